import { sectionSchema } from '../../../src/sections/schemas.ts'
import {
  consentOn,
  consentTexts,
  mapPagePath,
  needsConsent,
} from '../../browser/support/consent.ts'
import { expectLongTextsToFit, widenStatistics } from '../../browser/support/longTexts.ts'
import { heroes } from '../../browser/support/manifest.ts'
import { mapProvider } from '../../browser/support/mapProvider.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test } from './support/editorTest.ts'
import { editorBar, openEditor } from './support/pageEditor.ts'
import { showSitePart } from './support/settingsPanel.ts'

// What depends on the manifest. The tests run one after the other, on one development server.
test.describe.configure({ mode: 'default' })
test.use({ siteName: 'own' })

test('the editor moves and covers nothing', async ({ page }) => {
  // Otherwise, sections move when the page is scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  const editSwitch = page.getByRole('switch', { name: 'Edit' })
  const buttons = page.locator('button[aria-label^="Edit Top of the page"]')

  await test.step('the switch covers no text and no control of the page', async () => {
    await expect(editSwitch).toBeVisible()
    for (const width of [375, 390, 768, 1280, 1440]) {
      await resize(page, { width, height: 720 })
      for (const edge of ['start', 'end'] as const) {
        const covered = await page.evaluate(coveredBySwitch, edge)
        expect(covered, `${width} pixels, ${edge} of the page`).toEqual([])
      }
    }
  })

  await test.step('nothing moves when the editor is switched on', async () => {
    const boxes = () =>
      page
        .locator('h1, h2, h3, header a, footer a')
        .evaluateAll((found) => found.map((one) => JSON.stringify(one.getBoundingClientRect())))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const before = await boxes()
    await editSwitch.click()
    await expect(buttons.first()).toBeAttached()
    expect(await boxes()).toEqual(before)
  })

  await test.step('no button of the page lies over the sticky header', async () => {
    const covering = await buttons.evaluateAll((texts) => {
      const covered = new Set<string>()
      const header = document.querySelector('body > header')
      for (const button of texts) {
        if (header === null) continue
        // The page is scrolled until the text is under the header.
        scrollTo({ top: scrollY + button.getBoundingClientRect().top - 10, behavior: 'instant' })
        const { left, top, width, height } = button.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isUnder = header.getBoundingClientRect().bottom > y && y > 0
        if (!isUnder) continue
        covered.add(document.elementFromPoint(x, y) === button ? 'over' : 'under')
      }
      return [...covered]
    })
    expect(covering).toEqual(['under'])
  })
})

test('the open panel covers neither the page nor a tool, also after a reload', async ({ page }) => {
  await openEditor(page, '/')
  const panel = page.getByRole('complementary')
  const tools = editorBar(page).getByRole('button', { name: /^(?:Settings|Pages|Changes)$/ })
  await tools.first().click()
  await expect(panel).toBeVisible()
  for (const width of [1440, 768, 375]) {
    await resize(page, { width, height: 812 })
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload()
      for (const tool of await tools.all()) {
        const name = `${await tool.textContent()}, ${width} pixels`
        // A click on the tool of the open panel closes it.
        if ((await tool.getAttribute('aria-expanded')) === 'true') await tool.click()
        await tool.click()
        await expect(panel).toBeVisible()
        expect(await page.evaluate(uncoveredPage), name).toEqual(UNCOVERED)
      }
    }
  }

  await test.step('the part whose settings are shown is scrolled into view', async () => {
    await tools.first().click()
    await showSitePart(page, 'Footer')
    await expect(page.locator('body > footer')).toBeInViewport()
  })

  await test.step('a switch shows the page at the width of a phone, without the editor', async () => {
    await resize(page, { width: 1440, height: 812 })
    await page.getByRole('switch', { name: 'Phone width' }).click()
    const frame = page.frameLocator('iframe[title*="390"]')
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByRole('switch', { name: 'Edit' })).toHaveCount(0)
    await page.getByRole('switch', { name: 'Phone width' }).click()
  })

  await test.step('a skip link leads to the bar', async () => {
    const name = 'Skip to the page editor'
    await expect(page.locator('a').first()).toHaveText(name)
    await page.getByRole('link', { name }).press('Enter')
    await expect(page.getByRole('switch', { name: 'Edit' })).toBeFocused()
  })

  await test.step('after a reload, the Tab key leads from the bar to the texts', async () => {
    await page.reload()
    await expect(page.locator('[data-text]').first()).toBeAttached()
    const focused = page.getByRole('region', { name: 'Page editor' }).locator(':focus')
    await editorBar(page).getByRole('button').last().focus()
    while ((await focused.count()) > 0) await page.keyboard.press('Tab')
    await expect(page.locator('[data-text]:focus')).toHaveCount(1)
  })
})

test.describe('on the first visit', () => {
  test.use({ isFirstVisit: true })

  test('the reopened consent bar is above the bar of the editor, and can be closed beside an open panel', async ({
    page,
    server,
  }) => {
    needsConsent()
    // Without the key, the site loads nothing that needs consent, so its bar cannot be opened again.
    process.env['MAPS_KEY'] = 'test'
    await server.restart()
    await openEditor(page, '/')
    const { bar, reopen } = consentOn(page)
    // Until the texts are loaded, a click waits.
    await expect(page.getByRole('toolbar', { name: 'Texts of this page' })).toBeAttached()
    await bar.getByRole('button').last().click()
    // With the keyboard, because a click on its text edits it.
    await reopen.press('Enter')
    const editor = page.getByRole('region', { name: 'Page editor' })
    /** Pixels, of which a fraction may be rounded. */
    const distance = async () => {
      const [upper, lower] = [await bar.boundingBox(), await editor.boundingBox()]
      return upper && lower && lower.y - upper.y - upper.height
    }
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 720 })
      await expect.poll(distance, `${width} pixels`).toBeGreaterThan(-1)
    }
    await editorBar(page).getByRole('button', { name: 'Pages' }).click()
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect.poll(distance).toBeGreaterThan(-1)
    await bar.getByRole('button').last().click()
    await expect(bar).toHaveCount(0)
    delete process.env['MAPS_KEY']
    await server.restart()
  })

  test('M9: a site without a maps key shows the address, makes no third-party request, and shows the consent bar', async ({
    page,
    context,
  }) => {
    const mapPage = mapPagePath()
    const provider = await mapProvider(context)
    await page.goto(mapPage)
    await waitForHydration(page)
    const { bar, map, loadMap } = consentOn(page)
    await expect(bar).toContainText(consentTexts().notice)
    await expect(bar.getByRole('button')).toHaveText([consentTexts().close])
    await map.scrollIntoViewIfNeeded()
    await expect(map).toHaveAttribute('data-status', 'NOT_LOADED')
    await expect(loadMap).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    const addresses = page.locator('main address')
    await expect(addresses).not.toHaveCount(0)
    for (const address of await addresses.all()) await expect(address).toBeVisible()
    expect(provider.requests).toEqual([])
    await bar.getByRole('button').click()
    await expect(bar).toHaveCount(0)
  })
})

test('the gallery shows every kind of section with its description and code', async ({
  page,
  request,
}) => {
  await test.step('the order of the cascade layers is declared before all styles', async () => {
    for (const address of ['/', '/~sections']) {
      const html = await (await request.get(address)).text()
      const [, sheet] = /<link rel="stylesheet" href="([^"]*)"/.exec(html) ?? []
      expect(sheet, address).toMatch(/\/layers\.css/)
    }
  })
  const fontSize = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fontSize)
  // The sample of the top of a page has this size, too.
  const band = heroes.find(({ size }) => size === 'band')
  await page.goto(band?.path ?? '/')
  const onPage = await fontSize('main h1')
  // The page editor has styles of its own for labels.
  await page.route('**/generator/editor/client/main.tsx', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/~sections')
  for (const { shape } of sectionSchema.options) {
    const kind = shape.kind.value
    const entry = page.locator(`#kind-${kind}`)
    await expect(entry.locator('h2').first()).toHaveText(kind)
    await expect(entry.locator('h2 + p').first()).not.toHaveText('')
    // If the site lacks what the sample needs, the text explains it.
    await expect(entry.locator('pre')).toContainText(
      new RegExp(`kind: '${kind}'|Declare one first`),
    )
    if ((await entry.locator('code').count()) === 0) continue
    await expect(entry.locator('section h2').first()).toBeVisible()
  }
  await expect(page.locator('#kind-hero').getByRole('heading', { level: 1 })).toBeVisible()
  if (band !== undefined) expect(await fontSize('#kind-hero h1')).toBe(onPage)

  await test.step('long words, addresses and numbers fit at every width', async () => {
    await page.locator('#kind-statistics dl').evaluate(widenStatistics)
    await expectLongTextsToFit(page)
  })
})

/** What `uncoveredPage` returns if the panel covers nothing. */
const UNCOVERED = { pageEnds: true, isHalf: true, scrollsSideways: false }

/** Whether the open panel leaves space for the page. Scrolls to its end. For `page.evaluate`. */
function uncoveredPage() {
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  const panel = document.querySelector('#page-editor > aside')?.getBoundingClientRect()
  const footer = document.querySelector('body > footer')?.getBoundingClientRect()
  if (panel === undefined || footer === undefined) throw new Error('There is no panel.')
  const isSheet = panel.width === innerWidth
  return {
    pageEnds: isSheet ? footer.bottom <= panel.top + 1 : footer.right <= panel.left,
    isHalf: !isSheet || panel.height <= innerHeight / 2,
    scrollsSideways: document.documentElement.scrollWidth > innerWidth,
  }
}

/**
 * Scrolls to an edge of the page. Returns the texts and controls that the switch of the editor covers
 * there. For `page.evaluate`.
 */
function coveredBySwitch(edge: 'start' | 'end'): string[] {
  scrollTo({ top: edge === 'start' ? 0 : document.body.scrollHeight, behavior: 'instant' })
  const box = document.querySelector('[role=switch]')?.getBoundingClientRect()
  if (box === undefined) throw new Error('The page has no switch.')
  const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  const covered: string[] = []
  const isOfPage = (element: Element | null) =>
    element !== null &&
    element.closest('#page-editor, script, style, dialog:not([open])') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    if (isOfPage(control) && isCovered(control.getBoundingClientRect())) {
      covered.push(control.outerHTML)
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (isOfPage(node.parentElement) && [...range.getClientRects()].some(isCovered)) {
      covered.push(node.textContent ?? '')
    }
  }
  return covered
}
