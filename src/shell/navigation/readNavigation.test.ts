import { describe, expect, it } from 'vitest'
import { readNavigation } from './readNavigation.ts'

describe('readNavigation', () => {
  it('reads items, children and targets, and leaves out what it does not know', () => {
    const data = [
      { text: 'Home', to: '/' },
      {
        text: 'About Us',
        to: '/about-us#mission',
        since: 2015,
        children: [{ text: 'Portal', to: 'https://portal.example.com/', target: '_blank' }],
      },
    ]
    expect(readNavigation(data)).toEqual([
      { text: 'Home', to: '/', children: [] },
      {
        text: 'About Us',
        to: '/about-us#mission',
        children: [{ text: 'Portal', to: 'https://portal.example.com/', target: '_blank' }],
      },
    ])
  })

  it('reads 200 items, and one item twice (N7, N8)', () => {
    const item = { text: 'Services', to: '/services' }
    expect(readNavigation(Array.from({ length: 200 }, () => item))).toHaveLength(200)
  })

  it('refuses an empty list (N6)', () => {
    expect(() => readNavigation([])).toThrow('the menu is empty: it needs at least one item')
  })

  it.each([null, undefined, 'Home', 7, {}, { items: [] }])(
    'refuses %j in place of a list',
    (data) => {
      expect(() => readNavigation(data)).toThrow('not a list of items')
    },
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/services\n',
    'services',
    'tel:javascript',
    '',
    7,
    undefined,
  ])('refuses the target %j (N9)', (to) => {
    expect(() => readNavigation([{ text: 'Home', to }])).toThrow('item 0: to is')
  })

  it.each([
    '/',
    '/services/zero-trust',
    'https://example.com/a?b=c',
    'mailto:a@b.example',
    'tel:+13015550142',
  ])('accepts the target %j', (to) => {
    expect(readNavigation([{ text: 'A', to }])).toEqual([{ text: 'A', to, children: [] }])
  })

  it('says where the fault is', () => {
    const child = { text: 'Team', to: 'javascript:alert(1)' }
    const data = [
      { text: 'Home', to: '/' },
      { text: 'About', to: '/about-us', children: [child] },
    ]
    expect(() => readNavigation(data)).toThrow(
      'item 1, child 0: to is "javascript:alert(1)", not a path of this site, https:, mailto: or tel:',
    )
  })

  it.each([
    [{ text: ' ', to: '/' }, 'item 0: text is " ", not words'],
    [{ text: 'A', to: '/', target: '_top' }, 'item 0: target is "_top"; only "_blank" is allowed'],
    [{ text: 'A', to: '/', children: 'B' }, 'item 0: children is "B", not a list of links'],
    ['A', 'item 0: text is missing, not words'],
  ])('refuses the item %j', (item, message) => {
    expect(() => readNavigation([item])).toThrow(message)
  })
})
