import { createContext } from 'react'
import { readySource } from './navigationSource.ts'

/** Carries the menu's source from the root route to whatever draws the menu. */
export const NavigationContext = createContext(readySource([]))
