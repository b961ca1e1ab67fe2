import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from '../../browser/audit/axe.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test, type EditedProject } from './support/editorTest.ts'
import { editorBar, editorStatus, openEditor, undo } from './support/pageEditor.ts'

/** Makes the project a repository with one version, which is published to a bare repository. */
function repository({ root }: EditedProject) {
  const remote = path.join(root, '.git/published.git')
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ann Onym')
  git('config', 'user.email', 'author@example.com')
  git('add', 'site.manifest.ts', 'generated', 'src/images')
  git('commit', '--quiet', '--message=First')
  git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  git('remote', 'add', 'origin', remote)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return {
    git,
    published: () => git('--git-dir', remote, 'log', '--format=%an: %s', 'main'),
    remove: () => rm(path.join(root, '.git'), { recursive: true }),
  }
}

test('saves a version only with the keyboard, restores the one before, undoes it and publishes', async ({
  page,
  edited,
}) => {
  const { git, published, remove } = repository(edited)
  await openEditor(page, '/')
  await edited.edit('site.manifest.ts', 'Three pages.', 'Only three pages.')
  await expect(page.getByText('Only three pages.')).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Changes' })
  const tab = (name: string) => panel.getByRole('tab', { name })

  await test.step('only with the keyboard: the change in words, and a version with a message', async () => {
    await editorBar(page).getByRole('button', { name: 'Changes', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('listitem')).toContainText(['Only three pages.'])
    await expect(panel.getByRole('deletion')).toHaveText('Three')
    const message = panel.getByRole('textbox', { name: 'What have you changed?' })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(message).toBeFocused({ timeout: 1 })
    }).toPass({ intervals: [0] })
    await page.keyboard.type('Only three')
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toContainText('The version is saved.')
    await expect(panel).toContainText('Nothing has changed since the last version.')
  })

  await test.step('the version before is restored, and undone', async () => {
    await tab('Versions').click()
    await expect(panel.getByRole('heading', { name: 'Today' })).toBeVisible()
    await panel.getByRole('button', { name: 'First' }).click()
    await expect(panel).toContainText('With this version, the site began.')
    await panel.getByText('Changed since', { exact: true }).click()
    await expect(panel.getByRole('insertion')).toHaveText('Only three')
    expect(await violations(page, '#page-editor')).toEqual([])
    const restore = panel.getByRole('button', { name: 'Restore this version' })
    await restore.click()
    await expect(panel.getByRole('alert')).toBeFocused()
    await expect(panel.getByRole('alert')).toContainText('Restore “First”?')
    await expect(panel.getByRole('deletion')).toHaveText('Only three')
    expect(await violations(page, '#page-editor')).toEqual([])
    await restore.click()
    await expect(editorStatus(page)).toContainText('Restored “First”')
    await expect(page.getByText('Three pages.', { exact: true }).first()).toBeVisible()
    await undo(page)
    await expect(page.getByText('Only three pages.').first()).toBeVisible()
  })

  await test.step('the version is published', async () => {
    expect(published()).toBe('Ann Onym: First\n')
    await publishButton(page).click()
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('insertion')).toHaveText('Only three')
    expect(await violations(page, '#page-editor')).toEqual([])
    await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(panel).toContainText('Visitors see everything')
    await expect(panel.getByRole('note')).toContainText('Published: ')
    await expect(panel.getByRole('note').getByRole('link')).toHaveAttribute('href', /^https:.*\/$/)
    await expect(publishButton(page)).toHaveAccessibleName('Publish')
    expect(published()).toBe('Ann Onym: Only three\nAnn Onym: First\n')
  })

  await test.step('a change is taken back, and that is undone', async () => {
    await edited.edit('site.manifest.ts', 'Only three pages.', 'Just three pages.')
    await tab('Changes').click()
    await panel.getByRole('button', { name: /^Take back/ }).click()
    await expect(page.getByText('Only three pages.').first()).toBeVisible()
    await undo(page)
    await expect(page.getByText('Just three pages.').first()).toBeVisible()
  })

  await test.step('on a phone, a version is saved and published in one step; its author is asked for a name', async () => {
    // Independent of the configuration of this computer.
    const configuration = process.env['GIT_CONFIG_GLOBAL']
    process.env['GIT_CONFIG_GLOBAL'] = '/dev/null'
    git('config', '--unset', 'user.name')
    git('config', '--unset', 'user.email')
    git('config', 'user.useConfigOnly', 'true')
    await edited.edit('site.manifest.ts', '{ defineSite }', '{ defineSite, sample }')
    await edited.edit('site.manifest.ts', "'Just three pages.'", "sample('Just three pages.')")
    await resize(page, { width: 375, height: 700 })
    // The bar is one line.
    const tops = [page.getByRole('switch', { name: 'Edit' }), publishButton(page)].map(
      async (button) => (await button.boundingBox())?.y,
    )
    expect(new Set(await Promise.all(tops)).size).toBe(1)
    await expect(publishButton(page)).toHaveAccessibleName(/1 change yet$/)
    await publishButton(page).click()
    await expect(
      panel.getByRole('heading', { name: 'Changes: 1 text is still a placeholder' }),
    ).toBeVisible()
    await expect(panel.getByRole('listitem').first()).toContainText('“Just three pages.”')
    await expect(panel.getByRole('textbox')).toHaveValue(/^Changes: /)
    await panel.getByRole('button', { name: 'Save a version and publish' }).click()
    await expect(panel.getByRole('alert')).toContainText('A version says who has made it.')
    await expect(panel.getByRole('textbox', { name: 'Your name' })).toBeFocused()
    await page.keyboard.type('Kim Lee')
    await panel.getByRole('textbox', { name: 'Your email' }).fill('kim@example.com')
    expect(await violations(page, '#page-editor')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Published.')
    expect(published()).toMatch(/^Kim Lee: Changes: /)
    process.env['GIT_CONFIG_GLOBAL'] = configuration
    // The message disappears.
    await expect(editorStatus(page)).toHaveText('', { timeout: 10_000 })
  })
  await remove()
})

const publishButton = (page: Page) => editorBar(page).getByRole('button', { name: /^Publish/ })
