import path from 'node:path'
import sharp from 'sharp'
import { formatModule } from '../../../../generator/code/module.ts'
import { applyEdits, insertEntry } from '../../../../generator/edits/textEdit.ts'
import { manifestSource } from '../../../../generator/manifest/locate.ts'
import { projectAt, type Project } from '../../../../generator/projectPaths.ts'
import { manifest } from '../../../browser/support/manifest.ts'
import { ROOT } from '../../../support/projectCopy.ts'
import { SMALL_SITE } from '../../../support/smallSite.ts'
import { manifestFiles } from '../../../../generator/manifest/load.ts'

/** The texts of the files of a manifest by name. */
export type ManifestTexts = ReadonlyMap<string, string>

/** The images of the small site by name, with their colors. */
const IMAGES = { sample: '#cc8844', other: '#4488cc' }

/** The path of the page of the small site that has all kinds of settings. */
export const SETTINGS_PATH = '/settings-panel-test'

/** The icons of the page with all kinds of settings. */
export const shield = 'shield'
const chip = 'cpu'

/** Another icon, and a word by which it is found. */
export const unusedIcon = 'vaccine'
export const tagOfUnusedIcon = 'vaccination'

const SETTINGS_PAGE = `'${SETTINGS_PATH}': {
      title: 'Settings of this page',
      description: 'A page of a small company with a grid of cards and a paragraph.',
      hero: { title: 'Settings of this page', headline: 'A grid of cards and a paragraph.' },
      sections: [
        {
          kind: 'iconGrid',
          heading: 'Cards',
          perRow: 2,
          cards: [
            { icon: '${shield}', title: 'First card', link: '/' },
            { icon: '${chip}', title: 'Second card' },
          ],
        },
        {
          kind: 'prose',
          heading: 'Text',
          paragraphs: ['A paragraph.'],
          text: \`
            ## What we promise

            You get a list of faults.

            | Step  | Takes    |
            | ----- | -------- |
            | Offer | two days |
          \`,
        },
        { kind: 'prose', heading: 'Promises', paragraphs: [...PROMISES, 'A third one.'] },
      ],
    },`

/** Paragraphs that the page shares. */
const PROMISES = "const PROMISES = ['The first one.', 'The second one.'] as const"

/** Two texts of this page are equal: the heading of a section, and the title of a step. */
const EQUAL_TEXTS = `sections: [
        {
          kind: 'steps',
          heading: 'How We Read',
          steps: [
            { title: 'How We Read', text: 'We read your code twice.' },
            { title: 'Report', text: 'You get a list of faults.' },
            { title: 'Repeat', text: 'We read the corrections.' },
          ],
        },
      ],`

/** The small site with two images on the page about audits, equal texts, and a page with all kinds of settings. */
const small = async (): Promise<ManifestTexts> => {
  const images = Object.keys(IMAGES).map(
    (name) => `${name}: { file: '${name}.png', alt: 'A field of ${name} color' }`,
  )
  const text = SMALL_SITE.replace('export default', `${PROMISES}\n\n$&`)
    .replace("    '/services': {", `    ${SETTINGS_PAGE}\n$&`)
    .replace(
      /headline: 'We read your code.' },/,
      `headline: 'We read your code.', images: [
        ${Object.keys(IMAGES)
          .map((name) => `'${name}'`)
          .join(', ')}] },\n${EQUAL_TEXTS}`,
    )
    .replace('  notFound: {', `  media: { images: { ${images.join(', ')} } },\n$&`)
  return new Map([['site.manifest.ts', await formatModule('site.manifest.ts', text)]])
}

/** Writes the images of the small site. */
export async function addImages(project: Project): Promise<void> {
  for (const [name, background] of Object.entries(IMAGES)) {
    await sharp({ create: { width: 1920, height: 1200, channels: 3, background } })
      .png()
      .toFile(path.join(project.images, `${name}.png`))
  }
}

/** The site of this project, where at least one place has opening hours, which the gallery shows. */
async function own(): Promise<ManifestTexts> {
  const files = await manifestFiles(projectAt(ROOT))
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const [place] = Object.keys(manifest.places)
  const hasHours = Object.values(manifest.places).some(({ hours }) => hours)
  if (place === undefined || hasHours) return texts
  const source = manifestSource(files)
  const hours = "hours: { monday: ['08:00-12:00', '13:00-17:30'] }"
  const edits = insertEntry(source.node(['places', place], false), hours)
  return new Map([...texts, ...applyEdits(source, edits)])
}

/** The sites that the tests edit. */
export const SITES = { small, own }

export type SiteName = keyof typeof SITES
