import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'))

const versions = z.record(z.string(), z.string())
const project = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(read('package.json'))
const lockfile = z
  .object({
    lockfileVersion: z.literal(3),
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        license: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json'))
const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '')

it('every dependency may be updated within its major version', () => {
  const all = Object.entries({ ...project.dependencies, ...project.devDependencies })
  expect(all.filter(([, version]) => !/^\^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

it('the packages of Mantine have one version', () => {
  const own = packages.filter(([name]) => name.includes('node_modules/@mantine/'))
  expect(own.length).toBeGreaterThan(1)
  expect(new Set(own.map(([, { version }]) => version)).size).toBe(1)
})

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

it('every package has a license', () => {
  const unstated = packages.filter(([, { license }]) => license === undefined)
  // A few packages have only a file.
  const without = unstated.filter(([folder]) => !existsSync(path.join(ROOT, folder, 'LICENSE')))
  expect(without.map(([name]) => name)).toEqual([])
})
