import type { Page } from '@playwright/test'
import { expect } from '../support/site.ts'
import { fillAll, formOn, forms, uniqueEmail } from '../support/forms.ts'
import { consentOn, mapPagePath } from '../support/consent.ts'
import { mapOn } from '../support/map.ts'
import { mapProvider } from '../support/mapProvider.ts'
import { entryAt, parents } from '../support/menu.ts'
import {
  asColors,
  asConsent,
  asContent,
  asLayout,
  asMenu,
  asPage,
  PHONE,
  type DepthAt,
} from './depth.ts'

/** A state that a page can be in, entered once and checked at each of its widths. */
export type State = {
  readonly name: string
  /** The window’s widths at which it is checked, in any order, in pixels. */
  readonly widths: readonly number[]
  /** @default 800 */
  readonly height?: number
  /** How thoroughly it is checked at an address. */
  readonly depthAt: DepthAt
  /** A selector of the part of the page that it changes. @default the whole page */
  readonly part?: string
  /** Rules of axe that cannot check it. @default none */
  readonly axeWithout?: readonly string[]
  /** The addresses that know the state. @default all */
  readonly isAt?: (path: string) => boolean
  readonly enter?: (page: Page, path: string) => Promise<void>
  /** Fails where the state did not last until all checkers had run. */
  readonly leave?: (page: Page, path: string) => Promise<void>
}

const DESKTOP = 1440
const BOTH = [DESKTOP, PHONE] as const

const formAt = (path: string) => forms.find((form) => form.path === path)
const hasForm = (path: string) => formAt(path) !== undefined
const CONSENT = '[aria-labelledby="privacy-choice-title"]'
const PANEL = 'body > header dialog'
const panel = (page: Page) => page.locator(PANEL)
/** Waits until nothing in the header moves. Elsewhere, animations may follow the scrolling for ever. */
const still = (page: Page) =>
  expect.poll(() => page.locator('body > header').evaluate(countAnimations)).toBe(0)
const countAnimations = (element: Element) => element.getAnimations({ subtree: true }).length

/** Every state. A new one needs an entry here and nothing else. */
export const states: readonly State[] = [
  // As all states: what moves with the scrolling lies over its neighbors, and its background cannot be determined.
  { name: 'at rest, with less motion', widths: BOTH, depthAt: asPage },
  {
    name: 'menu open',
    widths: [DESKTOP],
    depthAt: asMenu,
    part: 'body > header',
    enter: async (page, path) => {
      // The list that holds the page in view, and on other addresses each in turn.
      const own = parents.find((item) => [item, ...item.children].some(({ to }) => to === path))
      const parent = own ?? parents[path.length % parents.length]
      const { arrow, list } = entryAt(page, parent?.index ?? 0)
      await arrow.click()
      await expect(list).toBeVisible()
      await still(page)
    },
    leave: async (page) => {
      await expect(page.locator('header ul:popover-open')).toHaveCount(1)
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'panel open',
    widths: [PHONE],
    depthAt: asMenu,
    part: PANEL,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Open Menu', exact: true }).click()
      await expect(panel(page)).toBeVisible()
      await still(page)
    },
    leave: async (page) => {
      await expect(panel(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
    },
  },
  {
    name: 'form with errors',
    widths: BOTH,
    depthAt: asContent,
    isAt: hasForm,
    enter: async (page, path) => {
      const { id = '' } = formAt(path) ?? {}
      // Playwright itself would wait until the button is enabled.
      await formOn(page, id).button.click({ force: true })
      await expect(page).toHaveTitle(/^Error: /)
    },
    leave: (page) => expect(page).toHaveTitle(/^Error: /),
  },
  {
    name: 'form sent',
    widths: BOTH,
    depthAt: asContent,
    isAt: hasForm,
    enter: async (page, path) => {
      const form = formAt(path)
      if (form === undefined) return
      await fillAll(page, form, uniqueEmail())
      await keepTimersBack(page)
      await formOn(page, form.id).button.click()
      await expect(formOn(page, form.id).status).toHaveText(form.status.sent)
    },
    leave: async (page, path) => {
      const form = formAt(path)
      if (form) await expect(formOn(page, form.id).status).toHaveText(form.status.sent)
    },
  },
  {
    name: 'consent open',
    widths: BOTH,
    depthAt: asConsent,
    part: CONSENT,
    enter: async (page) => {
      await consentOn(page).reopen.click()
      await expect(consentOn(page).bar).toBeFocused()
    },
    leave: async (page) => {
      await expect(consentOn(page).bar).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(consentOn(page).bar).toBeHidden()
    },
  },
  {
    name: 'map refused',
    widths: BOTH,
    depthAt: asContent,
    isAt: (path) => path === mapPagePath,
    enter: async (page) => {
      await mapProvider(page.context(), 'refuses')
      const { load, status } = mapOn(page)
      await load.click()
      await status('AUTH_FAILURE')
    },
    leave: async (page) => {
      await mapOn(page).status('AUTH_FAILURE')
      await page.context().unrouteAll()
    },
  },
  {
    name: 'forced colors',
    widths: BOTH,
    depthAt: asColors,
    // Axe reads the colour that text would be filled with otherwise; the visitor’s system chooses.
    axeWithout: ['color-contrast'],
    enter: (page) => page.emulateMedia({ forcedColors: 'active' }),
    leave: (page) => page.emulateMedia({ forcedColors: 'none' }),
  },
  {
    name: 'text at 200 %',
    widths: BOTH,
    depthAt: asLayout,
    enter: (page) => setTextSize(page, 32),
    leave: (page) => setTextSize(page, 16),
  },
  {
    name: 'text spaced out',
    widths: BOTH,
    depthAt: asLayout,
    enter: spaceOut,
    leave: (page) => page.evaluate(() => void document.adoptedStyleSheets.pop()),
  },
  { name: 'reflow', widths: [320], height: 256, depthAt: asLayout },
]

/** What a visitor sets in the browser: media queries follow it, as they do there. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** The spacing of WCAG 1.4.12, which readers may set for themselves. */
function spaceOut(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** What is said after sending goes after five seconds: longer than some machines need to look. */
function keepTimersBack(page: Page) {
  return page.evaluate(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) =>
        later(run, delay === 5000 ? 600_000 : delay, ...rest),
    })
  })
}
