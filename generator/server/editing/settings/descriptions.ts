import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Node, Project, SyntaxKind, type ObjectLiteralElementLike, type SourceFile } from 'ts-morph'
import * as z from 'zod'
import { nameOf } from '../../../manifest/locate.ts'
import type { Schema } from './schemaShape.ts'

/** The description of a property of an object. Undefined if the schema has none. */
export type DescriptionOf = (object: Schema, key: string) => string | undefined

/** The folders of `src/` with the schemas of the manifest. */
const FOLDERS = ['model', 'site', 'sections', 'forms']

/** Reads the doc comments of the properties in the schemas of a project. */
export async function readDescriptions({
  root,
}: {
  readonly root: string
}): Promise<DescriptionOf> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => {
      const parent = path.join(root, 'src', folder)
      const names = await readdir(parent, { recursive: true }).catch(() => [])
      return names
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFile(path.join(parent, name), 'utf8'))
    }),
  )
  return descriptionsIn(await Promise.all(files.flat()))
}

/**
 * The doc comments of the properties in schemas. An object of the source and one of zod are the same if
 * their properties have the same names. If several objects of the source have these names and
 * different comments, there is no description.
 */
export function descriptionsIn(sources: readonly string[]): DescriptionOf {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } })
  const files = sources
    .filter((text) => text.includes('z.'))
    .map((text, index) => project.createSourceFile(`/${index}.ts`, text))
  const constants = new Map(files.flatMap(constantsOf))
  const found = new Map<string, string | undefined>()
  for (const object of files.flatMap(schemaObjects)) {
    const comments = new Map(propertiesOf(object, constants).map(commentOf))
    for (const [name, comment] of comments) {
      const id = idOf([...comments.keys()], name)
      const isSame = !found.has(id) || found.get(id) === comment
      found.set(id, isSame ? comment : undefined)
    }
  }
  return (object, key) =>
    object instanceof z.ZodObject ? found.get(idOf(Object.keys(object.shape), key)) : undefined
}

const idOf = (names: readonly string[], name: string) => JSON.stringify([names.toSorted(), name])

const constantsOf = (file: SourceFile): [string, Node][] =>
  file.getVariableDeclarations().flatMap((declaration): [string, Node][] => {
    const value = declaration.getInitializer()
    return value === undefined ? [] : [[declaration.getName(), withoutAsConst(value)]]
  })

const withoutAsConst = (node: Node) => (Node.isAsExpression(node) ? node.getExpression() : node)

/** The calls that create the schema of an object: `z.strictObject({ … })` and `schema.extend({ … })`. */
const schemaObjects = (file: SourceFile): Node[] =>
  file.getDescendantsOfKind(SyntaxKind.CallExpression).filter((call) => {
    const called = call.getExpression()
    return (
      Node.isPropertyAccessExpression(called) &&
      ['strictObject', 'extend'].includes(called.getName())
    )
  })

/** The properties of an object or of a schema, with those of other objects that it contains. */
function propertiesOf(
  node: Node | undefined,
  constants: ReadonlyMap<string, Node>,
): ObjectLiteralElementLike[] {
  if (Node.isIdentifier(node)) return propertiesOf(constants.get(node.getText()), constants)
  if (Node.isCallExpression(node)) {
    const called = node.getExpression()
    const base = Node.isPropertyAccessExpression(called) ? called.getExpression() : undefined
    return [base, node.getArguments()[0]].flatMap((each) => propertiesOf(each, constants))
  }
  if (!Node.isObjectLiteralExpression(node)) return []
  return node
    .getProperties()
    .flatMap((property) =>
      Node.isSpreadAssignment(property)
        ? propertiesOf(property.getExpression(), constants)
        : [property],
    )
}

/** The name of a property and its doc comment as one line. */
function commentOf(property: ObjectLiteralElementLike): [string, string | undefined] {
  const name = Node.isSpreadAssignment(property) ? '' : nameOf(property.getNameNode())
  const comment = property.getLeadingCommentRanges().at(-1)?.getText()
  const text = comment
    ?.replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replaceAll('`', '')
    .trim()
  return [name, text === '' ? undefined : text]
}
