import { wordmarkOf } from '../../../src/site/brand.ts'
import type { Site } from '../../../src/site/site.ts'
import { formatCharacter } from '../../diagnostics/unsafeText.ts'
import type { Diagnostic, ModelPath } from '../../diagnostics/diagnostic.ts'
import type { Project } from '../../manifest/project.ts'
import { siteFont } from '../font/siteFont.ts'

/** A warning for each text of a link preview image with characters that the typeface lacks. */
export async function shareProblems(project: Project, site: Site): Promise<Diagnostic[]> {
  const drawn = drawnTexts(site).filter(({ text }) => !ASCII.test(text))
  if (drawn.length === 0) return []
  const { characters } = await siteFont(project, site.brand)
  return drawn.flatMap(({ text, path }) => {
    const missing = [...new Set(text.match(VISIBLE))].filter(
      (character) => !characters.has(character.codePointAt(0) ?? 0),
    )
    if (missing.length === 0) return []
    return [
      {
        code: 'missing-preview-character',
        path,
        message: `The typeface lacks ${missing.map(formatCharacter).join(', ')}, so the link preview image shows ${JSON.stringify(text)} without them.`,
        hint: 'Write the text without them, or declare another typeface in brand.typeface.',
      },
    ]
  })
}

/** Every typeface has these, so it is not read to check them. */
const ASCII = /^[ -~]*$/

/** Characters that have a shape of their own, and not e.g. the joiners in an emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/gu

/** The texts in link preview images, with their paths. */
const drawnTexts = (site: Site): { readonly text: string; readonly path: ModelPath }[] => [
  {
    text: wordmarkOf(site),
    path: site.brand.wordmark === undefined ? ['product', 'name'] : ['brand', 'wordmark'],
  },
  ...Object.entries(site.routes).flatMap(([page, route]) =>
    'sameAs' in route
      ? []
      : (['title', 'label'] as const).flatMap((name) => {
          const text = route.hero[name]
          return text === undefined ? [] : [{ text, path: ['routes', page, 'hero', name] }]
        }),
  ),
]
