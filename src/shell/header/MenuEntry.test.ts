import { describe, expect, it } from 'vitest'
import { linkState } from './MenuEntry.tsx'

describe('linkState', () => {
  it.each([
    ['/services', '/services', undefined, 'active'],
    ['/services', '/services/zero-trust', undefined, 'ancestor'],
    ['/services', '/services-old', undefined, 'idle'],
    ['/services', '/careers', undefined, 'idle'],
    ['/services', '/careers', '/services', 'pending'],
    ['/services', '/services/zero-trust', '/services', 'pending'],
    ['/services', '/services', '/careers', 'active'],
    ['/', '/services', undefined, 'idle'],
    ['/', '/', undefined, 'active'],
    ['/services#list', '/services', undefined, 'idle'],
    ['/services#list', '/services/zero-trust', undefined, 'idle'],
    ['/services#list', '/careers', '/services#list', 'pending'],
    ['/services#list', '/careers', '/services#other', 'idle'],
    ['/services#list', '/careers', '/services', 'idle'],
    ['/services', '/careers', '/services#list', 'pending'],
    ['https://example.com', '/', undefined, 'idle'],
  ])(
    'of %s, with the current page %s and the pending page %s: %s',
    (to, current, pending, state) => {
      expect(linkState({ to }, { current, pending })).toBe(state)
    },
  )

  it('is "ancestor" for the parent of the current page, also when its path is elsewhere', () => {
    expect(linkState({ to: '/about-us', children: ['/team'] }, { current: '/team' })).toBe(
      'ancestor',
    )
  })
})
