import { test, type Page } from '@playwright/test'
import { startDevelopment, type DevelopmentServer } from '../../support/developmentServer.ts'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { waitForHydration } from './site.ts'

/**
 * Copies a project and starts its development server before the tests of a file, and removes both after
 * them. The properties can be read in tests.
 */
export function editedProject(copy: () => Promise<ProjectCopy>) {
  let project: ProjectCopy | undefined
  let server: DevelopmentServer | undefined
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    project = await copy()
    server = await startDevelopment(project.root)
  })
  test.afterAll(async () => {
    await server?.close()
    await project?.remove()
  })
  return {
    get project(): ProjectCopy {
      if (project === undefined) throw new Error('The project is copied before the first test.')
      return project
    },
    get origin(): string {
      if (server === undefined) throw new Error('The server starts before the first test.')
      return server.origin
    },
    /** The HTML of the home page. */
    async homePage(): Promise<string> {
      return (await fetch(this.origin)).text()
    },
    /** The text of the manifest. */
    source(): Promise<string> {
      return this.project.read('site.manifest.ts')
    },
  }
}

/** Opens a page and switches the editor on. */
export async function openEditor(page: Page, url: string): Promise<void> {
  // Otherwise, sections move for a moment when a button is scrolled into view, and a click misses it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  await waitForHydration(page)
  // It stays on while the tab is open.
  await page.getByRole('switch', { name: 'Edit' }).check()
}

/** The status line of the editor. */
export const editorStatus = (page: Page) =>
  page.getByRole('region', { name: 'Page editor' }).getByRole('status')
