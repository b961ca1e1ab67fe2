import { expect, it } from 'vitest'
import { joinParts } from '../../src/model/textParts.ts'
import { replaceInText, replacementOf, searchPattern } from './replaceText.ts'

const ANY = { matchCase: false, wholeWords: false }

/** The text after a replacement, and why matches stay. */
function replaced(
  value: string,
  search: string,
  by: string,
  markdown?: 'inline' | 'blocks',
): { readonly text: string; readonly obstacles: readonly (string | undefined)[] } {
  const text = { value, markdown, parts: [{ text: value }] }
  const { parts, matches } = replaceInText(text, searchPattern({ search, ...ANY }), () => by)
  return { text: joinParts(parts), obstacles: matches.map(({ obstacle }) => obstacle) }
}

it.each([
  ['home', ANY, 3],
  ['Home', { ...ANY, matchCase: true }, 1],
  ['home', { ...ANY, wholeWords: true }, 2],
  ['it’s', ANY, 1],
  ["it's", { ...ANY, wholeWords: true }, 1],
  ['.', ANY, 1],
  ['our   team', ANY, 1],
  ['über', { ...ANY, wholeWords: true }, 0],
])('finds %j with %o', (search, options, count) => {
  const text = 'Home of homes: it’s home. Darüber our\nteam'
  expect([...text.matchAll(searchPattern({ search, ...options }))]).toHaveLength(count)
})

it.each([
  ['plain text', 'One **team**', 'team', 'crew', undefined, 'One **crew**'],
  [
    'a formatted word',
    'One **team** [team](/team)',
    'team',
    'crew',
    'inline',
    'One **crew** [crew](/team)',
  ],
  ['a word after a list marker', '1. In 1\n2. One', 'one', 'two', 'blocks', '1. In 1\n2. two'],
  [
    'the cell of a table',
    '| A | B |\n| - | - |\n| a | team |',
    'team',
    'crew',
    'blocks',
    '| A | B |\n| - | - |\n| a | crew |',
  ],
  [
    'the header of a table',
    '| A | B |\n| - | - |\n| a | team |',
    'b',
    'crew',
    'blocks',
    '| A | crew |\n| - | - |\n| a | team |',
  ],
  ['words in two lines', 'Our\nteam is here', 'our team', 'The crew', 'blocks', 'The crew is here'],
  ['a word after a link', '[a](/b)b', 'b', 'c', 'inline', '[a](/b)c'],
  ['code', 'Run `make it`', 'make', 'build', 'inline', 'Run `build it`'],
  [
    'by characters that Markdown uses',
    'One team',
    'team',
    '*crew*',
    'inline',
    String.raw`One \*crew\*`,
  ],
] as const)('replaces %s', (_, value, search, by, markdown, expected) => {
  expect(replaced(value, search, by, markdown)).toMatchObject({ text: expected })
})

it.each([
  ['that is formatted in part', 'Our **new** team', 'new team', 'crew', 'inline'],
  ['whose format would end', 'Our **new**', 'new', '', 'inline'],
  ['that spans paragraphs', 'Our\n\nteam', 'our team', 'crew', 'blocks'],
  ['that is the number of a list', '7. 7 teams\n8. One', '7', '9', 'blocks'],
] as const)('keeps a match %s', (_, value, search, by, markdown) => {
  const { text, obstacles } = replaced(value, search, by, markdown)
  expect(text).toBe(value)
  expect(obstacles).toEqual(obstacles.map(() => 'formatted'))
})

it('does not find what only the target of a link contains', () => {
  expect(replaced('[One](/team)', 'team', 'crew', 'inline').obstacles).toEqual([])
})

it.each([
  ['customers', false, 'clients'],
  ['Customers', false, 'Clients'],
  ['CUSTOMERS', false, 'CLIENTS'],
  ['A', false, 'Clients'],
  ['24', false, 'clients'],
  ['Customers', true, 'clients'],
])('replaces %j with matched case %j by %j', (match, matchCase, expected) => {
  expect(replacementOf(match, 'clients', matchCase)).toBe(expected)
})
