import { site } from '../support/site.ts'

/** A path without a page, which shows the not-found page. */
const UNKNOWN = '/no-such-page/at-all'

/** The paths that are audited. */
export const auditedPaths = [...site.pages.map(({ path }) => path), UNKNOWN]
