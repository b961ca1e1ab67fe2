import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../src/site/site.ts'
import { feedTitle } from '../assets/feeds.ts'
import type { OpenGraph } from '../assets/openGraph.ts'
import { announcementScript } from '../hosting/announcement.ts'
import { buildSettings, type Configuration } from '../hosting/configuration.ts'
import { sitePolicies } from '../hosting/hostingPlan.ts'
import { metaPolicy, printPolicy } from '../hosting/policy.ts'
import { feedPath, feedsOn } from '../manifest/articles.ts'
import { memoize } from '../files.ts'
import { sitePage, translationsOf } from '../manifest/pages.ts'
import type { Project } from '../manifest/project.ts'
import type { ViteManifest } from './bundle.ts'
import { type HtmlHead, inlineStyles, type InlineStyles, type Script } from './html.ts'

/** A path and the id of its page. */
export type PrerenderedPage = { readonly path: string; readonly id: string }

/** What the build adds to the head of a page. React renders the rest of the head. */
export type PageHead = Omit<HtmlHead, 'page' | 'navigation' | 'styles'> & {
  readonly styles: InlineStyles
}

/** The input of `pageHeads`. */
type PageHeadsInput = {
  readonly project: Project
  readonly site: Site
  readonly configuration: Configuration
  readonly client: ViteManifest
  /** The Open Graph data of each path. */
  readonly openGraph: ReadonlyMap<string, OpenGraph>
  /** The folder with the built scripts and styles. */
  readonly folder: string
}

/** Returns a function that returns the scripts, styles, policy and meta elements of a page. */
export async function pageHeads(input: PageHeadsInput) {
  const { project, site, configuration, client, openGraph, folder } = input
  const pages = path.relative(project.root, path.join(project.generated, 'pages'))
  const entry = await scriptWithHash(folder, client.filesOf('src/entry-deferred.ts').entry)
  const readStyles = styleReader(folder)
  const policyOf = sitePolicies(site, buildSettings(configuration))
  return async ({ path: pagePath, id }: PrerenderedPage): Promise<PageHead> => {
    const files = client.filesOf('src/entry-client.tsx', `${pages}/${id}.gen.tsx`)
    const styles = await readStyles(files.styles)
    return {
      styles,
      entry,
      policy: printPolicy(metaPolicy(policyOf([styles.hash]))),
      scripts: [files.entry, ...files.imports],
      script: announcementScript(site),
      tags: openGraph.get(pagePath)?.tags ?? [],
      links: alternateLinks(site, pagePath),
    }
  }
}

/** The links with which feed readers find the feeds of a page, and search engines its versions in other languages. */
export function alternateLinks(site: Site, path: string): NonNullable<HtmlHead['links']> {
  const shown = sitePage(site, path)
  const feeds = shown === undefined ? [] : feedsOn(site, shown.canonical, shown.page)
  return [
    ...feeds.map((above) => ({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: feedTitle(site, above),
      href: feedPath(above),
    })),
    ...[...translationsOf(site, path)].map(([hreflang, own]) => ({
      rel: 'alternate',
      hreflang,
      href: site.product.origin + own,
    })),
  ]
}

/** A script with an `integrity` attribute: browsers run it only if its content is unchanged. */
async function scriptWithHash(folder: string, src: string): Promise<Script> {
  const hash = createHash('sha384').update(await readFile(path.join(folder, src)))
  return { src, integrity: `sha384-${hash.digest('base64')}` }
}

/**
 * Returns a function that reads the inline styles of a page from the style sheets in a folder. Each
 * style sheet is read once, and the same list of style sheets is joined once.
 */
function styleReader(folder: string): (sheets: readonly string[]) => Promise<InlineStyles> {
  const read = memoize((sheet) => readFile(path.join(folder, sheet), 'utf8'))
  const join = memoize(async (names) => {
    const sheets = names.split(' ')
    return inlineStyles(sheets, await Promise.all(sheets.map(read)))
  })
  return (sheets) => join(sheets.join(' '))
}
