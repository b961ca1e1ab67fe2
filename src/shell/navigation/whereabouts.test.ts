import { describe, expect, it } from 'vitest'
import { whereabouts } from './whereabouts.ts'

describe('whereabouts', () => {
  it.each([
    ['/services', '/services', undefined, 'here'],
    ['/services', '/services/zero-trust', undefined, 'within'],
    ['/services', '/services-old', undefined, 'elsewhere'],
    ['/services', '/careers', undefined, 'elsewhere'],
    ['/services', '/careers', '/services', 'coming'],
    ['/services', '/services/zero-trust', '/services', 'coming'],
    ['/services', '/services', '/careers', 'here'],
    ['/', '/services', undefined, 'elsewhere'],
    ['/', '/', undefined, 'here'],
    ['/services#list', '/services', undefined, 'here'],
    ['https://example.com', '/', undefined, 'elsewhere'],
  ])('places %s, with %s in view and %s on its way: %s', (to, shown, coming, place) => {
    expect(whereabouts({ to }, { shown, coming })).toBe(place)
  })

  it('counts the pages below an item wherever their addresses lie', () => {
    expect(whereabouts({ to: '/about-us', below: ['/team'] }, { shown: '/team' })).toBe('within')
  })
})
