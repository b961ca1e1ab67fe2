import type * as z from 'zod'
import type { Authored, Names } from '../../../src/model/rendered.ts'
import type { SectionProps } from '../../../src/sections/props.ts'
import type { proseSchema } from '../../../src/sections/prose/schema.ts'

// Checked only by the compiler, as `links.test-d.tsx`.

declare const prose: SectionProps<'prose'>['section']
declare const table: SectionProps<'table'>['section']

/** Captions are strings, because attributes contain them. Texts that are only content are React nodes. */
export const caption: string = table.caption
// @ts-expect-error A heading may be an element.
export const heading: string = prose.heading
// @ts-expect-error A paragraph may be an element.
export const paragraph: string | undefined = prose.paragraphs[0]
// @ts-expect-error A long text is an element.
export const text: string | undefined = prose.text

type Prose = Authored<z.input<typeof proseSchema>, Names>

/** In the manifest, both are strings. */
export const valid: Prose = {
  kind: 'prose',
  heading: 'Heading',
  paragraphs: ['See [all](/).'],
  text: '## Subheading',
}
// @ts-expect-error A text is no list.
export const invalid: Prose = { ...valid, text: ['## Subheading'] }
