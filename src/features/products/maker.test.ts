import { studioLaptop } from '#fixtures/products.ts'
import { makerOf } from './maker.ts'

test.each([
  ['Revolve Turntable', 'Marrowick', 'Marrowick'],
  ['Marrowick Revolve Turntable', 'Marrowick', null],
  ['MARROWICK Revolve Turntable', 'Marrowick', null],
  ['Marrowick', 'Marrowick', null],
  ['Marrowickson Turntable', 'Marrowick', 'Marrowick'],
  ['Revolve Turntable', '', null],
])('above the title "%s" of the brand "%s" is %j', (title, brand, maker) => {
  expect(makerOf({ ...studioLaptop, title, brand })).toBe(maker)
})
