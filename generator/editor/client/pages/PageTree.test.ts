import { expect, it } from 'vitest'
import { pageTree } from './PageTree.tsx'

const pages = [
  { path: '/', title: 'Home' },
  { path: '/a', title: 'A' },
  { path: '/a/b', title: 'B' },
  { path: '/c', title: 'C' },
]

it('shows the menu with its pages, and the pages that are not in the menu', () => {
  const { menu, others } = pageTree({
    pages,
    menu: [
      {
        text: 'All of A',
        to: '/a',
        children: [
          { text: 'Part', to: '/a/b#part', children: [] },
          { text: 'Elsewhere', to: 'https://example.com', children: [] },
        ],
      },
    ],
  })
  expect(menu).toMatchObject([
    {
      name: 'All of A',
      page: { path: '/a' },
      children: [
        { name: 'Part', page: { path: '/a/b' } },
        { name: 'Elsewhere', page: undefined },
      ],
    },
  ])
  expect(others.map(({ to }) => to)).toEqual(['/', '/a/b', '/c'])
})
