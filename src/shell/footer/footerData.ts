import type { Rendered } from '../../model/rendered.ts'
import type { Footer } from '../../site/navigation.ts'

/** The data of the footer with resolved references. */
export type FooterData = Rendered<Footer>
