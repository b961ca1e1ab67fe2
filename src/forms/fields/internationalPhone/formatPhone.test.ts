import { expect, test } from 'vitest'
import { editPhone, formatPhone } from './formatPhone.ts'

test.each([
  ['', undefined, ''],
  ['+', undefined, '+'],
  ['+44', undefined, '+44'],
  ['+442079460958', undefined, '+44 20 7946 0958'],
  ['+442079460958', 'US', '+44 20 7946 0958'],
  ['3015550100', 'US', '(301) 555-0100'],
  ['3015550100', undefined, '3015550100'],
  ['301555010000', 'US', '301555010000'],
  ['＋４４２０７９４６', undefined, '+44 20 7946'],
  ['call me', 'US', 'call me'],
  ['+44 20 ext 5', undefined, '+44 20 ext 5'],
] as const)('shows %j with the default country %s as %j', (typed, country, shown) => {
  expect(formatPhone(typed, country)).toBe(shown)
})

/** Text with its caret, written as `|`. */
const read = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const write = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  ['typing the plus', '', '+|', false, '+|'],
  ['typing at the end', '+44 2', '+44 20|', false, '+44 20|'],
  ['typing a digit that begins a group', '+44 20', '+44 207|', false, '+44 20 7|'],
  ['typing in the middle', '+44 20 7946', '+44 29|0 7946', false, '+44 29| 0794 6'],
  ['typing the country code', '+', '+4|', false, '+4|'],
  ['typing a space', '+44 20', '+44 20 |', false, '+44 20|'],
  ['typing a letter', '+44 20', '+44 x|20', false, '+44 x|20'],
  ['backspace at the end', '+44 20 7', '+44 20 |', false, '+44 20|'],
  ['backspace over a space', '+44 20 7946', '+44 20|7946', false, '+44 2|7 946'],
  ['delete before a space', '+44 20 7946', '+44 20|7946', true, '+44 20| 946'],
  ['backspace over the plus', '+44 20', '|44 20', false, '|44 20'],
  ['replacing all', '+44 20 7946', '+1|', false, '+1|'],
  ['deleting all', '+', '|', false, '|'],
  ['pasting a number', '', '+442079460958|', false, '+44 20 7946 0958|'],
])('keeps the caret: %s', (_, before, after, forward, expected) => {
  expect(write(editPhone(before, read(after), forward))).toBe(expected)
})

test.each([
  ['moving nothing', '(301) 555-0100', '(301)| 555-0100', false, '(301)| 555-0100'],
  ['backspace over a space', '(301) 555-0100', '(301)|555-0100', false, '(30|5) 550-100'],
  ['deleting the plus', '+44 20', '|44 20', true, '(|442) 0'],
])(
  'keeps the caret in a number of the default country: %s',
  (_, before, after, forward, expected) => {
    expect(write(editPhone(before, read(after), forward, 'US'))).toBe(expected)
  },
)

test('does not disturb a number without a country', () => {
  expect(write(editPhone('020 7946', read('020|7946'), false))).toBe('020|7946')
})
