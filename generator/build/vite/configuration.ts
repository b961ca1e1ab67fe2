import type { Plugin } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'

const MODULE = 'virtual:configuration'
const RESOLVED = `\0${MODULE}`

/** Gives components what the environment told the build. */
export function configurationPlugin({ formService, staging }: Configuration): Plugin {
  return {
    name: 'site:configuration',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const formService = ${JSON.stringify(formService)}
export const staging = ${staging}`
        : undefined,
  }
}
