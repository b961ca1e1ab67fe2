import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { publishCommand } from '../../generator/cli/commands/publish.ts'
import { readManifest } from '../../generator/cli/commands/readManifest.ts'
import {
  buildProblems,
  buildRecord,
  writeBuildRecord,
  type BuildRecord,
} from '../../generator/hosting/publish/buildRecord.ts'
import { writeHosting } from '../../generator/hosting/writeHosting.ts'
import { build, folder, hosting, read } from '../support/publishing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A project with a build. `edit` changes the record of the build. */
async function builtProject(edit: Partial<BuildRecord> = {}) {
  const project = await temporaryProject()
  const { site } = await readManifest(project)
  await rename(await build(1), path.join(project.root, 'dist'))
  await writeHosting(project.root, hosting)
  await writeBuildRecord(project.root, {
    ...(await buildRecord(project.root, site, false)),
    ...edit,
  })
  return project
}

it('publishes a build of the current files', async () => {
  const target = await folder()
  await publishCommand(await builtProject(), () => {}, { folder: target, reload: false })
  expect(await read(target, 'index.html')).toBe('home 1')
})

it.each([
  [{ manifest: 'other' }, 'The manifest has changed since dist/ was built.'],
  [
    { sources: 'other' },
    'Files in src/ or generator/, vite.config.ts or package-lock.json have changed since dist/ was built.',
  ],
  [
    { host: 'www.example.org', manifest: 'other' },
    'dist/ was built for www.example.org, but the manifest declares www.example.com.',
  ],
  [
    { embedded: true },
    'dist/ was built without a form service. Its forms work only with npm start and npm run preview.',
  ],
])('refuses a build with %j unless --anyway', async (edit, problem) => {
  const project = await builtProject(edit)
  const target = await folder()
  await expect(
    publishCommand(project, () => {}, { folder: target, reload: false }),
  ).rejects.toThrow(
    `${problem}\nNothing was published. Run: npm run build -- --live\nTo publish this build anyway, use --anyway.`,
  )
  await expect(read(target, 'index.html')).rejects.toThrow('ENOENT')
  await publishCommand(project, () => {}, { folder: target, reload: false, anyway: true })
  expect(await read(target, 'index.html')).toBe('home 1')
})

it('notices a changed file and a missing record', async () => {
  const project = await builtProject()
  const { site } = await readManifest(project)
  const record = () => buildRecord(project.root, site, false)
  const before = await record()
  await writeFile(path.join(project.root, 'vite.config.ts'), 'export default {}')
  expect(buildProblems(before, await record())).toHaveLength(1)
  expect(buildProblems(undefined, before)).toEqual(['It is unknown what dist/ was built from.'])
})
