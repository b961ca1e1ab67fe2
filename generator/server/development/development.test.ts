import { expect, it } from 'vitest'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { ReadText } from '../../files.ts'
import { generateStable } from './development.ts'

const ERROR: LocatedDiagnostic = {
  code: 'syntax-error',
  path: [],
  message: 'Not complete.',
  file: 'site.manifest.ts',
  line: 1,
  column: 1,
  frame: '',
}

/** A file whose text changes from one read to the next. The last text stays. */
function fileWith(...texts: readonly string[]) {
  const reads: string[] = []
  const read: ReadText = async () => {
    const text = texts[Math.min(reads.length, texts.length - 1)] ?? ''
    reads.push(text)
    return text
  }
  return { reads, read }
}

/** Generates from a file that is valid if it ends with a semicolon. */
const generateFrom = async (read: ReadText) => {
  const text = (await read('site.manifest.ts')) ?? ''
  return { text, diagnostics: text.endsWith(';') ? [] : [ERROR] }
}

it('does not wait for a valid file', async () => {
  const { read, reads } = fileWith('whole;')
  expect(await generateStable(generateFrom, read)).toEqual({ text: 'whole;', diagnostics: [] })
  expect(reads).toHaveLength(2)
})

it.each([
  ['partly written', ['half', 'half', 'whole;']],
  ['empty for some time', ['', '', '', '', '', 'whole;']],
  ['saved again while it is read', ['first;', 'second;']],
])('generates again from a file that was %s', async (_, texts) => {
  const { text, diagnostics } = await generateStable(generateFrom, fileWith(...texts).read)
  expect(diagnostics).toEqual([])
  expect(text).toBe(texts.at(-1))
})

it.each(['', 'half'])('reports the errors of a file that stays %j', async (text) => {
  const { diagnostics } = await generateStable(generateFrom, fileWith(text).read)
  expect(diagnostics).toEqual([ERROR])
})
