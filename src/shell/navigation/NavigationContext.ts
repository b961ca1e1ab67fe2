import { createContext } from 'react'
import { createStaticStore } from './navigationStore.ts'

/** The context with the store of the menu. */
export const NavigationContext = createContext(createStaticStore([]))
