import { expect, test } from 'vitest'
import { editUsPhone, formatUsPhone } from './phone.tsx'

test.each([
  ['', ''],
  ['3', '(3'],
  ['301', '(301'],
  ['3015', '(301) 5'],
  ['301555', '(301) 555'],
  ['3015550', '(301) 555-0'],
  ['3015550100', '(301) 555-0100'],
  ['13015550100', '(301) 555-0100'],
  ['+1 (301) 555-0100', '(301) 555-0100'],
  ['+1', '+1'],
  ['+13', '(3'],
  ['1301555010', '(130) 155-5010'],
  ['30155501009', '(301) 555-01009'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['\u200e(301)\u00a0555-0100\u200f', '(301) 555-0100'],
  ['３０１５５５０１００', '(301) 555-0100'],
  ['٣٠١٥٥٥٠١٠٠', '(301) 555-0100'],
  ['tel:+1-301-555-0100', '(301) 555-0100'],
  ['Phone: 301.555.0100', '(301) 555-0100'],
  // Extensions.
  ['(301) 555-0142 x123', '(301) 555-0142 x123'],
  ['3015550142 ext. 123', '(301) 555-0142 x123'],
  ['+1 301 555 0142, Extension 123', '(301) 555-0142 x123'],
  ['tel:+13015550142;ext=123', '(301) 555-0142 x123'],
  ['(301) 555-0142 (poste 123)', '(301) 555-0142 x123'],
  // Other characters are never dropped.
  ['(301) 555-0142 x', '(301) 555-0142 x'],
  ['301555 x5', '301555 x5'],
  ['1-800-FLOWERS', '1-800-FLOWERS'],
  ['301-555-0142 or 0143 ', '301-555-0142 or 0143 '],
  ['301²5550142', '301²5550142'],
])('shows %j as %j', (typed, shown) => {
  expect(formatUsPhone(typed)).toBe(shown)
})

/** Text with its caret, written as `|`. */
const read = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const write = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  ['typing at the end', '(301', '(3015|', false, '(301) 5|'],
  ['typing in the middle', '(301) 555', '(3091|) 555', false, '(309) 1|55-5'],
  ['backspace over a space', '(301) 555', '(301)|555', false, '(30|5) 55'],
  ['backspace over a parenthesis', '(301) 555', '(301| 555', false, '(30|5) 55'],
  ['delete before a parenthesis', '(301) 555', '(301| 555', true, '(301|) 55'],
  ['backspace over a dash', '(301) 555-0100', '(301) 555|0100', false, '(301) 55|0-100'],
  ['backspace at the end', '(301) 5', '(301) |', false, '(301|'],
  ['the eleventh digit after a 1', '(130) 155-5010', '(130) 155-50100|', false, '(301) 555-0100|'],
  ['an eleventh digit too many', '(301) 555-0100', '(301) 555-01009|', false, '(301) 555-01009|'],
  ['replacing all', '(301) 555-0100', '2|', false, '(2|'],
  ['deleting all', '(3', '(|', false, '|'],
  ['typing an extension', '(301) 555-0142', '(301) 555-0142x|', false, '(301) 555-0142x|'],
  ['typing its digit', '(301) 555-0142x', '(301) 555-0142x1|', false, '(301) 555-0142 x1|'],
  ['backspace over its x', '(301) 555-0142 x1', '(301) 555-0142 |1', false, '(301) 555-0142|1'],
  [
    'the same number without punctuation',
    '(301) 555-0100',
    '3015550100|',
    false,
    '(301) 555-0100|',
  ],
  [
    'the same number in another format',
    '(301) 555-0100',
    '301.555.0100|',
    false,
    '(301) 555-0100|',
  ],
])('keeps the caret: %s', (_, before, after, forward, expected) => {
  expect(write(editUsPhone(before, read(after), forward))).toBe(expected)
})
