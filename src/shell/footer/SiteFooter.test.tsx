import { screen } from '@testing-library/react'
import { consent as texts } from 'virtual:texts'
import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const footer = {
  facts: [],
  groups: [],
  legal: [],
  social: [],
  smallPrint: 'Ours',
  summary: 'A company.',
}
const more = { text: 'Privacy policy', to: '/' } as const

test.each([
  [true, 'button'],
  [false, 'link'],
])('with choices: %s, “Privacy choices” is a %s', async (hasChoices, role) => {
  await renderInSite(
    <SiteFooter footer={footer} wordmark="Site" moreAboutPrivacy={more} hasChoices={hasChoices} />,
  )
  const [choices, ...others] = screen.getAllByText(texts.reopen)
  expect(others).toEqual([])
  expect(choices).toBe(screen.getByRole(role, { name: texts.reopen, hidden: true }))
  // Otherwise it leads to the page that says what is stored.
  expect(choices?.getAttribute('href')).toBe(hasChoices ? null : more.to)
})
