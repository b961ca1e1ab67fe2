import path from 'node:path'
import type { Site } from '../../../src/site/site.ts'
import { relativePath } from '../../files.ts'
import { pageAtPath, pageName, sitePages } from '../../manifest/sitePages.ts'
import type { Project } from '../../projectPaths.ts'
import { capitalize, inWords } from '../../text.ts'
import { fileNames } from '../samples.ts'
import type { Choice, Choices } from './settingTypes.ts'

/** The values that references of the site can have. */
export function choicesOf(
  site: Site,
  project: Pick<Project, 'root' | 'images' | 'files'>,
): Choices {
  const pages = sitePages(site).map(({ path }) => ({ path, name: pageName(site, path) }))
  const named = <Entry>(
    entries: { readonly [name: string]: Entry },
    labelOf: (entry: Entry) => string,
  ) => Object.entries(entries).map(([value, entry]): Choice => ({ value, label: labelOf(entry) }))
  const places = named(site.places, ({ name }) => name)
  return {
    page: pages.map(({ path, name }) => ({ value: path, label: name, detail: path })),
    link: [
      ...pages.flatMap(({ path, name }): Choice[] => [
        { value: path, label: name, detail: path },
        ...pageAtPath(site, path).sections.map(({ id, section }) => ({
          value: `${path}#${id}`,
          label: `${name}: ${section.heading}`,
          detail: `${path}#${id}`,
        })),
      ]),
      ...Object.keys(site.files).map((value) => ({ value })),
    ],
    image: Object.entries(site.media.images).map(([value, { file, alt }]) => ({
      value,
      label: capitalize(inWords(value)),
      detail: alt,
      image: imageUrl(site, project, file),
    })),
    form: named(site.forms, ({ label }) => label),
    event: named(site.events, ({ name }) => name),
    place: places,
    hours: places.filter(({ value }) => site.places[value]?.hours !== undefined),
    map: places.filter(({ value }) => site.places[value]?.map !== undefined),
    language: Object.keys(site.languages).map((value) => ({ value })),
    category: named(site.consent?.categories ?? {}, ({ title }) => title),
    media: fileNames(project.files)
      .filter((name) => /\.(?:mp4|webm|vtt)$/.test(name))
      .map((value) => ({ value })),
  }
}

/** Where the development server, or the media host, has the original of an image. */
export function imageUrl(
  { media: { source } }: Site,
  { root, images }: Pick<Project, 'root' | 'images'>,
  file: string,
): string {
  if (source.kind === 'host') return `${source.url}/${file}`
  return `/${relativePath(root, path.join(images, file))}`
}
