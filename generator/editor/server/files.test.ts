import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFile, removeFile, unremovable, isInside } from './files.ts'

const BYTES = Buffer.from('the image')

async function folders() {
  const folder = await mkdtemp(path.join(tmpdir(), 'created-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const root = path.join(folder, 'project')
  await mkdir(path.join(root, 'images'), { recursive: true })
  await mkdir(path.join(folder, 'outside'))
  const file = (name: string) => ({ path: path.join(root, name), bytes: BYTES })
  return { folder, root, file }
}

it('creates a file, and removes it', async () => {
  const { root, file } = await folders()
  const created = file('images/new.jpg')
  expect(await createFile(root, created)).toBeUndefined()
  expect(await readFile(created.path)).toEqual(BYTES)
  expect(await unremovable(root, created)).toBeUndefined()
  await removeFile(created)
  await expect(readFile(created.path)).rejects.toThrow('ENOENT')
})

it('never replaces a file', async () => {
  const { root, file } = await folders()
  const { path: existing } = file('images/old.jpg')
  await writeFile(existing, 'older')
  expect(await createFile(root, file('images/old.jpg'))).toContain('already a file')
  expect(String(await readFile(existing))).toBe('older')
})

it('creates no file outside the project: with "..", through a linked folder or a linked file', async () => {
  const { folder, root, file } = await folders()
  const outside = path.join(folder, 'outside')
  await symlink(outside, path.join(root, 'linked'))
  await symlink(path.join(outside, 'target.jpg'), path.join(root, 'images/link.jpg'))
  for (const name of ['../outside/new.jpg', 'linked/new.jpg', 'missing/new.jpg']) {
    expect(await createFile(root, file(name))).toContain('outside the project')
  }
  expect(await createFile(root, file('images/link.jpg'))).toContain('already a file')
  for (const name of ['new.jpg', 'target.jpg']) {
    await expect(readFile(path.join(outside, name))).rejects.toThrow('ENOENT')
  }
})

it('does not remove a file that another program has changed, replaced by a link or removed', async () => {
  const { folder, root, file } = await folders()
  const created = file('images/new.jpg')
  expect(await unremovable(root, created)).toContain('another program')
  await writeFile(created.path, 'changed')
  expect(await unremovable(root, created)).toContain('another program')
  await rm(created.path)
  await writeFile(path.join(folder, 'outside/same.jpg'), BYTES)
  await symlink(path.join(folder, 'outside/same.jpg'), created.path)
  expect(await unremovable(root, created)).toContain('another program')
})

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
