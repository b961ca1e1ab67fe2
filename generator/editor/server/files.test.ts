import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isInside } from './files.ts'

async function projectAndOutside() {
  const folder = await mkdtemp(path.join(tmpdir(), 'inside-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const root = path.join(folder, 'project')
  await mkdir(path.join(root, 'content'), { recursive: true })
  await writeFile(path.join(folder, 'outside.ts'), '')
  await writeFile(path.join(root, 'content/home.ts'), '')
  return { folder, root }
}

it('accepts files of the project, also if the project is opened through a link', async () => {
  const { folder, root } = await projectAndOutside()
  expect(await isInside(root, path.join(root, 'content/home.ts'))).toBe(true)
  await symlink(root, path.join(folder, 'link'))
  expect(await isInside(path.join(folder, 'link'), path.join(root, 'content/home.ts'))).toBe(true)
})

it('refuses files outside the project, links to them, the project itself and missing files', async () => {
  const { folder, root } = await projectAndOutside()
  await symlink(path.join(folder, 'outside.ts'), path.join(root, 'linked.ts'))
  await symlink(folder, path.join(root, 'parent'))
  for (const file of ['../outside.ts', 'linked.ts', 'parent/outside.ts', '.', 'missing.ts']) {
    expect([file, await isInside(root, path.join(root, file))]).toEqual([file, false])
  }
})
