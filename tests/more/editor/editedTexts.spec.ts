import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { valueAt } from '../../../generator/diagnostics/diagnostic.ts'
import { manifestFiles, type ManifestFile } from '../../../generator/manifest/files.ts'
import { projectAt, type Project } from '../../../generator/manifest/project.ts'
import { repeatedTexts } from '../../../generator/editor/server/texts.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { shownStrings } from '../../browser/support/shownStrings.ts'
import { startSession } from '../../generator/editing.ts'
import { otherChange } from './support/changedLiteral.ts'
import { sampleTexts, textsToEdit, type ChosenText, type PageTexts } from './support/chooseTexts.ts'
import { expect, test } from './support/editorTest.ts'
import { appendToText, replyTo, textsFound, type EditedIn } from './support/editText.ts'
import { openEditor, undoButton } from './support/pageEditor.ts'

/*
 * Edits the texts of a site with the example of every kind of section: with `EDITED=all` every text, otherwise
 * a sample, which is always the same. `EDITED_SEED` selects another sample.
 */

const ALL = process.env['EDITED'] === 'all'
const SAMPLE = 8
const SEED = Number(process.env['EDITED_SEED'] ?? 7)

test.use({ siteName: 'examples' })

test('changes exactly the literal of each text, shows it, and restores the bytes', async ({
  page,
  edited,
}) => {
  if (ALL) test.setTimeout(7_200_000)
  const project = projectAt(edited.root)
  // Without the connection to Vite, because a new version of the page in the middle of an edit would end it.
  await page.routeWebSocket(/.*/, () => {})
  const results: TextResult[] = []
  for (const chosen of await chosenTexts(project)) {
    await openEditor(page, chosen.page)
    results.push(...(await editTexts(page, project, chosen)))
    if (ALL) log(`${chosen.page}: ${summaryOf(results)}`)
  }
  log(`${ALL ? 'All texts' : `Sample with EDITED_SEED=${SEED}`}: ${summaryOf(results)}`)
  expect(results.length).toBeGreaterThanOrEqual(SAMPLE)
  expect(results.flatMap(({ problem }) => problem ?? [])).toEqual([])
})

type TextResult = {
  readonly editedIn: EditedIn
  /** Why the text did not pass. */
  readonly problem: string | undefined
}

const log = (line: string) => process.stdout.write(`${line}\n`)

function summaryOf(results: readonly TextResult[]): string {
  const count = (isCounted: (result: TextResult) => boolean) => results.filter(isCounted).length
  const passed = count(({ problem }) => problem === undefined)
  const inPlace = count(({ editedIn }) => editedIn === 'place')
  return `${results.length} values tested, ${passed} passed (${inPlace} at their place, ${results.length - inPlace} in the panel)`
}

/** The texts to edit by page. */
async function chosenTexts(project: Project): Promise<readonly PageTexts[]> {
  const session = startSession(project)
  const { routes } = await generatedSite(project)
  const pages = new Map(
    await Promise.all(
      Object.keys(routes).map(async (route) => [route, await session.read(route)] as const),
    ),
  )
  const all = textsToEdit(pages)
  return ALL ? all : sampleTexts(all, SAMPLE, SEED)
}

/** A saved change of a text. */
type Saved = {
  readonly chosen: ChosenText
  /** The characters that were added. */
  readonly added: string
  /** The files before the change. */
  readonly before: readonly ManifestFile[]
  readonly editedIn: EditedIn
  readonly problem: string | undefined
}

/** Edits the texts of the open page one after the other, loads it again, and undoes all edits. */
async function editTexts(
  page: Page,
  project: Project,
  { page: at, texts }: PageTexts,
): Promise<TextResult[]> {
  await textsFound(page)
  const shownBefore = await shownStrings(page)
  const failed: TextResult[] = []
  const saved: Saved[] = []
  for (const chosen of texts) {
    const { path: textPath } = chosen.text
    const before = await manifestFiles(project)
    const value = String(valueAt(await generatedSite(project), textPath))
    const added = ` Ø${lettersOf(saved.length + failed.length)}Ø`
    const { reply, editedIn } = await appendToText(page, chosen, value, added)
    if (reply.result === 'saved') {
      // The white space around a long text stays.
      const expected = value.trimEnd() + added + value.slice(value.trimEnd().length)
      const problem = await problemOf(project, textPath, before, expected)
      saved.push({ chosen, added, before, editedIn, problem })
    } else {
      failed.push({ editedIn, problem: `${textPath.join('.')}: ${JSON.stringify(reply)}` })
      await page.reload()
      await textsFound(page)
    }
  }
  await page.reload()
  await textsFound(page)
  await expect(undoButton(page)).toBeEnabled()
  const shown = (await shownStrings(page)).join('\n')
  const results = saved.map(({ chosen, added, editedIn, problem }): TextResult => {
    const { text, isOnly } = chosen
    // Another text with the same value may be the one that the page shows.
    const isMissing = isOnly && shownBefore.includes(text.value) && !shown.includes(added)
    const notShown = isMissing ? `${at} does not show the new text` : undefined
    const found = problem ?? notShown
    return { editedIn, problem: found && `${text.path.join('.')}: ${found}` }
  })
  await undoAll(page, project, saved)
  return [...failed, ...results]
}

/** Undoes changes from the last one, and expects the files from before each of them. */
async function undoAll(page: Page, project: Project, saved: readonly Saved[]): Promise<void> {
  for (const { before } of saved.toReversed()) {
    const reply = await replyTo(page, () => undoButton(page).click())
    expect(reply).toMatchObject({ result: 'saved' })
    const now = await manifestFiles(project)
    expect(now.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  }
}

/** Why a saved change is not exactly the change of one text. */
async function problemOf(
  project: Project,
  textPath: ChosenText['text']['path'],
  before: readonly ManifestFile[],
  value: string,
): Promise<string | undefined> {
  const site = await generatedSite(project)
  const after = await manifestFiles(project)
  const other = otherChange(before, after, textPath, value, repeatedTexts(site, textPath))
  if (other !== undefined) return other
  const generated = String(valueAt(site, textPath))
  return generated === value ? undefined : `"${generated}" was generated`
}

const generatedSite = async ({ generated }: Project): Promise<Site> =>
  siteSchema.parse(JSON.parse(await readFile(path.join(generated, 'site.snapshot.json'), 'utf8')))

/**
 * A number in letters with accents, which the typefaces of documents have. A phone number may not get other digits,
 * and letters without accents stand for the digits of a keypad.
 */
const lettersOf = (number: number) =>
  [...String(number)].map((digit) => 'àáâãäåèéêë'[Number(digit)]).join('')
