import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { manifestError } from '../../generator/cli/commands/generate.ts'
import { highestLevel, LEVELS, SUBJECTS } from '../../generator/inspect/diff/change.ts'
import { diffSites } from '../../generator/inspect/diff/index.ts'
import { parseSnapshot, type Version } from '../../generator/inspect/diff/snapshot.ts'
import { reportMarkdown } from '../../generator/inspect/diff/markdown.ts'
import { reportText } from '../../generator/inspect/diff/text.ts'
import { importByNode } from '../../generator/manifest/load.ts'
import { generateProject } from '../../generator/build/generateProject.ts'
import { BASE, EDITS, type Edit } from './diff/edits.ts'
import { here } from './project.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The snapshot of the base site after an edit. */
async function snapshotAfter(edit: Edit): Promise<Version> {
  const project = await temporaryProject((manifest) =>
    [...BASE, ...edit].reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The manifest does not hold: ${from}`)
      return text.replace(from, () => to)
    }, manifest),
  )
  const { files, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  const version = parseSnapshot(files.get('site.snapshot.json') ?? '')
  if (version.snapshot === undefined) throw new Error(version.problem)
  return version
}

let baseSnapshot: Promise<Version> | undefined

/** The snapshot of the base site, generated once. */
const base = () => (baseSnapshot ??= snapshotAfter([]))

it.each(Object.entries(EDITS))('reports the changes of the edit "%s"', async (name, edit) => {
  const changes = diffSites(await base(), await snapshotAfter(edit))
  const text = reportText({ since: 'HEAD (68764cf)', changes })
  await expect(`${text}\n`).toMatchFileSnapshot(here(`diff/${name}.txt`))
})

it('has an edit for every expected report, for every level and for every subject', async () => {
  const expected = readdirSync(here('diff')).filter((name) => name.endsWith('.txt'))
  expect(expected.map((name) => name.replace('.txt', '')).toSorted()).toEqual(
    Object.keys(EDITS).toSorted(),
  )
  const before = await base()
  const versions = await Promise.all(Object.values(EDITS).map(snapshotAfter))
  const all = versions.flatMap((after) => diffSites(before, after))
  expect(new Set(all.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS))
  expect(new Set(all.map(({ level }) => level))).toEqual(new Set(LEVELS))
})

it('rates a removed page without a redirect and a renamed part as breaking, and a redirect as enough', async () => {
  const level = async (name: string) =>
    highestLevel(diffSites(await base(), await snapshotAfter(EDITS[name] ?? [])))
  expect({
    removed: await level('page-removed'),
    redirected: await level('page-removed-with-redirect'),
    moved: await level('page-moved'),
    lost: await level('page-moved-without-redirect'),
    wire: await level('wire-name'),
    copy: await level('copy'),
    nothing: await level('nothing'),
  }).toEqual({
    removed: 'breaking',
    redirected: 'notable',
    moved: 'notable',
    lost: 'breaking',
    wire: 'breaking',
    copy: 'safe',
    nothing: undefined,
  })
})

it('escapes text in Markdown', async () => {
  const after = await snapshotAfter([
    [
      "title: 'Services',\n      description",
      "title: '<b>@all</b> **#1** [x](y) |',\n      description",
    ],
    ["heading: 'Onward'", "heading: '</details> & `on`'"],
  ])
  const markdown = reportMarkdown({
    since: 'main (68764cf)',
    changes: diffSites(await base(), after),
  })
  await expect(markdown).toMatchFileSnapshot(here('diff/markdown.md'))
})

it('compares with a snapshot of an older model', async () => {
  const old = parseSnapshot(
    JSON.stringify({
      colours: 'blue',
      routes: { '/': { title: 'Home', sections: [{ kind: 'marquee', heading: 'Hi', speed: 2 }] } },
    }),
  )
  const found = old.snapshot === undefined ? [] : diffSites(old, await base())
  expect(found.map(({ text }) => text)).toContain('/ no longer has the section "Hi" (marquee)')
  expect(found.map(({ text }) => text)).toContain('colours')
})

it.each([
  ['{', 'it is not JSON'],
  ['{"routes":{"/":{"title":5}}}', 'routes./: Invalid input'],
])('explains why %s is not a snapshot', (text, problem) => {
  expect(parseSnapshot(text)).toEqual({ problem })
})
