import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { removePageCommand, renameCommand } from '../../generator/cli/edit.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import { formatModule } from '../../generator/code/module.ts'
import type { Project } from '../../generator/manifest/project.ts'
import { realProject } from './realProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const silent = () => {}

/** Edits the manifest of this site in a new folder. Resolves to the site, and its text, which is formatted. */
async function edited(edit: (project: Project) => Promise<void>) {
  const project = await realProject()
  await edit(project)
  const text = await readFile(project.manifest, 'utf8')
  expect(await formatModule('site.manifest.ts', text)).toBe(text)
  // In a new folder, because modules are cached by path.
  return (await readManifest(await realProject(() => text))).site
}

const siteBefore = async () => (await readManifest(await realProject())).site

it('moves every top-level page with the pages below it', async () => {
  const { routes } = await siteBefore()
  const top = Object.keys(routes).filter((path) => path.split('/').length === 2 && path !== '/')
  expect(top.length).toBeGreaterThan(0)
  for (const path of top) {
    const site = await edited((project) =>
      renameCommand(project, silent, { path: path, to: '/moved', children: true, redirect: true }),
    )
    expect(Object.keys(site.routes)).toEqual(
      Object.keys(routes).map((other) =>
        other === path || other.startsWith(`${path}/`)
          ? `/moved${other.slice(path.length)}`
          : other,
      ),
    )
    const starts = new Set(site.redirects.map(({ from }) => from))
    expect(site.redirects.filter(({ to }) => starts.has(to))).toEqual([])
  }
})

it('redirects pages to another page', async () => {
  const { routes } = await siteBefore()
  const pages = Object.keys(routes).filter((path) => path !== '/')
  for (const path of pages.slice(0, 2)) {
    const request = { path, redirect: '/', children: false, removeLinks: false }
    const site = await edited((project) => removePageCommand(project, silent, request))
    expect(Object.keys(site.routes)).toEqual(Object.keys(routes).filter((other) => other !== path))
    expect(site.redirects).toContainEqual({ from: path, to: '/' })
  }
})
