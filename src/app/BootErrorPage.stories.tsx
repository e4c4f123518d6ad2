import { parseConfig } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { BootErrorPage } from './BootErrorPage.tsx'

const meta = preview.meta({
  title: 'Pages/Start error',
  component: BootErrorPage,
  tags: ['!autodocs'],
  argTypes: { error: { control: false } },
})

/** What the shop says of a configuration that it can't use. */
function refusalOf(config: string): unknown {
  try {
    return parseConfig(config)
  } catch (error) {
    return error
  }
}

export const NotJson = meta.story({ args: { error: refusalOf('{ "store": ') } })

export const WrongMode = meta.story({ args: { error: refusalOf('{ "api": { "mode": "test" } }') } })

export const WrongName = meta.story({ args: { error: refusalOf('{ "store": { "name": 42 } }') } })

export const WrongAddress = meta.story({ args: { error: refusalOf('{ "store": { "siteUrl": "shop.example" } }') } })

export const OtherFailure = meta.story({ args: { error: new TypeError('Failed to fetch') } })

export const LongText = meta.story({
  args: { error: refusalOf(`{ "api": { "baseUrl": "${'unterwassermehrkanalton'.repeat(8)}" } }`) },
})
