import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('leaves no part of a file if the disk is full', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // A limit of the file size fails as a full disk does.
  const script = `
    const { writeFileChanges } = await import(${JSON.stringify(path.join(import.meta.dirname, 'editProject.ts'))})
    const [, root] = process.argv
    const others = [{ path: root + '/photo.avif', before: undefined, after: Buffer.alloc(100_000) }]
    const say = ({ message }) => process.stdout.write(message)
    await writeFileChanges({ root }, { files: [] }, { others }).catch(say)`
  const node = [process.execPath, '--import', 'tsx/esm', '--input-type=module', '-e', script]
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...node, folder]
  const { stdout } = spawnSync('sh', limited, { encoding: 'utf8' })
  expect(stdout).toBe('The file cannot be stored: the disk is full. Nothing was changed.')
  expect(await readdir(folder)).toEqual([])
})
