import type * as z from 'zod'
import { eventSchema, type SiteEvent } from '../../src/model/event.ts'
import type { TextFormat } from '../../src/model/role.ts'
import type { Site } from '../../src/site/site.ts'
import { isBackground } from '../../src/model/imageSizes.ts'
import { property, valueAt } from '../manifest/modelValues.ts'
import { articlesIn, feedPath, langIn } from '../manifest/articleLists.ts'
import { instantOf } from '../manifest/dates.ts'
import { mapMarked } from '../manifest/schemaWalk.ts'
import { calendarPath } from '../manifest/textFiles.ts'
import { formatDate, formatDates, formatHours, formatNumbers, formatTimes } from './format.ts'
import { imageQuery } from './imageQuery.ts'
import { code, Code, imported, properties, joined } from '../code/code.ts'
import { plainTextOf, type FormattedNode } from '../../src/model/markdown.ts'
import { renderedNodes } from '../manifest/typeset.ts'

/**
 * Converts a part of the manifest to generated code. Texts with Markdown become JSX. References to images, forms,
 * events and places become imports. Numbers and dates that pages show get their text. Values that the manifest only
 * notes are left out.
 */
export type Resolver = (schema: z.core.$ZodType, value: object) => Resolved

/** The properties of a resolved object. Their values are JSON or `Code`. */
export type Resolved = Readonly<Record<string, unknown>>

/**
 * Creates the resolver for a site, or for its pages in another language. `suffix`: of the names of the modules with
 * places, events and forms. `siteLanguage`: that of pages without a language.
 */
export function createResolver(site: Site, suffix = '', siteLanguage = site.language): Resolver {
  /** A reference to a constant in another generated module. */
  const shared = (folder: string, constant: string, id: string) =>
    imported(`generated/${folder}/${id}${suffix}.gen.ts`, constant)
  const imageCode = imageCodes(site)
  const placeCode = (name: string) => shared('places', `${name}Place`, name)
  const placeOnMap = (name: string) => {
    const image = site.places[name]?.map?.image
    return image === undefined
      ? placeCode(name)
      : code`{ ...${placeCode(name)}, mapImage: ${imageCode(image)} }`
  }
  return (schema, value) => {
    const visible = mapMarked(['noted'], schema, value, () => undefined)
    const texts = mapMarked(['text'], schema, visible, textCode)
    const formatted = formatDates(schema, formatNumbers(schema, texts, site.language), site)
    const resolved = mapMarked(['reference'], schema, formatted, (reference, info, path) => {
      const [name, { kind, part, sizes }] = [String(reference), info]
      switch (kind) {
        case 'page': {
          if (part !== 'articles') return name
          const count = property(valueAt(value, path.slice(0, -1)), 'count')
          return articleList(site, siteLanguage, name, count, imageCode)
        }
        case 'link':
        case 'category':
        case 'language':
        case 'icon':
          return name
        case 'image':
          return imageCode(name, isBackground(sizes))
        case 'form':
          return shared('forms', `${name}Form`, name)
        case 'event':
          return part === 'end'
            ? endOf(eventNamed(site, name))
            : shared('events', `${name}Event`, name)
        case 'place':
          return part === 'map' ? placeOnMap(name) : placeCode(name)
        case 'media':
          return fileUrl(name)
        case 'hours':
          return hoursOf(site, name)
      }
    })
    return { ...Object(resolved) }
  }
}

/** The URL of a file in `src/files/`: the default export of the module that Vite makes of it. */
function fileUrl(name: string): Code {
  const constant = `${name.replaceAll(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase())}File`
  const identifier = /^\d/.test(constant) ? `_${constant}` : constant
  return new Code(identifier, [{ module: `src/files/${name}?url`, defaultAs: identifier }])
}

/** The data of an event as pages show it. The end is in UTC, so that browsers need no time zone calculation. */
export function resolveEvent(site: Site, id: string, resolve: Resolver): Resolved {
  const event = eventNamed(site, id)
  const { city, region } = event.venue.address
  const pageData = { ...event, venue: { ...event.venue, address: { city, region } } }
  // The name is only in the structured data, and the time zone is part of the formatted times.
  const { name: _, timeZone: __, ...data } = resolve(eventSchema, pageData)
  return {
    ...data,
    endsAt: endOf(event),
    calendar: calendarPath(id),
    formatted: formatTimes(site.language, event),
  }
}

function eventNamed(site: Site, id: string): SiteEvent {
  const event = site.events[id]
  if (event === undefined)
    throw new Error(`The event ${id} is not declared, but passed validation.`)
  return event
}

/** The end of an event in UTC. */
const endOf = ({ end, timeZone }: SiteEvent) => new Date(instantOf(end, timeZone)).toISOString()

/** The opening hours of a place as pages show them. */
function hoursOf({ places, language }: Site, name: string) {
  const hours = places[name]?.hours
  if (hours === undefined)
    throw new Error(`The place ${name} has no opening hours, but passed validation.`)
  return formatHours(hours, language)
}

/** The articles below a page as a list shows them. `count`: the largest number. */
function articleList(
  site: Site,
  siteLanguage: string,
  above: string,
  count: unknown,
  imageCode: ReturnType<typeof imageCodes>,
) {
  const articles = articlesIn(site, above)
  const listed = typeof count === 'number' ? articles.slice(0, count) : articles
  return {
    entries: listed.map(({ path, page: { description, hero, language }, article }) => ({
      to: path,
      title: hero.title,
      summary: description,
      label: hero.label,
      lang: langIn(site.language, language ?? siteLanguage),
      date: formatDate(article.date, site),
      image: hero.images.slice(0, 1).map((image) => imageCode(image))[0],
    })),
    feed: articles.length === 0 || typeof count === 'number' ? undefined : feedPath(above),
  }
}

type Image = Site['media']['images'][string]

/** The module that generated code imports for an image. */
const moduleOf = ({ media: { source, widths } }: Site, { file, focus }: Image, portrait: boolean) =>
  `src/images/${file}?${imageQuery({ focus, source, widths, portrait })}`

/**
 * Returns a function that returns the code of an image: the imported files of the build, and the properties from the
 * manifest. Images with the same file import it once, with the name of the first image. `isBackground`: see `imageSizes.ts`.
 */
function imageCodes(site: Site): (name: string, isBackground?: boolean) => Code {
  const importNames = new Map(
    Object.entries(site.media.images)
      .toReversed()
      .map(([name, image]) => [moduleOf(site, image, false), name]),
  )
  return (name, portrait = false) => {
    const image = site.media.images[name]
    if (image === undefined)
      throw new Error(`The image ${name} is not declared, but passed validation.`)
    const { alt, focus, color } = image
    const module = moduleOf(site, image, portrait)
    const firstName = importNames.get(moduleOf(site, image, false)) ?? name
    const files = `${firstName}${portrait ? 'Background' : 'Files'}`
    return code`{ ...${new Code(files, [{ module, defaultAs: files }])}, ${properties({ alt, focus, color })} }`
  }
}

/** The code of a text: a string, or JSX if pages show elements. */
function textCode(text: unknown, format: TextFormat): unknown {
  const nodes = renderedNodes(String(text), format)
  if (nodes.every((node) => typeof node === 'string')) return plainTextOf(nodes)
  const content = joined(nodes.map(jsx))
  return format.markdown === 'blocks'
    ? code`<${BLOCK_TEXT}>${content}</${BLOCK_TEXT}>`
    : code`<>${content}</>`
}

const BLOCK_TEXT = imported('src/sections/prose/BlockText.tsx', 'BlockText')

/** The elements that are components or have properties of their own. */
const COMPONENTS = new Map<string, readonly [component: Code, properties?: object]>([
  ['a', [imported('src/parts/LinkTo.tsx', 'LinkTo')]],
  // The typeface may have no italics. A rule for `em` would be in every document.
  ['em', [new Code('em'), { style: { fontSynthesis: 'style' } }]],
  ['h3', [imported('@mantine/core', 'Title'), { order: 3 }]],
  ['h4', [imported('@mantine/core', 'Title'), { order: 4 }]],
  ['pre', [imported('src/sections/prose/BlockText.tsx', 'CodeBlock')]],
  ['table', [imported('src/sections/ScrollingTable.tsx', 'ScrollingTable')]],
])

/** Texts that JSX keeps as they are. It changes the spaces and the character references of others. */
const PLAIN = /^[\p{L}\p{N}](?:(?: ?[\p{L}\p{N},.:;()/-])*)$/u

const PLAIN_ATTRIBUTE = /^[\w/#:.?=@+-]+$/

function jsx(node: FormattedNode, _: number, { length }: readonly FormattedNode[]): Code {
  if (typeof node === 'string') {
    return length === 1 && PLAIN.test(node) ? new Code(node) : code`{${node}}`
  }
  const { tag, attributes, children } = node
  const [name, properties] = COMPONENTS.get(tag) ?? [new Code(tag)]
  const attributeCodes = Object.entries({ ...properties, ...attributes }).map(([key, value]) =>
    typeof value === 'string' && PLAIN_ATTRIBUTE.test(value)
      ? new Code(` ${key}="${value}"`)
      : code` ${new Code(key)}={${value}}`,
  )
  return code`<${name}${joined(attributeCodes)}>${joined(children.map(jsx))}</${name}>`
}
