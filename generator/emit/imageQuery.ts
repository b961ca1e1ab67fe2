import type { Site } from '../../src/site/site.ts'

/** The options of an image that its files depend on. */
export type ImageOptions = {
  /** The focal point for crops, as fractions of width and height. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Where the files come from. */
  readonly source: Site['media']['source']
}

/** The query of an image import in generated code. `parseImageQuery` parses it. */
export function imageQuery({ focus, source }: ImageOptions): string {
  const host =
    source.kind === 'host' ? { host: source.url, width: source.widthParameter } : undefined
  const query = new URLSearchParams({ focus: `${focus.x} ${focus.y}`, ...host })
  return `${query}&picture`
}

/** The options in the query of an import. Undefined if it is not an image query. */
export function parseImageQuery(query: string): ImageOptions | undefined {
  if (!query.endsWith('&picture')) return undefined
  const parameters = new URLSearchParams(query)
  const [x = 0.5, y = 0.5] = (parameters.get('focus') ?? '').split(' ').map(Number)
  const host = parameters.get('host')
  return {
    focus: { x, y },
    source:
      host === null
        ? { kind: 'embedded' }
        : { kind: 'host', url: host, widthParameter: parameters.get('width') ?? '' },
  }
}
