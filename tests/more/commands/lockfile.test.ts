import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const lockfile = z
  .object({
    lockfileVersion: z.literal(3),
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.string().optional(),
        integrity: z.string().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')))
const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '')

it('every package in the lockfile has an integrity hash and comes from the registry', () => {
  expect(packages.length).toBeGreaterThan(100)
  const unverified = packages.filter(
    ([, { integrity }]) => integrity?.startsWith('sha512-') !== true,
  )
  expect(unverified.map(([name]) => name)).toEqual([])
  const fromOtherHosts = packages.filter(
    ([, { resolved }]) =>
      resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(fromOtherHosts.map(([name]) => name)).toEqual([])
})

it('npm installs what a build needs on a server with NODE_ENV=production, too', () => {
  // npm ls leaves out what npm ci would not install.
  const output = execFileSync('npm', ['ls', 'vite', '--json'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toHaveProperty('dependencies.vite')
})
