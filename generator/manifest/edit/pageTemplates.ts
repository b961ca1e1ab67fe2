import type { Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import { suggestion } from '../../diagnostics/suggest.ts'
import { toLiteral } from './literal.ts'

/** What a new page begins with. */
export type NewPage = {
  readonly path: string
  readonly title: string
  /** The page that it hangs under: its nearest one above. */
  readonly parent: { readonly path: string; readonly title: string }
  /** The name of an image for its opening. */
  readonly image: string
}

/** A kind of page to begin with. */
export type PageTemplate = {
  /** What it is for, in a few words. */
  readonly purpose: string
  /** The page as it is written in the manifest. */
  readonly write: (page: NewPage, site: Site) => string
}

/** The kinds of page to begin with, by name. */
export const pageTemplates: Readonly<Record<string, PageTemplate>> = {
  plain: {
    purpose: 'running text, and a way onward',
    write: (page) => pageText(page, [prose, onward]),
  },
  service: {
    purpose: 'what is offered, how it goes, and an invitation',
    write: (page) => pageText(page, [prose, blocks, steps, invitation]),
  },
  overview: {
    purpose: 'a page that leads to several others',
    write: (page, site) => pageText(page, [prose, (each) => grid(each, site)]),
  },
  form: {
    purpose: 'a form that visitors send',
    write: (page, site) => pageText(page, [prose, () => form(site)]),
  },
}

/** The skeleton of a name; refuses another name. */
export function pageTemplate(name: string): PageTemplate {
  const found = Object.hasOwn(pageTemplates, name) ? pageTemplates[name] : undefined
  if (found !== undefined) return found
  const there = suggestion(name, Object.keys(pageTemplates), 'skeletons')
  throw new UsageError(`There is no skeleton ${JSON.stringify(name)}. ${there}`)
}

type Part = (page: NewPage) => string

/** Longer titles leave no room for the sentence after them: search results show about 160 characters. */
const LONG_TITLE = 60

function pageText(page: NewPage, parts: readonly Part[]): string {
  const { title, path, parent, image } = page
  const opening = title.length > LONG_TITLE ? 'This page' : title
  const description = `${opening}: what it is, whom it is for and how to begin, in one or two sentences for search results.`
  const label = parent.path === '/' ? '' : `label: ${toLiteral(parent.title)},`
  return `${toLiteral(path)}: {
    title: ${sample(title)},
    description: ${sample(description)},
    hero: {
      ${label}
      title: ${sample(title)},
      headline: ${sample('One sentence that says what this page is about.')},
      images: [${toLiteral(image)}],
    },
    sections: [${parts.map((part) => part(page)).join(',\n')}],
  }`
}

const sample = (text: string) => `sample(${toLiteral(text)})`

const prose: Part = () => `{
  kind: 'prose',
  heading: ${sample('In Short')},
  paragraphs: [${sample('What a reader should know first.')}, ${sample('What follows from it.')}],
}`

const blocks: Part = () => `{
  kind: 'featureBlocks',
  tone: 'tint',
  heading: ${sample('What You Get')},
  blocks: [
    { title: ${sample('First result')}, text: ${sample('What the customer has in hand.')} },
    { title: ${sample('Second result')}, text: ${sample('What it is good for.')} },
  ],
}`

const steps: Part = () => `{
  kind: 'steps',
  heading: ${sample('How It Goes')},
  steps: [
    { title: ${sample('Ask')}, text: ${sample('What happens first.')} },
    { title: ${sample('Do')}, text: ${sample('What happens then.')} },
    { title: ${sample('Hand over')}, text: ${sample('What is there at the end.')} },
  ],
}`

const invitation: Part = ({ parent }) => `{
  kind: 'callToAction',
  tone: 'tint',
  heading: ${sample('The Next Step')},
  text: ${sample('What to do now, in a sentence.')},
  actions: [{ text: ${toLiteral(parent.title)}, to: ${toLiteral(parent.path)} }],
}`

const onward: Part = ({ parent }) => `{
  kind: 'buttonLinks',
  tone: 'tint',
  heading: ${sample('Where to Go Next')},
  links: [{ text: ${toLiteral(parent.title)}, to: ${toLiteral(parent.path)} }],
}`

function grid({ path, parent }: NewPage, site: Site): string {
  const others = Object.entries(site.routes).flatMap(([other, route]) =>
    'sameAs' in route || other === path ? [] : [{ path: other, title: route.title }],
  )
  const below = others.filter((other) => other.path.startsWith(`${path}/`))
  // With nothing below it yet, the page leads to what stands beside it.
  const beside = others.filter((other) => other.path.startsWith(parent.path))
  const cards = below.length < 2 ? [...below, ...beside].slice(0, 2) : below
  const services = cards.map(
    (page) =>
      `{ title: ${sample(page.title)}, description: ${sample('What is found there.')}, link: ${toLiteral(page.path)} }`,
  )
  return `{
    kind: 'serviceGrid',
    tone: 'tint',
    heading: ${sample('All of It')},
    services: [${services.join(',\n')}],
  }`
}

function form(site: Site): string {
  const [name] = Object.keys(site.forms)
  if (name === undefined) {
    throw new UsageError('The site has no form: declare one in forms, or choose another skeleton.')
  }
  return `{
    kind: 'form',
    id: 'form',
    tone: 'tint',
    heading: ${sample('Write to Us')},
    form: ${toLiteral(name)},
  }`
}
