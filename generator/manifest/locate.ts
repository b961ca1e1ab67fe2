import type { DiagnosticSource } from '../diagnostics/diagnostics.ts'
import { Node, Project, SyntaxKind, ts, type SourceFile } from 'ts-morph'
import type { Diagnostic, ModelPath, Place } from '../diagnostics/diagnostic.ts'

/** The manifest's text, and where its values stand in it. */
export type ManifestSource = DiagnosticSource & {
  /** The syntax of a value, or of the nearest value around it; of the whole property with `atKey`. */
  node(path: ModelPath, atKey: boolean): Node
  /** What keeps the text from being TypeScript at all. */
  syntaxErrors(): Diagnostic[]
}

/** Reads the manifest's text, so that the values in it can be found. */
export function manifestSource(file: string, text: string): ManifestSource {
  let parsed: SourceFile | undefined
  const parse = () => (parsed ??= parseText(text))
  const node = (path: ModelPath, atKey: boolean) => find(siteObject(parse()), path, atKey)
  return {
    file,
    text,
    node,
    locate(path, atKey) {
      const node = find(siteObject(parse()), path, atKey)
      return placeAt(node.getSourceFile(), node.getStart())
    },
    syntaxErrors() {
      const source = parse()
      const program = source.getProject().getProgram()
      return program.getSyntacticDiagnostics(source).map((error) => ({
        code: 'syntax-error',
        path: [],
        at: placeAt(source, error.getStart()),
        message: ts.flattenDiagnosticMessageText(error.compilerObject.messageText, ' '),
      }))
    },
  }
}

function parseText(text: string): SourceFile {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, noLib: true, noResolve: true },
  })
  return project.createSourceFile('site.manifest.ts', text)
}

function placeAt(file: SourceFile, position: number): Place {
  const { line, column } = file.getLineAndColumnAtPos(position)
  return { line, column }
}

/** The object that the manifest hands to `defineSite`. */
function siteObject(file: SourceFile): Node {
  const exported = file.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported === undefined ? file : written(exported.getExpression())
}

/** Walks down as far as the path is written in the text. */
function find(root: Node, path: ModelPath, atKey: boolean): Node {
  let node = root
  for (const [depth, key] of path.entries()) {
    const next = child(node, key)
    if (next === undefined) break
    if (atKey && depth === path.length - 1 && Node.isPropertyAssignment(next.getParent())) {
      return next.getParentOrThrow()
    }
    node = written(next)
  }
  return node
}

function child(node: Node, key: string | number): Node | undefined {
  if (Node.isArrayLiteralExpression(node)) {
    if (typeof key !== 'number') return undefined
    // After a spread, positions in the text are no longer those in the list.
    const elements = node.getElements().slice(0, key + 1)
    return elements.some(Node.isSpreadElement) ? undefined : elements[key]
  }
  if (!Node.isObjectLiteralExpression(node)) return undefined
  for (const property of node.getProperties()) {
    if (Node.isPropertyAssignment(property) && propertyName(property.getNameNode()) === key) {
      return property.getInitializer()
    }
    if (Node.isShorthandPropertyAssignment(property) && property.getName() === key) {
      return property.getNameNode()
    }
  }
  return undefined
}

function propertyName(name: Node): string {
  const inner = Node.isComputedPropertyName(name) ? name.getExpression() : name
  return Node.isStringLiteral(inner) || Node.isNoSubstitutionTemplateLiteral(inner)
    ? inner.getLiteralText()
    : name.getText()
}

/** The value behind calls with one argument (`sample`), assertions, brackets and names of constants. */
function written(node: Node, seen: readonly Node[] = []): Node {
  if (Node.isCallExpression(node)) {
    const argument = node.getArguments()[0]
    return argument === undefined ? node : written(argument, seen)
  }
  if (
    Node.isParenthesizedExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node)
  ) {
    return written(node.getExpression(), seen)
  }
  if (Node.isIdentifier(node)) {
    const declared = node
      .getSourceFile()
      .getDescendantsOfKind(SyntaxKind.VariableDeclaration)
      .find((declaration) => declaration.getName() === node.getText())
      ?.getInitializer()
    return declared === undefined || seen.includes(declared)
      ? node
      : written(declared, [...seen, declared])
  }
  return node
}
