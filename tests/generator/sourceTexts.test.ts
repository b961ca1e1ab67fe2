import path from 'node:path'
import { Node, Project } from 'ts-morph'
import { expect, test } from 'vitest'
import { simpleValues } from '../../generator/manifest/modelValues.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import { PAGE_PATH } from '../../src/model/link.ts'
import { textsSchema } from '../../src/site/texts.ts'
import { manifestFiles } from '../../generator/manifest/load.ts'

const SOURCES = path.resolve(import.meta.dirname, '../../src')

/** Files whose texts are not for visitors, each with its readers. */
const EXCEPTIONS = new Map([
  ['model/markdown.ts', 'authors: advice about their markup'],
  ['model/video.ts', 'visitors: names of companies, which are the same in every language'],
  ['shell/header/navigationStore.ts', 'developers: errors, which the console shows'],
])

/** Folders and files whose texts are not for visitors: tests, styles, the texts themselves. */
const NOT_CHECKED = [
  '!**/*.test.*',
  '!**/testing/**',
  '!theme/**',
  '!images/**',
  '!languages/**',
  '!site/texts.ts',
  '!site/formTexts.ts',
  '!site/consentSchema.ts',
]

/** Strings that look like a text, but are names: of a key, of an export, of a part of a request. */
const NAMES = new Set(['Escape', 'Page', 'Subject'])

const project = new Project({ skipAddingFilesFromTsConfig: true })
project.addSourceFilesAtPaths(
  ['**/*.{ts,tsx}', ...NOT_CHECKED].map((pattern) =>
    pattern.startsWith('!')
      ? `!${path.join(SOURCES, pattern.slice(1))}`
      : path.join(SOURCES, pattern),
  ),
)

/** The files of the manifest, which may be in `src/` too. */
const ofManifest = new Set((await manifestFiles(projectAt())).map((file) => file.path))

test('components contain no texts for visitors', () => {
  expect(literals().filter(({ file, text, node }) => isText(file, text, node))).toEqual([])
})

test('paths of pages are references of the manifest, except for the home page', () => {
  const paths = literals().filter(({ text }) => text !== '/' && PAGE_PATH.test(text))
  expect(paths).toEqual([])
})

test('components, the generator or the preview use each text', () => {
  const code = new Project({ skipAddingFilesFromTsConfig: true })
  code.addSourceFilesAtPaths([
    path.join(SOURCES, '{forms,parts,sections,shell,site}/**/*.{ts,tsx}'),
    path.join(SOURCES, '../generator/**/*.ts'),
    `!${path.join(SOURCES, 'site/{texts,formTexts}.ts')}`,
    '!**/*.test.*',
  ])
  const files = code.getSourceFiles().map((source) => source.getFullText())
  const unused = [...simpleValues(textsSchema.parse({}))].flatMap(({ path: [area, ...keys] }) => {
    // A component imports its area, other code reads `texts.<area>`.
    const isUser = new RegExp(
      String.raw`[{,]\s*${area}\b[^}]*\} from 'virtual:texts'|texts\.${area}\b`,
    )
    const uses = new RegExp(String.raw`[.?{,]\s*${keys.at(-1)}\b`)
    return files.some((text) => isUser.test(text) && uses.test(text))
      ? []
      : [[area, ...keys].join('.')]
  })
  expect(unused).toEqual([])
})

type Literal = { readonly file: string; readonly text: string; readonly node: 'jsx' | 'string' }

/** The strings and JSX texts of all files, without imports and without the arguments of errors. */
function literals(): Literal[] {
  return project.getSourceFiles().flatMap((source) => {
    const file = path.relative(SOURCES, source.getFilePath())
    if (EXCEPTIONS.has(file) || ofManifest.has(source.getFilePath())) return []
    const found: Literal[] = []
    source.forEachDescendant((node, traversal) => {
      if (isImportOrExport(node) || isForOthers(node) || isKeywords(node)) {
        traversal.skip()
      } else if (Node.isJsxText(node)) {
        found.push({ file, text: node.getText().trim(), node: 'jsx' })
      } else if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
        found.push({ file, text: node.getLiteralText(), node: 'string' })
      } else if (Node.isTemplateExpression(node)) {
        found.push({ file, text: node.getText().replaceAll(/\$\{[^}]*\}/g, '…'), node: 'string' })
      }
    })
    return found
  })
}

const isImportOrExport = (node: Node) =>
  Node.isImportDeclaration(node) || Node.isExportDeclaration(node)

/** Whether a node is an attribute of SVG with several keywords. */
const isKeywords = (node: Node) =>
  Node.isJsxAttribute(node) && node.getNameNode().getText() === 'preserveAspectRatio'

/** Whether a node is `new Error(…)`, `console.error(…)`, or a sample for the author of the manifest. */
const isForOthers = (node: Node) =>
  (Node.isNewExpression(node) || Node.isCallExpression(node)) &&
  /^(?:Error|console\.error|paragraphLike)$/.test(node.getExpression().getText())

/**
 * Whether a string is a text for visitors. In schemas, lower-case texts are messages for the author
 * of the manifest.
 */
function isText(file: string, text: string, node: Literal['node']): boolean {
  if (node === 'jsx') return /\p{L}/u.test(text)
  const isSchema = /^(?:model|site)\/|schemas?\.ts$/i.test(file)
  if (isSchema && !/^[“\p{Lu}]/u.test(text)) return false
  return /\p{L}{2} \p{Ll}{2}/u.test(text) || (/^\p{Lu}\p{Ll}+$/u.test(text) && !NAMES.has(text))
}
