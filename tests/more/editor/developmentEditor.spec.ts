import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { sitePages } from '../../../generated/site.gen.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { waitForHydration } from '../../browser/support/site.ts'

let project: ProjectCopy
let server: ViteDevServer
let address: string

/** The only folder in `PATH`, so that no editor of this machine is found. */
let programs: string

/** The arguments with which an editor was started. */
let log: string

const VARIABLES = ['LAUNCH_EDITOR', 'VISUAL', 'EDITOR', 'PATH']
const before = VARIABLES.map((name) => [name, process.env[name]] as const)

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  project = await copyProject()
  server = await createServer({
    root: project.root,
    logLevel: 'silent',
    // The copy uses the dependencies of the surrounding project.
    server: { port: 0, fs: { allow: [path.resolve(import.meta.dirname, '../../..')] } },
  })
  await server.listen()
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  address = `${origin}${sitePages.find(({ path: at }) => at !== '/')?.path ?? '/'}`
  programs = path.join(project.root, 'programs')
  log = path.join(project.root, 'opened.txt')
  await mkdir(programs)
})

test.beforeEach(async () => {
  await rm(log, { force: true })
  for (const name of VARIABLES) delete process.env[name]
  process.env['PATH'] = programs
})

test.afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

test.afterAll(async () => {
  await server.close()
  await project.remove()
})

/** Installs an editor that only writes its arguments to a file. */
const install = (name: string) =>
  writeFile(path.join(programs, name), `#!/bin/sh\necho "$@" > ${log}\n`, { mode: 0o755 })

for (const [title, variables, opened] of [
  ['LAUNCH_EDITOR', { LAUNCH_EDITOR: 'gedit' }, /^(\S+) (\d+) \d+\n$/],
  ['EDITOR', { EDITOR: 'code' }, /^-r -g (\S+):(\d+):\d+\n$/],
] as const) {
  test(`Alt+click opens the line of the manifest in ${title}`, async ({ page }) => {
    for (const name of ['gedit', 'code']) await install(name)
    Object.assign(process.env, variables)
    await page.goto(address)
    await waitForHydration(page)
    const heading = page.locator('main section h2').first()
    const words = await heading.textContent()
    await heading.click({ modifiers: ['Alt'] })
    await expect(async () => {
      const [, file, line] = opened.exec(await readFile(log, 'utf8')) ?? []
      expect(file).toBe(path.join(project.root, 'site.manifest.ts'))
      const text = await project.read('site.manifest.ts')
      const written = [`heading: '${words}'`, `heading: sample('${words}')`]
      const expected = written.find((each) => text.includes(each)) ?? 'heading: '
      expect(text.split('\n')[Number(line) - 1]).toContain(expected)
    }).toPass()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
}

for (const [title, variables, reason] of [
  ['no editor', {}, 'No running editor was found.'],
  // npm sets EDITOR=vi.
  ['only an editor that runs in a terminal', { EDITOR: 'vi', VISUAL: 'vi' }, 'No running editor'],
  ['LAUNCH_EDITOR=coed', { LAUNCH_EDITOR: 'coed' }, "'coed' command does not exist in 'PATH'"],
] as const) {
  test(`with ${title}, Alt+click explains how to set an editor and starts none`, async ({
    page,
    expectError,
  }) => {
    expectError(/could not be opened/)
    expectError(/501 \(Not Implemented\)/)
    for (const name of ['gedit', 'code']) await rm(path.join(programs, name), { force: true })
    await install('vi')
    Object.assign(process.env, variables)
    await page.goto(address)
    await waitForHydration(page)
    await page
      .locator('main section h2')
      .first()
      .click({ modifiers: ['Alt'] })
    const dialog = page.locator('body > dialog[open]')
    await expect(dialog).toContainText(/^site\.manifest\.ts:\d+:\d+ could not be opened\./)
    await expect(dialog).toContainText(reason)
    await expect(dialog).toContainText('LAUNCH_EDITOR=code npm run dev')
    await dialog.click()
    await expect(dialog).toHaveCount(0)
    expect(existsSync(log)).toBe(false)
  })
}

test('while Alt is held, the part under the pointer has an outline', async ({ page }) => {
  await page.goto(address)
  await waitForHydration(page)
  await page.keyboard.down('Alt')
  await expect(page.locator('html')).toHaveClass(/site-alt/)
  await page.keyboard.up('Alt')
  await expect(page.locator('html')).not.toHaveClass(/site-alt/)
})
