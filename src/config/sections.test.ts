import { parseConfig } from './config.ts'

test.each(['mainSiteUrl', 'siteUrl', 'issueUrl'])('store.%s with a password is refused without the secret', (key) => {
  const parse = () => parseConfig(JSON.stringify({ store: { [key]: 'https://user:secret@shop.test' } }))
  expect(parse).toThrow(`"store.${key}" must not contain a user or password, because every visitor could read it`)
  expect(parse).not.toThrow(/secret/)
})
