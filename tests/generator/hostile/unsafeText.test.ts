import { expect, it } from 'vitest'
import { formatPath, type ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { mapMarked, markedValues } from '../../../generator/manifest/schemaWalk.ts'
import { validate } from '../../../generator/manifest/validate.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { siteOfWords } from './siteOfWords.ts'

const { site } = siteOfWords()

const texts = markedValues(['text'], siteSchema, site).map(({ path }) => path)

/** Expects one problem at each of the paths, and no other. Returns the problems. */
function expectProblems(changed: unknown, paths: readonly ModelPath[]) {
  const { diagnostics } = validate(changed)
  const found = diagnostics.map(({ path }) => formatPath(path))
  expect(paths.length).toBeGreaterThan(5)
  expect(found.toSorted()).toEqual(paths.map(formatPath).toSorted())
  return diagnostics
}

it.each([
  ['NUL', '\0'],
  ['a high surrogate without a low surrogate', '\uD83D'],
  ['a low surrogate without a high surrogate', '\uDE80'],
  ['a C0 control character', '\u001B'],
  ['a C1 control character', '\u0085'],
  ['a noncharacter', '\uFFFE'],
])('%s is rejected in every text, with its path', (_, char) => {
  const unsafe = mapMarked(['text'], siteSchema, site, () => `words ${char} words`)
  const codes = new Set(expectProblems(unsafe, texts).map(({ code }) => code))
  expect(codes).toEqual(new Set(['unsafe-character']))
})

it.each(['\u202E', '\u2066', '\u200F'])(
  'the bidirectional control character %j is rejected in every link',
  (char) => {
    const links: ModelPath[] = []
    const spoofed = mapMarked(['reference'], siteSchema, site, (name, { kind }, path) => {
      if (kind !== 'link') return name
      links.push(path)
      return `https://example.com/${char}gnp.exe`
    })
    const codes = new Set(expectProblems(spoofed, links).map(({ code }) => code))
    expect(codes).toEqual(new Set(['bidi-control-character']))
  },
)

it('characters that change the order of letters are rejected in every text', () => {
  const changed = mapMarked(['text'], siteSchema, site, () => 'words \u202E words')
  for (const one of expectProblems(changed, texts)) expect(JSON.stringify(one)).toContain('U+202E')
})
