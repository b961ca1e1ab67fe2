import { expect, it } from 'vitest'
import { closestName, suggestion } from './suggest.ts'

it('names the one that is a slip of the finger away', () => {
  expect(closestName('sheild', ['lock', 'shield', 'shield-lock'])).toBe('shield')
  expect(suggestion('/servces', ['/', '/services'], 'pages')).toBe(
    'Did you mean "/services"? The pages are /, /services.',
  )
})

it('guesses nothing where no name is near', () => {
  expect(closestName('x', [])).toBeUndefined()
  expect(closestName('elephant', ['lock', 'cpu'])).toBeUndefined()
  expect(suggestion('elephant', ['lock', 'cpu'], 'icons')).toBe('The icons are lock, cpu.')
})

it('says so where there is one name or none', () => {
  expect(suggestion('x', [], 'forms')).toBe('There are no forms.')
  expect(suggestion('elephant', ['contact'], 'forms')).toBe('The only one is contact.')
})

it('lists twelve names at most', () => {
  const names = Array.from({ length: 14 }, (_, index) => `name${index}`)
  expect(suggestion('elephant', names, 'icons')).toMatch(/name11 and 2 more\.$/)
})
