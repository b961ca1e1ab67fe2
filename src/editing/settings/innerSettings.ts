import type { ComponentType } from 'react'
import type { Setting } from './settings.ts'

/** The component that shows the settings in another setting. It is a property, so that files do not import each other. */
export type InnerSettings = {
  readonly Settings: ComponentType<{ readonly settings: readonly Setting[] }>
}
