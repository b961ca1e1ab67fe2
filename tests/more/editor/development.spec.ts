import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { CHOICE_KEY } from '../../../src/model/deviceStorage.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'
import { setText } from '../../support/setText.ts'
import { consentOn, consentTexts, mapPagePath } from '../../browser/support/consent.ts'
import {
  addOpeningHours,
  expectLongTextsToFit,
  widenStatistics,
} from '../../browser/support/longTexts.ts'
import { mapProvider } from '../../browser/support/mapProvider.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { test } from '../../browser/support/sharedContext.ts'
import { expect, waitForHydration } from '../../browser/support/site.ts'

/** Texts of the home page that the tests replace in the manifest. */
const TITLE = 'The title of the home page'
const DESCRIPTION = 'The description of the home page, which is long enough for a search result.'

let project: ProjectCopy
let server: ViteDevServer
let origin: string

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  // The development server has no maps key, even if this machine has one.
  delete process.env['MAPS_KEY']
  project = await copyProject()
  await setText(project, ['routes', '/', 'title'], TITLE)
  await setText(project, ['routes', '/', 'description'], DESCRIPTION)
  await setText(project, ['routes', '/', 'hero', 'title'], 'The heading of the home page')
  await addOpeningHours(project)
  server = await createServer({
    root: project.root,
    logLevel: 'silent',
    // The copy uses the dependencies of the surrounding project.
    server: { port: 0, fs: { allow: [path.resolve(import.meta.dirname, '../../..')] } },
  })
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})

test.afterAll(async () => {
  await server.close()
  await project.remove()
})

test('serves the same pages as production, updates on save, and keeps the site during errors', async ({
  page,
}) => {
  await page.goto(`${origin}/`)
  await waitForHydration(page)
  const title = page.locator('h1')
  const before = await title.textContent()

  const manifest = await project.read('site.manifest.ts')
  await project.edit('site.manifest.ts', `title: '${before}'`, "title: 'Changed in the manifest'")
  await expect(title).toHaveText('Changed in the manifest', { timeout: 30_000 })

  await project.edit('site.manifest.ts', "title: 'Changed in the manifest'", 'titel: 5')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('unknown-property', { timeout: 30_000 })
  await expect(overlay).toContainText('Did you mean "title"?')
  await expect(overlay).toContainText(/site\.manifest\.ts:\d+:\d+/)
  await expect(title).toHaveText('Changed in the manifest')

  await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  await expect(title).toHaveText(before ?? '', { timeout: 30_000 })
  await expect(overlay).toHaveCount(0)
})

test('shows the last saved manifest, even directly after an incomplete one', async ({ page }) => {
  await page.goto(`${origin}/`)
  await waitForHydration(page)
  const title = page.locator('h1')
  const before = await title.textContent()
  const manifest = await project.read('site.manifest.ts')
  const save = (text: string) => writeFile(path.join(project.root, 'site.manifest.ts'), text)
  const titled = (words: string) => manifest.replace(`title: '${before}'`, `title: '${words}'`)
  for (const isNoticed of [false, true]) {
    const round = isNoticed ? 'noticed' : 'unnoticed'
    const noticed = once(server.watcher, 'change')
    await save(titled(`Half, ${round}`).slice(0, manifest.length / 2))
    // The watcher does not report a save directly after another one.
    if (isNoticed) await noticed
    await save(titled(`Whole, ${round}`))
    await expect(title).toHaveText(`Whole, ${round}`, { timeout: 30_000 })
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  }
  await save(manifest)
  await expect(title).toHaveText(before ?? '', { timeout: 30_000 })
})

test('shows every kind of section with its description and code', async ({ page }) => {
  await page.goto(`${origin}/~sections`)
  for (const { shape } of sectionSchema.options) {
    const kind = shape.kind.value
    const entry = page.locator(`#kind-${kind}`)
    await expect(entry.locator('h2').first()).toHaveText(kind)
    await expect(entry.locator('h2 + p')).not.toHaveText('')
    await expect(entry.locator('pre').first()).toContainText(`kind: '${kind}'`)
    // A second one explains that the site lacks what the example needs.
    if ((await entry.locator('pre').count()) > 1) continue
    await expect(entry.locator('section h2').first()).toBeVisible()
  }
  await expect(page.locator('#kind-hero').getByRole('heading', { level: 1 })).toBeVisible()
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fontSize)
  const inGallery = await size('#kind-hero h1')
  await page.goto(`${origin}/`)
  expect(await size('main h1')).toBe(inGallery)
})

test('long words, addresses and numbers fit into every kind of section at every width', async ({
  page,
}) => {
  // The page editor has styles of its own for labels.
  await page.route('**/generator/editor/client/main.tsx', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(`${origin}/~sections`)
  await page.locator('#kind-statistics dl').evaluate(widenStatistics)
  await expectLongTextsToFit(page)
})

test('declares the order of the cascade layers before all styles, on pages and in the gallery', async ({
  request,
}) => {
  for (const address of ['/', '/~sections']) {
    const html = await (await request.get(`${origin}${address}`)).text()
    const [, sheet] = /<link rel="stylesheet" href="([^"]*)"/.exec(html) ?? []
    expect(sheet, address).toMatch(/\/layers\.css/)
  }
})

test('a saved change appears on the open page without a reload', async ({ page }) => {
  await page.goto(`${origin}/`)
  await waitForHydration(page)
  const title = page.locator('h1')
  const before = (await title.textContent()) ?? ''
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  const times: number[] = []
  let shown = before
  for (const next of ['One', 'Two', before]) {
    // The page itself measures: polling it from the test would take additional time.
    const changed = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('h1')?.textContent !== text)
              return requestAnimationFrame(look)
            return resolve(Date.now())
          }
          look()
        }),
      next,
    )
    const saved = Date.now()
    await project.edit('site.manifest.ts', `title: '${shown}'`, `title: '${next}'`)
    times.push((await changed) - saved)
    shown = next
  }
  await expect(page.locator('html[data-kept]')).toHaveCount(1)

  // The router has already read the description of the page, so a new one reloads the page.
  const manifest = await project.read('site.manifest.ts')
  await project.edit('site.manifest.ts', DESCRIPTION, 'Another description')
  await expect(page.locator('meta[content="Another description"]').first()).toBeAttached()
  await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(times.length / 2))
  test.info().annotations.push({ type: 'from save to sight', description: `${median} ms` })
  process.stdout.write(`from save to sight: ${times.join(', ')} ms\n`)
})

test('a syntax error in the manifest is shown with its line, and warnings do not cover the page', async ({
  page,
}) => {
  await page.goto(`${origin}/`)
  await waitForHydration(page)
  const title = page.locator('h1')
  const before = await title.textContent()
  const overlay = page.locator('vite-error-overlay')
  const manifest = await project.read('site.manifest.ts')

  await project.edit(
    'site.manifest.ts',
    'export default',
    'const early: number = late.value\nconst late = { value: 1 }\nexport default',
  )
  await expect(overlay).toContainText('manifest-load-error', { timeout: 30_000 })
  await expect(overlay).toContainText("Cannot access 'late' before initialization")

  await project.edit(
    'site.manifest.ts',
    'const early: number = late.value',
    'const early: number =',
  )
  await expect(overlay).toContainText('syntax-error', { timeout: 30_000 })
  await expect(overlay).not.toContainText('manifest-load-error')
  await expect(title).toHaveText(before ?? '')

  await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  await expect(overlay).toHaveCount(0, { timeout: 30_000 })
  await waitForHydration(page)
  const long = `A title ${'too long for any search engine '.repeat(3)}`.trim()
  await project.edit('site.manifest.ts', `title: '${before}'`, `title: '${before} again'`)
  await project.edit('site.manifest.ts', TITLE, long)
  await expect(title).toHaveText(`${before} again`, { timeout: 30_000 })
  await expect(page).toHaveTitle(new RegExp(long))
  // A page that is saved again before hydration is rendered again and logs it.
  await waitForHydration(page)
  await expect(overlay).toHaveCount(0)
  await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  await expect(title).toHaveText(before ?? '', { timeout: 30_000 })
})

// Must be the last test: from here on, requests of the shared context are intercepted.
test('M9: a site without a maps key shows the address, makes no third-party request, and shows the privacy notice', async ({
  page,
  context,
}) => {
  const mapPage = mapPagePath()
  const provider = await mapProvider(context)
  await page.addInitScript((key) => localStorage.removeItem(key), CHOICE_KEY)
  await page.goto(`${origin}${mapPage}`)
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
