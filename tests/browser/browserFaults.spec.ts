import type { Locator, Page } from '@playwright/test'
import type { FieldKind } from '../../src/forms/schema.ts'
import { test as errorTest } from './support/expectedErrors.ts'
import { fillAll, openFilled } from './support/fillForm.ts'
import { formOn, isEmpty } from './support/formOn.ts'
import { firstField, forms, formWith } from './support/forms.ts'
import { uniqueEmail } from './support/formService.ts'
import { follow } from './support/links.ts'
import { titleAt } from './support/manifest.ts'
import { countPageLoads, target } from './support/pageScript.ts'
import { pathsOfAllHeroes } from './support/samplePaths.ts'
import { denyStorage } from './support/denyStorage.ts'
import { expect, waitForHydration, open, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('C17: with storage that throws, a form is sent without storing anything', async ({ page }) => {
  const definition = formWith()
  await denyStorage(page)
  const form = await openFilled(page, definition, uniqueEmail())
  await page.reload()
  await waitForHydration(page)
  expect(isEmpty(await form.values())).toBe(true)
  await fillAll(page, definition, uniqueEmail())
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  await follow(page, '/')
})

test('C18: an extension may change html, head and body before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on')
      document.documentElement.classList.add('extension')
      document.body.setAttribute('data-extension', 'on')
      document.body.style.setProperty('--extension', '1')
      const node = (name: string) =>
        Object.assign(document.createElement(name), { id: `extension-${name}` })
      document.head.prepend(node('meta'))
      document.head.append(node('script'))
      document.body.prepend(node('div'))
      document.body.append(node('aside'))
      document.documentElement.append(node('section'))
    })
  })
  for (const path of pathsOfAllHeroes) {
    await page.goto(path)
    const main = await page.locator('main').elementHandle()
    await waitForHydration(page)
    expect(await main?.evaluate((one) => one.isConnected)).toBe(true)
    await expect(page).toHaveTitle(titleAt(path))
  }
  await follow(page, '/')
  await expect(page.locator('#extension-div')).toHaveCount(1)
})

/** Changes of a form's HTML by extensions: grammar checkers, password managers, translation. */
const FORM_EDITS = {
  'an element after the field': (field: Element) => field.after(document.createElement('b')),
  'elements before the field and around the page': (field: Element) => {
    field.before(document.createElement('i'), document.createElement('button'))
    document.querySelector('body > header')?.prepend(document.createElement('b'))
    document.querySelector('main')?.prepend(document.createElement('i'))
  },
  'translated labels and headings': () => {
    for (const text of document.querySelectorAll('label, h2')) {
      const font = document.createElement('font')
      font.append(...text.childNodes)
      text.replaceChildren(font)
    }
  },
  'an input with an id': (field: Element) =>
    field.after(Object.assign(document.createElement('input'), { id: '1:extension' })),
} as const satisfies Record<string, (field: Element) => unknown>

/** The focused element and its selection. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const { selectionStart, selectionEnd } = isText ? element : {}
    return { id: element?.id, selectionStart, selectionEnd }
  })

/** Kinds of fields with what a visitor does in them before hydration, and their values after another key. */
const EARLY_ENTRIES: readonly (readonly [
  FieldKind,
  keyof typeof FORM_EDITS,
  (field: Locator) => Promise<unknown>,
  string?,
])[] = [
  [
    'textarea',
    'an element after the field',
    async (field) => {
      await field.fill('Typed\nearly')
      await field.press('ArrowLeft')
      await field.press('ArrowLeft')
    },
    'Typed\near!ly',
  ],
  [
    'text',
    'elements before the field and around the page',
    async (field) => {
      await field.fill('Typed early')
      await field.press('ControlOrMeta+ArrowLeft')
      await field.press('Shift+End')
    },
    'Typed !',
  ],
  [
    'email',
    'translated labels and headings',
    (field) => field.fill('ada@example.com'),
    'ada@example.com!',
  ],
  ['select', 'an input with an id', (field) => field.selectOption({ index: 1 })],
]

errorTest(
  'C18: an extension that edits the page itself costs neither it nor what was typed nor the focus',
  async ({ page, expectError }) => {
    const entries = EARLY_ENTRIES.flatMap(([kind, ...entry]) => {
      const form = forms.find((one) => firstField(one, kind) !== undefined)
      return form === undefined
        ? []
        : [[formOn(page, form).first(kind), form.path, ...entry] as const]
    })
    usedBySite(entries[0], 'a form with a text field')
    expectError(/Minified React error #4\d\d/)
    let held = Promise.resolve()
    await page.route(/\/assets\/client-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    for (const [field, path, edit, enter, afterKey] of entries) {
      await errorTest.step(`${edit}: ${field}`, async () => {
        let release = () => {}
        held = new Promise<void>((resolve) => (release = resolve))
        await page.goto(path)
        await field.focus()
        await enter(field)
        const before = { focus: await focusOf(page), value: await field.inputValue() }
        const old = await field.elementHandle()
        await field.evaluate(FORM_EDITS[edit])
        release()
        await waitForHydration(page)
        expect(await old?.evaluate((element) => element.isConnected)).toBe(false)
        await expect(field).toHaveValue(before.value)
        expect(await focusOf(page)).toEqual(before.focus)
        await expect(page).toHaveTitle(titleAt(path))
        await expect(page.locator('h1')).toBeVisible()
        if (afterKey === undefined) return
        await page.keyboard.type('!')
        await expect(field).toHaveValue(afterKey)
      })
    }
    await follow(page, '/')
  },
)

const STATES: readonly (readonly [string, unknown])[] = [
  ['out of range', { __TSR_index: 9999, key: 'x', __TSR_key: 'x' }],
  ['another program’s', { usr: null, key: 7, idx: [] }],
  ['nothing', null],
]

test('C12: back and forward work with history states that are out of range or of another program', async ({
  page,
}) => {
  const { path } = target()
  await open(page, '/')
  for (const [name, state] of STATES) {
    await test.step(name, async () => {
      await page.evaluate((one) => History.prototype.replaceState.call(history, one, ''), state)
      await follow(page, path)
      await page.goBack()
      await expect(page).toHaveTitle(titleAt('/'))
      await page.goForward()
      await expect(page).toHaveTitle(titleAt(path))
      await page.goBack()
      await page.reload()
      await waitForHydration(page)
      await expect(page).toHaveTitle(titleAt('/'))
    })
  }
})

test('C13: if pushState throws, pages open with a full page load, also if replaceState throws', async ({
  page,
}) => {
  const { path } = target()
  const refuse = (names: readonly string[]) => {
    const throwError = () => {
      throw new DOMException('Too many calls', 'SecurityError')
    }
    for (const name of names) Reflect.set(History.prototype, name, throwError)
  }
  await page.addInitScript(refuse, ['pushState'])
  await open(page, '/')
  const count = countPageLoads(page)
  for (const to of [path, '/']) {
    await follow(page, to)
    await expect(page).toHaveURL(to)
    await waitForHydration(page)
  }
  expect(count.pageLoads).toBe(2)
  await page.addInitScript(refuse, ['replaceState'])
  await open(page, '/')
  await follow(page, path)
  await expect(page).toHaveURL(path)
})
