import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { manifestError } from '../../generator/cli/project.ts'
import { highestLevel, LEVELS, SUBJECTS } from '../../generator/inspect/diff/compare.ts'
import { reportMarkdown, reportText } from '../../generator/inspect/diff/report.ts'
import { diffSites, parseSnapshot, type Version } from '../../generator/inspect/diff/version.ts'
import { UserError } from '../../generator/diagnostics/console.ts'
import { importByNode } from '../../generator/manifest/load.ts'
import { generateProject } from '../../generator/bundle/generateProject.ts'
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
  return parseSnapshot(files.get('site.snapshot.json') ?? '', 'The manifest')
}

let baseSnapshot: Promise<Version> | undefined

/** The snapshot of the base site, generated once. */
const base = () => (baseSnapshot ??= snapshotAfter([]))

it.each(Object.entries(EDITS))('reports the changes of the edit "%s"', async (name, edit) => {
  const changes = diffSites(await base(), await snapshotAfter(edit))
  const text = reportText('HEAD (68764cf)', changes)
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

it('shows of long values the parts that differ, with a few words around them', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
  const before = words.join(' ')
  const after = before.replace('word30', 'another word')
  const change = { level: 'safe', subject: 'copy', path: [], text: 'Text' } as const
  expect(
    reportText('HEAD', [{ ...change, before, after }])
      .split('\n')
      .slice(-2),
  ).toEqual([
    '                 - … word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 …',
    '                 + … word25 word26 word27 word28 word29 another word word31 word32 word33 word34 word35 word36 …',
  ])
  const rewritten = Array.from({ length: 500 }, (_, index) => `new${index}`).join(' ')
  const report = reportText('HEAD', [{ ...change, before, after: rewritten }])
  expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThan(345)
  const [added = ''] = reportText('HEAD', [{ ...change, after }])
    .split('\n')
    .slice(-1)
  expect(added).toMatch(/ {17}\+ word0 .{140,160}…$/)
})

it('escapes text in Markdown', async () => {
  const after = await snapshotAfter([
    [
      "title: 'Services',\n      description",
      "title: '<b>@all</b> **#1** [x](y) |',\n      description",
    ],
    ["heading: 'Onward'", "heading: '</details> & `on`'"],
  ])
  const markdown = reportMarkdown('main (68764cf)', diffSites(await base(), after))
  await expect(markdown).toMatchFileSnapshot(here('diff/markdown.md'))
})

it('compares with a snapshot of an older model', async () => {
  const old = parseSnapshot(
    JSON.stringify({
      colours: 'blue',
      routes: { '/': { title: 'Home', sections: [{ kind: 'marquee', heading: 'Hi', speed: 2 }] } },
    }),
    'The old site',
  )
  const found = diffSites(old, await base())
  expect(found.map(({ text }) => text)).toContain('/ no longer has the section "Hi" (marquee)')
  expect(found.map(({ text }) => text)).toContain('colours')
})

it.each([
  ['{', 'The file cannot be compared: it is not JSON.'],
  ['{"routes":{"/":{"title":5}}}', 'The file cannot be compared: routes./: Invalid input.'],
])('explains why %s is not a snapshot', (text, problem) => {
  expect(() => parseSnapshot(text, 'The file')).toThrow(new UserError(problem))
})
