import { Node } from 'ts-morph'
import { Code, properties } from '../code/code.ts'
import { isLiteralCode } from '../code/literals.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { fileNameOf, type ManifestSource } from '../manifest/locate.ts'
import { insertEntry, isConstant, overridden, replaceNode, type TextEdit } from './textEdit.ts'

/**
 * The node whose edit changes a shared value at its path only: a constant that is used there (the value itself, or the
 * object that contains it), or the object that spreads a constant. Undefined if there is none.
 */
export function ownNode(source: ManifestSource, path: ModelPath): Node | undefined {
  const value = source.value(path)
  const owner = source.value(path.slice(0, -1))
  if (value?.entry === undefined || owner === undefined) return undefined
  const isObject = Node.isObjectLiteralExpression(owner.resolved)
  if (isObject && isConstant(owner)) return owner.written
  if (value.entry.getParent() !== owner.resolved) return isObject ? owner.resolved : undefined
  return isConstant(value) ? value.written : undefined
}

/** Whether a value can change at its path only, and not at the other paths where the same source code is used. */
export function canDiffer(source: ManifestSource, path: ModelPath, others: readonly ModelPath[]) {
  const own = ownNode(source, path)
  const node = source.value(path)?.resolved
  if (own === undefined || node === undefined) return false
  // Code with names is not copied into another file.
  const isCopyable = fileNameOf(own) === fileNameOf(node) || isLiteralCode(node)
  return isCopyable && others.every((other) => ownNode(source, other) !== own)
}

/** The edits that replace a shared value at its path only, e.g. `links.contact` by `{ ...links.contact, to: "/team" }`. */
export function editsOnlyHere(
  source: ManifestSource,
  path: ModelPath,
  code: string,
): readonly TextEdit[] {
  const own = ownNode(source, path)
  if (own === undefined) throw new UserError(`${formatPath(path)} is not a constant.`)
  if (own === source.value(path)?.written) return [replaceNode(own, code)]
  const property = properties({ [String(path.at(-1))]: new Code(code) }).text
  return own === source.value(path.slice(0, -1))?.resolved
    ? insertEntry(own, property)
    : [overridden(own, property)]
}
