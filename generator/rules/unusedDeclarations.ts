import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** Every declared image, place, event and form is used. */
export const declarationsAreUsed: Rule = (site, { references }) => {
  const used = new Set(
    references.map(({ kind, name }) => `${kind === 'hours' ? 'place' : kind} ${name}`),
  )
  return declarations(site).flatMap(({ kind, names, path }) =>
    names.flatMap((name): Diagnostic[] =>
      used.has(`${kind} ${name}`)
        ? []
        : [
            {
              code: 'unused-declaration',
              path: [...path, name],
              atKey: true,
              message: `The ${kind} ${JSON.stringify(name)} is never used.`,
              hint: 'Use it on a page, or remove it.',
            },
          ],
    ),
  )
}

type Declarations = {
  readonly kind: ReferenceKind
  readonly names: readonly string[]
  readonly path: ModelPath
}

const declarations = ({ media, places, events, forms }: Site): Declarations[] => [
  { kind: 'image', names: Object.keys(media.images), path: ['media', 'images'] },
  { kind: 'place', names: Object.keys(places), path: ['places'] },
  { kind: 'event', names: Object.keys(events), path: ['events'] },
  { kind: 'form', names: Object.keys(forms), path: ['forms'] },
]
