import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { waitForHydration } from '../../browser/support/site.ts'
import { expect, test } from './support/editorTest.ts'

const TITLE = 'Security That Fits'

test('updates the open page when the manifest is saved, and shows errors', async ({
  page,
  edited,
  server,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const title = page.locator('h1')
  const overlay = page.locator('vite-error-overlay')
  const manifest = await edited.source()
  const save = (text: string) => writeFile(path.join(edited.root, 'site.manifest.ts'), text)
  const titled = (words: string) => manifest.replace(`title: '${TITLE}'`, `title: '${words}'`)
  /** Saves the first manifest again. */
  const restore = async () => {
    await save(manifest)
    await expect(title).toHaveText(TITLE)
    await expect(overlay).toHaveCount(0)
  }

  await test.step('without a reload', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
    for (const next of ['One', 'Two']) {
      await save(titled(next))
      await expect(title).toHaveText(next)
    }
    await restore()
  })

  await test.step('without a reload, also what is not in the component of the page', async () => {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-kept', ''))
    await page.evaluate(() => scrollTo(0, 200))
    const description = 'The home page of a small company, with a description of a good length.'
    const changes = [
      // The metadata of the page.
      [description, 'Another description', page.locator('meta[content="Another description"]')],
      // The menu, which the browser reads from the HTML.
      ["text: 'Services'", "text: 'Offers'", page.locator('header nav').getByText('Offers')],
      // The name of the site.
      [
        "name: 'Small Company'",
        "name: 'Large Company'",
        page.locator('footer', { hasText: 'Large' }),
      ],
      // A part of the shell that the site did not have.
      [
        '  navigation: [',
        "  announcement: { text: 'We move.' },\n  navigation: [",
        page.getByText('We move.'),
      ],
      [
        '  navigation: [',
        "  texts: { shell: { skipLink: 'Jump' } },\n  navigation: [",
        page.getByText('Jump'),
      ],
    ] as const
    for (const [from, to, shown] of changes) {
      await edited.edit('site.manifest.ts', from, to)
      await expect(shown.first()).toBeAttached()
    }
    const accent = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--site-accent'),
      )
    const before = await accent()
    await edited.edit(
      'site.manifest.ts',
      '  navigation: [',
      "  brand: { colors: { accent: '#ffd000' } },\n  navigation: [",
    )
    await expect.poll(accent).not.toBe(before)
    await edited.edit(
      'site.manifest.ts',
      /[^]*/,
      (await edited.source()).replaceAll('/services/audits', '/reviews'),
    )
    await expect(page.locator('header a[href="/reviews"]').first()).toBeAttached()
    await restore()
    await expect(page.locator('header a[href="/reviews"]')).toHaveCount(0)
    await expect(page.locator('h1[data-kept]')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  })

  await test.step('shows the last saved manifest, even directly after an incomplete one', async () => {
    for (const isNoticed of [false, true]) {
      const round = isNoticed ? 'noticed' : 'unnoticed'
      const noticed = once(server.vite.watcher, 'change')
      await save(titled(`Half, ${round}`).slice(0, manifest.length / 2))
      // The watcher does not report a save directly after another one.
      if (isNoticed) await noticed
      await save(titled(`Whole, ${round}`))
      await expect(title).toHaveText(`Whole, ${round}`)
      await expect(overlay).toHaveCount(0)
    }
    await restore()
  })

  await test.step('keeps the last valid site during errors, and names their places', async () => {
    await save(titled('Changed in the manifest'))
    await expect(title).toHaveText('Changed in the manifest')
    await edited.edit('site.manifest.ts', "title: 'Changed in the manifest'", 'titel: 5')
    await expect(overlay).toContainText('unknown-property')
    await expect(overlay).toContainText('Did you mean "title"?')
    await expect(overlay).toContainText(/site\.manifest\.ts:\d+:\d+/)
    await expect(title).toHaveText('Changed in the manifest')
    await restore()
  })

  await test.step('shows an error during the import and a syntax error', async () => {
    const code = 'const early: number = late.value\nconst late = { value: 1 }\nexport default'
    await edited.edit('site.manifest.ts', 'export default', code)
    await expect(overlay).toContainText('manifest-load-error')
    await expect(overlay).toContainText("Cannot access 'late' before initialization")
    await edited.edit('site.manifest.ts', 'late.value', '')
    await expect(overlay).toContainText('syntax-error')
    await expect(overlay).not.toContainText('manifest-load-error')
    await expect(title).toHaveText(TITLE)
    await restore()
  })

  await test.step('warnings do not cover the page', async () => {
    const long = `A title ${'too long for any search engine '.repeat(3)}`.trim()
    await save(titled('Warned').replace("'Security for Small Companies'", `'${long}'`))
    await expect(title).toHaveText('Warned')
    await expect(page).toHaveTitle(new RegExp(long))
    await expect(overlay).toHaveCount(0)
    await restore()
  })

  await expect(page.locator('html[data-kept]')).toHaveCount(1)
})

test('after an update of the code of the editor, the page has one editor', async ({
  page,
  edited,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const file = path.join(edited.root, 'generator/editor/client/editor.ts')
  const code = await readFile(file, 'utf8')
  for (const text of [`${code}// Changed\n`, code]) {
    const reloaded = page.waitForEvent('load')
    await writeFile(file, text)
    await reloaded
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('switch', { name: 'Edit' })).toHaveCount(1)
  }
})

test('Alt+click opens the line of the manifest in an editor', async ({ page, edited }) => {
  const before = process.env['LAUNCH_EDITOR']
  const folder = path.join(edited.root, '.build')
  /** An editor that only writes its arguments to a file. */
  const editor = path.join(folder, 'gedit')
  const log = path.join(folder, 'opened.txt')
  await mkdir(folder, { recursive: true })
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${log}\n`, { mode: 0o755 })
  process.env['LAUNCH_EDITOR'] = editor
  try {
    await page.goto('/services')
    await waitForHydration(page)
    await page
      .locator('main section h2')
      .first()
      .click({ modifiers: ['Alt'] })
    await expect(async () => {
      const [, file, line] = /^(\S+) (\d+) \d+\n$/.exec(await readFile(log, 'utf8')) ?? []
      expect(file).toBe(path.join(edited.root, 'site.manifest.ts'))
      const lines = (await edited.source()).split('\n')
      expect(lines[Number(line) - 1]).toContain("heading: 'Every Service'")
    }).toPass()
  } finally {
    if (before === undefined) delete process.env['LAUNCH_EDITOR']
    else process.env['LAUNCH_EDITOR'] = before
  }

  await test.step('while Alt is held, the part under the pointer has an outline', async () => {
    await page.keyboard.down('Alt')
    await expect(page.locator('html')).toHaveClass(/site-alt/)
    await page.keyboard.up('Alt')
    await expect(page.locator('html')).not.toHaveClass(/site-alt/)
  })
})
