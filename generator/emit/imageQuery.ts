import { defaultImageWidths } from '../../src/model/image.ts'
import type { Site } from '../../src/site/site.ts'

/** The options of an image that its files depend on. */
export type ImageOptions = {
  /** The focal point for crops, as fractions of width and height. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Where the files come from. */
  readonly source: Site['media']['source']
  /** The widths in which it is offered. Pixels. */
  readonly widths: readonly number[]
  /** Whether it is offered in portrait shape too, for narrow screens. */
  readonly portrait: boolean
}

/** The query of an image import in generated code. `parseImageQuery` parses it. The widths are sorted; the default ones are left out. */
export function imageQuery({ focus, source, widths, portrait }: ImageOptions): string {
  const host =
    source.kind === 'host' ? { host: source.url, width: source.widthParameter } : undefined
  const sorted = [...new Set(widths)].toSorted((a, b) => a - b).join(' ')
  const query = new URLSearchParams({
    focus: `${focus.x} ${focus.y}`,
    ...host,
    ...(sorted !== defaultImageWidths.join(' ') && { widths: sorted }),
    ...(portrait && { shape: 'portrait' }),
  })
  return `${query}&picture`
}

/** The options in the query of an import. Undefined if it is not an image query. */
export function parseImageQuery(query: string): ImageOptions | undefined {
  if (!query.endsWith('&picture')) return undefined
  const parameters = new URLSearchParams(query)
  const [x = 0.5, y = 0.5] = (parameters.get('focus') ?? '').split(' ').map(Number)
  const host = parameters.get('host')
  const widths = parameters.get('widths')
  return {
    focus: { x, y },
    widths: widths === null ? defaultImageWidths : widths.split(' ').map(Number),
    portrait: parameters.has('shape'),
    source:
      host === null
        ? { kind: 'embedded' }
        : { kind: 'host', url: host, widthParameter: parameters.get('width') ?? '' },
  }
}
