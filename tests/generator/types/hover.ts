import { Project, type Node, type Symbol, type Type } from 'ts-morph'
import { here } from '../project.ts'

/** A property of the manifest and its hover text. */
export type Hover = {
  readonly path: string
  readonly documentation: string
  readonly isOptional: boolean
}

/** A TypeScript program with one additional file, to query its types. */
export function programWith(text: string) {
  const project = new Project({
    tsConfigFilePath: here('../../tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  })
  const file = project.createSourceFile(here('../../hover.ts'), text)
  return { project, file }
}

/** All properties of a type, including those of all section and field kinds. Each type is visited once. */
export function hovers(type: Type, at: Node): Hover[] {
  const found: Hover[] = []
  const seen = new Set<string>()
  const walk = (type: Type, path: string) => {
    if (type.isUnion()) for (const part of type.getUnionTypes()) walk(part, path)
    const element = type.getArrayElementType()
    if (element !== undefined) return walk(element, `${path}[]`)
    if (!type.isObject()) return undefined
    const index = type.getStringIndexType()
    if (index !== undefined) walk(index, `${path}.*`)
    for (const property of type.getProperties()) {
      const place = `${path}.${property.getName()}`
      if (seen.has(`${place} ${type.getText(at)}`)) continue
      seen.add(`${place} ${type.getText(at)}`)
      const isOptional = property.isOptional()
      found.push({ path: place, documentation: documentationOf(property), isOptional })
      walk(property.getTypeAtLocation(at), place)
    }
    return undefined
  }
  walk(type, 'site')
  return found
}

const documentationOf = (property: Symbol) =>
  property.compilerSymbol
    .getDocumentationComment(undefined)
    .map(({ text }) => text)
    .join('')
