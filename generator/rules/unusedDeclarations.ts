import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** What the manifest declares by name is named somewhere. */
export const declarationsAreUsed: Rule = (site, { references: mentions }) => {
  const used = new Set(mentions.map(({ kind: to, name }) => `${to} ${name}`))
  return declared(site).flatMap(({ to, names, path }) =>
    names.flatMap((name): Diagnostic[] =>
      used.has(`${to} ${name}`)
        ? []
        : [
            {
              code: 'unused-name',
              path: [...path, name],
              atKey: true,
              message: `nothing uses the ${to} ${JSON.stringify(name)}`,
              hint: 'Use it, or remove it.',
            },
          ],
    ),
  )
}

type Declared = {
  readonly to: ReferenceKind
  readonly names: readonly string[]
  readonly path: ModelPath
}

const declared = ({ media, places, events, forms }: Site): Declared[] => [
  { to: 'image', names: Object.keys(media.images), path: ['media', 'images'] },
  { to: 'place', names: Object.keys(places), path: ['places'] },
  { to: 'event', names: Object.keys(events), path: ['events'] },
  { to: 'form', names: Object.keys(forms), path: ['forms'] },
]
