/** The first line of every generated module: what has it may be removed by the generator. */
export const HEADER = '// Generated from site.manifest.ts by `npm run generate`. Do not edit.'
