import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page, Response } from '@playwright/test'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { drawFrom, pick, SEEDS, type Draw } from '../randomEdits/random.ts'
import { expect, test as base } from './support/editorTest.ts'
import { editorBar, openEditor } from './support/pageEditor.ts'

const test = base.extend({
  // The browser logs requests that a restarted server refuses.
  // oxlint-disable-next-line no-empty-pattern
  consoleErrors: ({}, use) => use({ all: [] }),
})

/** The number of steps for each seed. */
const STEPS = Number(process.env['STEPS'] ?? 25)

const PATHS = ['/', '/services', '/services/audits']

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

/** What the editor of a tab shows: the texts in its fields, and the list of unsaved texts. */
const offered = (tab: Page) =>
  tab.evaluate(() => {
    const editor = document.getElementById('page-editor')
    const entered = [...(editor?.querySelectorAll('input, textarea') ?? [])].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    )
    return [...entered, editor?.textContent ?? ''].join('\n')
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
      for (const words of typed.keys()) {
        if (text.includes(words) && typed.delete(words)) saved += 1
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
    }
    for (const tab of tabs) {
      tab.on('response', (response) => void noticeReply(response))
      // The browser asks before a page with unsaved texts is left.
      tab.on('dialog', (dialog) => void dialog.accept())
      await openEditor(tab, '/')
      await openPanel(tab)
    }
    /** Types new words into a field. They replace those that were typed there and not saved. */
    async function type(tab: Page, field: Locator, words: string): Promise<void> {
      const before = await field.inputValue()
      await field.fill(words)
      typed.delete(before)
      typed.set(words, tab)
    }

    const actions: Readonly<
      Record<string, (tab: Page, draw: Draw, step: number) => Promise<void>>
    > = {
      async types(tab, draw, step) {
        await openPanel(tab)
        const field = pick(draw, (await fields(tab).all()).slice(0, 6))
        if (field !== undefined) await type(tab, field, `Words of step ${step} with seed ${seed}`)
      },
      async saves(tab, draw, step) {
        await openPanel(tab)
        const field = pick(draw, (await fields(tab).all()).slice(0, 4))
        if (field === undefined) return
        await type(tab, field, `Words of step ${step} to save, with seed ${seed}`)
        await field.press('Enter')
      },
      async leavesPanel(tab) {
        await editorBar(tab).getByRole('button', { name: 'Changes' }).click()
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
        await tab.evaluate((path) => {
          document
            .querySelector<HTMLElement>(`header a[href="${path}"], footer a[href="${path}"]`)
            ?.click()
        }, to)
      },
      async goesBack(tab) {
        await tab.goBack({ timeout: 3000 }).catch(() => null)
        if (tab.url() === 'about:blank') await tab.goForward()
      },
      async otherProgram(_, draw, step) {
        const text = notice()
        const found = pick(draw, [
          ...text.matchAll(/(?<=(?:title|headline|heading): ')[^'\\]+(?=')/g),
        ])
        if (found === undefined) return
        const { index } = found
        write(`${text.slice(0, index)}Theirs ${step}${text.slice(index + found[0].length)}`)
      },
      async syntaxError() {
        const text = notice()
        write(text.replace('export default', 'export default {'))
        await expect(page.locator('vite-error-overlay')).toHaveCount(1)
        write(text)
        await expect(page.locator('vite-error-overlay')).toHaveCount(0)
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
        await server.vite.restart()
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
      const name =
        pick(draw, [...Object.keys(actions), 'types', 'saves', 'types', 'saves']) ?? 'types'
      steps.push(`${step}: tab ${tabs.indexOf(tab) + 1} ${name} ${tab.url()}`)
      await actions[name]?.(tab, draw, step)
      await waitForHydration(tab)
      await expect.poll(lost, { message: steps.join('\n'), timeout: 20_000 }).toEqual([])
    }
    // Otherwise, this test has tested nothing.
    expect(saved).toBeGreaterThan(0)
    await other.close()
  })
}
