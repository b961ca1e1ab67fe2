import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { Code, toCode } from './code.ts'

const print = (value: unknown) => toCode(value).text

/** The value of the code. JSON, so that a prototype that the code sets is not part of it. */
const evaluate = (text: string): unknown => JSON.parse(runInNewContext(`JSON.stringify(${text})`))

it.each<unknown>([
  null,
  0,
  -1.5,
  true,
  '',
  '\'"`${1}\\ */ </script> \u2028\u2029 \0 🚀',
  [],
  [[1], ['a', { b: null }]],
  { a: { 'b-c': 1, '2': 2, constructor: 'c' } },
])('prints %j as code with the same value', (value) => {
  expect(evaluate(print(value))).toEqual(value)
})

it('prints __proto__ as an ordinary property', () => {
  const value: unknown = JSON.parse('{ "__proto__": { "polluted": true } }')
  expect(JSON.stringify(evaluate(print(value)))).toBe(JSON.stringify(value))
})

it('escapes an unpaired surrogate, which UTF-8 cannot contain', () => {
  expect(print('\uD800')).toBe(String.raw`"\ud800"`)
})

it('prints code unchanged and returns all imports', () => {
  const code = new Code('form', [{ module: './forms.ts', name: 'form' }])
  expect(print({ a: [code] })).toBe('{ a: [form] }')
  expect(toCode({ a: [code, 1], b: { c: code } }).imports).toEqual([
    ...code.imports,
    ...code.imports,
  ])
})
