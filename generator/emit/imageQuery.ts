import type { Site } from '../../src/site/site.ts'

/** What the manifest decides of an image's files. */
export type ImageOptions = {
  /** The point that every crop keeps, as fractions of width and height. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Where the files come from. */
  readonly source: Site['media']['source']
}

/** The query of an import that asks for an image's files. `pictureWishes` reads it. */
export function imageQuery({ focus, source }: ImageOptions): string {
  const host =
    source.kind === 'host' ? { host: source.url, width: source.widthParameter } : undefined
  const query = new URLSearchParams({ focus: `${focus.x} ${focus.y}`, ...host })
  return `${query}&picture`
}

/** What an import's query asks for; nothing where it asks for no picture. */
export function parseImageQuery(query: string): ImageOptions | undefined {
  if (!query.endsWith('&picture')) return undefined
  const asked = new URLSearchParams(query)
  const [x = 0.5, y = 0.5] = (asked.get('focus') ?? '').split(' ').map(Number)
  const host = asked.get('host')
  return {
    focus: { x, y },
    source:
      host === null
        ? { kind: 'embedded' }
        : { kind: 'host', url: host, widthParameter: asked.get('width') ?? '' },
  }
}
