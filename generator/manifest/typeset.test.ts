import { expect, it } from 'vitest'
import { roleOf } from '../../src/model/role.ts'
import { contentLine, line, paragraph } from '../../src/model/text.ts'
import { plainTextOf } from '../../src/model/markdown.ts'
import { renderedNodes } from './typeset.ts'

/** The nodes of a text, each `span` in which no line breaks as `[…]`. */
const rendered = (text: string, schema: Parameters<typeof roleOf>[0] = contentLine) =>
  renderedNodes(text, roleOf(schema, 'text'))

const marked = (text: string) =>
  rendered(text)
    .map((node) => (typeof node === 'string' ? node : `[${plainTextOf(node.children)}]`))
    .join('')

it.each([
  'within [2 s] of a loss that is reported',
  'about [9.2 km] away from the headquarters',
  'the [NIST SP 800-53] baseline of controls, and ([GAO-08-467SP])',
  'civilian agencies follow [OMB M-22-09] today',
  'the [DCMA 14-point] assessment',
  'A structure under [MIL-STD-881], and a matrix',
  'a small, [women-owned] business, and [ICD 503] and [ICD 705]',
  'written by [J. Smith] and his colleagues',
  'Que [faire ?] [« Appeler »] le [bureau :]',
  'Wir prüfen [z. B.] Verträge',
])('keeps together what belongs together: %s', (expected) => {
  const text = expected.replaceAll(/[[\]]/g, '')
  expect(marked(text)).toBe(expected)
  expect(plainTextOf(rendered(text))).toBe(text)
})

it.each([
  'call 301-555-0142, 1-800-555-0199 or (301) 555-0142 now',
  'TEL 301-555-0142, TEL 555-0142, MD 20850-1234',
  'team-24@example.com, portal-2.example.com, https://example.com/A-1/cve-2023-45853?x-1=y-2',
  'the file report-2024.pdf',
  'a post-quantum-cryptography and a procurement-sensitive text',
])('leaves phone numbers, addresses, names of files and long compounds: %s', (text) => {
  expect(rendered(text)).toEqual([text])
})

it('leaves code, links of contact, and texts that components also use in attributes', () => {
  const text = 'Run `ISO 9001` or [A-24 B](mailto:a@example.com) with **ISO 9001** now'
  expect(rendered(text, paragraph)).toEqual([
    'Run ',
    { tag: 'code', children: ['ISO 9001'] },
    ' or ',
    { tag: 'a', attributes: { to: 'mailto:a@example.com' }, children: ['A-24 B'] },
    ' with ',
    {
      tag: 'strong',
      children: [{ tag: 'span', attributes: { className: 'unbroken' }, children: ['ISO 9001'] }],
    },
    ' now',
  ])
  expect(rendered('ISO 9001', line)).toEqual(['ISO 9001'])
})

// The regular expression could need time that grows with the square of the length: then this test times out.
it('reads long texts without spaces', () => {
  for (const part of ['A', 'a-', '1-', 'A/', '1 ', 'A. ']) {
    const text = part.repeat(100_000)
    expect(plainTextOf(rendered(text)).length).toBe(text.length)
  }
})
