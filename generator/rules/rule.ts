import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostic.ts'

/** What the generator knows beside the manifest. */
export type Surroundings = {
  /** The names of the files in `src/images/`. */
  readonly imageFiles: ReadonlySet<string>
  /** Those of them that no image can be read from. Default: none. */
  readonly unreadableImages?: ReadonlySet<string>
}

/** A check of a site whose shape is right: everything that is wrong with it. */
export type Rule = (site: Site, surroundings: Surroundings) => Diagnostic[]
