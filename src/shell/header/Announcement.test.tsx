import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ANNOUNCEMENT_KEY } from '../../model/deviceStorage.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Announcement } from './Announcement.tsx'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['announcement']
})

const link = { text: 'Opening hours', to: '/' } as const
const announcement = <Announcement text="Closed today." link={link} id="1a2b" isLater={false} />

test('is a named landmark with a link, and accessible', async () => {
  const page = await renderInSite(announcement)
  expect(screen.getByRole('complementary', { name: 'Announcement' }).textContent).toContain(
    'Closed today. Opening hours',
  )
  expect(screen.getByRole('link', { name: 'Opening hours' }).getAttribute('href')).toBe('/')
  expect(await violations(page)).toEqual([])
})

test('is hidden and remembered when it is closed', async () => {
  await renderInSite(announcement)
  fireEvent.click(screen.getByRole('button', { name: 'Close the announcement' }))
  expect(document.documentElement.dataset['announcement']).toBe('hidden')
  expect(localStorage.getItem(ANNOUNCEMENT_KEY)).toBe('1a2b')
})

test('has no button if it cannot be closed, and is marked before its first day', async () => {
  await renderInSite(<Announcement text="Closed today." isLater />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('complementary').hasAttribute('data-later')).toBe(true)
})
