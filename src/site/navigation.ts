import * as z from 'zod'
import { linkSchema } from '../model/link.ts'

/** An item of the menu. */
export const navigationItemSchema = linkSchema.extend({
  /** The items that unfold under it. Default: none. */
  children: z.array(linkSchema).default([]),
})

/** The menu, from left to right. */
export const navigationSchema = z
  .array(navigationItemSchema)
  .min(1, 'the menu has at least one item')

/** An item of the menu, as the manifest's validation leaves it. */
export type NavigationItem = z.output<typeof navigationItemSchema>
