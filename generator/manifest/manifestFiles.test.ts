import { expect, it } from 'vitest'
import { manifestFiles, watchedFiles } from './load.ts'

/** The found files and the paths that were read, in order. */
async function findFiles(texts: Readonly<Record<string, string>>) {
  const reads: string[] = []
  const project = { root: '/project', manifest: '/project/site.manifest.ts' }
  const files = await manifestFiles(project, async (file) => {
    reads.push(file)
    return texts[file.slice('/project/'.length)]
  })
  return { files, names: files.map(({ name }) => name), reads }
}

it('follows relative imports and re-exports, directly and indirectly', async () => {
  const { names } = await findFiles({
    'site.manifest.ts': `
      import home, { a as b } from './content/home.ts'
      import * as pages from "./content/pages.ts"
      import './content/side.ts'`,
    'content/home.ts': "export { words } from '../words.ts'",
    'content/pages.ts': "export * from './services'\nexport * from './more'",
    'content/side.ts': '',
    'content/services.ts': "import { words } from '../words.js'",
    'content/more/index.ts': '',
    'words.ts': '',
  })
  expect(names).toEqual([
    'site.manifest.ts',
    'content/home.ts',
    'content/pages.ts',
    'content/side.ts',
    'words.ts',
    'content/services.ts',
    'content/more/index.ts',
  ])
})

it('ignores packages, the model, data files, comments, strings and files outside the project', async () => {
  const { names, reads, files } = await findFiles({
    'site.manifest.ts': `
      import { z } from 'zod'
      import { defineSite } from './src/site/index.ts'
      import { link } from './src/model/link.ts'
      import data from './data.json'
      import { parts } from '../parts.ts'
      import { helper } from './node_modules/helper/index.ts'
      // import { old } from './old.ts'
      const text = "import { a } from './a.ts'"`,
  })
  expect(names).toEqual(['site.manifest.ts'])
  expect(reads).toEqual(['/project/site.manifest.ts'])
  expect(files[0]?.missing).toEqual([])
})

it('reads each file once, also with import cycles', async () => {
  const { names, reads } = await findFiles({
    'site.manifest.ts': "import { a } from './a.ts'",
    'a.ts': "import { b } from './b.ts'",
    'b.ts': "import { a } from './a.ts'\nimport site from './site.manifest.ts'",
  })
  expect(names).toEqual(['site.manifest.ts', 'a.ts', 'b.ts'])
  expect(reads.toSorted()).toEqual(['/project/a.ts', '/project/b.ts', '/project/site.manifest.ts'])
})

it('follows the imports of a file with a syntax error', async () => {
  const { names } = await findFiles({
    'site.manifest.ts': "import { a } from './a.ts'\nexport default { a: 1 b: 2 }",
    'a.ts': '',
  })
  expect(names).toEqual(['site.manifest.ts', 'a.ts'])
})

it('reports missing files, and the paths where they can be created', async () => {
  const { files } = await findFiles({ 'site.manifest.ts': "import { a } from './content/a'" })
  expect(files[0]?.missing).toEqual([
    {
      specifier: './content/a',
      start: 18,
      candidates: ['/project/content/a.ts', '/project/content/a/index.ts'],
    },
  ])
  expect(watchedFiles(files)).toEqual(
    new Map([
      ['/project/site.manifest.ts', "import { a } from './content/a'"],
      ['/project/content/a.ts', undefined],
      ['/project/content/a/index.ts', undefined],
    ]),
  )
})
