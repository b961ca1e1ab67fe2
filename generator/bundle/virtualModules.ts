import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import {
  consentRequirementsOf,
  dataFlowsIn,
  mapDocumentsOf,
  storedItemsOf,
} from '../../src/site/dataFlows.ts'
import { languageOf, type Site, siteInLanguage, siteSchema } from '../../src/site/site.ts'
import { textsSchema } from '../../src/site/texts.ts'
import type { BuiltFiles } from '../assets/builtFiles.ts'
import { downloadLabel, downloadFiles } from '../assets/downloadFiles.ts'
import { listSeparators } from '../../src/model/joinList.ts'
import { numberSeparators, percentSign } from '../emit/format.ts'
import type { Plan } from '../emit/plan.ts'
import { currentAnnouncement } from '../hosting/announcement.ts'
import { buildSettings } from '../configuration.ts'
import { endOfDay, instantOf, lastDays } from '../manifest/dates.ts'
import { sitePage } from '../manifest/sitePages.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import { iconNames } from '../rules/references.ts'
import { contentHash } from '../files.ts'
import { languageOfImporter, splitLanguage, withLanguage } from './pageLanguages.ts'
import { reloadOnChange, type PluginInput } from './pluginInput.ts'

type ModuleInput = Omit<PluginInput, 'plan'> & {
  /** The plan with the site in `language`. */
  readonly plan: Plan
  readonly wholeSite: Site
  /** The language of the pages that import the module. Undefined: that of the site. */
  readonly language: string | undefined
  readonly isDevelopment: boolean
  /** A module adds the files to it whose URLs it exports. */
  readonly files: BuiltFiles
}

/** The exports of a virtual module: JSON values by name. Or its code. */
type ModuleExports = Readonly<Record<string, unknown>> | string

type VirtualModule = (input: ModuleInput) => ModuleExports | Promise<ModuleExports>

/** The modules that export values, as `src/virtual.d.ts` declares them. */
type ValueModules = {
  readonly 'virtual:announcement': typeof import('virtual:announcement')
  readonly 'virtual:clock': typeof import('virtual:clock')
  readonly 'virtual:configuration': typeof import('virtual:configuration')
  readonly 'virtual:consent': typeof import('virtual:consent')
  readonly 'virtual:data-flows': typeof import('virtual:data-flows')
  readonly 'virtual:downloads': typeof import('virtual:downloads')
  readonly 'virtual:icons': typeof import('virtual:icons')
  readonly 'virtual:language': typeof import('virtual:language')
  readonly 'virtual:maps': typeof import('virtual:maps')
}

const VALUES: {
  readonly [Id in keyof ValueModules]: (
    input: ModuleInput,
  ) => ValueModules[Id] | Promise<ValueModules[Id]>
} = {
  /** The announcement, as the clock of the build shows it. */
  'virtual:announcement': ({ plan: { site }, builtAt }) => {
    return { announcement: currentAnnouncement(site, builtAt) }
  },

  /**
   * The end times of events and last days that are over at the time of the build. The time of the build
   * is not exported, because then every build would differ.
   */
  'virtual:clock': ({ plan: { site }, builtAt }) => {
    const events = Object.values(site.events).map(({ end, timeZone }) =>
      new Date(instantOf(end, timeZone)).toISOString(),
    )
    const days = lastDays(site).map(({ date }) => endOfDay(date, site.timeZone))
    const past = [...events, ...days].filter((end) => Date.parse(end) <= Date.parse(builtAt))
    return { past: [...new Set(past)].toSorted() }
  },

  /** The values of environment variables. */
  'virtual:configuration': ({ configuration: { formService, staging } }) => ({
    formService,
    staging,
  }),

  /** The third parties that need the visitor's consent. Adds a file with the start code of each script. */
  'virtual:consent': ({ plan: { site }, configuration, files }) => {
    const { categories, mapProvider, videoProviders, scripts } = consentRequirementsOf(
      site,
      buildSettings(configuration),
    )
    const startFile = (code: string) => addHashedFile(files, 'start', 'js', code)
    // All names are exported, also if a value is undefined.
    return {
      categories,
      mapProvider,
      videoProviders,
      scripts: scripts.map((script) =>
        script.start === undefined ? script : { ...script, start: startFile(script.start) },
      ),
      hasScripts: scripts.length > 0,
    }
  },

  /** The third parties that pages contact, and what the site stores in the browser. */
  'virtual:data-flows': ({ plan: { site }, wholeSite, language, configuration }) => ({
    dataFlows: dataFlowsIn(wholeSite, language, buildSettings(configuration)),
    storedItems: storedItemsOf(site),
  }),

  /** The end of links to each download, and the addresses that contain a hash. */
  'virtual:downloads': async ({ project, plan }) => {
    const downloads = await downloadFiles(project, plan.site)
    const labels = downloads.map(({ path, size }) => [path, downloadLabel(plan.site, path, size)])
    const hashed = downloads
      .filter(({ path, url }) => path !== url)
      .map(({ path, url }) => [path, url])
    return { labels: Object.fromEntries(labels), urls: Object.fromEntries(hashed) }
  },

  /**
   * The URL of the icon sprite with all icons of the site. In development, each icon of Tabler Icons is a
   * sprite of its own, because the gallery and the page editor show others; the URL is that of their folder.
   */
  'virtual:icons': async ({ plan, files, isDevelopment }) => {
    if (!isDevelopment) {
      return { sprite: addHashedFile(files, 'icons', 'svg', await iconSprite(plan.icons)) }
    }
    for (const name of iconNames) {
      files.add({ fileName: `icons/${name}.svg`, read: () => iconSprite([name]) })
    }
    return { sprite: '/icons' }
  },

  /** The language of the site, and how that language writes lists, percentages and numbers. */
  'virtual:language': ({ plan }) => {
    const { site } = plan
    const { tag, direction } = languageOf(site)
    return {
      linkLanguages: linkLanguages(plan),
      tag,
      direction,
      hasLanguages: Object.keys(site.languages).length > 0,
      listSeparators: listSeparators(tag),
      percentSign: percentSign(tag),
      numberSeparators: numberSeparators(tag),
    }
  },

  /** The API key and the content of the maps. Only map pages import it, so no page contains the key. */
  'virtual:maps': ({ plan: { site }, configuration }) => {
    const party = Object.values(site.thirdParties).find((thirdParty) => thirdParty.kind === 'map')
    const hasMaps = mapDocumentsOf(site, buildSettings(configuration)).length > 0
    // A map can have markers for places that have no map page of their own.
    const entries = Object.entries(hasMaps ? site.places : {}).flatMap(([place, { map }]) =>
      map === undefined ? [] : [[place, map] as const],
    )
    return {
      apiKey: configuration.mapsKey ?? '',
      mapId: party?.mapId ?? '',
      maps: Object.fromEntries(entries),
    }
  },
}

/** The other languages to which links lead from pages in this language, by the path of the link. */
function linkLanguages({ site, variants: [original] }: Plan) {
  const languageAt = (path: unknown) =>
    sitePage(site, String(path))?.page.language ?? original?.site.language ?? site.language
  const links = referencesIn(siteSchema, site).flatMap(({ kind, name, path: [part, page] }) => {
    const target = name.replace(/#.*/, '')
    const from = languageAt(part === 'routes' ? page : undefined)
    const tag = languageAt(target)
    if (kind !== 'link' || from !== site.language || tag === from) return []
    const language = new Intl.Locale(tag).language
    const languageName = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? tag
    return [[target, { tag, name: languageName.toLowerCase() }]]
  })
  return Object.fromEntries(links)
}

/** The areas of the texts. */
const AREAS = textsSchema.keyof().options

/** The virtual modules, through which components read values of the plan and of the environment. */
const MODULES: Readonly<Record<string, VirtualModule>> = {
  ...VALUES,

  /** The parts of the shell that not every site has. A site without a part imports neither its script nor its styles. */
  'virtual:shell-parts': ({ plan: { site }, builtAt }) => {
    const hasAnnouncement = currentAnnouncement(site, builtAt) !== undefined
    const hasNetworks = site.footer.social.some(({ icon }) => icon)
    const parts: Readonly<Record<keyof typeof import('virtual:shell-parts'), string>> = {
      Announcement: hasAnnouncement ? '/src/shell/header/Announcement.tsx' : '',
      NetworkLinks: hasNetworks ? '/src/shell/footer/NetworkLinks.tsx' : '',
    }
    return Object.entries(parts)
      .map(([name, file]) =>
        file === ''
          ? `export const ${name} = undefined`
          : `import { ${name} as part${name} } from '${file}'\nexport const ${name} = part${name}`,
      )
      .join('\n')
  },

  /** All areas of the texts. The bundler leaves out the areas that nothing imports. */
  'virtual:texts': () =>
    AREAS.map((area) => `export * as ${area} from 'virtual:texts/${area}'`).join('\n'),

  // A module for each area of the texts, so that a page loads only the areas that it shows.
  ...Object.fromEntries(
    AREAS.map((area): [string, VirtualModule] => [
      `virtual:texts/${area}`,
      ({ plan: { site } }) => {
        const texts: typeof import('virtual:texts') = site.texts
        return texts[area]
      },
    ]),
  ),
}

/** Serves the virtual modules. In development, a module is reloaded if its text changes with the plan. */
export function virtualModulesPlugin(input: PluginInput, files: BuiltFiles): Plugin {
  const loaded = new Map<string, string>()
  let isDevelopment = false
  const codeOf = async (key: string) => {
    const { id, language } = splitLanguage(key)
    const current = await input.plan.get()
    const plan = { ...current, site: siteInLanguage(current.site, language) }
    const site = { plan, wholeSite: current.site, language }
    const exported = (await MODULES[id]?.({ ...input, ...site, isDevelopment, files })) ?? {}
    if (typeof exported === 'string') return exported
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  }
  return {
    name: 'site:modules',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    async resolveId(id, importer) {
      if (!(id in MODULES)) return undefined
      return withLanguage(`\0${id}`, await languageOfImporter(input, importer))
    },
    async load(resolved) {
      const id = resolved.slice(1)
      if (resolved !== `\0${id}` || !(splitLanguage(id).id in MODULES)) return undefined
      const code = await codeOf(id)
      loaded.set(id, code)
      return code
    },
    configureServer(server) {
      reloadOnChange(input.plan, server, async () => {
        const codes = [...loaded].map(
          async ([id, before]) => [id, before, await codeOf(id)] as const,
        )
        return (await Promise.all(codes)).flatMap(([id, before, code]) =>
          code === before ? [] : [`\0${id}`],
        )
      })
    },
  }
}

/** Adds a file whose name contains a hash of its text. Returns its URL. */
function addHashedFile(files: BuiltFiles, name: string, extension: string, text: string): string {
  const fileName = `assets/${name}-${contentHash(text)}.${extension}`
  return files.add({ fileName, read: async () => text })
}

const { resolve } = createRequire(import.meta.url)

/** An SVG sprite: a `<symbol>` for each icon, with the icon's name as id. */
async function iconSprite(names: readonly string[]): Promise<string> {
  const all = await Promise.all(names.map(symbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">${all.join('')}</svg>\n`
}

async function symbol(name: string): Promise<string> {
  const svg = await readFile(resolve(`@tabler/icons/outline/${name}.svg`), 'utf8')
  const [, content = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const paths = content
    .replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '')
    .replaceAll(/\s*\n\s*/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`
}
