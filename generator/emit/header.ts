/**
 * The first line of every generated module. The generator removes only obsolete files that start with it.
 * Not in `module.ts`, so that writing files does not load the formatter and ts-morph.
 */
export const HEADER = '// Generated from site.manifest.ts by `npm run generate`. Do not edit.'
