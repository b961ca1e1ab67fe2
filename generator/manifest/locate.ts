import {
  ModuleResolutionKind,
  Node,
  Project,
  ts,
  type SourceFile,
  type Symbol as TypeSymbol,
} from 'ts-morph'
import { formatPath, type ModelPath, type SourceLocation } from '../diagnostics/diagnostic.ts'
import type { DiagnosticSource } from '../diagnostics/diagnostics.ts'
import type { ManifestFile } from './files.ts'

/** The files of the manifest, and the source locations of its values. */
export type ManifestSource = Omit<DiagnosticSource, 'files'> & {
  /** The manifest and the files that it imports, the manifest first. */
  readonly files: readonly ManifestFile[]
  /**
   * The syntax node of a value, or of its property with `atKey` (the default export for `[]`). If the value is not a literal in the
   * files, for example because it is computed, the node of the closest parent.
   */
  node(path: ModelPath, atKey: boolean): Node
  /** The syntax tree of every file, in the order of `files`. */
  syntax(): readonly SourceFile[]
}

/** Locates the values of a manifest. The files are parsed on the first call of a method. */
export function manifestSource(files: readonly ManifestFile[]): ManifestSource {
  let parsed: readonly SourceFile[] | undefined
  const syntax = () => (parsed ??= parse(files))
  const node = (path: ModelPath, atKey: boolean) =>
    path.length === 0 && atKey
      ? defaultExport(syntax())
      : findValue(siteObject(syntax()), path, atKey)
  return {
    files,
    node,
    syntax,
    locate: (path, atKey) => locationOf(node(path, atKey)),
    otherPlace(path, atKey) {
      const found = otherPlace(siteObject(syntax()), path, atKey)
      return found && locationOf(found)
    },
  }
}

/** Parses the files in an in-memory file system, so that imports between them can be resolved. */
function parse(files: readonly ManifestFile[]): SourceFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noLib: true,
      types: [],
    },
  })
  return files.map(({ name, text }) => project.createSourceFile(`/${name}`, text))
}

/** The argument of `defineSite` in the default export. */
const siteObject = (files: readonly SourceFile[]) => resolveValue(defaultExport(files))

/** The expression after `export default`, or the whole manifest if there is none. */
function defaultExport([entry]: readonly SourceFile[]): Node {
  if (entry === undefined) throw new Error('A manifest has at least one file.')
  const exported = entry.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported?.getExpression() ?? entry
}

/**
 * The node of the value at a path, or of its property with `atKey`. If a value on the path is not a
 * literal, the node of the last value that is.
 */
export function findValue(root: Node, path: ModelPath, atKey: boolean): Node {
  let node = root
  for (const [depth, key] of path.entries()) {
    const next = typeof key === 'number' ? entryAt(node, key) : propertyOf(node, key)
    if (next === undefined) break
    if (atKey && depth === path.length - 1 && Node.isPropertyAssignment(next.getParent())) {
      return next.getParentOrThrow()
    }
    node = resolveValue(next)
  }
  return node
}

/**
 * Where a constant is used as the value at a path, or as a link that contains the value: the expression
 * that refers to it. With `atKey`, the literal of a constant that is the name of the property. Undefined
 * if the value is written at its place.
 */
function otherPlace(root: Node, path: ModelPath, atKey: boolean): Node | undefined {
  let use: Node | undefined
  let node = root
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    const next = typeof key === 'number' ? entryAt(node, key) : propertyOf(node, key)
    if (next === undefined) return undefined
    const property = next.getParent()
    if (atKey && isLast) {
      const name = Node.isPropertyAssignment(property) ? property.getNameNode() : undefined
      const written = Node.isComputedPropertyName(name) ? name.getExpression() : undefined
      const declared = written && resolveValue(written)
      return declared === written ? undefined : declared
    }
    node = resolveValue(next)
    const isConstant = node !== next && !node.getAncestors().includes(next)
    if (isConstant && depth >= path.length - 2) use = next
  }
  return use
}

/** The node of a property or an entry, if its value is in the files of the manifest. */
export function childValue(parent: Node, key: string | number): Node | undefined {
  const child = typeof key === 'number' ? entryAt(parent, key) : propertyOf(parent, key)
  return child && resolveValue(child)
}

function entryAt(list: Node, index: number): Node | undefined {
  return Node.isArrayLiteralExpression(list) ? entriesOf(list).known[index] : undefined
}

/** The entries of a list, including those of spread lists. Entries after a computed spread are unknown. */
function entriesOf(
  list: Node,
  seen: readonly Node[] = [],
): { readonly known: readonly Node[]; readonly isComplete: boolean } {
  if (!Node.isArrayLiteralExpression(list) || seen.includes(list)) {
    return { known: [], isComplete: false }
  }
  const known: Node[] = []
  for (const element of list.getElements()) {
    if (!Node.isSpreadElement(element)) {
      known.push(element)
      continue
    }
    const spread = entriesOf(spreadList(element.getExpression()), [...seen, list])
    known.push(...spread.known)
    if (!spread.isComplete) return { known, isComplete: false }
  }
  return { known, isComplete: true }
}

/** The list that is spread. The result of a function call other than `sample` is unknown. */
function spreadList(node: Node): Node {
  const isComputed = Node.isCallExpression(node) && node.getExpression().getText() !== 'sample'
  return isComputed ? node : resolveValue(node)
}

/** The value of a property. If there are several of the same name, the last one. */
function propertyOf(object: Node, name: string, seen: readonly Node[] = []): Node | undefined {
  if (!Node.isObjectLiteralExpression(object) || seen.includes(object)) return undefined
  for (const property of object.getProperties().toReversed()) {
    if (Node.isSpreadAssignment(property)) {
      const spread = resolveValue(property.getExpression())
      const found = propertyOf(spread, name, [...seen, object])
      if (found !== undefined) return found
    } else if (Node.isPropertyAssignment(property)) {
      if (nameOf(property.getNameNode()) === name) return property.getInitializer()
    } else if (Node.isShorthandPropertyAssignment(property) && property.getName() === name) {
      return property.getNameNode()
    }
  }
  return undefined
}

/** The name of a property, without quotes. The name `[PATH]` is the value of the constant. */
export function nameOf(name: Node): string {
  const inner = Node.isComputedPropertyName(name) ? resolveValue(name.getExpression()) : name
  return Node.isStringLiteral(inner) || Node.isNoSubstitutionTemplateLiteral(inner)
    ? inner.getLiteralText()
    : name.getText()
}

/**
 * The value of an expression: resolves calls to their first argument (as for `sample`), type assertions,
 * parentheses, and identifiers of constants, properties and imports.
 */
export function resolveValue(node: Node, seen: readonly Node[] = []): Node {
  if (Node.isCallExpression(node)) {
    const argument = node.getArguments()[0]
    return argument === undefined ? node : resolveValue(argument, seen)
  }
  if (
    Node.isParenthesizedExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node)
  ) {
    return resolveValue(node.getExpression(), seen)
  }
  const value = declaredValue(node)
  // Constants that refer to each other have no value.
  return value === undefined || seen.includes(value) ? node : resolveValue(value, [...seen, value])
}

/** The initial value of the declaration of an identifier. */
function declaredValue(node: Node): Node | undefined {
  const symbol = symbolOf(node)
  const [declaration] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? []
  if (Node.isVariableDeclaration(declaration) || Node.isPropertyAssignment(declaration)) {
    return declaration.getInitializer()
  }
  if (Node.isShorthandPropertyAssignment(declaration)) return declaration.getNameNode()
  return Node.isExportAssignment(declaration) ? declaration.getExpression() : undefined
}

function symbolOf(node: Node): TypeSymbol | undefined {
  const parent = node.getParent()
  if (Node.isShorthandPropertyAssignment(parent)) return parent.getValueSymbol()
  return Node.isIdentifier(node) || Node.isPropertyAccessExpression(node)
    ? node.getSymbol()
    : undefined
}

/**
 * The property of a value in the source code, e.g. `places.office.phone.text`, or `phone.text` in the
 * constant `phone`. Empty if the value is in no property or constant.
 */
export const propertyPath = (node: Node): string => formatPath(sourcePath(node))

/** `propertyPath` as a list of keys. */
export const sourcePath = (node: Node): ModelPath =>
  node.getAncestors().toReversed().flatMap(keyOf(node))

/** The key or the index under which an ancestor contains a node. */
const keyOf =
  (node: Node) =>
  (ancestor: Node): (string | number)[] => {
    if (Node.isVariableDeclaration(ancestor)) return [ancestor.getName()]
    if (Node.isPropertyAssignment(ancestor)) return [nameOf(ancestor.getNameNode())]
    if (!Node.isArrayLiteralExpression(ancestor)) return []
    const index = ancestor
      .getElements()
      .findIndex(
        (element) => element.getStart() <= node.getStart() && node.getEnd() <= element.getEnd(),
      )
    return index === -1 ? [] : [index]
  }

/** The file of a node, relative to the project. */
export const fileOf = (node: Node) => node.getSourceFile().getFilePath().slice(1)

/**
 * The start of a node. TypeScript's own function remembers where the lines start; that of ts-morph
 * counts them each time, which takes long for a large file with many warnings.
 */
export function locationOf(node: Node): SourceLocation {
  const { compilerNode } = node.getSourceFile()
  const { line, character } = compilerNode.getLineAndCharacterOfPosition(node.getStart())
  return { file: fileOf(node), line: line + 1, column: character + 1 }
}
