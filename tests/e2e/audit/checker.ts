import type { Page } from '@playwright/test'
import type { State } from './states.ts'

/** Checks a page in the state that it is in, and lists what is wrong with it. */
export type Checker = (page: Page, state: State) => Promise<readonly string[]>
