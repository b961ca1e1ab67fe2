import type { Page } from '@playwright/test'
import { expect } from '../../../browser/support/expectedErrors.ts'
import { waitForHydration } from '../../../browser/support/site.ts'

/** Opens a page and switches the editor on. */
export async function openEditor(page: Page, url: string): Promise<void> {
  // Otherwise, sections move for a moment when a button is scrolled into view, and a click misses it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('page-editor-hint', 'true'))
  await page.goto(url)
  await waitForHydration(page)
  // It stays on while the tab is open.
  await page.getByRole('switch', { name: 'Edit' }).check()
}

/** The status line of the editor. */
export const editorStatus = (page: Page) =>
  page.getByRole('region', { name: 'Page editor' }).getByRole('status')

/** The bar of the editor. */
export const editorBar = (page: Page) => page.getByRole('toolbar', { name: 'Page editor' })

/** The button that undoes the last change. Its whole name, because a button over a text contains the text. */
export const undoButton = (page: Page) =>
  editorBar(page).getByRole('button', { name: 'Undo', exact: true })

/** Undoes the last change, and waits until the page shows it. */
export async function undo(page: Page): Promise<void> {
  await undoButton(page).click()
  await expect(editorStatus(page)).toHaveText(/^Undone/)
}

/**
 * After an undo, its button keeps the focus. If it is disabled, because there is no earlier change, Redo has it. Other
 * tests of the worker may have left changes in the history of the server.
 */
export async function expectFocusAfterUndo(page: Page): Promise<void> {
  const redo = editorBar(page).getByRole('button', { name: 'Redo' })
  await expect(redo).toBeEnabled()
  await expect((await undoButton(page).isEnabled()) ? undoButton(page) : redo).toBeFocused()
}
