import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { currentPlan } from '../../../generator/bundle/currentPlan.ts'
import { planOf } from '../../../generator/bundle/generateProject.ts'
import { importWithVite } from '../../../generator/bundle/importWithVite.ts'
import { projectAt } from '../../../generator/manifest/project.ts'
import { createEditSession } from '../../../generator/editor/server/session.ts'
import type { JsonValue } from '../../../generator/editor/protocol.ts'
import { iconNames } from '../../../src/model/icon.ts'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { copySmallSite } from '../../support/smallSite.ts'
import { expect } from './expectedErrors.ts'
import { openEditor } from './pageEditor.ts'

/** The image of the site with all kinds of settings. */
export const IMAGE = 'sample'

/** The path of its page with all kinds of settings. */
export const PATH = '/settings-panel-test'

/** Icons: the page uses the first two. */
export const [shield = '', chip = '', other = ''] = iconNames

const PAGE: JsonValue = {
  title: 'Settings of this page',
  description: 'A page with a grid of cards and a paragraph.',
  hero: { title: 'Settings of this page', headline: 'A grid of cards and a paragraph.' },
  sections: [
    {
      kind: 'iconGrid',
      heading: 'Cards',
      perRow: 2,
      cards: [
        { icon: shield, title: 'First card', link: '/' },
        { icon: chip, title: 'Second card' },
      ],
    },
    { kind: 'prose', heading: 'Text', paragraphs: ['A paragraph.'] },
  ],
}

/** The small site with an image, and with a page that has all kinds of settings. */
export async function settingsSite(): Promise<ProjectCopy> {
  const project = await copySmallSite()
  const copy = projectAt(project.root)
  await sharp({ create: { width: 640, height: 400, channels: 3, background: '#cc8844' } })
    .png()
    .toFile(path.join(copy.images, 'sample.png'))
  const session = createEditSession(
    copy,
    currentPlan(() => planOf(copy, importWithVite)),
  )
  const images = { [IMAGE]: { file: 'sample.png', alt: 'A field of one color' } }
  const add = async (at: string[], value: JsonValue) =>
    expect(await session.apply({ kind: 'setting', path: at, value })).toMatchObject({
      result: 'saved',
    })
  await add(['media'], { images })
  await add(['routes', PATH], PAGE)
  return project
}

/** The button of the settings panel. */
export const settingsButton = (page: Page) =>
  page.getByRole('toolbar', { name: 'Page editor' }).getByRole('button', { name: 'Settings' })

/** Opens the settings of a part of the page at a URL. */
export async function openSettingsOf(page: Page, url: string, part: string) {
  await openEditor(page, url)
  await settingsButton(page).click()
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await panel.getByRole('combobox', { name: 'Settings of' }).selectOption({ label: part })
  const saved = async () => {
    await expect(panel.getByRole('status')).toHaveText('Saved.', { timeout: 60_000 })
    await expect(panel).toHaveAttribute('aria-busy', 'false')
  }
  return { panel, saved }
}
