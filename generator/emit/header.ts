/** The first line of every generated module. The generator removes only obsolete files that start with it. */
export const HEADER = '// Generated from site.manifest.ts by `npm run generate`. Do not edit.'
