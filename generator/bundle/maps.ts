import path from 'node:path'
import { fillText } from '../../src/model/fillText.ts'
import { mapDocumentsOf } from '../../src/site/dataFlows.ts'
import { languageOf, type Site, type SiteLanguage } from '../../src/site/site.ts'
import { writeFiles } from '../files.ts'
import { buildSettings, type Configuration } from '../configuration.ts'
import { mapPolicy, metaPolicy, printPolicy } from '../hosting/policy.ts'
import { escapeXml } from '../text.ts'
import type { ChunkFiles } from './bundle.ts'

/** Writes the map pages into a folder. */
export async function writeMapPages(
  maps: readonly PlannedMap[],
  folder: string,
  { entry: script, styles }: ChunkFiles,
): Promise<void> {
  const policy = printPolicy(metaPolicy(mapPolicy()))
  await writeFiles(
    maps.map(({ path: pagePath, ...map }) => ({
      file: path.join(folder, pagePath),
      content: mapHtml({ ...map, script, styles, policy }),
    })),
  )
}

/** A map page. `place` is the name of a place in the manifest. */
type PlannedMap = {
  readonly path: string
  readonly place: string
  readonly title: string
  readonly language: SiteLanguage
}

/** The map pages of a build. */
export function plannedMaps(site: Site, configuration: Configuration): readonly PlannedMap[] {
  return mapDocumentsOf(site, buildSettings(configuration)).map(({ place, path: pagePath }) => ({
    place,
    path: pagePath,
    title: fillText(site.texts.map.document, { title: site.places[place]?.map?.title ?? place }),
    language: languageOf(site),
  }))
}

/** The content of a map page. */
type MapHtmlInput = Omit<PlannedMap, 'path'> & {
  /** The URL of the script. */
  readonly script: string
  /** The URLs of the style sheets. */
  readonly styles: readonly string[]
  /** The Content Security Policy as `<meta>`, for hosts that send no headers. Default: none. */
  readonly policy?: string
}

/** The HTML of a map page, which pages show in an iframe. Its script renders the map. */
export function mapHtml(input: MapHtmlInput): string {
  const { language, place, title, script, styles, policy } = input
  return [
    `<!DOCTYPE html><html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8">`,
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeXml(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script></head>`,
    `<body><div id="map" data-place="${escapeXml(place)}"></div></body></html>`,
  ].join('')
}
