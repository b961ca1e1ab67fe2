import type { Site } from '../../src/site/site.ts'
import { UsageError } from '../diagnostics/commandRun.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { code, joined, toCode, type Code } from '../code/code.ts'
import type { NewPageText } from './newPageTexts/german.ts'
import { newPageText } from './newPageTexts/newPageTexts.ts'

export type NewPage = {
  readonly path: string
  readonly title: string
  /** Whether the title is derived from the path, and so a placeholder. */
  readonly hasSampleTitle: boolean
  /** The closest page above it. */
  readonly parent: { readonly path: string; readonly title: string }
  /** The name of the image for the hero. Default: none. */
  readonly image?: string | undefined
  /** The current date of the site, e.g. `2026-07-01`. */
  readonly today: string
  /** A placeholder in the language of the site. */
  readonly placeholder: ReturnType<typeof placeholderIn>
}

/** A template for a new page. */
type PageTemplate = {
  /** The purpose, for the help of the command. */
  readonly purpose: string
  /** Returns the code of the page. */
  readonly write: (page: NewPage, site: Site) => Code
}

/** The templates by name. */
export const pageTemplates: Readonly<Record<string, PageTemplate>> = {
  plain: {
    purpose: 'text and links to other pages',
    write: (page) => pageText(page, [prose, links]),
  },
  service: {
    purpose: 'a service: benefits, steps and a call to action',
    write: (page) => pageText(page, [prose, blocks, steps, callToAction]),
  },
  overview: {
    purpose: 'an overview with links to several pages',
    write: (page, site) => pageText(page, [prose, (page) => grid(page, site)]),
  },
  form: {
    purpose: 'a page with a form',
    write: (page, site) => pageText(page, [prose, (page) => form(page, site)]),
  },
  article: {
    purpose: 'an article of today, e.g. of the news',
    write: (page) => pageText(page, [prose], code`\narticle: { date: ${page.today} },`),
  },
}

/** The template with a name. Throws a usage error if there is none. */
export function pageTemplate(name: string): PageTemplate {
  const template = Object.hasOwn(pageTemplates, name) ? pageTemplates[name] : undefined
  if (template !== undefined) return template
  const hint = suggestion(name, Object.keys(pageTemplates), 'templates')
  throw new UsageError(`${JSON.stringify(name)} is not a template. ${hint}`)
}

type SectionCode = (page: NewPage) => Code

/** The code of a page. It is a draft, because its texts are placeholders. */
function pageText(page: NewPage, parts: readonly SectionCode[], properties = code``): Code {
  const { title, path, parent, image, placeholder } = page
  const description = 'What “{title}” is about, in one or two sentences for search results.'
  const label = parent.path === '/' ? code`` : code`label: ${parent.title},`
  return code`${path}: {
    title: ${titleCode(page)},
    description: ${placeholder(description, title)},${properties}
    draft: true,
    hero: {
      ${label}
      title: ${titleCode(page)},
      headline: ${placeholder('One sentence that says what this page is about.')},
      ${image === undefined ? code`` : code`images: [${image}],`}
    },
    sections: [${joined(
      parts.map((part) => part(page)),
      ',\n',
    )}],
  }`
}

/** The code of the title of a page. */
export const titleCode = ({ title, hasSampleTitle }: NewPage) =>
  hasSampleTitle ? sample(title) : toCode(title)

const sample = (text: string) => code`sample(${text})`

/** Returns a function for placeholders in a language. `title` replaces `{title}`. */
export const placeholderIn =
  (language: string) =>
  (english: NewPageText, title = '') =>
    sample(newPageText(language, english).replace('{title}', () => title))

const prose: SectionCode = ({ placeholder }) => code`{
  kind: 'prose',
  heading: ${placeholder('Summary')},
  paragraphs: [${placeholder('The most important information.')}, ${placeholder('More details.')}],
}`

const blocks: SectionCode = ({ placeholder }) => code`{
  kind: 'featureBlocks',
  tone: 'tint',
  heading: ${placeholder('What You Get')},
  blocks: [
    { title: ${placeholder('First result')}, text: ${placeholder('What the customer gets.')} },
    { title: ${placeholder('Second result')}, text: ${placeholder('What the customer gets.')} },
  ],
}`

const steps: SectionCode = ({ placeholder }) => code`{
  kind: 'steps',
  heading: ${placeholder('How It Works')},
  steps: [
    { title: ${placeholder('First step')}, text: ${placeholder('What happens in this step.')} },
    { title: ${placeholder('Second step')}, text: ${placeholder('What happens in this step.')} },
    { title: ${placeholder('Third step')}, text: ${placeholder('What happens in this step.')} },
  ],
}`

const callToAction: SectionCode = ({ parent, placeholder }) => code`{
  kind: 'callToAction',
  tone: 'tint',
  heading: ${placeholder('Next Step')},
  text: ${placeholder('What the visitor can do now, in one sentence.')},
  actions: [{ text: ${parent.title}, to: ${parent.path} }],
}`

const links: SectionCode = ({ parent, placeholder }) => code`{
  kind: 'buttonLinks',
  tone: 'tint',
  heading: ${placeholder('Related Pages')},
  links: [{ text: ${parent.title}, to: ${parent.path} }],
}`

function grid({ path, parent, placeholder }: NewPage, site: Site): Code {
  const others = Object.entries(site.routes).flatMap(([other, route]) =>
    'alias' in route || other === path ? [] : [{ path: other, title: route.title }],
  )
  const below = others.filter((other) => other.path.startsWith(`${path}/`))
  // If there are no pages below it yet, the page links to its siblings.
  const siblings = others.filter((other) => other.path.startsWith(parent.path))
  const cards = below.length < 2 ? [...below, ...siblings].slice(0, 2) : below
  const services = cards.map(
    (page) =>
      code`{ title: ${sample(page.title)}, description: ${placeholder('One sentence that says what this page is about.')}, link: ${page.path} }`,
  )
  return code`{
    kind: 'serviceGrid',
    tone: 'tint',
    heading: ${placeholder('All Topics')},
    services: [${joined(services, ',\n')}],
  }`
}

function form({ placeholder }: NewPage, site: Site): Code {
  const [name] = Object.keys(site.forms)
  if (name === undefined) {
    throw new UsageError('The site has no form. Declare one in forms, or choose another template.')
  }
  return code`{
    kind: 'form',
    id: 'form',
    tone: 'tint',
    heading: ${placeholder('Contact Us')},
    form: ${name},
  }`
}
