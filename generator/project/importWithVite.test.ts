import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { importFresh, importWithEdits, importWithVite } from './importWithVite.ts'

/** A TypeScript file with this text. */
async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'site.manifest.ts')
  await writeFile(file, text)
  return file
}

it('evaluates the current text each time', async () => {
  const file = await fileWith('export default 1')
  expect(await importWithVite(file)).toMatchObject({ default: 1 })
  await writeFile(file, 'export default 2')
  expect(await importWithVite(file)).toMatchObject({ default: 2 })
  const edits = new Map([[file, 'export default 3']])
  expect(await importWithEdits(edits)(file)).toMatchObject({ default: 3 })
})

it('imports a module that throws again with source maps, for the position of the error', async () => {
  const file = await fileWith('const none: undefined = undefined\nexport default none.text')
  const maps: string[] = []
  const keepMaps = {
    name: 'test:maps',
    configResolved: ({ plugins }: { readonly plugins: readonly { readonly name: string }[] }) => {
      maps.push(plugins.some(({ name }) => name === 'site:no-source-maps') ? 'without' : 'with')
    },
  }
  await expect(importFresh(file, [keepMaps])).rejects.toThrow(TypeError)
  expect(maps).toEqual(['without', 'with'])
})
