import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import type { Locator, Page, Response } from '@playwright/test'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { expect, test as base } from './support/editorTest.ts'
import { editorBar, editorStatus, openEditor } from './support/pageEditor.ts'
import { SETTINGS_PATH } from './support/sites.ts'

const test = base.extend({
  // The browser logs requests that a restarted server refuses.
  // oxlint-disable-next-line no-empty-pattern
  consoleErrors: ({}, use) => use({ all: [] }),
})

/** Draws values of fast-check, which a seed determines. */
type Draw = fc.GeneratorValue

/** The seeds of a test run: 1, or with the variable `SEEDS=10` those from 1 to 10. */
const SEEDS = Array.from({ length: Number(process.env['SEEDS'] ?? 1) }, (_, at) => at + 1)

/** The source of the random values of a seed. */
function drawFrom(seed: number): Draw {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 })
  if (draw === undefined) throw new Error('fast-check has drawn nothing.')
  return draw
}

/** One of the items. Undefined if there is none. */
const pick = <T>(draw: Draw, items: readonly T[]): T | undefined =>
  items[draw(fc.nat, { max: Math.max(0, items.length - 1) })]

/** Whether something happens that has a probability of 1 to `count`. */
const oneIn = (draw: Draw, count: number) => draw(fc.nat, { max: count - 1 }) === 0

/** The number of steps for each seed. */
const STEPS = Number(process.env['STEPS'] ?? 15)

const PATHS = ['/', '/services', '/services/audits', SETTINGS_PATH]

const panel = (tab: Page) => tab.getByRole('complementary', { name: 'Settings' })

/** The fields of the open panel whose text is kept: a name of a new entry is no text. */
const fields = (tab: Page) =>
  panel(tab).getByRole('textbox').and(tab.locator(':enabled:not([readonly])'))

/** Shows the panel, also if the page is being loaded again. */
async function openPanel(tab: Page): Promise<void> {
  const button = editorBar(tab).getByRole('button', { name: 'Settings' })
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded', { timeout: 2000 })) !== 'true') {
      await button.click({ timeout: 2000 })
    }
    await expect(fields(tab).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
}

/** The text that is edited at its place on the page. */
const openText = (tab: Page) => tab.locator('[contenteditable=true]')

/** Opens a text of the page, or returns the one that is open. */
async function openedText(tab: Page, draw: Draw): Promise<Locator> {
  // Otherwise, the text could be closed while it is typed.
  await expect(tab.getByText('Saving …')).toHaveCount(0)
  const buttons = tab.locator('#page-editor button[data-text]:enabled')
  // Of several equal texts, the author chooses one.
  const choice = tab.getByRole('group', { name: 'Which text is it?' }).getByRole('button').first()
  await expect(openText(tab).or(buttons.first())).not.toHaveCount(0)
  const at = draw(fc.nat, { max: 20 })
  await expect(async () => {
    if (await openText(tab).isVisible()) return
    const count = await buttons.count()
    await buttons.nth(at % count).press('Enter', { timeout: 10_000 })
    await expect(openText(tab).or(choice)).toBeVisible({ timeout: 10_000 })
    if (await choice.isVisible()) await choice.press('Enter', { timeout: 10_000 })
    await expect(openText(tab)).toBeFocused({ timeout: 10_000 })
    // A text that was opened again by the editor may be saved by the key of this function.
    await expect(tab.getByText('Saving …')).toHaveCount(0)
    expect(await openText(tab).isVisible()).toBe(true)
  }).toPass({ timeout: 90_000 })
  return openText(tab)
}

/** What the editor of a tab shows: the texts in its fields and at their places, and the list of unsaved texts. */
const offered = (tab: Page) =>
  tab.evaluate(() => {
    const editor = document.getElementById('page-editor')
    const entered = [...(editor?.querySelectorAll('input, textarea') ?? [])].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    )
    const shown = [...document.querySelectorAll('[contenteditable=true], #page-editor details')]
    return [...entered, ...shown.map((element) => element.textContent), editor?.innerText ?? '']
      .join('\n')
      .replaceAll('*', '')
  })

for (const seed of SEEDS) {
  test(`loses no typed text in two tabs while the file, the server and the page change (seed ${seed})`, async ({
    page,
    context,
    edited,
    server,
  }) => {
    test.setTimeout(120_000 + STEPS * 10_000)
    const draw = drawFrom(seed)
    const manifest = path.join(edited.root, 'site.manifest.ts')
    const other = await context.newPage()
    const tabs = [page, other]
    const steps: string[] = []
    /** The typed texts that are not yet found in the manifest, with the tab in which they were typed. */
    const typed = new Map<string, Page>()
    let saved = 0
    const noticeIn = (text: string) => {
      const plain = text.replaceAll('*', '')
      for (const words of typed.keys()) {
        if (plain.includes(words) && typed.delete(words)) saved += 1
      }
    }
    /** Notices what is saved, because later steps may replace it. */
    const notice = () => {
      const text = readFileSync(manifest, 'utf8')
      noticeIn(text)
      return text
    }
    // A change can be undone before the next step reads the manifest.
    const noticeReply = async (response: Response) => {
      const sent = response.request().postData() ?? ''
      const reply = await response.text().catch(() => '')
      if (response.url().endsWith(ENDPOINT) && reply.includes('"saved"')) noticeIn(sent)
    }
    const write = (text: string) => {
      notice()
      writeFileSync(manifest, text)
      // The file watcher does not report a change directly after another one.
      server.vite.watcher.emit('change', manifest)
    }
    for (const tab of tabs) {
      tab.on('response', (response) => void noticeReply(response))
      await openEditor(tab, '/')
      await openPanel(tab)
    }
    /** Remembers new words, which replace those that were typed in this tab and are in `before`, but not in `after`. */
    function remember(tab: Page, words: string, before: string, after: string): void {
      for (const [last, owner] of typed) {
        if (owner === tab && before.includes(last) && !after.includes(last)) typed.delete(last)
      }
      typed.set(words, tab)
    }
    async function type(tab: Page, field: Locator, words: string): Promise<void> {
      const before = await field.inputValue()
      await field.fill(words)
      remember(tab, words, before, words)
    }
    /** Types words with a bold one into a text of the page: instead of the text, or at its end. */
    async function typeInPlace(tab: Page, draw: Draw, words: string) {
      const text = await openedText(tab, draw)
      const before = (await text.textContent()) ?? ''
      await text.press(oneIn(draw, 2) ? 'Control+a' : 'Control+End')
      const [first = '', ...others] = words.split(' ')
      await tab.keyboard.type(` ${first} `)
      await tab.keyboard.press('Control+b')
      await tab.keyboard.type(others[0] ?? '')
      await tab.keyboard.press('Control+b')
      await tab.keyboard.type(` ${others.slice(1).join(' ')}`)
      await expect(text).toContainText(words)
      remember(tab, words, before, (await text.textContent()) ?? '')
    }

    const actions: Readonly<
      Record<string, (tab: Page, draw: Draw, step: number) => Promise<void>>
    > = {
      async types(tab, draw, step) {
        await openPanel(tab)
        const field = pick(draw, (await fields(tab).all()).slice(0, 6))
        if (field !== undefined) await type(tab, field, `Words of step ${step} with seed ${seed}.`)
      },
      async saves(tab, draw, step) {
        await openPanel(tab)
        const field = pick(draw, (await fields(tab).all()).slice(0, 4))
        if (field === undefined) return
        await type(tab, field, `Words of step ${step} to save, with seed ${seed}.`)
        await field.press('Enter')
      },
      async typesInPlace(tab, draw, step) {
        await typeInPlace(tab, draw, `Words of step ${step} at their place, with seed ${seed}.`)
      },
      async savesInPlace(tab, draw, step) {
        await typeInPlace(
          tab,
          draw,
          `Words of step ${step} to save at their place, with seed ${seed}.`,
        )
        await tab.keyboard.press('Control+Enter')
      },
      async leavesPanel(tab) {
        await editorBar(tab).getByRole('button', { name: 'Changes', exact: true }).click()
      },
      async switchesOff(tab) {
        const editSwitch = tab.getByRole('switch', { name: 'Edit' })
        await editSwitch.click()
        await editSwitch.click()
      },
      async undoes(tab) {
        const undo = editorBar(tab).getByRole('button', { name: 'Undo', exact: true })
        if (await undo.isEnabled()) await undo.click()
      },
      async reloads(tab) {
        await tab.reload()
      },
      async followsLink(tab, draw) {
        const to = pick(draw, PATHS) ?? '/'
        // The page may be loaded again at this moment.
        await expect(() =>
          tab.evaluate((path) => {
            document
              .querySelector<HTMLElement>(`header a[href="${path}"], footer a[href="${path}"]`)
              ?.click()
          }, to),
        ).toPass()
      },
      async opensAddress(tab, draw) {
        await tab.goto(pick(draw, PATHS) ?? '/')
      },
      async goesBack(tab) {
        await tab.goBack({ timeout: 3000 }).catch(() => null)
        if (tab.url() === 'about:blank') await tab.goForward()
      },
      async otherProgram(_, draw, step) {
        const text = notice()
        const found = pick(draw, [
          ...text.matchAll(/(?<=(?:title|headline|heading|text): ')[^'\\]+(?=')/g),
        ])
        if (found === undefined) return
        const { index } = found
        write(`${text.slice(0, index)}Theirs ${step}${text.slice(index + found[0].length)}`)
      },
      async syntaxError() {
        // A field whose text was sent meanwhile says it, too.
        const error = editorStatus(page).filter({ hasText: 'The site has an error' })
        let text = ''
        // A change of the author that is being written at this moment replaces it.
        await expect(async () => {
          text = notice()
          write(text.replace('export default', 'export default {'))
          await expect(error).toHaveCount(1, { timeout: 10_000 })
        }).toPass()
        write(text)
        await expect(error).toHaveCount(0)
      },
      async renamesPage() {
        const text = notice()
        write(
          text.includes("'/services/audits'")
            ? text.replaceAll('/services/audits', '/services/reviews')
            : text.replaceAll('/services/reviews', '/services/audits'),
        )
      },
      async restarts() {
        // Vite does not load a page again whose connection the server has closed, instead of losing it.
        const loads = tabs.map((each) =>
          each.waitForEvent('load', { timeout: 30_000 }).catch(() => each.reload()),
        )
        await server.restart()
        await Promise.all(loads)
      },
    }

    /** The typed texts that are neither in the manifest nor offered to the author. */
    const lost = async () => {
      notice()
      const shown = new Map<Page, string>()
      for (const tab of tabs) shown.set(tab, await offered(tab).catch(() => ''))
      return [...typed].flatMap(([words, tab]) => (shown.get(tab)?.includes(words) ? [] : [words]))
    }

    for (let step = 0; step < STEPS; step += 1) {
      const tab = pick(draw, tabs) ?? page
      const typing = ['types', 'saves', 'typesInPlace', 'savesInPlace']
      const name = pick(draw, [...Object.keys(actions), ...typing, ...typing]) ?? 'types'
      steps.push(`${step}: tab ${tabs.indexOf(tab) + 1} ${name} ${tab.url()}`)
      await test.step(steps.at(-1) ?? '', async () => {
        await actions[name]?.(tab, draw, step)
        await waitForHydration(tab)
        await expect.poll(lost, { message: steps.join('\n'), timeout: 90_000 }).toEqual([])
      })
    }
    // Otherwise, this test has tested nothing.
    expect(saved).toBeGreaterThan(0)
    await other.close()
  })
}
