import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { Code, importsOf, print, type Value } from './value.ts'

/** What the code is worth, as JSON, where a prototype that was set would not show. */
const worth = (text: string): unknown => JSON.parse(runInNewContext(`JSON.stringify(${text})`))

it.each<Value>([
  null,
  0,
  -1.5,
  true,
  '',
  '\'"`${1}\\ */ </script> \u2028\u2029 \0 🚀',
  [],
  [[1], ['a', { b: null }]],
  { a: { 'b-c': 1, '2': 2, constructor: 'c' } },
])('writes %j as code that is worth the same', (value) => {
  expect(worth(print(value))).toEqual(value)
})

it('writes __proto__ as a property like any other', () => {
  const value: Value = JSON.parse('{ "__proto__": { "polluted": true } }')
  expect(JSON.stringify(worth(print(value)))).toBe(JSON.stringify(value))
})

it('writes a lone surrogate as an escape, so that a file can hold it', () => {
  expect(print('\uD800')).toBe(String.raw`"\ud800"`)
})

it('writes code as it is, and gives all its imports', () => {
  const code = new Code('form', [{ module: './forms.ts', name: 'form' }])
  expect(print({ a: [code] })).toBe('{ "a": [form] }')
  expect(importsOf({ a: [code, 1], b: { c: code } })).toEqual([...code.imports, ...code.imports])
})
