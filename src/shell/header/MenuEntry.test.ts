import { describe, expect, it } from 'vitest'
import { linkState } from './MenuEntry.tsx'

describe('linkState', () => {
  it.each([
    ['/services', '/services', undefined, 'active'],
    ['/services', '/services/zero-trust', undefined, 'ancestor'],
    ['/services', '/services-old', undefined, undefined],
    ['/services', '/careers', undefined, undefined],
    ['/services', '/careers', '/services', 'pending'],
    ['/services', '/services/zero-trust', '/services', 'pending'],
    ['/services', '/services', '/careers', 'active'],
    ['/', '/services', undefined, undefined],
    ['/', '/', undefined, 'active'],
    ['/services#list', '/services', undefined, undefined],
    ['/services#list', '/services/zero-trust', undefined, undefined],
    ['/services#list', '/careers', '/services#list', 'pending'],
    ['/services#list', '/careers', '/services#other', undefined],
    ['/services#list', '/careers', '/services', undefined],
    ['/services', '/careers', '/services#list', 'pending'],
    ['https://example.com', '/', undefined, undefined],
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
