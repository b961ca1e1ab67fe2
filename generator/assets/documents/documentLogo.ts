import sharp from 'sharp'
import type { BrandSymbol, SymbolShape } from '../../../src/model/symbol.ts'
import type { ToneColors } from '../../../src/theme/colors.ts'
import { colorIn, symbolSvg } from '../../symbol/symbolSvg.ts'
import { logoParts, svgDocument, type LogoContent } from '../brand/brandSvg.ts'
import type { OutlineText } from '../font/textOutline.ts'

/** A filled path of a logo at its position. */
export type LogoPath = {
  /** The data of an SVG path. */
  readonly path: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly color: string
  /** Default: the nonzero rule. */
  readonly isEvenOdd?: boolean
}

/** An image in a logo at its position. */
export type LogoImage = {
  readonly png: Buffer
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The logo of a document. Its upper left corner is the origin. */
export type DocumentLogo = {
  readonly width: number
  readonly height: number
  readonly paths: readonly LogoPath[]
  readonly images: readonly LogoImage[]
}

/**
 * The logo for documents. The wordmark and a symbol of filled paths are vectors. A symbol with other
 * shapes, such as gradients, is an image.
 */
export async function documentLogo(
  content: LogoContent,
  outlineText: OutlineText,
): Promise<DocumentLogo> {
  const { symbol, tone } = content
  const { width, height, place, lines } = logoParts(content, outlineText)
  const filled = filledPaths(symbol, tone)
  const { viewBox } = symbol
  const origin = { x: place.x - viewBox.x * place.scale, y: place.y - viewBox.y * place.scale }
  return {
    width,
    height,
    paths: [
      ...(filled ?? []).map((path) => ({ ...path, ...origin, scale: place.scale })),
      ...lines.map(({ x, y, color, path }) => ({ x, y, color, path, scale: 1 })),
    ],
    images:
      filled === undefined
        ? [
            {
              png: await symbolImage(symbol, tone),
              x: place.x,
              y: place.y,
              width: viewBox.width * place.scale,
              height: viewBox.height * place.scale,
            },
          ]
        : [],
  }
}

/** The symbol as paths with one color each. Undefined if it has other shapes. */
function filledPaths({ shapes }: BrandSymbol, tone: ToneColors) {
  const paths = shapes.map((shape) => filledPath(shape, tone))
  return paths.some((path) => path === undefined) ? undefined : paths.flatMap((path) => path ?? [])
}

/** The attributes of a filled path. */
const SIMPLE: readonly string[] = ['d', 'fill', 'fill-rule']

function filledPath({ element, attributes, children = [] }: SymbolShape, tone: ToneColors) {
  const { d: path, fill = '#000000' } = attributes
  const isSimple = Object.keys(attributes).every((name) => SIMPLE.includes(name))
  const color = colorIn(fill, tone)
  if (element !== 'path' || path === undefined || !isSimple || children.length > 0) return undefined
  if (!/^#[\da-f]{6}$/i.test(color)) return undefined
  return { path, color, isEvenOdd: attributes['fill-rule'] === 'evenodd' }
}

/** The longer side of the image of a symbol. Pixels: more than 600 per inch. */
const IMAGE_SIDE = 480

async function symbolImage(symbol: BrandSymbol, tone: ToneColors): Promise<Buffer> {
  const { width, height } = symbol.viewBox
  const scale = IMAGE_SIDE / Math.max(width, height)
  const content = `<g transform="scale(${scale})">${symbolSvg(symbol, tone)}</g>`
  return sharp(Buffer.from(svgDocument(width * scale, height * scale, content)))
    .png()
    .toBuffer()
}
