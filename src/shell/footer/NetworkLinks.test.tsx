import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { NetworkLinks } from './NetworkLinks.tsx'

const links = [
  {
    text: 'Example on LinkedIn',
    to: 'https://linkedin.example.com/example',
    icon: 'brand-linkedin',
  },
  { text: 'A network without an icon', to: 'https://social.example.com/example' },
] as const

test('links with an icon show only the icon, and assistive technology reads the text', async () => {
  const container = await renderInSite(<NetworkLinks links={links} />)
  const link = screen.getByRole('link', { name: 'Example on LinkedIn' })
  expect(link).toHaveProperty('href', links[0].to)
  expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  // The class hides the text.
  expect(screen.getByText('Example on LinkedIn').className).not.toBe('')
  expect(container.querySelectorAll('a')).toHaveLength(1)
  expect(await violations(container)).toEqual([])
})
