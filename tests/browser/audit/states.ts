import type { Page } from '@playwright/test'
import { expect } from '../support/site.ts'
import { fillAll } from '../support/fillForm.ts'
import { formOn } from '../support/formOn.ts'
import { forms } from '../support/forms.ts'
import { uniqueEmail } from '../support/formService.ts'
import { formTexts } from '../support/formTexts.ts'
import { asksForConsent, consentOn, isMapPage } from '../support/consent.ts'
import { mapOn } from '../support/map.ts'
import { mapProvider } from '../support/mapProvider.ts'
import { entryAt, menuTexts, parents } from '../support/menu.ts'
import {
  asColors,
  asConsent,
  asContent,
  asLayout,
  asMenu,
  asMenuPart,
  asPage,
  PHONE,
  type DepthAt,
} from './depth.ts'

/** A state of a page. It is entered once and checked at each of its widths. */
export type State = {
  readonly name: string
  /** The widths of the window at which it is checked, in any order. Pixels. */
  readonly widths: readonly number[]
  /** The height of the window. Pixels. Default: 800. */
  readonly height?: number
  /** The checkers that run for a path and a width. */
  readonly depthAt: DepthAt
  /** A selector of the part of the page that it changes. Default: the whole page. */
  readonly part?: string
  /** Rules of axe that cannot check it. Default: none. */
  readonly axeWithout?: readonly string[]
  /** Whether a page can have the state. Default: all pages. */
  readonly isAt?: (path: string) => boolean
  readonly enter?: (page: Page, path: string) => Promise<void>
  /** Leaves the state. Fails if the state ended before all checkers had run. */
  readonly leave?: (page: Page, path: string) => Promise<void>
}

const DESKTOP = 1440
const BOTH = [DESKTOP, PHONE] as const

const formAt = (path: string) => forms.find((form) => form.path === path)
const hasForm = (path: string) => formAt(path) !== undefined
const CONSENT = '[aria-labelledby="privacy-choice-title"]'
const PANEL = 'body > header dialog'
const panel = (page: Page) => page.locator(PANEL)
/** Waits for the animations of the header. Scroll-driven animations in other parts never end. */
const animationsFinished = (page: Page) =>
  expect.poll(() => page.locator('body > header').evaluate(countAnimations)).toBe(0)
const countAnimations = (element: Element) => element.getAnimations({ subtree: true }).length

const openPanel: Omit<State, 'name' | 'depthAt'> = {
  widths: [PHONE],
  part: PANEL,
  enter: async (page) => {
    await page.getByRole('button', { name: menuTexts.open, exact: true }).click()
    await expect(panel(page)).toBeVisible()
    await animationsFinished(page)
  },
  leave: async (page) => {
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  },
}

/** All states. To add a state, add an entry here. */
export const states: readonly State[] = [
  // All states have reduced motion. Otherwise, scroll-driven animations would cover other content, and its background could not be determined.
  { name: 'initial state', widths: BOTH, depthAt: asPage },
  {
    name: 'menu open',
    widths: [DESKTOP],
    depthAt: asMenu,
    part: 'body > header',
    isAt: () => parents.length > 0,
    enter: async (page, path) => {
      // The submenu that contains the page. On other pages, a submenu that depends on the path.
      const current = parents.find((item) => [item, ...item.children].some(({ to }) => to === path))
      const parent = current ?? parents[path.length % parents.length]
      const { arrow, list } = entryAt(page, parent?.index ?? 0)
      await arrow.click()
      await expect(list).toBeVisible()
      await animationsFinished(page)
    },
    leave: async (page) => {
      await expect(page.locator('header ul:popover-open')).toHaveCount(1)
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'panel open',
    depthAt: asMenu,
    // It cannot judge a text that the edge of the window cuts.
    axeWithout: ['color-contrast'],
    ...openPanel,
  },
  {
    name: 'panel open, with all entries in the window',
    height: 2000,
    depthAt: asMenuPart,
    ...openPanel,
  },
  {
    name: 'form with errors',
    widths: BOTH,
    depthAt: asContent,
    isAt: (path) => formAt(path)?.fields.some(({ required }) => required) === true,
    enter: async (page, path) => {
      const form = formAt(path)
      if (form === undefined) return
      // Without force, Playwright would wait until the button is enabled.
      await formOn(page, form).button.click({ force: true })
      await expect(page).toHaveTitle(formTexts.anyErrorTitle)
    },
    leave: (page) => expect(page).toHaveTitle(formTexts.anyErrorTitle),
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
      await delayStatusTimer(page, form.timing.sentSeconds * 1000)
      await formOn(page, form).button.click()
      await expect(formOn(page, form).status).toHaveText(form.status.sent)
    },
    leave: async (page, path) => {
      const form = formAt(path)
      if (form) await expect(formOn(page, form).status).toHaveText(form.status.sent)
    },
  },
  {
    name: 'consent open',
    widths: BOTH,
    depthAt: asConsent,
    part: CONSENT,
    isAt: () => asksForConsent,
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
    isAt: isMapPage,
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
    // axe reads the colors of the style sheets, not those of the system.
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
    name: 'text spacing',
    widths: BOTH,
    depthAt: asLayout,
    enter: setTextSpacing,
    leave: (page) => page.evaluate(() => void document.adoptedStyleSheets.pop()),
  },
  { name: 'reflow', widths: [320], height: 256, depthAt: asLayout },
]

/** Sets the font size of the browser settings, which also changes `em` in media queries. Pixels. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Sets the text spacing of WCAG 1.4.12. */
function setTextSpacing(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Keeps the success message, which disappears after some seconds: slow machines need longer for the checkers. */
function delayStatusTimer(page: Page, time: number) {
  return page.evaluate((shown) => {
    const original = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) =>
        original(run, delay === shown ? 600_000 : delay, ...rest),
    })
  }, time)
}
