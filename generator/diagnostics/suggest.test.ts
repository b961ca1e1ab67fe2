import { expect, it } from 'vitest'
import { closestName, suggestion } from './suggest.ts'

it('suggests the name that differs by a typing mistake', () => {
  expect(closestName('sheild', ['lock', 'shield', 'shield-lock'])).toBe('shield')
  expect(suggestion('/servces', ['/', '/services'], 'pages')).toBe(
    'Did you mean "/services"? Available pages: /, /services.',
  )
})

it('suggests the name that differs by upper case, spaces and invisible characters', () => {
  expect(closestName(' SHIELD\u200B LOCK', ['shield', 'shieldLock'])).toBe('shieldLock')
})

it('suggests the shortest path that contains the written one', () => {
  const pages = ['/', '/services/zero-trust/faq', '/services/zero-trust']
  expect(closestName('/zero-trust', pages)).toBe('/services/zero-trust')
})

it('suggests no name that differs too much', () => {
  expect(closestName('x', [])).toBeUndefined()
  expect(closestName('elephant', ['lock', 'cpu'])).toBeUndefined()
  expect(suggestion('elephant', ['lock', 'cpu'], 'icons')).toBe('Available icons: lock, cpu.')
})

it('reports that there are no names', () => {
  expect(suggestion('x', [], 'forms')).toBe('There are no forms.')
})

it('lists the first twelve names of a long list, and never leaves out a single one', () => {
  const names = Array.from({ length: 14 }, (_, index) => `name${index}`)
  expect(suggestion('elephant', names, 'icons')).toMatch(/name11 and 2 more\.$/)
  expect(suggestion('elephant', names.slice(0, 13), 'icons')).toMatch(/name11, name12\.$/)
})
