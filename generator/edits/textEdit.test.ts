import { Node } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { manifestSource } from '../manifest/locate.ts'
import { syntaxErrors } from '../manifest/sourceErrors.ts'
import { toCode } from '../code/code.ts'
import {
  applyEdits,
  insertAt,
  moveEntry,
  replaceNode,
  replaceSpread,
  type TextEdit,
} from './textEdit.ts'

/** Applies edits to the code of a list, and returns its code and its entries. */
function editList(
  code: string,
  plan: (list: Parameters<typeof moveEntry>[0]) => readonly TextEdit[],
) {
  const before = `export default defineSite({ list: ${code} })\n`
  const source = sourceOf(before)
  const list = source.node(['list'], false)
  if (!Node.isArrayLiteralExpression(list)) throw new Error('This is not a list.')
  const after = applyEdits(source, plan(list)).get('a.ts') ?? before
  expect(syntaxErrors(sourceOf(after))).toEqual([])
  const edited = sourceOf(after).node(['list'], false)
  const entries = Node.isArrayLiteralExpression(edited) ? edited.getElements() : []
  return { code: edited.getText(), entries: entries.map((entry) => entry.getText()) }
}

const sourceOf = (text: string) =>
  manifestSource([{ path: '/a.ts', name: 'a.ts', text, missing: [] }])

const move = (code: string, from: number, to: number) =>
  editList(code, (list) => [moveEntry(list, from, to)])

it.each([
  ["['a']", String.raw`['It\'s "new"']`],
  ['["a"]', String.raw`["It's \"new\""]`],
  ["[sample('a')]", String.raw`['It\'s "new"']`],
])('replaces the text of %s with the same quotation marks', (code, edited) => {
  const text = toCode(`It's "new"`).text
  expect(
    editList(code, (list) => list.getElements().map((node) => replaceNode(node, text))),
  ).toMatchObject({ code: edited })
})

const COMMENTED = `[
  // About all entries.

  // First.
  { id: 'a' }, // After a.

  /* Second. */
  { id: 'b' },
  // Third,
  // in two lines.
  { id: 'c' } // After c.
]`

describe('moveEntry', () => {
  it.each([
    [0, 2],
    [2, 0],
    [0, 1],
    [2, 1],
    [1, 1],
  ])('moves from %i to %i', (from, to) => {
    const ids = ["{ id: 'a' }", "{ id: 'b' }", "{ id: 'c' }"]
    const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '')
    expect(move(COMMENTED, from, to).entries).toEqual(moved)
  })

  it('moves the comments of an entry with it, and nothing else', () => {
    expect(move(COMMENTED, 2, 0).code).toBe(`[
  // About all entries.

  // Third,
  // in two lines.
  { id: 'c' }, // After c.

  // First.
  { id: 'a' }, // After a.
  /* Second. */
  { id: 'b' }
]`)
  })

  it.each([
    ['[1, 2, 3]', 0, 2, '[2, 3, 1]'],
    ['[1, /* two */ 2, 3,]', 1, 0, '[/* two */ 2, 1, 3,]'],
    ['[1, 2, // two\n 3]', 1, 0, '[2, // two\n 1,\n 3]'],
    ['[1, 2, // two\n 3 // three\n]', 2, 0, '[3, // three\n 1,\n 2 // two\n]'],
    ['[1 /* one */, 2 // two\n, 3]', 2, 0, '[3 /* one */, 1\n, 2 // two\n]'],
  ])('keeps %j valid', (code, from, to, expected) => {
    expect(move(code, from, to).code.replaceAll(/\n+ */g, '\n ')).toBe(
      expected.replaceAll(/\n+ */g, '\n '),
    )
  })
})

describe('insertAt', () => {
  it.each([0, 1, 2, 3])('inserts at index %i', (index) => {
    const ids = ["{ id: 'a' }", "{ id: 'b' }", "{ id: 'c' }"]
    const { entries } = editList(COMMENTED, (list) => insertAt(list, index, "{ id: 'n' }"))
    expect(entries).toEqual(ids.toSpliced(index, 0, "{ id: 'n' }"))
  })

  it('inserts before the comments of the first entry, with its indentation', () => {
    const { code } = editList('[\n  // First.\n  1,\n]', (list) => insertAt(list, 0, '0'))
    expect(code).toBe('[\n  0,\n  // First.\n  1,\n]')
  })

  it('inserts after the comment at the end of the line of the previous entry', () => {
    const { code } = editList('[\n  1, // One.\n  2,\n]', (list) => insertAt(list, 1, '0'))
    expect(code).toBe('[\n  1, // One.\n  0,\n  2,\n]')
  })

  it('inserts into an empty list', () => {
    expect(editList('[]', (list) => insertAt(list, 0, '0')).code).toBe('[0]')
  })
})

describe('replaceSpread', () => {
  /** The list after its first spread is replaced, and the rest of the file. */
  function replaceIn(list: string, declarations: string) {
    const text = `${declarations}\nexport default defineSite({ list: ${list} })\n`
    const source = sourceOf(text)
    const node = source.node(['list'], false)
    const elements = Node.isArrayLiteralExpression(node) ? node.getElements() : []
    const spread = elements.find(Node.isSpreadElement)
    const after = spread && applyEdits(source, [replaceSpread(spread)]).get('a.ts')
    expect(after?.startsWith(declarations)).toBe(true)
    return sourceOf(after ?? '')
      .node(['list'], false)
      .getText()
  }

  it('copies the entries with their comments', () => {
    const shared = 'const shared = [\n// One.\n1, // After one.\n2 // Two.\n]'
    expect(replaceIn('[\n0,\n// Shared.\n...shared,\n3,\n]', shared)).toBe(
      '[\n0,\n// Shared.\n// One.\n1, // After one.\n2, // Two.\n3,\n]',
    )
  })

  it.each([
    ['an inner spread', 'const base = [1]\nconst shared = [...base, 2]', '[...base,\n2,\n3]'],
    ['a constant', "const one = { id: 'a' }\nconst shared = [one] as const", '[one,\n3]'],
    ['samples', 'const shared = sample([1, sample(2)])', '[sample(1),\nsample(2),\n3]'],
    [
      'an inner spread in samples',
      'const base = [1]\nconst shared = sample([...base])',
      '[...sample(base),\n3]',
    ],
    ['no entries', 'const shared = []', '[\n3]'],
  ])('copies %s', (_, declarations, expected) => {
    expect(replaceIn('[...shared, 3]', declarations).replaceAll(/\n\s*/g, '\n')).toBe(expected)
  })

  it('does not copy a computed list', () => {
    expect(() => replaceIn('[...shared]', 'const shared = [1].map(String)')).toThrow(
      'computed in a.ts:1:',
    )
  })
})
