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
  ['schema:InStock', true],
  ['schema.org/LimitedAvailability', true],
  ['https://schema.org/Reserved', false],
  ['In stock: 0', false],
  ['In stock (0)', false],
  ['Stock: 12', true],
  ['0 Stück', false],
  ['0 items left', false],
  ['10+', true],
  ['> 10', true],
  ['1,250 in stock', true],
  ['In stock, ships in 2 days', true],
  ['In stock (5)', true],
  ['Out of stock until May 1', false],
  ['Out of stock - back in May', false],
  ['Currently unavailable', false],
  ['Temporarily out of stock', false],
  ['No longer available', false],
  ['Derzeit nicht verfügbar', false],
  ['ships in 2 days', null],
  ['2 days', null],
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
