import { expect, it } from 'vitest'
import { lastResults } from './lastResults.ts'

/** Counts how often a result is created. */
function counted() {
  const results = lastResults<number>()
  let count = 0
  return (key: string, input: string) => results(key, input, () => (count += 1))
}

it('creates a result again only if the input of its key differs', () => {
  const resultOf = counted()
  expect(resultOf('a', 'x')).toBe(1)
  expect(resultOf('a', 'x')).toBe(1)
  expect(resultOf('b', 'x')).toBe(2)
  expect(resultOf('a', 'y')).toBe(3)
  expect(resultOf('b', 'x')).toBe(2)
})

it('keeps only the last result', () => {
  const resultOf = counted()
  expect([resultOf('a', 'x'), resultOf('a', 'y'), resultOf('a', 'x')]).toEqual([1, 2, 3])
})

it('tries again after a rejected promise', async () => {
  const results = lastResults<Promise<string>>()
  await expect(results('a', 'x', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(await results('a', 'x', () => Promise.resolve('Yes.'))).toBe('Yes.')
})
