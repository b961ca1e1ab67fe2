import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pagePolicy, printPolicy } from '../../generator/hosting/policy.ts'
import { type ConsentByCategory, setConsent } from '../../src/consent/consent.ts'
import { thirdPartySchema } from '../../src/model/thirdParty.ts'
import { consent as texts } from 'virtual:texts'
import { renderInSite } from '../../src/parts/testing/renderInSite.tsx'
import { violations } from '../../src/parts/testing/violations.ts'
import { ConsentedScripts } from '../../src/shell/consent/ConsentedScripts.tsx'
import { ConsentBar } from '../../src/shell/consent/ConsentBar.tsx'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { consentRequirementsOf, dataFlowsOf } from '../../src/site/dataFlows.ts'
import manifest from '../generator/fixtures/minimal/site.manifest.ts'
import { required } from '../support/required.ts'

const SCRIPT_URL = 'https://numbers.example.com/count.js'

const requirements = vi.hoisted(() => ({
  categories: [],
  mapProvider: undefined,
  scripts: [
    { url: 'https://numbers.example.com/count.js', category: 'numbers', attributes: {} },
    {
      url: 'https://start.example.com/start.js',
      category: 'numbers',
      attributes: { 'data-site': '7' },
      start: '/assets/start.js',
    },
  ],
}))
vi.mock('virtual:consent', () => requirements)

/** A site with one more third party, added only in the manifest. */
function siteWithScript(settings: object = {}): Site {
  const site = siteSchema.parse(manifest)
  const numbers = thirdPartySchema.parse({
    kind: 'script',
    name: 'Numbers',
    company: 'Numbers Inc.',
    purpose: 'It counts visits.',
    sends: ['The address of each page that you open'],
    stores: ['A number that tells your browser from others'],
    privacyNotice: 'https://numbers.example.com/privacy',
    category: 'numbers',
    url: SCRIPT_URL,
    contacts: { 'connect-src': ['https://*.numbers.example.com'] },
    ...settings,
  })
  const consent = required(site.consent, 'consent')
  const categories = {
    ...consent.categories,
    numbers: { title: 'Statistics', description: 'Numbers Inc. would count your visits.' },
  }
  return {
    ...site,
    thirdParties: { ...site.thirdParties, numbers },
    consent: { ...consent, categories },
  }
}

const site = siteWithScript()
const consent = required(site.consent, 'consent')
const build = { formAction: 'https://forms.example.com/submit', hasMapsKey: true }
const dataFlows = dataFlowsOf(site, build)
const { categories, scripts } = consentRequirementsOf(site, build)
const barProps = {
  choices: consent,
  categories,
  isDeclinedByBrowser: false,
  isReopened: false,
  onAnswer: () => undefined,
  onReopen: () => undefined,
  onCancel: () => undefined,
}

test('the Content Security Policy allows the script and the hosts that it contacts', () => {
  const policy = printPolicy(
    pagePolicy({ thirdPartySources: dataFlows.map(({ cspSources }) => cspSources) }),
  )
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/numbers\.example\.com;/)
  expect(policy).toMatch(/connect-src [^;]* https:\/\/\*\.numbers\.example\.com;/)
})

test('the reopened consent bar has a checkbox for each category, and buttons for all categories', async () => {
  expect(categories).toEqual([...Object.keys(manifest.consent?.categories ?? {}), 'numbers'])
  const onAnswer = vi.fn<(consent: ConsentByCategory) => void>()
  const page = await renderInSite(<ConsentBar {...barProps} isReopened onAnswer={onAnswer} />)
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(
    categories.map((id) => {
      const { title, description } = consent.categories[id] ?? {}
      return `${title}. ${description}`
    }),
  )
  for (const box of boxes) expect(box).toHaveProperty('checked', false)
  fireEvent.click(screen.getByLabelText(/Statistics/))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(onAnswer).toHaveBeenLastCalledWith({ maps: false, numbers: true })
  fireEvent.click(screen.getByRole('button', { name: texts.decline }))
  expect(onAnswer).toHaveBeenLastCalledWith({ maps: false, numbers: false })
  fireEvent.click(screen.getByRole('button', { name: texts.accept }))
  expect(onAnswer).toHaveBeenLastCalledWith({ maps: true, numbers: true })
  expect(await violations(page)).toEqual([])
})

test('the consent bar of the first visit names the categories, and a button shows all choices', async () => {
  const onReopen = vi.fn<() => void>()
  const page = await renderInSite(<ConsentBar {...barProps} onReopen={onReopen} />)
  expect(page.textContent).toContain('Statistics: ')
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: texts.reopen }))
  expect(onReopen).toHaveBeenCalledOnce()
})

test('the scripts load once, only after consent, and with start code only after that', async () => {
  expect(scripts).toEqual(requirements.scripts.slice(0, 1))
  const sources = () =>
    [...document.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src'))
  await renderInSite(<ConsentedScripts />)
  act(() => setConsent({ maps: true, numbers: false }))
  expect(sources()).toEqual([])
  act(() => setConsent({ maps: true, numbers: true }))
  act(() => setConsent({ maps: false, numbers: true }))
  expect(sources()).toEqual([SCRIPT_URL, '/assets/start.js'])
  fireEvent.load(document.querySelector('script[src="/assets/start.js"]') ?? document)
  expect(sources()).toEqual([SCRIPT_URL, '/assets/start.js', 'https://start.example.com/start.js'])
  expect(document.querySelector('script[data-site="7"]')).toHaveProperty(
    'src',
    'https://start.example.com/start.js',
  )
})
