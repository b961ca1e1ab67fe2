import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isError, type ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { generate } from '../../../generator/emit/generate.ts'
import { valuesIn } from '../../../generator/manifest/modelValues.ts'
import { edited } from '../../../generator/manifest/testing/edited.ts'
import { manifestOf } from '../../../generator/manifest/testing/manifestOf.ts'
import manifest from '../fixtures/minimal/site.manifest.ts'
import { IMAGE_FILES } from '../project.ts'

const text = `export default ${JSON.stringify(manifest, null, 2)}`
const source = await manifestOf({ 'site.manifest.ts': text })
const lineCount = text.split('\n').length

/** The paths of all values of the manifest, and that of the manifest itself. */
const paths: readonly ModelPath[] = valuesIn(manifest).map(({ path }) => path)

/** Any value of JavaScript. */
const anyValue = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
})

it('any value in any place is accepted, or rejected with a location and a message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<ModelPath>(...paths), anyValue, async (path, value) => {
      const site = edited(manifest, path, () => value)
      const { files, diagnostics } = await generate(site, { imageFiles: IMAGE_FILES })
      const errors = diagnostics.filter(isError)
      expect(files === undefined).toBe(errors.length > 0)
      for (const error of errors) {
        const { line, column } = source.locate(error.path, error.atKey ?? false)
        expect(line).toBeLessThanOrEqual(lineCount)
        expect(column).toBeGreaterThan(0)
        expect(error.message).toMatch(/\S+ \S+/)
      }
    }),
    {
      numRuns: process.env['MANY_RUNS'] === undefined ? 100 : 2000,
      examples: [[['routes', '/', 'sections', 1, 'kind'], { toString: 0 }]],
    },
  )
})
