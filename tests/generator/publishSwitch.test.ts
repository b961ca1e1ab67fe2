import { expect, it, vi } from 'vitest'
import { build, folder, publishBuild, read } from '../support/publishing.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const symlink: typeof real.symlink = async (...link) => {
    if (disk.isFull) throw Object.assign(new Error('no space is left'), { code: 'ENOSPC' })
    await real.symlink(...link)
  }
  return { ...real, symlink }
})

it('serves the old build if the link to the new one cannot be created', async () => {
  const target = await folder()
  await publishBuild(await build(1), target)
  disk.isFull = true
  for (const rules of ['# rules', '# others']) {
    const published = publishBuild(await build(2), target, { rules })
    await expect(published).rejects.toThrow('no space is left')
  }
  disk.isFull = false
  expect(await read(target, 'index.html')).toBe('home 1')
})
