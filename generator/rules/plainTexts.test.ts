import { expect, it } from 'vitest'
import { findMarkup } from './textRules.ts'

it.each([
  ['See <a href="/team">our team</a>.', '<a href="/team">'],
  ['First line<br/>second line', '<br/>'],
  ['Fish &amp; chips', '&amp;'],
  ['See [our team](/team).', '[our team](/team)'],
  ['This is **important**.', '**important**'],
  ['This is *important*.', '*important*'],
  ['This is __important__.', '__important__'],
  ['Run `npm start`.', '`npm start`'],
  ['## How we work', '## '],
])('finds the markup in %j', (text, markup) => {
  expect(findMarkup(text)).toEqual([markup])
})

it('finds the markup of each kind', () => {
  const text = 'A **bold** [link](/team) &amp; more'
  expect(findMarkup(text)).toEqual(['&amp;', '[link](/team)', '**bold**'])
})

it.each([
  'A < B and C > D',
  'Research & development',
  '* marks a required field. **',
  '5 * 3 * 2 = 30',
  'snake_case_name and __init__py',
  'Figures [1] (2026)',
  'Write to <name>@example.com',
  '#1 in the market',
  "The '90s and O’Neil’s",
])('finds no markup in %j', (text) => {
  expect(findMarkup(text)).toEqual([])
})
