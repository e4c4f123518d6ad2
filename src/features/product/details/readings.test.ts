import { readingsOf } from './readings.ts'

const FOUR = '14-inch OLED.\nGlass on both sides.\n90 Hz.\nUp to 15 hours of writing.\n3 lb.'

test('the readings are the figures of the first three lines that have one', () => {
  expect(readingsOf(FOUR)).toEqual([
    { value: '14 in', caption: '14-inch OLED' },
    { value: '90 Hz', caption: '90 Hz' },
    { value: '15 hr', caption: 'Up to 15 hours of writing' },
  ])
})

test.each([
  ['Up to 40 hours with noise canceling on, 60 hours with it off.', 'Up to 40 hours with noise canceling on'],
  ['40 mm drivers; 11.2 oz.', '40 mm drivers'],
  ['Folds flat, for a bag of 30 cm.', 'Folds flat, for a bag of 30 cm'],
  ['Weighs 1,200 g, with battery.', 'Weighs 1,200 g'],
])('the caption of %j is %j', (line, caption) => {
  expect(readingsOf(`${line}\n90 Hz\n3 lb`)[0]?.caption).toBe(caption)
})

test.each([
  ['only two lines have a figure with a unit', '14-inch OLED, 90 Hz.\nTwo ports.\n3 lb.'],
  ['one of three figures is what the product lacks', '14-inch OLED.\nNo 4K at 120 Hz.\n3 lb.'],
  ['there is no description', null],
])('there are no readings if %s', (_case, description) => {
  expect(readingsOf(description)).toEqual([])
})
