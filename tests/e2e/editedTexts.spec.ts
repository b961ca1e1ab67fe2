import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { currentPlan } from '../../generator/build/currentPlan.ts'
import { planOf } from '../../generator/build/generateProject.ts'
import { importWithVite } from '../../generator/build/vite/importWithVite.ts'
import { valueAt } from '../../generator/diagnostics/valueAt.ts'
import { manifestFiles, type ManifestFile } from '../../generator/manifest/files.ts'
import { projectAt, type Project } from '../../generator/manifest/project.ts'
import { createEditSession } from '../../generator/server/editing/editSession.ts'
import { siteSchema } from '../../src/site/site.ts'
import { randomFrom } from '../randomEdits/random.ts'
import type { ProjectCopy } from '../support/projectCopy.ts'
import { otherChange } from './support/changedLiteral.ts'
import { sampleTexts, textsToEdit, type PageTexts } from './support/chooseTexts.ts'
import { appendToText, undo } from './support/editText.ts'
import { copyWithExamples } from './support/examplesProject.ts'
import { expect, test } from './support/expectedErrors.ts'
import { openEditor, startDevelopment, type EditedProject } from './support/pageEditor.ts'
import { shownValues } from './support/shownValues.ts'

/*
 * Edits the texts of a site with the example of every kind of section: with `EDITED_TEXTS=all` every
 * text, otherwise a random sample. `EDITED_TEXTS_SEED` repeats a sample.
 */

const ALL = process.env['EDITED_TEXTS'] === 'all'
const SAMPLE = 30
const SEED = Number(process.env['EDITED_TEXTS_SEED'] ?? Math.floor(Math.random() * 1_000_000))

let copy: ProjectCopy
let project: Project
let server: EditedProject

test.describe.configure({ mode: 'serial', timeout: ALL ? 3_600_000 : 600_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = await copyWithExamples()
  project = projectAt(copy.root)
  server = await startDevelopment(copy)
})

test.afterAll(async () => {
  await server.close()
  await copy.remove()
})

test('changes exactly the literal of each text, shows it, and restores the bytes', async ({
  page,
}) => {
  const pages = await chosenTexts()
  // Without the connection to Vite, because a new version of the page in the middle of an edit would end it.
  await page.routeWebSocket(/.*/, () => {})
  const counts = { tested: 0, passed: 0, place: 0, panel: 0, shown: 0 }
  const problems: string[] = []
  for (const { page: at, texts } of pages) {
    await editTexts(page, at, texts, counts, problems)
  }
  process.stdout.write(
    `${ALL ? 'All texts' : `Seed ${SEED}`}: ${counts.tested} values tested, ${counts.passed} passed; ${counts.place} at their place, ${counts.panel} in the panel; ${counts.shown} shown after a reload\n`,
  )
  expect(problems).toEqual([])
})

/** The texts to edit by page. */
async function chosenTexts(): Promise<readonly PageTexts[]> {
  const plan = currentPlan(() => planOf(project, importWithVite))
  const session = createEditSession(project, plan)
  const { site } = await plan.get()
  const read = new Map(
    await Promise.all(
      Object.keys(site.routes).map(async (route) => [route, await session.read(route)] as const),
    ),
  )
  const all = textsToEdit(read)
  return ALL ? all : sampleTexts(all, SAMPLE, randomFrom(SEED))
}

type Counts = { tested: number; passed: number; place: number; panel: number; shown: number }

/** Edits the texts of a page one after the other, loads the page again, and undoes all edits. */
async function editTexts(
  page: Page,
  at: string,
  texts: PageTexts['texts'],
  counts: Counts,
  problems: string[],
): Promise<void> {
  await openEditor(page, `${server.origin}${at}`)
  const visible = await shownValues(
    page,
    texts.map(({ text }) => text.value),
  )
  /** The files before each edit. */
  const versions: (readonly ManifestFile[])[] = []
  const expected: string[] = []
  for (const chosen of texts) {
    const { text } = chosen
    const name = `${at}, ${text.path.join('.')}`
    const [before, value] = [await manifestFiles(project), await currentValue(text.path)]
    const added = ` Zq${counts.tested}x`
    counts.tested += 1
    const { reply, editedIn } = await appendToText(page, chosen, value, added)
    counts[editedIn] += 1
    if (reply.result !== 'saved') {
      problems.push(`${name}: ${JSON.stringify(reply)}`)
      await openEditor(page, `${server.origin}${at}`)
      continue
    }
    versions.push(before)
    const problem = otherChange(before, await manifestFiles(project), text.path, value + added)
    const generated = await currentValue(text.path)
    if (problem !== undefined) problems.push(`${name}: ${problem}`)
    else if (generated !== value + added) problems.push(`${name}: ${generated} was generated.`)
    else counts.passed += 1
    if (visible.includes(text.value)) expected.push(added)
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  const shown = await shownValues(page, expected)
  counts.shown += shown.length
  const missing = expected.filter((added) => !shown.includes(added))
  for (const added of missing) problems.push(`${at}: ${added} is not on the page.`)
  for (const before of versions.toReversed()) {
    expect(await undo(page)).toMatchObject({ result: 'saved' })
    const now = await manifestFiles(project)
    expect(now.map((file) => file.text)).toEqual(before.map((file) => file.text))
  }
}

/** The value of a text in the validated manifest. */
async function currentValue(at: readonly (string | number)[]): Promise<string> {
  const snapshot = await readFile(path.join(project.generated, 'site.snapshot.json'), 'utf8')
  return String(valueAt(siteSchema.parse(JSON.parse(snapshot)), at))
}
