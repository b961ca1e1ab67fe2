import path from 'node:path'
import sharp from 'sharp'
import { formatModule } from '../../../../generator/emit/module.ts'
import { applyEdits, insertEntry } from '../../../../generator/manifest/edit/textEdit.ts'
import { manifestFiles } from '../../../../generator/manifest/files.ts'
import { manifestSource } from '../../../../generator/manifest/locate.ts'
import { projectAt, type Project } from '../../../../generator/manifest/project.ts'
import { manifest } from '../../../browser/support/manifest.ts'
import { examplesFor } from '../../../generator/galleryExamples.ts'
import { ROOT } from '../../../support/projectCopy.ts'
import { SMALL_SITE } from '../../../support/smallSite.ts'

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
        { kind: 'prose', heading: 'Text', paragraphs: ['A paragraph.'] },
      ],
    },`

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
  const text = SMALL_SITE.replace("    '/services': {", `    ${SETTINGS_PAGE}\n$&`)
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

/** The site of this project, with an entry that is inserted at a path of the manifest. */
async function ownSite(at: readonly string[], entry: string | undefined): Promise<ManifestTexts> {
  const files = await manifestFiles(projectAt(ROOT))
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  if (entry === undefined) return texts
  const source = manifestSource(files)
  const edited = applyEdits(source, insertEntry(source.node([...at], false), entry))
  return new Map([...texts, ...edited])
}

/** The site of this project, where at least one place has opening hours, which the gallery shows. */
const own = () => {
  const [place] = Object.keys(manifest.places)
  const hasHours = Object.values(manifest.places).some(({ hours }) => hours)
  const hours = "hours: { monday: ['08:00-12:00', '13:00-17:30'] }"
  return ownSite(['places', place ?? ''], place === undefined || hasHours ? undefined : hours)
}

/** The path of the pages with examples, without their number. */
const EXAMPLES_PATH = '/examples-'

/** Whether a path is that of a page with examples. */
export const isExamplesPath = (at: string | number | undefined) =>
  String(at).startsWith(EXAMPLES_PATH)

/** Few, because the page editor finds the texts of a page again after each change. */
const SECTIONS_ON_A_PAGE = 5

/**
 * The site of this project with pages that show the examples of all kinds of sections, except those for which the
 * site declares nothing that they could refer to. The added code is not formatted, so a change of a text
 * changes nothing but its literal.
 */
async function examples(): Promise<ManifestTexts> {
  const shown = (await examplesFor(manifest)).filter(({ problem }) => problem === undefined)
  const [hero = '', ...sections] = shown.map(({ snippet }) => snippet)
  const pages: string[] = []
  for (let index = 0; index < sections.length; index += SECTIONS_ON_A_PAGE) {
    const number = pages.length + 1
    pages.push(`'${EXAMPLES_PATH}${number}': {
      title: 'Examples ${number}',
      description: 'Page ${number} with examples of sections, as the gallery shows them to developers.',
      hero: ${index === 0 ? hero : `{ title: 'Examples ${number}', headline: 'More examples.' }`},
      sections: [${sections.slice(index, index + SECTIONS_ON_A_PAGE).join(',\n')}],
    }`)
  }
  return ownSite(['routes'], pages.join(',\n'))
}

/** The sites that the tests edit. */
export const SITES = { small, own, examples }

export type SiteName = keyof typeof SITES
