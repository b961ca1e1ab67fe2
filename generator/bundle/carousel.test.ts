import { build } from 'vite'
import { expect, test } from 'vitest'
import { carouselPlugin } from './carousel.ts'

/** Builds a carousel package with these modules, by their paths in it. The entry is `index.mjs`. */
async function buildPackage(modules: Readonly<Record<string, string>>): Promise<string> {
  const folder = '/packages/@mantine/carousel/'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: `${folder}index.mjs`, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      carouselPlugin(),
      {
        name: 'package',
        resolveId: (id, importer = folder) =>
          id.startsWith('/') ? id : new URL(id, `file://${importer}`).pathname,
        load: (id) => modules[id.slice(folder.length)],
      },
    ],
  })
  const outputs = 'output' in result ? result.output : []
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
}

const rendersStyle = 'export const CarouselVariables = () => "<style>"'

test('fails the build with an explanation if that module has another path', async () => {
  const renamed = buildPackage({
    'index.mjs': "export { CarouselVariables } from './variables.mjs'",
    'variables.mjs': rendersStyle,
  })
  await expect(renamed).rejects.toThrow(
    /CarouselVariables\.mjs.*style.*generator\/bundle\/carousel\.ts/s,
  )
})
