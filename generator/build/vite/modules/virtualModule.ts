import type { BuiltFiles } from '../../../assets/builtFiles.ts'
import type { Plan } from '../../../emit/plan.ts'
import type { Project } from '../../../manifest/project.ts'
import type { Configuration } from '../../../hosting/configuration.ts'

/** The input of a virtual module. */
export type VirtualModuleInput = {
  readonly project: Project
  readonly plan: Plan
  readonly configuration: Configuration
  /** The time of the build. ISO 8601 in UTC. */
  readonly builtAt: string
  readonly isDevelopment: boolean
  /** The collection to which a module adds the files that it exports the URLs of. */
  readonly files: BuiltFiles
}

/** Returns the exports of a virtual module: JSON values by name. */
export type VirtualModule = (
  input: VirtualModuleInput,
) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>
