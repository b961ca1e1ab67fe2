import { describe, expect, it } from 'vitest'
import { readNavigation } from './navigationStore.ts'

describe('readNavigation', () => {
  it('reads items, children and targets, and drops unknown properties', () => {
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

  it('rejects an empty list (N6)', () => {
    expect(() => readNavigation([])).toThrow('The menu is empty. It must have at least one item.')
  })

  it.each([null, undefined, 'Home', 7, {}, { items: [] }])(
    'rejects %j in place of a list',
    (data) => {
      expect(() => readNavigation(data)).toThrow('The menu must be a list of items, not ')
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
  ])('rejects the target %j (N9)', (to) => {
    expect(() => readNavigation([{ text: 'Home', to }])).toThrow('Menu item 0: "to" must be')
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

  it('names the invalid item', () => {
    const child = { text: 'Team', to: 'javascript:alert(1)' }
    const data = [
      { text: 'Home', to: '/' },
      { text: 'About', to: '/about-us', children: [child] },
    ]
    expect(() => readNavigation(data)).toThrow(
      'Menu item 1, child 0: "to" must be a path of this site or an https:, mailto: or tel: URL, not "javascript:alert(1)".',
    )
  })

  it.each([
    [{ text: ' ', to: '/' }, 'Menu item 0: "text" must be a text that is not empty, not " ".'],
    [
      { text: 'A', to: '/', target: '_top' },
      'Menu item 0: "target" can only be "_blank", not "_top".',
    ],
    [
      { text: 'A', to: '/', children: 'B' },
      'Menu item 0: "children" must be a list of links, not "B".',
    ],
    ['A', 'Menu item 0: "text" must be a text that is not empty, not undefined.'],
  ])('rejects the item %j', (item, message) => {
    expect(() => readNavigation([item])).toThrow(message)
  })
})
