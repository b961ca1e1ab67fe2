import type * as z from 'zod'
import type { SiteForm } from '../forms/siteForm.ts'
import type { Rendered } from '../model/rendered.ts'
import type { SectionKind, sectionSchema } from './schemas.ts'

/**
 * The properties of the component of the kind `K`: the data of a section with resolved references and an
 * `id`. Without `afterEvent`: the page replaces the properties before it renders the component.
 */
export type SectionProps<K extends SectionKind> = {
  readonly section: Omit<
    Rendered<Extract<z.output<typeof sectionSchema>, { readonly kind: K }>, SiteForm>,
    'afterEvent'
  > & { readonly id: string }
}
