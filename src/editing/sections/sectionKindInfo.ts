/** A kind of section that can be inserted. */
export type SectionKindInfo = {
  /** The kind, e.g. `featureBlocks`. */
  readonly kind: string
  /** What it shows. */
  readonly doc: string
}
