import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuildSettings } from '../src/site/dataFlows.ts'
import { UserError } from './diagnostics/commandRun.ts'
import type { Project } from './projectPaths.ts'

/** The configuration of a build from environment variables. */
export type Configuration = {
  /** The URL that forms are sent to, and the public access key. */
  readonly formService: { readonly action: string; readonly accessKey: string }
  /** Whether forms are sent to the inbox of the preview, because no other one is configured. */
  readonly embedded: boolean
  /** The public API key of the map provider. Default: none; pages show addresses without a map. */
  readonly mapsKey?: string
  /** The URL that is called to publish the site, a secret. Default: none. Only the page editor uses it. */
  readonly deployHook?: string
  /** Whether this is a staging build, which search engines must not index. */
  readonly staging: boolean
}

/** The value of an environment variable, without the white space around it that copied values often have. Empty if it is not set. */
export const variable = (environment: NodeJS.ProcessEnv, name: string): string =>
  (environment[name] ?? '').trim()

/** The prefixes of the environment variables. */
const PREFIXES = ['DEPLOY_', 'FORM_', 'MAPS_', 'SITE_']

/**
 * The variables of the env files. `load` gets the prefixes of their names. For Vite, a byte-order mark at
 * the start of a file belongs to the first name.
 */
export function envFileVariables(
  load: (prefixes: string[]) => Readonly<Record<string, string>>,
): Record<string, string> {
  const loaded = Object.entries(load(PREFIXES.flatMap((prefix) => [prefix, `\uFEFF${prefix}`])))
  return Object.fromEntries(loaded.map(([name, value]) => [name.replace(/^\uFEFF/, ''), value]))
}

/** The values that decide which third parties the pages contact. */
export const buildSettings = ({ formService, mapsKey }: Configuration): BuildSettings => ({
  formAction: formService.action,
  hasMapsKey: mapsKey !== undefined,
})

/** The path of the inbox of the preview and the development server. */
export const EMBEDDED_FORM_SERVICE = '/form-service/submit'

/** Reads the configuration from environment variables. Returns a problem if a value is invalid. */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
): Configuration | InvalidVariables {
  const forms = readFormService(environment)
  if ('problem' in forms) return forms
  const mapsKey = variable(environment, 'MAPS_KEY')
  const staging = variable(environment, 'SITE_STAGING')
  if (!['', 'true', 'false'].includes(staging)) {
    return { problem: `SITE_STAGING is ${JSON.stringify(staging)}. Set it to true or false.` }
  }
  const deployHook = variable(environment, 'DEPLOY_HOOK')
  if (deployHook !== '' && !isHttpUrl(deployHook)) {
    return { problem: 'DEPLOY_HOOK is no absolute http or https URL. Correct or remove it.' }
  }
  const settings = {
    ...forms,
    staging: staging === 'true',
    ...(deployHook !== '' && { deployHook }),
  }
  if (mapsKey === '') return settings
  if (!/^[\w-]+$/.test(mapsKey)) {
    return {
      problem: `MAPS_KEY is ${JSON.stringify(mapsKey)}. Use only letters, digits, hyphens and underscores.`,
    }
  }
  return { ...settings, mapsKey }
}

type InvalidVariables = { readonly problem: string }

type Forms = Pick<Configuration, 'formService' | 'embedded'>

function readFormService(environment: NodeJS.ProcessEnv): Forms | InvalidVariables {
  const action = variable(environment, 'FORM_ENDPOINT')
  const accessKey = variable(environment, 'FORM_ACCESS_KEY')
  if (action === '' && accessKey === '') {
    return {
      formService: { action: EMBEDDED_FORM_SERVICE, accessKey: 'embedded' },
      embedded: true,
    }
  }
  if (action === '' || accessKey === '') {
    const [present, missing] =
      action === '' ? ['FORM_ACCESS_KEY', 'FORM_ENDPOINT'] : ['FORM_ENDPOINT', 'FORM_ACCESS_KEY']
    return {
      problem: `${present} is set, but ${missing} is not. Set both. Or set neither: forms then work only with npm start, npm run preview and npm run dev.`,
    }
  }
  if (!isHttpUrl(action)) {
    return {
      problem: `FORM_ENDPOINT is ${JSON.stringify(action)}. Set it to an absolute http or https URL.`,
    }
  }
  const values = { FORM_ENDPOINT: action, FORM_ACCESS_KEY: accessKey }
  const unclean = Object.entries(values).find(([, value]) => /[\s\p{C}]/u.test(value))
  if (unclean !== undefined) {
    const [name, value] = unclean
    return {
      problem: `${name} is ${JSON.stringify(value)}. Remove the spaces, line breaks and invisible characters in it.`,
    }
  }
  return { formService: { action, accessKey }, embedded: false }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/**
 * The time of the build in seconds precision, as ISO 8601 in UTC. Prerendered pages use it as the
 * current time. `SOURCE_DATE_EPOCH` sets it (seconds since 1970, reproducible-builds.org). Throws a user error if it is
 * invalid.
 */
export function buildTime(environment: NodeJS.ProcessEnv): string {
  const fixed = variable(environment, 'SOURCE_DATE_EPOCH')
  if (!/^\d{0,11}$/.test(fixed)) {
    throw new UserError(
      `SOURCE_DATE_EPOCH is ${JSON.stringify(fixed)}. Set it to the seconds since January 1, 1970 (UTC).`,
    )
  }
  const seconds = fixed === '' ? Math.floor(Date.now() / 1000) : Number(fixed)
  return new Date(seconds * 1000).toISOString()
}

/** The env files of Vite for a production build (https://vite.dev/guide/env-and-mode). */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The environment variables, with those of the env files. Vite is only loaded if there is such a file. */
export async function projectEnvironment({ root }: Project): Promise<NodeJS.ProcessEnv> {
  if (!FILES.some((name) => existsSync(path.join(root, name)))) return process.env
  const { loadEnv } = await import('vite')
  const variables = envFileVariables((prefixes) => loadEnv('production', root, prefixes))
  return { ...variables, ...process.env }
}

/** The configuration of a build from the environment variables. Throws a user error if one of them is invalid. */
export async function projectConfiguration(project: Project): Promise<Configuration> {
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  return configuration
}
