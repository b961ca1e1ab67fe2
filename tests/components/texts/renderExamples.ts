import type { Texts } from '../../../src/site/texts.ts'

/** A rendered example, and the data that it renders besides the texts. */
export type RenderedExample = { readonly element: Element; readonly data: unknown }

/** Renders examples with `texts`. It imports the components itself, after the texts are replaced. */
export type RenderExamples = (texts: Texts) => Promise<readonly RenderedExample[]>
