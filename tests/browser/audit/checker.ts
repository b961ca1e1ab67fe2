import type { Page } from '@playwright/test'
import type { State } from './states.ts'

/** Checks a page in its current state and returns the problems. */
export type Checker = (page: Page, state: State) => Promise<readonly string[]>
