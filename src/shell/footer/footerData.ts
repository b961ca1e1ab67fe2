import type { Rendered } from '../../model/rendered.ts'
import type { Footer } from '../../site/footer.ts'

/** The footer's data, as the root route holds it. */
export type FooterData = Rendered<Footer>
