import { SyntaxKind } from 'ts-morph'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../locate.ts'
import { locationOf } from '../sourceLocation.ts'
import type { RemovalPlan } from './planRemoval.ts'
import { literalText } from './textEdit.ts'

/** The strings that still contain the path of a removed page, except redirects. The site does not use them. */
export function remainingPaths(
  source: ManifestSource,
  { pages, redirect }: RemovalPlan,
): { readonly path: string; readonly at: SourceLocation }[] {
  const redirects = redirect === undefined ? undefined : source.node(['redirects'], false)
  const literals = source
    .syntax()
    .flatMap((file) => [
      ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
      ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
    ])
  return literals.flatMap((node) => {
    const text = literalText(node) ?? ''
    const isPath = pages.some((page) => text === page || text.startsWith(`${page}#`))
    const isRedirect = node.getAncestors().some((ancestor) => ancestor === redirects)
    return isPath && !isRedirect ? [{ path: text, at: locationOf(node) }] : []
  })
}
