import path from 'node:path'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { waitForHydration } from './site.ts'

/** The development server of a project copy. */
export type EditedProject = {
  readonly origin: string
  /** Stops the server. */
  close(): Promise<void>
}

/** Starts the development server of a project copy. */
export async function startDevelopment(project: Pick<ProjectCopy, 'root'>): Promise<EditedProject> {
  const server = await createServer({
    root: project.root,
    logLevel: 'silent',
    // The copy uses the dependencies of the surrounding project.
    server: { port: 0, fs: { allow: [path.resolve(import.meta.dirname, '../../..')] } },
  })
  await server.listen()
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    close: () => server.close(),
  }
}

/** Opens a page and switches the editor on. */
export async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
  // It stays on while the tab is open.
  await page.getByRole('switch', { name: 'Edit' }).check()
}

/** The status line of the editor. */
export const editorStatus = (page: Page) =>
  page.getByRole('region', { name: 'Page editor' }).getByRole('status')
