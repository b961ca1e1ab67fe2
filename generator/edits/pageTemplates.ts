import { sectionSchema } from '../../src/sections/schemas.ts'
import { UsageError } from '../diagnostics/commandRun.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { properties, toCode, type Code } from '../code/code.ts'
import { markedSample, sampleCode, sampleSection, type SampleNames } from './samples.ts'

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
}

/** A template for a new page. */
type PageTemplate = {
  /** The purpose, for the help of the command. */
  readonly purpose: string
  /** The headings of its sections by kind. */
  readonly headings: Readonly<Record<string, string>>
  /** Whether the page is an article. Default: false. */
  readonly isArticle?: boolean
}

/** The templates by name. */
export const pageTemplates: Readonly<Record<string, PageTemplate>> = {
  plain: {
    purpose: 'text and links to other pages',
    headings: { prose: 'What It Is About', buttonLinks: 'Where to Go Next' },
  },
  service: {
    purpose: 'a service: benefits, steps and a call to action',
    headings: {
      prose: 'What We Do',
      featureBlocks: 'What You Get',
      steps: 'How It Works',
      callToAction: 'Your Next Step',
    },
  },
  overview: {
    purpose: 'an overview with links to several pages',
    headings: { prose: 'What It Is About', serviceGrid: 'All at a Glance' },
  },
  form: {
    purpose: 'a page with a form',
    headings: { prose: 'What It Is For', form: 'Write to Us' },
  },
  article: {
    purpose: 'an article of today, e.g. of the news',
    headings: { prose: 'What Is New' },
    isArticle: true,
  },
}

/** The template with a name. Throws a usage error if there is none. */
export function pageTemplate(name: string): PageTemplate {
  const template = Object.hasOwn(pageTemplates, name) ? pageTemplates[name] : undefined
  if (template !== undefined) return template
  const hint = suggestion(name, Object.keys(pageTemplates), 'templates')
  throw new UsageError(`${JSON.stringify(name)} is not a template. ${hint}`)
}

/** The code of a page. It is a draft, because its texts are samples. `names`: what its sections can refer to. */
export function pageCode(page: NewPage, template: PageTemplate, names: SampleNames): Code {
  const { title, path, parent, image, today } = page
  return properties({
    [path]: {
      title: titleCode(page),
      description: markedSample(
        `What “${title}” is about, in one or two sentences for search results.`,
      ),
      article: template.isArticle ? { date: today } : undefined,
      draft: true,
      hero: {
        label: parent.path === '/' ? undefined : parent.title,
        title: titleCode(page),
        headline: SUMMARY,
        images: image === undefined ? undefined : [image],
      },
      sections: Object.entries(template.headings).map(([kind, heading]) =>
        sampleCode(sectionSchema, sampleSection(kind, names, [], heading)),
      ),
    },
  })
}

/** The code of the title of a page. */
export const titleCode = ({ title, hasSampleTitle }: Pick<NewPage, 'title' | 'hasSampleTitle'>) =>
  hasSampleTitle ? markedSample(title) : toCode(title)

/** The code of a summary of a page. */
export const SUMMARY = markedSample('One sentence that says what this page is about.')
