import * as z from 'zod'
import { valuePathSchema } from '../valuePath.ts'

const oneSettingSchema = z.strictObject({
  path: valuePathSchema,
  /**
   * The code of the value that the author saw, e.g. `'dark'`. The change is rejected if the manifest has
   * another one. Default: the manifest does not contain the value.
   */
  before: z.string().max(100_000).optional(),
  /** The new value. Default: the value is removed. */
  value: z.json().optional(),
})

/** The new value of one setting. */
export type OneSetting = z.output<typeof oneSettingSchema>

/** Sets, adds or removes a value of the manifest that is no text of the page. */
export const settingChangeSchema = z.strictObject({
  kind: z.literal('setting'),
  ...oneSettingSchema.shape,
  /** Other values that change at the same time, because a rule compares them with this one. Default: none. */
  together: z.array(oneSettingSchema).max(20).optional(),
})

/** Sets, adds or removes a value of the manifest that is no text of the page. */
export type SettingChange = z.output<typeof settingChangeSchema>

/** A value that JSON can contain. */
export type JsonValue = z.core.util.JSONType
