import type * as z from 'zod'
import type { DocumentPart } from '../model/section.ts'
import { factSheetPart } from './factSheet/documentPart.ts'
import { featureBlocksPart } from './featureBlocks/documentPart.ts'
import { highlightsPart } from './highlights/documentPart.ts'
import type { sectionSchema, SectionKind } from './schemas.ts'

type Section = z.output<typeof sectionSchema>
type SectionByKind = { readonly [K in SectionKind]: Extract<Section, { readonly kind: K }> }
type DocumentParts = {
  readonly [K in SectionKind]?: (section: SectionByKind[K]) => DocumentPart
}

/** The kinds of sections that can be in a document for download, each with its content there. */
const documentParts: DocumentParts = {
  factSheet: factSheetPart,
  featureBlocks: featureBlocksPart,
  highlights: highlightsPart,
}

/** The names of the kinds of sections that can be in a document. */
export const documentKinds: readonly string[] = Object.keys(documentParts)

/** The content of a section in a document. Undefined for a kind that cannot be in a document. */
export const documentPartOf = <K extends SectionKind>(
  section: SectionByKind[K] & { readonly kind: K },
): DocumentPart | undefined => documentParts[section.kind]?.(section)
