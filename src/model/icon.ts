import type icons from '@tabler/icons'
import { ANY_NAME, referenceTo } from './reference.ts'

/** The name of an icon of Tabler Icons, outline style. With `Extract`, error messages show the name of this type. */
export type IconName = Extract<keyof typeof icons, string>

/**
 * The name of an icon of Tabler Icons (https://tabler.io/icons), outline style, e.g. `shield-lock`. Icons are
 * decorative: the text next to them carries the meaning.
 */
export const icon = referenceTo(
  'icon',
  ANY_NAME,
  'write the name of an icon of https://tabler.io/icons, e.g. shield-lock',
)
