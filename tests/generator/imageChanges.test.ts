import { cp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { formatModule } from '../../generator/code/module.ts'
import { readTree } from '../../generator/emit/write.ts'
import { changeOf, seen, sessionOf, sharedSession, textOf, type Change } from './editing.ts'
import type { AtEnd } from './temporaryProject.ts'
import { imageFilesOf, imageProject, photo } from './imageProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

type NewImage = Extract<Change, { kind: 'addImage' }>

/** A project with images, and a manifest that is formatted as in a project. */
async function formattedProject(edit?: (manifest: string) => string, atEnd?: AtEnd) {
  const project = await imageProject(edit, atEnd)
  const name = path.basename(project.manifest)
  await writeFile(project.manifest, await formatModule(name, await textOf(project)))
  return project
}

const shared = sharedSession((atEnd) => formattedProject(undefined, atEnd))

/**
 * A session of an edited manifest, by default the session that tests share; and the function that shows a photo at the
 * place of the first image of the home page.
 */
async function start(edit?: (manifest: string) => string) {
  const edited = edit ? await sessionOf(await formattedProject(edit)) : await shared()
  const content = (await photo('#884400')).toString('base64')
  const place = await seen(edited.project, ['routes', '/', 'hero', 'images', 0])
  const add = (change: Partial<NewImage> = {}) =>
    edited.session.apply({
      kind: 'addImage',
      content,
      file: 'Our Team.JPG',
      alt: 'Five people around a table',
      focus: { x: 0.25, y: 0.6 },
      ...place,
      ...change,
    })
  return { ...edited, add, files: await imageFilesOf(edited.project) }
}

/** The path of an image that several places use. */
const ORBIT = ['media', 'images', 'orbit']

/** For `start`: a session of its own, for tests that write files. */
const unedited = (manifest: string) => manifest

it('stores a file, declares it and shows it in one change, which undo and redo restore exactly', async () => {
  const { project, session, add, files, before } = await start()
  expect(await add()).toEqual({ result: 'saved' })
  const [after, added] = [await textOf(project), await imageFilesOf(project)]
  const generated = await readTree(project.generated)
  expect(after).toContain("images: ['ourTeam', 'portrait'],")
  expect(after.replaceAll(/\s+/g, ' ')).toContain(
    "ourTeam: { file: 'our-team.jpg', alt: 'Five people around a table', focus: { x: 0.25, y: 0.6 }, },",
  )
  expect([...added.keys()].filter((name) => !files.has(name))).toEqual(['our-team.jpg'])
  expect(added.get('our-team.jpg')).toBe((await photo('#884400')).toString('base64'))
  expect([...generated.values()].join()).toContain('our-team.jpg')

  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(before)
  expect(await imageFilesOf(project)).toEqual(files)
  expect([...(await readTree(project.generated)).values()].join()).not.toContain('our-team.jpg')

  expect(await session.redo()).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(after)
  expect(await imageFilesOf(project)).toEqual(added)
  expect(await readTree(project.generated)).toEqual(generated)
})

it('stores a symbol of shapes under a new name, and refuses one with a script', async () => {
  const { project, session, files, before } = await start()
  const place = await seen(project, ['brand', 'symbol'])
  const add = (content: string) =>
    session.apply({ kind: 'addSymbol', content, file: 'Venue.SVG', ...place })
  const circle = '<svg viewBox="0 0 2 2"><circle r="1"/></svg>'
  expect(await add(circle.replace('<circle', '<script>alert(1)</script><circle'))).toMatchObject({
    result: 'rejected',
    problems: [{ message: expect.stringContaining('<script>') }],
  })
  expect([await textOf(project), await imageFilesOf(project)]).toEqual([before, files])
  expect(await add(circle)).toEqual({ result: 'saved' })
  expect(await textOf(project)).toContain("brand: { symbol: 'venue-2.svg' }")
  expect((await imageFilesOf(project)).get('venue-2.svg')).toBe(btoa(circle))
})

it('never replaces a file or a declaration with the same name', async () => {
  const { project, add, files } = await start()
  expect(await add({ file: '../../orbit.avif' })).toMatchObject({ result: 'saved' })
  const after = await imageFilesOf(project)
  expect([...after.keys()].filter((name) => !files.has(name))).toEqual(['orbit-2.jpg'])
  for (const [name, content] of files) expect(after.get(name)).toBe(content)
  expect(await textOf(project)).toContain("images: ['orbit2', 'portrait'],")
  expect(await readdir(project.root)).not.toContain('orbit.jpg')
})

it('stores a large photo as pages show it, and a part of an image of the site as a new file', async () => {
  const { project, add, files } = await start()
  const content = (await photo('#008844', { width: 3000, height: 2000 })).toString('base64')
  expect(await add({ content, file: 'Large.jpg' })).toMatchObject({ result: 'saved' })
  const crop = { x: 0.5, y: 0.25, width: 0.25, height: 0.5 }
  const place = await seen(project, ['routes', '/', 'hero', 'images', 0])
  const part = { content: undefined, file: 'large.avif', crop, ...place }
  expect(await add(part)).toMatchObject({ result: 'saved' })
  const after = await imageFilesOf(project)
  const added = [...after].filter(([name]) => !files.has(name))
  const sizes = added.map(async ([name, stored]) => {
    const { format, width, height } = await sharp(Buffer.from(stored, 'base64')).metadata()
    return [name, format, width, height]
  })
  expect(await Promise.all(sizes)).toEqual([
    ['large-2.avif', 'heif', 600, 800],
    ['large.avif', 'heif', 2400, 1600],
  ])
  expect(await textOf(project)).toContain("images: ['large2', 'portrait'],")
})

it('removes an image that nothing uses any more, with its file, and undo restores both', async () => {
  const { project, session, add, files, before } = await start()
  await add()
  const place = await seen(project, ['routes', '/', 'hero', 'images', 0])
  expect(await add({ ...place, file: 'Other.jpg' })).toEqual({
    result: 'saved',
    abandoned: ['ourTeam'],
  })
  const withBoth = await imageFilesOf(project)
  const pictures = async () => (await session.describePage('/')).pictures
  const unused = (await pictures()).find(({ name }) => name === 'ourTeam')
  expect(unused).toMatchObject({ uses: 0, original: '/src/images/our-team.jpg' })
  const { name = '', revision = '' } = unused ?? {}
  const removal = { kind: 'removeImage', name, revision } as const
  expect(await session.apply({ ...removal, revision: 'other' })).toMatchObject({
    result: 'conflict',
  })
  expect(await session.apply(removal)).toEqual({ result: 'saved' })
  expect(await textOf(project)).not.toContain('ourTeam')
  expect([...(await imageFilesOf(project)).keys()]).toEqual(
    [...files.keys(), 'other.jpg'].toSorted(),
  )
  expect((await pictures()).map((picture) => picture.name)).not.toContain('ourTeam')

  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect(await imageFilesOf(project)).toEqual(withBoth)
  expect(await session.redo()).toMatchObject({ result: 'saved' })
  await session.undo()
  await session.undo()
  await session.undo()
  expect(await textOf(project)).toBe(before)
})

it('removes no image that is used, and no file that another image shows', async () => {
  const { project, session, add, files } = await start()
  const { revision = '' } = await seen(project, [...ORBIT])
  const used = await session.apply({ kind: 'removeImage', name: 'orbit', revision })
  expect(JSON.stringify(used)).toContain('used')
  const same = { file: 'orbit.avif', alt: 'The same file' }
  const path = ['media', 'images', 'same']
  await session.apply(changeOf({ path, value: same }))
  const added = (await seen(project, path)).revision ?? ''
  const removal = { kind: 'removeImage', name: 'same', revision: added } as const
  expect(await session.apply(removal)).toEqual({ result: 'saved' })
  expect(await imageFilesOf(project)).toEqual(files)
  expect(await add()).toEqual({ result: 'saved' })
})

it('adds an image where there is none', async () => {
  const { project, add } = await start((text) => text.replace(", image: 'portrait'", ''))
  const place = { path: ['routes', '/', 'sections', 2, 'image'], revision: undefined }
  expect(await add(place)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain("image: 'ourTeam'")
})

const MISTAKES: readonly [mistake: string, change: Partial<NewImage>, message: string][] = [
  ['an alternative text that the schema rejects', { alt: 'A\u0007B' }, 'control character'],
  ['a file that is no image', { content: 'Tm90IGFuIGltYWdlLg==' }, 'JPEG, PNG, WebP or AVIF'],
  [
    'a file that the site does not have',
    { content: undefined, file: '../../site.manifest.ts' },
    'no picture',
  ],
  ['a place outside the manifest', { path: ['__proto__', 'image'], revision: undefined }, 'not a'],
]

it.each(MISTAKES)('rejects %s, and leaves no file behind', async (_, change, message) => {
  const { project, add, files, before } = await start()
  const reply = await add(change)
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain(message)
  expect(await textOf(project)).toBe(before)
  expect(await imageFilesOf(project)).toEqual(files)
})

it('changes nothing if another program has changed the place', async () => {
  const { project, add, files } = await start(unedited)
  const external = (await textOf(project)).replace("['orbit', 'portrait']", "['venue', 'portrait']")
  await writeFile(project.manifest, external)
  expect(await add()).toMatchObject({ result: 'conflict' })
  expect(await textOf(project)).toBe(external)
  expect(await imageFilesOf(project)).toEqual(files)
})

it('changes nothing if the place is computed', async () => {
  const { project, add, files, before } = await start((text) =>
    text
      .replace('export default', "const FIRST = 'orbit' as const\nexport default")
      .replace("images: ['orbit', 'portrait']", "images: [FIRST, 'portrait']"),
  )
  expect(JSON.stringify(await add())).toContain('is computed: FIRST')
  expect(await textOf(project)).toBe(before)
  expect(await imageFilesOf(project)).toEqual(files)
})

it('does not undo if another program has changed the file, nor redo over another file', async () => {
  const { project, session, add, before } = await start(unedited)
  await add()
  const after = await textOf(project)
  const file = path.join(project.images, 'our-team.jpg')
  await cp(file, `${file}.copy`)
  await writeFile(file, 'changed')
  expect(JSON.stringify(await session.undo())).toContain('since then')
  await rm(file)
  await symlink(`${file}.copy`, file)
  expect(JSON.stringify(await session.undo())).toContain('since then')
  expect(await textOf(project)).toBe(after)
  await rename(`${file}.copy`, file)
  expect(await session.undo()).toMatchObject({ result: 'saved' })
  await writeFile(file, 'another file')
  expect(JSON.stringify(await session.redo())).toContain('already a file')
  expect(await textOf(project)).toBe(before)
  await rm(file)
  expect(await session.redo()).toMatchObject({ result: 'saved' })
})

it('changes the alternative text and the focal point of an image, and nothing else', async () => {
  const { project, session, before } = await start()
  const alt = await seen(project, [...ORBIT, 'alt'])
  const focus = await seen(project, [...ORBIT, 'focus'])
  const reply = await session.apply(
    changeOf({ ...alt, value: 'The Earth from orbit' }, { ...focus, value: { x: 0.1, y: 1 } }),
  )
  expect(reply).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(
    before
      .replace("alt: 'An orbit'", "alt: 'The Earth from orbit'")
      .replace('{ x: 0.68, y: 0.42 }', '{ x: 0.1, y: 1 }'),
  )
  await session.undo()
  expect(await textOf(project)).toBe(before)
})

it('adds a focal point to an image without one', async () => {
  const { project, session } = await start()
  const path = ['media', 'images', 'portrait', 'focus']
  const value = { x: 0.5, y: 0.2 }
  expect(await session.apply(changeOf({ path, value }))).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toMatch(/portrait: \{.*alt: '', focus: \{ x: 0.5, y: 0.2 \} \}/)
})

it('lists the places of a page that show images, with what can be changed', async () => {
  const { project, session } = await start()
  const { images } = await session.describePage('/')
  expect(
    images.map(({ path: place, picture: { name, uses } }) => [place.join('.'), name, uses]),
  ).toEqual([
    ['routes./.hero.images.0', 'orbit', 3],
    ['routes./.hero.images.1', 'portrait', 2],
    ['routes./.sections.2.image', 'portrait', 2],
  ])
  expect(images[0]).toMatchObject({
    selector: 'main > header',
    ...(await seen(project, ['routes', '/', 'hero', 'images', 0])),
    picture: {
      original: '/src/images/orbit.avif',
      alt: 'An orbit',
      altTarget: await seen(project, [...ORBIT, 'alt']),
      focusTarget: await seen(project, [...ORBIT, 'focus']),
    },
  })
  expect(images[0]?.src).toMatch(/^\/assets\/orbit-\w+-\d+\.jpg$/)
  expect(images[1]?.picture.focusTarget.revision).toBeUndefined()
  const { images: contact } = await session.describePage('/contact-us')
  expect(contact.map(({ path: place }) => place.join('.'))).toContain('events.happyHour.venue.logo')
})
