import { appendFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { driftText, generatedDifference } from '../../generator/cli/check.ts'
import { updateGenerated } from '../../generator/project/generateProject.ts'
import { HEADER } from '../../generator/code/code.ts'
import { readTree } from '../../generator/emit/write.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

const silent = () => {}

it('reports edited, missing and unexpected files, and generating restores them', async () => {
  const project = await temporaryProject()
  await updateGenerated(project, silent)
  const expected = await readTree(project.generated)
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

  const printed: string[] = []
  await updateGenerated(project, (line) => printed.push(line))
  expect(printed).toEqual([
    expect.stringMatching(
      new RegExp(
        `: ${expected.size} files, 2 written, 1 removed, \\d+ ms \\(after \\d+ ms of loading\\)$`,
      ),
    ),
  ])
  expect(await readTree(project.generated)).toEqual(expected)
})

it('generate and check report a file without the header of generated files, but do not remove it', async () => {
  const project = await temporaryProject()
  await updateGenerated(project, silent)
  await writeFile(path.join(project.generated, 'notes.md'), 'Mine.')

  const printed: string[] = []
  await updateGenerated(project, (line) => printed.push(line))
  expect(printed).toContain('generated/notes.md was not generated. Remove it.')
  expect((await readTree(project.generated)).get('notes.md')).toBe('Mine.')
  expect(driftText(await generatedDifference(project))).toContain('generated/notes.md')
})

it('with an error in the manifest, no file in generated/ is changed or written', async () => {
  const project = await temporaryProject((text) =>
    text.replace('Where it begins.', ' Where it begins.').replace("title: 'Home'", "title: 'Hi'"),
  )
  const before = await temporaryProject()
  await updateGenerated(before, silent)
  const generated = await readTree(before.generated)
  for (const name of generated.keys()) {
    await utimes(path.join(before.generated, name), LONG_AGO, LONG_AGO)
  }

  const broken = { ...project, generated: before.generated }
  await expect(updateGenerated(broken, silent)).rejects.toThrow(
    /headline: " Where it begins\."[\s\S]*1 error in the manifest\. No files were written\.$/,
  )
  await expect(generatedDifference(broken)).rejects.toThrow('1 error in the manifest')
  expect(await readTree(before.generated)).toEqual(generated)
  for (const name of generated.keys()) {
    expect((await stat(path.join(before.generated, name))).mtime).toEqual(LONG_AGO)
  }
})

it.each([
  ['export default undefined', 'The manifest has no default export.'],
  ['export default []', 'The default export is not a site.'],
])('rejects %s with a message', async (text, message) => {
  const project = await temporaryProject(() => text)
  await expect(updateGenerated(project, silent)).rejects.toThrow(message)
})
