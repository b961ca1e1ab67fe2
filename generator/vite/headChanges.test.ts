import { expect, it } from 'vitest'
import { headChanges } from './headChanges.ts'

const page = (title: string, words: string) =>
  new Map([
    ['pages/home.gen.tsx', `export const page = '${title}'\nexport function Page() { ${words} }`],
  ])

it('tells another head from another body', () => {
  expect(headChanges(page('a', 'x'), page('b', 'x'))).toBe(true)
  expect(headChanges(page('a', 'x'), page('a', 'y'))).toBe(false)
})

it('knows no change where there was no page, or nothing was generated', () => {
  expect(headChanges(new Map(), page('a', 'x'))).toBe(false)
  expect(headChanges(page('a', 'x'), undefined)).toBe(false)
})
