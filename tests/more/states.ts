import type { Page } from '@playwright/test'
import { asksForConsent, consentOn, isMapPage } from '../browser/support/consent.ts'
import { fillAll } from '../browser/support/fillForm.ts'
import { formOn } from '../browser/support/formOn.ts'
import { forms } from '../browser/support/forms.ts'
import { uniqueEmail } from '../browser/support/formService.ts'
import { formTextsOf } from '../browser/support/formTexts.ts'
import { manifest } from '../browser/support/manifest.ts'
import { mapOn } from '../browser/support/map.ts'
import { mapProvider } from '../browser/support/mapProvider.ts'
import { entryAt, menuTexts, parents } from '../browser/support/menu.ts'
import {
  pathsOfAllHeroes,
  pathsOfAllKinds,
  pathsOfAllMenuPositions,
} from '../browser/support/samplePaths.ts'
import { expect } from '../browser/support/site.ts'
import { setTextSize } from '../browser/support/window.ts'

/** What axe checks of a page in a state: it takes ten times as long as the other checks. */
export type AxeScope = 'page' | 'part' | 'nothing'

/** A state of a page. It is entered once and checked at each of its widths. */
export type State = {
  readonly name: string
  /** The widths of the window at which it is checked. Pixels. */
  readonly widths: readonly number[]
  /** The height of the window. Pixels. Default: 800. */
  readonly height?: number
  /** Whether a page has the state and is checked in it. Default: all pages. */
  readonly isAt?: (path: string) => boolean
  /** What axe checks. Default: the page. */
  readonly axeAt?: (path: string) => AxeScope
  /** A selector of the part of the page that the state changes. Default: the whole page. */
  readonly part?: string
  /** Rules of axe that cannot check it. Default: none. */
  readonly axeWithout?: readonly string[]
  readonly enter: (page: Page, path: string) => Promise<void>
  /** Leaves the state. Fails if the state ended before all checks. */
  readonly leave?: (page: Page, path: string) => Promise<void>
}

/** The width of the phone, in pixels. */
const PHONE = 375
const DESKTOP = 1440
const BOTH = [DESKTOP, PHONE] as const

// The header is the same on every page, except for the marked items of the menu.
const menuPage = (path: string) => pathsOfAllHeroes.has(path) || pathsOfAllMenuPositions.has(path)
const axeInMenu = (path: string) => (pathsOfAllHeroes.has(path) ? 'page' : 'part')

// Enlarged, spaced or wrapped text: names, roles, order and colors are those of the initial state, but the
// layout depends on the length of the texts. So the boxes are measured on every page.
const axeInLayout = (path: string) => (pathsOfAllKinds.has(path) ? 'page' : 'nothing')

const formAt = (path: string) => forms.find((form) => form.path === path)
const hasForm = (path: string) => formAt(path) !== undefined
const CONSENT = '[aria-labelledby="consent-title"]'
const PANEL = 'body > header dialog'
const panel = (page: Page) => page.locator(PANEL)
/** Waits for the animations of the header. Scroll-driven animations in other parts never end. */
const animationsFinished = (page: Page) =>
  expect.poll(() => page.locator('body > header').evaluate(countAnimations)).toBe(0)
const countAnimations = (element: Element) => element.getAnimations({ subtree: true }).length

const openPanel: Omit<State, 'name'> = {
  widths: [PHONE],
  isAt: menuPage,
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

/** All states besides the initial one, which pages.spec.ts checks. To add a state, add an entry here. */
export const states: readonly State[] = [
  {
    name: 'menu open',
    widths: [DESKTOP],
    axeAt: axeInMenu,
    part: 'body > header',
    isAt: (path) => parents.length > 0 && menuPage(path),
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
    axeAt: axeInMenu,
    // It cannot judge a text that the edge of the window cuts.
    axeWithout: ['color-contrast'],
    ...openPanel,
  },
  {
    name: 'panel open, with all entries in the window',
    height: 2000,
    axeAt: () => 'part',
    ...openPanel,
  },
  {
    name: 'form with errors',
    widths: BOTH,
    isAt: (path) => formAt(path)?.fields.some(({ required }) => required) === true,
    enter: async (page, path) => {
      const form = formAt(path)
      if (form === undefined) return
      // Without force, Playwright would wait until the button is enabled.
      await formOn(page, form).button.click({ force: true })
      await expect(page).toHaveTitle(formTextsOf(form.site).anyErrorTitle)
    },
    leave: (page, path) =>
      expect(page).toHaveTitle(formTextsOf(formAt(path)?.site ?? manifest).anyErrorTitle),
  },
  {
    name: 'form sent',
    widths: BOTH,
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
    // The bar is the same on every page, and covers the end of the page.
    axeAt: axeInMenu,
    part: CONSENT,
    isAt: (path) => asksForConsent && (pathsOfAllHeroes.has(path) || pathsOfAllKinds.has(path)),
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
    // The layout does not change, and a kind of section has the same styles on all pages.
    isAt: (path) => pathsOfAllKinds.has(path),
    // axe reads the colors of the style sheets, not those of the system.
    axeWithout: ['color-contrast'],
    enter: (page) => page.emulateMedia({ forcedColors: 'active' }),
    leave: (page) => page.emulateMedia({ forcedColors: 'none' }),
  },
  {
    name: 'text at 200 %',
    widths: BOTH,
    axeAt: axeInLayout,
    enter: (page) => setTextSize(page, 32),
    leave: (page) => setTextSize(page, 16),
  },
  {
    name: 'text spacing',
    widths: BOTH,
    axeAt: axeInLayout,
    enter: setTextSpacing,
    leave: (page) => page.evaluate(() => void document.adoptedStyleSheets.pop()),
  },
  {
    name: 'reflow',
    widths: [320],
    height: 256,
    axeAt: axeInLayout,
    enter: async () => {},
  },
]

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
