import type { BuildSettings } from '../../src/site/thirdParties.ts'

/** What the environment tells the build. */
export type Configuration = {
  /** Where forms are sent, and the public key that goes with them. */
  readonly formService: { readonly action: string; readonly accessKey: string }
  /** Whether the forms go to the embedded service, for want of another one. */
  readonly embedded: boolean
  /** The public key for the provider of maps. None: pages show addresses and no map. */
  readonly mapsKey?: string
  /** Whether search engines are to keep away from this build. */
  readonly staging: boolean
}

/** What the environment's variables begin with. */
export const VARIABLES = ['FORM_', 'MAPS_', 'SITE_']

/** What whom the pages contact depends on. */
export const buildSettings = ({ formService, mapsKey }: Configuration): BuildSettings => ({
  formAction: formService.action,
  hasMapsKey: mapsKey !== undefined,
})

/** The path at which the embedded form service answers. */
export const EMBEDDED_FORM_SERVICE = '/form-service/submit'

/** The configuration that an environment holds, or what is wrong with it. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration | Problem {
  const forms = readFormService(environment)
  if ('problem' in forms) return forms
  const mapsKey = environment['MAPS_KEY'] ?? ''
  const staging = readSwitch(environment['SITE_STAGING'])
  if (staging === undefined) {
    return {
      problem: `SITE_STAGING is ${JSON.stringify(environment['SITE_STAGING'])}: set it to true or false.`,
    }
  }
  if (mapsKey === '') return { ...forms, staging }
  if (!/^[\w-]+$/.test(mapsKey)) {
    return {
      problem: `MAPS_KEY is ${JSON.stringify(mapsKey)}: a key consists of letters, digits, hyphens and underscores.`,
    }
  }
  return { ...forms, staging, mapsKey }
}

type Problem = { readonly problem: string }

type Forms = Pick<Configuration, 'formService' | 'embedded'>

function readFormService(environment: NodeJS.ProcessEnv): Forms | Problem {
  const action = environment['FORM_ENDPOINT'] ?? ''
  const accessKey = environment['FORM_ACCESS_KEY'] ?? ''
  if (action === '' && accessKey === '') {
    return {
      formService: { action: EMBEDDED_FORM_SERVICE, accessKey: 'embedded' },
      embedded: true,
    }
  }
  if (action === '' || accessKey === '') {
    const [there, missing] =
      action === '' ? ['FORM_ACCESS_KEY', 'FORM_ENDPOINT'] : ['FORM_ENDPOINT', 'FORM_ACCESS_KEY']
    return {
      problem: `${there} is set and ${missing} is not: set both, or neither for the embedded form service.`,
    }
  }
  if (!isAbsolute(action)) {
    return {
      problem: `FORM_ENDPOINT is ${JSON.stringify(action)}: it must be an absolute http or https address.`,
    }
  }
  return { formService: { action, accessKey }, embedded: false }
}

/** A switch of the environment: off where it is not set, undefined where it is neither on nor off. */
function readSwitch(value = 'false'): boolean | undefined {
  if (value === 'true') return true
  return value === 'false' || value === '' ? false : undefined
}

function isAbsolute(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

/**
 * The build's clock, to the second, which pages take for now until the browser tells them better.
 * ISO 8601 in UTC. `SOURCE_DATE_EPOCH` fixes it (seconds since 1970, reproducible-builds.org).
 */
export function buildTime(environment: NodeJS.ProcessEnv): string {
  const fixed = Number(environment['SOURCE_DATE_EPOCH'] ?? Number.NaN)
  const seconds = Number.isFinite(fixed) ? fixed : Math.floor(Date.now() / 1000)
  return new Date(seconds * 1000).toISOString()
}
