import { writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { valueAt } from '../../generator/manifest/modelValues.ts'
import type { Edits } from '../../generator/project/edits.ts'
import { sessionOf, textOf } from './editing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** A session of an edited manifest. */
async function start(edit?: (manifest: string) => string) {
  const edited = await sessionOf(await temporaryProject(edit))
  const { project, session, plan } = edited
  return {
    ...edited,
    text: () => textOf(project),
    site: async () => (await plan.get()).site,
    apply: session.apply,
    undo: session.undo,
    sections: async (page: string) => (await session.describePage(page)).sections,
  }
}

/** The change that copies a section of a page into another page. */
async function copyOf(
  read: (page: string) => Promise<Awaited<ReturnType<Edits['describePage']>>['sections']>,
  from: { readonly page: string; readonly index: number },
  to: { readonly page: string; readonly index: number },
) {
  const [origin, target] = [await read(from.page), await read(to.page)]
  return {
    kind: 'copySection' as const,
    list: target.list.path,
    revision: target.list.revision,
    index: to.index,
    from: {
      path: [...origin.list.path, from.index],
      revision: origin.sections[from.index]?.revision,
    },
  }
}

const ONE_TEXT =
  "const one = `Since ${facts.founded.value}.`\nconst own = { kind: 'prose', heading: 'Apart', paragraphs: ['One.'] } as const\nexport default"

it('copies a section with its texts, inserted values and formats to a position of another page', async () => {
  const { text, apply, sections, site, undo } = await start((manifest) =>
    manifest
      .replace('export default', ONE_TEXT)
      .replace(
        /(?<=heading: '2 beginnings', paragraphs: \[)'One.'/,
        "'**Bold** since `${facts.founded.value}`', /* kept */ one",
      )
      .replace("{ kind: 'prose', heading: '2", 'own,\n        $&'),
  )
  const before = await text()
  for (const { index, from, heading } of [
    { index: 1, from: 3, heading: '2 beginnings' },
    { index: 4, from: 2, heading: 'Apart' },
  ]) {
    const copy = await copyOf(sections, { page: '/', index: from }, { page: '/contact-us', index })
    expect(await apply(copy)).toMatchObject({ result: 'saved', moved: { list: copy.list } })
    expect((await sections('/contact-us')).sections[index]).toMatchObject({ heading })
    const values = await site()
    expect(valueAt(values, [...copy.list, index])).toEqual(valueAt(values, copy.from.path))
    const added = await text()
    expect(await undo()).toMatchObject({ result: 'saved' })
    expect(await text()).toBe(before)
    // A constant is copied, so that a change of the copy does not change the other page.
    expect(added.length - before.length).toBeGreaterThan(60)
  }
})

it('gives the ids of a copied section a number that the other page has, and its links follow', async () => {
  const { apply, sections, site, text } = await start((manifest) =>
    manifest
      .replace(
        "kind: 'prose', heading: '2 beginnings', paragraphs: ['One.'], image: 'portrait'",
        "kind: 'questions', id: 'form', heading: 'Contact', questions: [{ question: 'Where?', id: 'where', answer: ['See [below](/#where).'] }]",
      )
      .replace(
        "{ kind: 'addresses', heading: 'Our hours'",
        "{ kind: 'questions', heading: 'More', questions: [{ question: 'Which?', id: 'where', answer: ['One.'] }] },\n        $&",
      ),
  )
  const before = await text()
  const copy = await copyOf(sections, { page: '/', index: 2 }, { page: '/contact-us', index: 5 })
  expect(await apply(copy)).toMatchObject({ result: 'saved' })
  expect((await site()).routes['/contact-us']).toMatchObject({
    sections: {
      5: {
        id: 'form-2',
        heading: 'Contact',
        questions: [{ id: 'where-2', answer: ['See [below](/contact-us#where-2).'] }],
      },
    },
  })
  expect(await text()).toContain(
    before.slice(before.indexOf("'/': {"), before.indexOf("'/contact-us': {")),
  )
})

it('copies no section that another program has changed, nor into such a list', async () => {
  const { project, apply, sections, text } = await start()
  const before = await text()
  const copy = await copyOf(sections, { page: '/', index: 2 }, { page: '/contact-us', index: 0 })
  for (const [from, to] of [
    ["paragraphs: ['One.']", "paragraphs: ['Two.']"],
    ["heading: 'Our hours'", "heading: 'Hours'"],
  ] as const) {
    const external = before.replace(from, to)
    await writeFile(project.manifest, external)
    expect(await apply(copy)).toMatchObject({ result: 'conflict' })
    expect(await text()).toBe(external)
  }
  await writeFile(project.manifest, before)
  expect(await apply(copy)).toMatchObject({ result: 'saved' })
})

it('copies a section of a shared list, and into a page without sections', async () => {
  const { apply, sections, text } = await start((manifest) =>
    manifest
      .replace(
        'export default',
        "const shared = [{ kind: 'prose', heading: 'Both', paragraphs: ['One.'] }] as const\nexport default",
      )
      .replace("{ kind: 'addresses', heading: 'Our hours'", '...shared,\n        $&')
      .replace("images: ['orbit'] },\n    sections: [],", "images: ['orbit'] },"),
  )
  const copy = await copyOf(
    sections,
    { page: '/contact-us', index: 2 },
    { page: '/unknown', index: 0 },
  )
  expect(await apply(copy)).toMatchObject({ result: 'saved' })
  expect((await sections('/unknown')).sections).toMatchObject([{ heading: 'Both' }])
  expect((await text()).match(/heading: .Both./g)).toHaveLength(2)
})
