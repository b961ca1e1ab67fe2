import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { formatModule } from '../../generator/code/module.ts'
import { changeTo, startSession, textOf, textsOf } from './editing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The manifest with other properties before `redirects`. */
const withProperty = (code: string) => (manifest: string) =>
  manifest.replace('  redirects: [', () => `  ${code}\n  redirects: [`)

/** Edits a default of the schema in a manifest that contains `code`, undoes it, and returns the edited manifest. */
async function editDefault(code: string) {
  const project = await temporaryProject(withProperty(code))
  await writeFile(
    project.manifest,
    await formatModule(path.basename(project.manifest), await textOf(project)),
  )
  const before = await textOf(project)
  const session = startSession(project)
  const find = await textsOf(session, '/')
  const change = changeTo(find('Skip to content'), [{ text: 'Go on' }])
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  const after = await textOf(project)
  const changed = await textsOf(session, '/')
  expect(changed('Go on', 'texts').location).toBeDefined()
  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(before)
  return { before, after }
}

it.each([
  ['', "  texts: { shell: { skipLink: 'Go on' } },\n"],
  ["texts: { shell: { close: 'Hide' } },", "skipLink: 'Go on'"],
  ['texts: {},', "shell: { skipLink: 'Go on' }"],
  ["texts: { ...{ shell: { close: 'Hide' } } },", "skipLink: 'Go on'"],
  ['texts: { shell: { /* none */ } },', "skipLink: 'Go on'"],
])('writes a default into the manifest, where %j is', async (code, added) => {
  const { after, before } = await editDefault(code)
  expect(after).toContain(added)
  // Nothing else differs.
  const words = (text: string) => text.replaceAll(/[\s,{}]+|texts:|shell:/g, '')
  expect(words(after).replace("skipLink:'Goon'", '')).toBe(words(before))
})

it.each(['texts: JSON.parse("{}"),', 'texts: { ...JSON.parse("{}") },'])(
  'does not write a default into a computed object: %s',
  async (code) => {
    const project = await temporaryProject(withProperty(code))
    const session = startSession(project)
    const before = await textOf(project)
    const find = await textsOf(session, '/')
    const text = find('Skip to content')
    expect(text.parts).toBeUndefined()
    expect(await session.apply(changeTo(text, [{ text: 'Go on' }]))).toMatchObject({
      result: 'rejected',
    })
    expect(await textOf(project)).toBe(before)
  },
)

it('rejects a default without its placeholders', async () => {
  const project = await temporaryProject()
  const session = startSession(project)
  const before = await textOf(project)
  const find = await textsOf(session, '/')
  const reply = await session.apply(changeTo(find('{name} submenu'), [{ text: 'More' }]))
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain('Add the placeholder {name}.')
  expect(await textOf(project)).toBe(before)
})

it('does not offer a text that a function changes', async () => {
  const project = await temporaryProject((manifest) =>
    manifest.replace("'Nobody holds any rights.'", "((text: string) => `${text}!`)('No rights')"),
  )
  const find = await textsOf(startSession(project), '/')
  expect(find('No rights!').parts).toBeUndefined()
})
