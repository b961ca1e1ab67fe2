import path from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { expect, hydrated, test } from './support/site.ts'

let project: ProjectCopy
let server: ViteDevServer
let origin: string

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  project = await copyProject()
  server = await createServer({
    root: project.root,
    logLevel: 'silent',
    // The copy's dependencies are those of the project around it.
    server: { port: 0, fs: { allow: [path.resolve(import.meta.dirname, '../..')] } },
  })
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})

test.afterAll(async () => {
  await server.close()
  await project.remove()
})

test('serves what production serves, refreshes on save, and keeps the site under mistakes', async ({
  page,
}) => {
  await page.goto(`${origin}/`)
  await hydrated(page)
  const title = page.locator('h1')
  const before = await title.textContent()

  const manifest = await project.read('site.manifest.ts')
  await project.edit('site.manifest.ts', `title: '${before}'`, "title: 'Changed in the manifest'")
  await expect(title).toHaveText('Changed in the manifest', { timeout: 30_000 })

  await project.edit('site.manifest.ts', "title: 'Changed in the manifest'", 'titel: 5')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('unknown-property', { timeout: 30_000 })
  await expect(overlay).toContainText('missing-property')
  await expect(overlay).toContainText(/site\.manifest\.ts:\d+:\d+/)
  await expect(title).toHaveText('Changed in the manifest')

  await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  await expect(title).toHaveText(before ?? '', { timeout: 30_000 })
  await expect(overlay).toHaveCount(0)
})

test('shows every kind of section, with what it is and how it is written', async ({ page }) => {
  await page.goto(`${origin}/~sections`)
  for (const { shape } of sectionSchema.options) {
    const kind = shape.kind.value
    const entry = page.locator(`#kind-${kind}`)
    await expect(entry.locator('h2').first()).toHaveText(kind)
    await expect(entry.locator('h2 + p')).not.toHaveText('')
    await expect(entry.locator('pre')).toContainText(`kind: '${kind}'`)
    await expect(entry.locator('section h2').first()).toBeVisible()
  }
  await expect(page.locator('#kind-hero').getByRole('heading', { level: 1 })).toBeVisible()
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fontSize)
  const inGallery = await size('#kind-callToAction a')
  await page.goto(`${origin}/`)
  expect(await size('main > header a')).toBe(inGallery)
})
