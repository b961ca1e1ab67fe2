import * as z from 'zod'
import { linkSchema } from '../model/link.ts'

/** An item of the main menu: a link, with an optional submenu. */
export const navigationItemSchema = linkSchema.extend({
  /** The links of its submenu, from top to bottom. Default: no submenu. */
  children: z.array(linkSchema).default([]),
})

/** The main menu, from left to right. At least one item. */
export const navigationSchema = z.array(navigationItemSchema).min(1, 'add at least one menu item')

/** A validated menu item, with defaults filled in. */
export type NavigationItem = z.output<typeof navigationItemSchema>
