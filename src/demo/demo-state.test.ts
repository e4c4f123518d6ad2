import { type DemoState, linkToState, MAX_LINK_LENGTH, readState, readStateFile, stateFile } from './demo-state.ts'

const PAGE = 'https://shop.test/storefront/cart/?demo=update-500'

const STATE: DemoState = {
  cart: [{ productId: 'aurelle-studio-one', quantity: 2 }],
  wishlist: ['halden-wave'],
  view: 'list',
  scheme: 'dark',
  notice: 'closed',
  edits: [
    { call: 'GET /api/products?page=2', status: 200, contentType: 'text/html', body: '<b>سماعات</b> "; alert(1)' },
  ],
  anchor: '#prices',
}

const hashOf = (link: string) => new URL(link).hash

async function linkTo(content: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A link may come from anywhere.
  return hashOf(await linkToState(PAGE, content as DemoState))
}

test('a link holds the whole state in its hash', async () => {
  const link = await linkToState(`${PAGE}#prices`, STATE)
  expect(link).toMatch(/^https:\/\/shop\.test\/storefront\/cart\/\?demo=update-500#state=1\.[\w-]+$/)
  expect(link.length).toBeLessThan(500)
  expect(await readState(hashOf(link))).toEqual(STATE)
})

test('the link of an empty state has no hash', async () => {
  expect(await linkToState(PAGE, {})).toBe(PAGE)
})

test('a cart of 200 lines fits in a link', async () => {
  const cart = Array.from({ length: 200 }, (_, index) => ({
    productId: `marrowick-revolve-${index * 7919}`,
    quantity: 1,
  }))
  expect((await linkToState(PAGE, { cart })).length).toBeLessThan(MAX_LINK_LENGTH)
})

describe('a link that cannot be used', () => {
  const whole = linkToState(PAGE, STATE).then(hashOf)
  const replaced = (hash: string, at: number) => hash.slice(0, at) + (hash[at] === 'A' ? 'B' : 'A') + hash.slice(at + 1)

  test.each([
    ['cut in the middle', (hash: string) => hash.slice(0, hash.length / 2), 'It is cut short or damaged.'],
    ['without its last characters', (hash: string) => hash.slice(0, -4), 'It is cut short or damaged.'],
    ['with another first character', (hash: string) => replaced(hash, 9), 'It is cut short or damaged.'],
    ['with another character in the middle', (hash: string) => replaced(hash, 60), 'It is cut short or damaged.'],
    ['with a character of no alphabet', (hash: string) => `${hash}!`, 'It is cut short or damaged.'],
    ['without content', () => '#state=', 'It is of another version of this shop.'],
    ['of a later version', (hash: string) => hash.replace('=1.', '=2.'), 'It is of another version of this shop.'],
    ['with two states', (hash: string) => `${hash}&${hash.slice(1)}`, 'It has two states.'],
  ])('%s says why', async (_name, change, reason) => {
    await expect(readState(change(await whole))).rejects.toThrow(reason)
  })

  test('no single character can be replaced unnoticed', async () => {
    const hash = await whole
    for (let at = '#state=1.'.length; at < hash.length - 1; at += 1) {
      await expect(readState(replaced(hash, at)), `character ${at}`).rejects.toThrow('damaged')
    }
  })

  test.each([
    [
      { cart: Array.from({ length: 500 }, (_, index) => ({ productId: `p-${index}`, quantity: 1 })) },
      'more than 200 lines',
    ],
    [{ cart: [{ productId: 'a', quantity: 0 }] }, 'Its cart.0.quantity is no part of a state.'],
    [{ cart: [{ productId: 7, quantity: 1 }] }, 'Its cart.0.productId is no part of a state.'],
    [
      { edits: [{ call: 'brands', status: 99, contentType: '', body: '' }] },
      'Its edits.0.status is no part of a state.',
    ],
    [{ view: 'table' }, 'Its view is no part of a state.'],
    [['list'], 'Its content is no part of a state.'],
    [{ wishlist: ['x'.repeat(3_000_000)] }, 'It is cut short or damaged.'],
  ])('with invalid content says what is wrong', async (content, reason) => {
    await expect(linkTo(content).then(readState)).rejects.toThrow(reason)
  })
})

test('fields that a state does not have are dropped, such as a server', async () => {
  expect(await readState(await linkTo({ view: 'list', server: 'https://other.test' }))).toEqual({ view: 'list' })
})

describe('a file', () => {
  const file = stateFile({ shop: 'Overtone', address: 'cart/?demo=update-500', state: STATE })
  const textOf = (content: object) => JSON.stringify({ log: { version: '1.2', entries: [], ...content } })

  test('holds the state in a recording', () => {
    expect(readStateFile(textOf({ _state: file }))).toEqual(file)
  })

  test('that is a recording without a state has none', () => {
    expect(readStateFile(textOf({}))).toBeNull()
    expect(readStateFile('[]')).toBeNull()
  })

  test.each([
    ['{"log":', 'The file is cut short or not JSON.'],
    [textOf({ _state: { ...file, version: '2' } }), 'It is of another version of this shop.'],
    [textOf({ _state: { ...file, state: { view: 7 } } }), 'Its state.view is no part of a state.'],
  ])('that cannot be used says why', (text, reason) => {
    expect(() => readStateFile(text)).toThrow(reason)
  })
})
