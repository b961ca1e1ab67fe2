import type { BuiltFiles } from '../../../assets/builtFiles.ts'
import type { Plan } from '../../../emit/plan.ts'
import type { Configuration } from '../../../hosting/configuration.ts'

/** What a virtual module is made from. */
export type SiteModuleInput = {
  readonly plan: Plan
  readonly configuration: Configuration
  /** The build's clock. ISO 8601 in UTC. */
  readonly builtAt: string
  readonly isDevelopment: boolean
  /** Where the module declares the files that it gives the addresses of. */
  readonly files: BuiltFiles
}

/** A virtual module: the values that it exports, as JSON, by their names. */
export type SiteModule = (
  input: SiteModuleInput,
) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>
