import { readAvailability, readYesNo } from './yes-no.ts'

test.each([
  ['1', true],
  ['Yes', true],
  ['✓', true],
  ['Sí', true],
  ['0', false],
  ['', false],
  ['FALSCH', false],
  ['maybe', null],
])('the flag %j is %s', (text, flag) => {
  expect(readYesNo(text)).toBe(flag)
})

test.each([
  ['in_stock', true],
  ['in stock', true],
  ['https://schema.org/InStock', true],
  ['http://schema.org/OutOfStock', false],
  ['0 in stock', false],
  ['Only 3 left in stock - order soon.', true],
  ['Out of stock (back in May)', false],
  ['In Stock.', true],
  ['preorder', true],
  ['backorder', true],
  ['12', true],
  ['12.000', true],
  ['yes', true],
  ['out_of_stock', false],
  ['Nicht vorrätig', false],
  ['0', false],
  ['-3', false],
  ['no', false],
  ['soon', null],
])('the availability %j is %s', (text, available) => {
  expect(readAvailability(text)).toBe(available)
})
