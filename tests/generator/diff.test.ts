import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { manifestError } from '../../generator/cli/commands/generate.ts'
import { gravest, LEVELS, SUBJECTS } from '../../generator/inspect/diff/change.ts'
import { diffSites } from '../../generator/inspect/diff/index.ts'
import { readLock, type Version } from '../../generator/inspect/diff/lock.ts'
import { reportMarkdown } from '../../generator/inspect/diff/markdown.ts'
import { reportText } from '../../generator/inspect/diff/text.ts'
import { importByNode } from '../../generator/manifest/load.ts'
import { generateProject } from '../../generator/build/generateProject.ts'
import { BASE, EDITS, type Edit } from './diff/edits.ts'
import { here } from './project.ts'
import { temporaryProject } from './temporaryProject.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The recorded version of the base site, edited. */
async function lockAfter(edit: Edit): Promise<Version> {
  const project = await temporaryProject((manifest) =>
    [...BASE, ...edit].reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The manifest does not hold: ${from}`)
      return text.replace(from, () => to)
    }, manifest),
  )
  const { files, problems } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(problems)
  const version = readLock(files.get('site.lock.json') ?? '')
  if (version.lock === undefined) throw new Error(version.problem)
  return version
}

let recorded: Promise<Version> | undefined

/** The version that the edits begin with, generated once. */
const base = () => (recorded ??= lockAfter([]))

it.each(Object.entries(EDITS))('tells what the edit "%s" changes', async (name, edit) => {
  const changes = diffSites(await base(), await lockAfter(edit))
  const text = reportText({ since: 'HEAD (68764cf)', changes })
  await expect(`${text}\n`).toMatchFileSnapshot(here(`diff/${name}.txt`))
})

it('has an edit for every expected report, for every level and for every subject', async () => {
  const expected = readdirSync(here('diff')).filter((name) => name.endsWith('.txt'))
  expect(expected.map((name) => name.replace('.txt', '')).toSorted()).toEqual(
    Object.keys(EDITS).toSorted(),
  )
  const before = await base()
  const versions = await Promise.all(Object.values(EDITS).map(lockAfter))
  const all = versions.flatMap((after) => diffSites(before, after))
  expect(new Set(all.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS))
  expect(new Set(all.map(({ level }) => level))).toEqual(new Set(LEVELS))
})

it('rates a removed page without a redirect and a renamed part as breaking, and a redirect as enough', async () => {
  const level = async (name: string) =>
    gravest(diffSites(await base(), await lockAfter(EDITS[name] ?? [])))
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

it('writes Markdown in which copy has no meaning of its own', async () => {
  const after = await lockAfter([
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

it('compares with a version that an older model wrote', async () => {
  const old = readLock(
    JSON.stringify({
      colours: 'blue',
      routes: { '/': { title: 'Home', sections: [{ kind: 'marquee', heading: 'Hi', speed: 2 }] } },
    }),
  )
  const found = old.lock === undefined ? [] : diffSites(old, await base())
  expect(found.map(({ text }) => text)).toContain('/ loses the section "Hi" (marquee)')
  expect(found.map(({ text }) => text)).toContain('colours')
})

it.each([
  ['{', 'it is not JSON'],
  ['{"routes":{"/":{"title":5}}}', 'routes./: Invalid input'],
])('tells why %s is no recorded version', (text, problem) => {
  expect(readLock(text)).toEqual({ problem })
})
