import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
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
    published: () => git('--git-dir', remote, 'log', '--format=%an: %s', 'main'),
    remove: () => rm(path.join(root, '.git'), { recursive: true }),
  }
}

test('saves a version only with the keyboard, restores the one before, undoes it and publishes', async ({
  page,
  edited,
}) => {
  const { published, remove } = repository(edited)
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
    await expect(panel.getByRole('deletion')).toHaveText('Three pages.')
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
    await panel.getByRole('button', { name: 'First' }).click()
    await expect(panel).toContainText('With this version, the site began.')
    await panel.getByText('Compared with now').click()
    await expect(panel.getByRole('insertion')).toHaveText('Only three pages.')
    expect(await violations(page, '#page-editor')).toEqual([])
    await panel.getByRole('button', { name: 'Restore this version' }).click()
    await expect(editorStatus(page)).toContainText('Restored')
    await expect(page.getByText('Three pages.', { exact: true }).first()).toBeVisible()
    await undo(page)
    await expect(page.getByText('Only three pages.').first()).toBeVisible()
  })

  await test.step('the version is published', async () => {
    expect(published()).toBe('Ann Onym: First\n')
    await tab('Publish').click()
    await expect(panel.getByRole('button', { name: 'Only three' })).toBeVisible()
    expect(await violations(page, '#page-editor')).toEqual([])
    await panel.getByRole('button', { name: /^Publish/ }).click()
    await expect(panel).toContainText('Everything that is saved as a version is published.')
    expect(published()).toBe('Ann Onym: Only three\nAnn Onym: First\n')
  })

  await test.step('a change is taken back, and that is undone', async () => {
    await edited.edit('site.manifest.ts', 'Only three pages.', 'Just three pages.')
    await tab('Changes').click()
    await panel.getByRole('button', { name: /^Take back/ }).click()
    await expect(page.getByText('Only three pages.').first()).toBeVisible()
    await undo(page)
    await expect(page.getByText('Just three pages.').first()).toBeVisible()
    await resize(page, { width: 375, height: 700 })
    expect(await violations(page, '#page-editor')).toEqual([])
  })
  await remove()
})

test('shows what is not ready before a draft is published', async ({ page, edited }) => {
  await openEditor(page, '/services')
  await edited.edit('site.manifest.ts', '{ defineSite }', '{ defineSite, sample }')
  await edited.edit(
    'site.manifest.ts',
    /('\/services': \{\s+title: )('[^']+')/,
    '$1sample($2), draft: true',
  )
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await expect(dialog).toContainText('still an example')
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(editorStatus(page)).toContainText('Published')
  expect(await edited.source()).not.toContain('draft: true')
})
