import { HEADER } from '../../../../generator/emit/write.ts'

/** A set of generated files. All versions have the same file names. */
export const texts = (version: string): Map<string, string> =>
  new Map(
    Array.from({ length: 30 }, (_, index) => [
      `pages/page${index}.gen.tsx`,
      `${HEADER}\n// ${`${version} ${index} `.repeat(2000)}\n`,
    ]),
  )
