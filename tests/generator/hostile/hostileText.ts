import * as fc from 'fast-check'
import { unsafeTextMessage } from '../../../generator/manifest/toPlainData.ts'

/** Texts that are often escaped incorrectly. */
const TRAPS = [
  "'",
  '"',
  '`',
  '${globalThis.ran=1}',
  '#{globalThis.ran=1}',
  '{globalThis.ran=1}',
  '*/globalThis.ran=1/*',
  '//',
  '\\',
  '\\u0041',
  "\\'+(globalThis.ran=1)+\\'",
  '</script><script>globalThis.ran=1</script>',
  '</title></style></textarea>',
  '<img src=x onerror=globalThis.ran=1>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&lt;',
  '&#0;',
  '&amp',
  '" onload="globalThis.ran=1" x="',
  '\u2028',
  '\u2029',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '\u200F',
  '\u2066',
  '\t',
  '__proto__',
  'constructor',
  'slot(0)',
  '__DATA_0__',
  '$&',
  "$'",
  '$1',
  '%s',
  '</Hero>',
  '{...x}',
  '🚀',
  '👩‍👩‍👧',
  'e\u0301',
  '\u05D0',
  '|',
  '---',
  'javascript:globalThis.ran=1',
]

/**
 * A hostile text in one line, without characters that the schema rejects, without commas, which options of checkboxes
 * must not contain, and without compounds, e.g. `a-b`, around which the generator writes an element.
 */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...TRAPS), fc.string({ unit: 'binary', maxLength: 8 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) =>
    [...parts.join('')]
      .filter((char) => unsafeTextMessage(char) === undefined && !/[\n\r,\u202A-\u202E]/.test(char))
      .join('')
      .replaceAll(/(?<=[\p{L}\p{M}\p{N}])-(?=[\p{L}\p{M}\p{N}])/gu, '')
      .trim(),
  )

/** Replaces each word in the texts of a value. */
export function replaceWords(value: unknown, word: (word: string) => string): unknown {
  if (typeof value === 'string') return value.replaceAll(/w\d+w/g, word)
  if (Array.isArray(value)) return value.map((item) => replaceWords(item, word))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceWords(item, word)]),
  )
}
