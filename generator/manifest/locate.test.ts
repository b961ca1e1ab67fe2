import { describe, expect, it } from 'vitest'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { manifestSource } from './locate.ts'

/** The rest of the line at the place that is found for a path. */
function found(text: string, path: ModelPath, atKey = false): string | undefined {
  const { line, column } = manifestSource('site.manifest.ts', text).locate(path, atKey)
  return text.split('\n')[line - 1]?.slice(column - 1)
}

const TEXT = `const facts = { founded: { value: 2015 } }
const title = 'Title'
const images = ['orbit'] as const
export default defineSite({
  constants: facts,
  routes: {
    '/': {
      title,
      description: sample('Sample'),
      hero: ({ images } satisfies Hero),
      sections: [
        { kind: 'prose' },
        ...shared,
        { kind: 'form' },
      ],
      ['note']: \`Since \${facts.founded.value}\`,
    },
  },
})`

describe('the place of a value', () => {
  it.each([
    [['routes', '/', 'sections', 0, 'kind'], "'prose' },"],
    [['routes', '/', 'description'], "'Sample'),"],
    [['constants', 'founded', 'value'], '2015 } }'],
    [['routes', '/', 'title'], "'Title'"],
    [['routes', '/', 'hero', 'images', 0], "'orbit'] as const"],
    [['routes', '/', 'note'], '`Since ${facts.founded.value}`,'],
  ])('%j is where it is written', (path, rest) => {
    expect(found(TEXT, path)).toBe(rest)
  })

  it.each([
    [['routes', '/', 'hero', 'title'], '{ images } satisfies Hero),'],
    [['routes', '/missing'], '{'],
    [['routes', '/', 'title', 'deeper'], "'Title'"],
    [['nowhere'], '{'],
    [[], '{'],
  ])('%j, which is not written, is the nearest value around it', (path, rest) => {
    expect(found(TEXT, path)).toBe(rest)
  })

  it('is the whole list where a spread makes positions unknown', () => {
    expect(found(TEXT, ['routes', '/', 'sections', 2, 'kind'])).toBe('[')
  })

  it('is the name, where the name is what is wrong', () => {
    expect(found(TEXT, ['routes', '/'], true)).toBe("'/': {")
    expect(found(TEXT, ['routes', '/', 'description'], true)).toBe("description: sample('Sample'),")
  })
})

it('counts lines and columns from 1', () => {
  const source = manifestSource('site.manifest.ts', 'export default { a: 1 }')
  expect(source.locate(['a'], false)).toEqual({ line: 1, column: 21 })
})

it('ends where constants name each other in a circle', () => {
  expect(found('const a = b\nconst b = a\nexport default a', ['x'])).toBe('a')
})

it('points at the start of a text without a default export', () => {
  expect(found('export const site = 1', ['x'])).toBe('export const site = 1')
})

it('finds nothing wrong with the syntax of TypeScript, and everything with less', () => {
  expect(manifestSource('site.manifest.ts', TEXT).syntaxErrors()).toEqual([])
  expect(manifestSource('site.manifest.ts', 'export default {\n  a: }').syntaxErrors()).toEqual([
    { code: 'syntax-error', path: [], at: { line: 2, column: 6 }, message: 'Expression expected.' },
  ])
})
