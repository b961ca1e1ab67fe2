import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../src/site/site.ts'
import type { OpenGraph } from '../assets/share/openGraph.ts'
import { buildSettings, type Configuration } from '../hosting/configuration.ts'
import { sitePolicies } from '../hosting/hostingPlan.ts'
import { metaPolicy, printPolicy } from '../hosting/policy.ts'
import type { Project } from '../manifest/project.ts'
import type { Script } from './document.ts'
import { styleReader } from './inlineStyles.ts'
import type { PrerenderedPage, PageHead } from './prerender.ts'
import type { ViteManifest } from './viteManifest.ts'

/** The input of `pageHeads`. */
export type PageHeadsInput = {
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
export async function pageHeads({
  project,
  site,
  configuration,
  client,
  openGraph,
  folder,
}: PageHeadsInput): Promise<(page: PrerenderedPage) => Promise<PageHead>> {
  const pages = path.relative(project.root, path.join(project.generated, 'pages'))
  const entry = await scriptWithHash(folder, client.filesOf('src/entry-deferred.ts').entry)
  const readStyles = styleReader(folder)
  const policyOf = sitePolicies(site, buildSettings(configuration))
  return async ({ path: pagePath, id }) => {
    const files = client.filesOf('src/entry-client.tsx', `${pages}/${id}.gen.tsx`)
    const styles = await readStyles(files.styles)
    return {
      styles,
      entry,
      policy: printPolicy(metaPolicy(policyOf([styles.hash]))),
      scripts: [files.entry, ...files.imports],
      tags: openGraph.get(pagePath)?.tags ?? [],
    }
  }
}

/** A script with an `integrity` attribute: browsers run it only if its content is unchanged. */
async function scriptWithHash(folder: string, src: string): Promise<Script> {
  const hash = createHash('sha384').update(await readFile(path.join(folder, src)))
  return { src, integrity: `sha384-${hash.digest('base64')}` }
}
