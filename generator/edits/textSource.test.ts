import { expect, it } from 'vitest'
import { manifestSource } from '../manifest/locate.ts'
import { joinParts } from '../../src/model/textParts.ts'
import { editableParts, textCode } from './textSource.ts'

/** The parts of the constant `a`. */
function partsIn(code: string) {
  const text = `${code}\nexport default defineSite({ text: a })`
  const source = manifestSource([{ path: '/a.ts', name: 'a.ts', text, missing: [] }])
  return editableParts(source.node(['text'], false))
}

it('returns a literal as one part', () => {
  expect(partsIn("const a = 'It\\'s one'")).toEqual([{ text: "It's one" }])
})

it('returns the values that a template inserts, also those that are templates or numbers', () => {
  const parts = partsIn(`
    const company = 'Acme'
    const facts = { founded: { value: 2015 } }
    const sentence = \`\${company} since \${facts.founded.value}\`
    const a = \`We are \${sentence}.\`
  `)
  expect(parts).toEqual([
    { text: 'We are ' },
    { code: 'sentence', value: 'Acme since 2015' },
    { text: '.' },
  ])
  expect(joinParts(parts ?? [])).toBe('We are Acme since 2015.')
})

it.each(["const a = 'b'.toUpperCase()", 'const a = `${Date.now()}`', "const a = 'b' + 'c'"])(
  'returns nothing for a computed text: %s',
  (code) => {
    expect(partsIn(code)).toBeUndefined()
  },
)

it.each([
  'plain',
  'quotes \' " `',
  String.raw`a backslash \ and \n`,
  '${not.inserted}',
  'a $ b',
  'a\u2028b\rc\nd',
])('writes and reads %j unchanged, alone and beside an inserted value', (text) => {
  expect(partsIn(`const a = ${textCode([{ text }])}`)).toEqual([{ text }])
  const parts = [{ text }, { code: 'b', value: 'B' }]
  expect(partsIn(`const b = 'B'\nconst a = ${textCode(parts)}`)).toEqual(parts)
})
