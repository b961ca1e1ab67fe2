import { site } from '../support/site.ts'

/** An address that no page has: it shows the not-found page. */
const UNKNOWN = '/no-such-page/at-all'

/** The addresses whose pages are audited. */
export const auditedPaths = [...site.addresses.map(({ path }) => path), UNKNOWN]
