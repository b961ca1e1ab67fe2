import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'

/** What the generator knows beside the manifest. */
export type GeneratorContext = {
  /** The names of the files in `src/images/`. */
  readonly imageFiles: ReadonlySet<string>
  /** Those of them that no image can be read from. Default: none. */
  readonly unreadableImages?: ReadonlySet<string>
}

/** A name that stands for something declared elsewhere. */
export type SiteReference = {
  readonly kind: ReferenceKind
  readonly name: string
  readonly path: ModelPath
}

/** A text of the site and where it stands. */
export type SiteText = { readonly text: string; readonly path: ModelPath }

/** What rules look at. */
export type RuleContext = GeneratorContext & {
  /** Every reference, in the order of the model. */
  readonly references: readonly SiteReference[]
  /** Every text but those of `constants`, references among them. */
  readonly texts: readonly SiteText[]
}

/** A check of a site whose shape is right: everything that is wrong with it. */
export type Rule = (site: Site, evidence: RuleContext) => Diagnostic[]
