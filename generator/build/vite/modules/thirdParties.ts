import { createHash } from 'node:crypto'
import {
  consentRequirementsOf,
  type ConsentedScript,
  dataFlowsOf,
  storedItemsOf,
} from '../../../../src/site/dataFlows.ts'
import type { BuiltFile } from '../../../assets/builtFiles.ts'
import { buildSettings } from '../../../hosting/configuration.ts'
import type { VirtualModule } from './virtualModule.ts'

/** Exports the third parties that need the visitor's consent. Adds a file with the start code of each script. */
export const consent: VirtualModule = ({ plan: { site }, configuration, files }) => {
  const { categories, mapProvider, scripts } = consentRequirementsOf(
    site,
    buildSettings(configuration),
  )
  const withFile = (script: ConsentedScript) => {
    const { start } = script
    return start === undefined ? script : { ...script, start: files.add(startFile(start)) }
  }
  // All names are exported, also if a value is undefined.
  return { categories, mapProvider, scripts: scripts.map(withFile), hasScripts: scripts.length > 0 }
}

function startFile(code: string): BuiltFile {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  return { fileName: `assets/start-${hash}.js`, type: 'text/javascript', read: async () => code }
}

/** Exports the third parties that pages contact, and what the site stores in the browser. */
export const dataFlows: VirtualModule = ({ plan: { site }, configuration }) => ({
  dataFlows: dataFlowsOf(site, buildSettings(configuration)),
  storedItems: storedItemsOf(site),
})
