import {
  ModuleResolutionKind,
  Node,
  Project,
  ts,
  type SourceFile,
  type SpreadElement,
} from 'ts-morph'
import type { ModelPath, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { DiagnosticSource } from '../diagnostics/locatedDiagnostics.ts'
import { literalText } from '../code/literals.ts'
import { resolveValue, textPosition } from './expressions.ts'
import type { ManifestFile } from './load.ts'

/** The files of the manifest, and the source locations of its values. */
export type ManifestSource = ReturnType<typeof manifestSource>

/** A value in the files of the manifest. */
export type SourceValue = {
  /** The expression as it is written, e.g. an identifier. */
  readonly written: Node
  /** The value of the expression, e.g. the object that the identifier refers to. */
  readonly resolved: Node
  /** The property or the list entry with this value. Undefined for the shorthand `{ title }`, whose value is elsewhere. */
  readonly entry: Node | undefined
}

/**
 * Locates the values of a manifest. The files are parsed on the first call of a method.
 *
 * @param files the manifest and the files that it imports, the manifest first
 */
export function manifestSource(files: readonly ManifestFile[]) {
  let parsed: readonly SourceFile[] | undefined
  /** The syntax tree of every file, in the order of `files`. */
  const syntax = () => (parsed ??= parseFiles(files))
  /** The values that were searched, by their paths as JSON. */
  const values = new Map<string, SourceValue | undefined>()
  /** The value at a path (the object of the site for `[]`). Undefined if it is a default or computed. */
  function value(path: ModelPath): SourceValue | undefined {
    const id = JSON.stringify(path)
    if (!values.has(id)) values.set(id, findValue(path))
    return values.get(id)
  }
  function findValue(path: ModelPath): SourceValue | undefined {
    const key = path.at(-1)
    if (key === undefined) {
      const site = resolveValue(defaultExport(syntax()))
      return { written: site, resolved: site, entry: undefined }
    }
    const owner = value(path.slice(0, -1))
    return owner && childValue(owner.resolved, key)
  }
  /**
   * The syntax node of a value, or of its property with `atKey` (the default export for `[]`). If the value is not a
   * literal in the files, for example because it is computed, the node of the closest parent.
   */
  function node(path: ModelPath, atKey: boolean): Node {
    if (path.length === 0 && atKey) return defaultExport(syntax())
    const sourceValue = value(path)
    if (sourceValue === undefined) return node(path.slice(0, -1), false)
    return atKey && Node.isPropertyAssignment(sourceValue.entry)
      ? sourceValue.entry
      : sourceValue.resolved
  }
  const locations: Omit<DiagnosticSource, 'files'> = {
    locate(path, atKey, index) {
      const valueNode = node(path, atKey)
      const position = index === undefined ? undefined : textPosition(valueNode, index)?.position
      return locationOf(valueNode, position)
    },
    relatedLocation(path, atKey) {
      const usage = usageOfConstant(node([], false), path, atKey)
      return usage && locationOf(usage)
    },
  }
  return { files, node, value, syntax, ...locations }
}

/** Parses the files in an in-memory file system, so that imports between them can be resolved. */
export function parseFiles(files: readonly Pick<ManifestFile, 'name' | 'text'>[]): SourceFile[] {
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

/** The expression after `export default`, or the whole manifest if there is none. */
function defaultExport([entry]: readonly SourceFile[]): Node {
  if (entry === undefined) throw new Error('A manifest has at least one file.')
  const exported = entry.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported?.getExpression() ?? entry
}

/** The node of the value at a path of an expression. If a value on the path is not a literal, the node of the last one that is. */
export function closestValue(root: Node, path: ModelPath): Node {
  let node = root
  for (const key of path) {
    const child = childOf(node, key)
    if (child === undefined) break
    node = resolveValue(child)
  }
  return node
}

/**
 * If the value at a path, or a link that contains it, comes from a constant: the expression that uses the constant.
 * With `atKey`, if the name of the property comes from a constant: the literal of the constant. Otherwise undefined.
 */
function usageOfConstant(root: Node, path: ModelPath, atKey: boolean): Node | undefined {
  let use: Node | undefined
  let node = root
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    const next = childOf(node, key)
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

/** The value of a property or of an entry of a list, if it is in the files of the manifest. */
function childValue(parent: Node, key: string | number): SourceValue | undefined {
  const child = childOf(parent, key)
  if (child === undefined) return undefined
  const resolved = resolveValue(child)
  const property = child.getParent()
  const assignment = Node.isPropertyAssignment(property) ? property : undefined
  const entry = typeof key === 'number' ? child : assignment
  return { written: entry === undefined ? resolved : child, resolved, entry }
}

/** The expression of a property or of an entry of a list. */
function childOf(parent: Node, key: string | number): Node | undefined {
  return typeof key === 'number' ? knownEntries(parent).known[key] : propertyOf(parent, key)
}

/** An element of a list literal: an entry, or a list that it spreads. */
export type ListElement = {
  readonly node: Node
  /** The index of its first entry in the list. */
  readonly first: number
  /** How many entries it contributes. */
  readonly count: number
}

/**
 * The elements of a list literal. Undefined if the node is another expression, or has another number of entries, or if
 * it spreads several lists whose lengths are unknown.
 *
 * @param length the number of entries
 */
export function listElements(
  list: Node | undefined,
  length: number,
): readonly ListElement[] | undefined {
  if (!Node.isArrayLiteralExpression(list)) return undefined
  const elements = list.getElements().map((node) => ({ node, known: countOf(node) }))
  const rest = elements.reduce((left, { known = 0 }) => left - known, length)
  const unknown = elements.filter(({ known }) => known === undefined).length
  if (rest < 0 || unknown > 1 || (unknown === 0 && rest > 0)) return undefined
  let next = 0
  return elements.map(({ node, known: count = rest }) => {
    const first = next
    next += count
    return { node, first, count }
  })
}

/** How many entries an element of a list literal contributes. Undefined for a computed list. */
function countOf(element: Node): number | undefined {
  if (!Node.isSpreadElement(element)) return 1
  const { known, isComplete } = knownEntries(spreadList(element))
  return isComplete ? known.length : undefined
}

/** The entries of a list, including those of spread lists. Entries after a computed spread are unknown. */
function knownEntries(
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
    const spread = knownEntries(spreadList(element), [...seen, list])
    known.push(...spread.known)
    if (!spread.isComplete) return { known, isComplete: false }
  }
  return { known, isComplete: true }
}

/** The list that is spread. The result of a function call other than `sample` is unknown. */
export function spreadList(element: SpreadElement): Node {
  const node = element.getExpression()
  const isComputed = Node.isCallExpression(node) && node.getExpression().getText() !== 'sample'
  return isComputed ? node : resolveValue(node)
}

/** The value of a property. If there are several of the same name, the last one. */
function propertyOf(object: Node, name: string, seen: readonly Node[] = []): Node | undefined {
  if (!Node.isObjectLiteralExpression(object) || seen.includes(object)) return undefined
  for (const property of object.getProperties().toReversed()) {
    if (Node.isSpreadAssignment(property)) {
      const spread = resolveValue(property.getExpression())
      const inherited = propertyOf(spread, name, [...seen, object])
      if (inherited !== undefined) return inherited
    } else if (Node.isPropertyAssignment(property)) {
      if (propertyName(property.getNameNode()) === name) return property.getInitializer()
    } else if (Node.isShorthandPropertyAssignment(property) && property.getName() === name) {
      return property.getNameNode()
    }
  }
  return undefined
}

/** The name of a property, without quotes. The name `[PATH]` is the value of the constant. */
export function propertyName(name: Node): string {
  const inner = Node.isComputedPropertyName(name) ? resolveValue(name.getExpression()) : name
  return literalText(inner) ?? name.getText()
}

/**
 * The property of a value in the source code, e.g. `places.office.phone.text`, or `phone.text` in the
 * constant `phone`. Empty if the value is in no property or constant.
 */
export const sourcePath = (node: Node): ModelPath =>
  node.getAncestors().toReversed().flatMap(keyOf(node))

/** The key or the index under which an ancestor contains a node. */
const keyOf =
  (node: Node) =>
  (ancestor: Node): (string | number)[] => {
    if (Node.isVariableDeclaration(ancestor)) return [ancestor.getName()]
    if (Node.isPropertyAssignment(ancestor)) return [propertyName(ancestor.getNameNode())]
    if (!Node.isArrayLiteralExpression(ancestor)) return []
    const index = ancestor
      .getElements()
      .findIndex(
        (element) => element.getStart() <= node.getStart() && node.getEnd() <= element.getEnd(),
      )
    return index === -1 ? [] : [index]
  }

/** The file of a node, relative to the project. */
export const fileNameOf = (node: Node) => node.getSourceFile().getFilePath().slice(1)

/**
 * The start of a node, or a position in its file. TypeScript's own function remembers where the lines start; that of ts-morph
 * counts them each time, which takes long for a large file with many warnings.
 */
export function locationOf(node: Node, position = node.getStart()): SourceLocation {
  const { compilerNode } = node.getSourceFile()
  const { line, character } = compilerNode.getLineAndCharacterOfPosition(position)
  return { file: fileNameOf(node), line: line + 1, column: character + 1 }
}
