import { appendFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { driftText, generatedDifference } from '../../generator/cli/commands/check.ts'
import { generateCommand } from '../../generator/cli/commands/generate.ts'
import { HEADER } from '../../generator/emit/header.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import { readTree } from '../../generator/emit/write.ts'
import { temporaryProject } from './temporaryProject.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

const silent = () => {}

it('the files in generated/ are up to date; if not, run: npm run generate', async () => {
  expect(driftText(await generatedDifference(projectAt()))).toBeUndefined()
})

it('a hand-edited, a missing and a surplus file are told, and generating mends them', async () => {
  const project = await temporaryProject()
  await generateCommand(project, silent)
  const fresh = await readTree(project.generated)
  expect(driftText(await generatedDifference(project))).toBeUndefined()

  await appendFile(path.join(project.generated, 'pages/home.gen.tsx'), '// by hand\n')
  await rm(path.join(project.generated, 'forms/contact.gen.ts'))
  await writeFile(path.join(project.generated, 'pages/old.gen.tsx'), `${HEADER}\nexport {}\n`)
  expect(driftText(await generatedDifference(project))).toBe(
    [
      'generated/forms/contact.gen.ts is missing.',
      'generated/pages/home.gen.tsx is not up to date.',
      'generated/pages/old.gen.tsx was not generated. Remove it.',
      'Run: npm run generate',
    ].join('\n'),
  )

  const said: string[] = []
  await generateCommand(project, (line) => said.push(line))
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `: ${fresh.size} files, 2 written, 1 removed, \\d+ ms \\(after \\d+ ms of loading\\)$`,
      ),
    ),
  ])
  expect(await readTree(project.generated)).toEqual(fresh)
})

it('a file without our header is not removed, but told, when generating and when checking', async () => {
  const project = await temporaryProject()
  await generateCommand(project, silent)
  await writeFile(path.join(project.generated, 'notes.md'), 'Mine.')

  const said: string[] = []
  await generateCommand(project, (line) => said.push(line))
  expect(said).toContain('generated/notes.md was not generated. Remove it.')
  expect((await readTree(project.generated)).get('notes.md')).toBe('Mine.')
  expect(driftText(await generatedDifference(project))).toContain('generated/notes.md')
})

it('one mistake in the manifest leaves generated/ as it was, to the byte and the second', async () => {
  const project = await temporaryProject((text) =>
    text.replace('Where it begins.', ' Where it begins.').replace("title: 'Home'", "title: 'Hi'"),
  )
  const before = await temporaryProject()
  await generateCommand(before, silent)
  const there = await readTree(before.generated)
  for (const name of there.keys()) {
    await utimes(path.join(before.generated, name), LONG_AGO, LONG_AGO)
  }

  const broken = { ...project, generated: before.generated }
  await expect(generateCommand(broken, silent)).rejects.toThrow(
    /headline: " Where it begins\."[\s\S]*1 error in the manifest\. No files were written\.$/,
  )
  await expect(generatedDifference(broken)).rejects.toThrow('1 error in the manifest')
  expect(await readTree(before.generated)).toEqual(there)
  for (const name of there.keys()) {
    expect((await stat(path.join(before.generated, name))).mtime).toEqual(LONG_AGO)
  }
})

it.each([
  ['export default undefined', 'The manifest has no default export.'],
  ['export default null', 'null is not an object.'],
  ['export default []', 'An empty list is not an object.'],
])('%s is refused in words', async (text, message) => {
  const project = await temporaryProject(() => text)
  await expect(generateCommand(project, silent)).rejects.toThrow(message)
})
