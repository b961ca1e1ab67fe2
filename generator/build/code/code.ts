import * as z from 'zod'

/** The files that a module of code needs in the browser. */
const filesSchema = z.object({
  /** The address of its script. */
  script: z.string(),
  /** That, and the addresses of all that it imports at once. */
  scripts: z.array(z.string()),
  /** The addresses of its style sheets, its own first. */
  styles: z.array(z.string()),
})

/** What the builds of the site's code tell of it: everything but its pages. */
export const codeSchema = z.object({
  /** The starter. */
  start: filesSchema,
  /** What all pages have in common. */
  client: filesSchema,
  /** What documents with a map have, where there are any. */
  map: filesSchema.optional(),
  /** The modules that pages import, by their files relative to the project. */
  shared: z.record(z.string(), filesSchema),
  /** The same modules where pages are rendered: files in the folder of the renderer. */
  renderers: z.record(z.string(), z.string()),
})

/** The site's code, built. */
export type Code = z.output<typeof codeSchema> & {
  /** By what a renderer is known: pages that it rendered are the same again. */
  readonly renderer: string
}
