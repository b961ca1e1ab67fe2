import { ts, type SourceFile } from 'ts-morph'
import type { Diagnostic, Place } from './diagnostic.ts'

/** Properties that are written twice in one object: the language forgets the first silently. */
export function hiddenProperties(file: SourceFile): Diagnostic[] {
  const text = file.compilerNode
  const found: Diagnostic[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) found.push(...twice(node, text))
    ts.forEachChild(node, visit)
  }
  visit(text)
  return found
}

function twice(object: ts.ObjectLiteralExpression, text: ts.SourceFile): Diagnostic[] {
  const seen = new Map<string, Place>()
  return object.properties.flatMap((property): Diagnostic[] => {
    const { name } = property
    if (name === undefined || ts.isComputedPropertyName(name) || ts.isPrivateIdentifier(name)) {
      return []
    }
    const at = placeOf(name, text)
    const first = seen.get(name.text)
    if (first === undefined) {
      seen.set(name.text, at)
      return []
    }
    return [
      {
        code: name.text.startsWith('/') ? 'duplicate-path' : 'duplicate-property',
        path: [],
        at,
        message: `${JSON.stringify(name.text)} is written twice in one object, so that the first one, in line ${first.line}, is lost`,
        hint: 'Remove one of them.',
      },
    ]
  })
}

function placeOf(node: ts.Node, text: ts.SourceFile): Place {
  const { line, character } = text.getLineAndCharacterOfPosition(node.getStart(text))
  return { line: line + 1, column: character + 1 }
}
