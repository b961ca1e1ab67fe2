import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectAt } from '../../manifest/project.ts'
import { capitalize } from '../../text.ts'
import { exampleKinds, missingExamples, readExample, readExampleText } from './examples.ts'

it.each(exampleKinds)('%s has a component, a doc comment and a valid example', async (kind) => {
  const component = path.join(projectAt().root, 'src/sections', kind, `${capitalize(kind)}.tsx`)
  expect(await readFile(component, 'utf8')).toContain(`export function ${capitalize(kind)}(`)
  const { doc, snippet } = await readExampleText(projectAt(), kind)
  expect(doc).toMatch(/^[A-Z].*\.$/)
  expect(snippet).toContain(kind === 'hero' ? 'title:' : `kind: '${kind}'`)
  await readExample(projectAt(), kind, (file) => import(file))
})

it('reports the kinds without an example', () => {
  expect(missingExamples(projectAt())).toEqual([])
  expect(missingExamples(projectAt(), ['prose', 'unknownKind'])).toEqual([
    {
      kind: 'unknownKind',
      file: 'src/sections/unknownKind/example.ts',
      message:
        'src/sections/unknownKind/example.ts is missing: every kind of section needs an example.',
    },
  ])
})
