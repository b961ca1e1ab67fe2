import type { Site } from '../../src/site/site.ts'
import { type Diagnostic, formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import type { SiteReference } from '../manifest/schemaWalk.ts'

/** What the generator reads in addition to the manifest. */
export type GeneratorContext = {
  /** The names of the files in `src/images/`. */
  readonly imageFiles: ReadonlySet<string>
  /** The names of the files in `src/images/` that cannot be decoded. Default: none. */
  readonly unreadableImages?: ReadonlySet<string>
  /** The names of the files in `src/images/` with several frames. Default: none. */
  readonly animatedImages?: ReadonlySet<string>
  /** The widths of the files in `src/images/` in pixels, by name. Default: none, so that no width is checked. */
  readonly imageWidths?: ReadonlyMap<string, number>
  /** The texts of the SVG files in `src/images/` by name. Default: none. */
  readonly svgFiles?: ReadonlyMap<string, string>
  /** The names of the files in `src/files/`. Default: unknown, so files for download are not checked. */
  readonly downloads?: ReadonlySet<string>
  /** The files below `src/sections/`, e.g. `steps/Steps.tsx`. Default: unknown, so components are not checked. */
  readonly sectionFiles?: ReadonlySet<string>
  /** The time of the build, as ISO 8601. Default: unknown, so links to pages that are not published are not checked. */
  readonly builtAt?: string
  /** Whether this is a build. Then a link to a page that is not published is an error. Default: false. */
  readonly isBuild?: boolean
  /** The names of the installed font packages and of the files in `src/fonts/`. Default: unknown, so typefaces are not checked. */
  readonly fonts?: ReadonlySet<string>
}

export type SiteText = { readonly text: string; readonly path: ModelPath }

/** The data that rules use in addition to the site. */
export type RuleContext = GeneratorContext & {
  /** The manifest as the author wrote it, without defaults. */
  readonly manifest: unknown
  /** Every reference, in the order of the manifest. */
  readonly references: readonly SiteReference[]
  /** Every string, including references, except the strings in `constants`. */
  readonly texts: readonly SiteText[]
}

/** Checks a site that matches the schema, and yields its problems. */
export type Rule = (site: Site, context: RuleContext) => Iterable<Diagnostic>

/** A value that must be unique, and its path. */
export type Occurrence = {
  readonly value: string
  readonly path: ModelPath
  /** Whether the value is the last key of the path. Default false. */
  readonly atKey?: boolean
}

/** Reports each value that occurs again: `"<value>" is already <what> (<path>).` */
export function* duplicates(
  code: DiagnosticCode,
  what: string,
  occurrences: readonly Occurrence[],
  hint: string,
): Generator<Diagnostic> {
  const seen = new Map<string, ModelPath>()
  for (const { value, path, atKey } of occurrences) {
    const first = seen.get(value)
    if (first === undefined) {
      seen.set(value, path)
      continue
    }
    const message = `${JSON.stringify(value)} is already ${what} (${formatPath(first)}).`
    yield { code, path, atKey, message, named: first, hint }
  }
}
