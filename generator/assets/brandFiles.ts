import sharp from 'sharp'
import type { BrandSymbol } from '../../src/model/symbol.ts'
import { wordmarkOf } from '../../src/site/brand.ts'
import { languageOf } from '../../src/site/site.ts'
import type { SiteColors } from '../../src/theme/colors.ts'
import type { Plan } from '../emit/plan.ts'
import type { Project } from '../manifest/project.ts'
import { siteColors } from '../brand/siteColors.ts'
import { iconSvg, logoSvg, svgDocument } from './brandSvg.ts'
import type { BuiltFile } from './builtFiles.ts'
import { charactersOf, siteFont } from './font.ts'
import { textOutlines } from './textOutline.ts'

/**
 * The longer side of the symbol relative to the icon. Systems may cut off the edges of a maskable icon.
 */
const SYMBOL_SIZE = { plain: 0.72, small: 0.86, touch: 0.62, maskable: 0.5 } as const

type IconContent = { readonly symbol: BrandSymbol; readonly colors: SiteColors }

const png = (symbolSize: number, side: number, content: IconContent) =>
  sharp(Buffer.from(iconSvg(symbolSize, content)), { density: 300 })
    .resize(side, side)
    .png()
    .toBuffer()

/** The icons, the logo and the web app manifest. All images are rendered from the symbol of the brand. */
export function brandFiles(project: Project, plan: () => Promise<Plan>): BuiltFile[] {
  const content = async (): Promise<IconContent> => {
    const { site, symbol } = await plan()
    return { symbol, colors: siteColors(site.brand.colors) }
  }
  const pngFile = (fileName: string, symbolSize: number, side: number): BuiltFile => ({
    fileName,
    read: async () => png(symbolSize, side, await content()),
  })
  return [
    { fileName: 'icon.svg', read: async () => iconSvg(SYMBOL_SIZE.plain, await content()) },
    { fileName: 'favicon.ico', read: async () => favicon(await content()) },
    pngFile('apple-touch-icon.png', SYMBOL_SIZE.touch, 180),
    pngFile('icon-192.png', SYMBOL_SIZE.plain, 192),
    pngFile('icon-512.png', SYMBOL_SIZE.plain, 512),
    pngFile('icon-maskable-512.png', SYMBOL_SIZE.maskable, 512),
    { fileName: 'wordmark.svg', read: async () => logo(project, await plan()) },
    { fileName: 'manifest.webmanifest', read: async () => webAppManifest(await plan()) },
  ]
}

async function favicon(content: IconContent): Promise<Buffer> {
  const images = [16, 32, 48].map(async (side) => ({
    side,
    png: await png(SYMBOL_SIZE.small, side, content),
  }))
  return encodeIco(await Promise.all(images))
}

async function logo(project: Project, { site, symbol }: Plan): Promise<string> {
  const tone = siteColors(site.brand.colors).tones.plain
  const content = { symbol, wordmark: wordmarkOf(site), tone }
  const font = await siteFont(project, site.brand, charactersOf(site))
  const { width, height, shapes } = logoSvg(content, await textOutlines(font))
  return svgDocument(Math.ceil(width), height, shapes)
}

function webAppManifest({ site }: Plan): string {
  const { name, description } = site.product
  const { background } = siteColors(site.brand.colors).tones.dark
  const { tag, direction } = languageOf(site)
  const texts = { lang: tag, dir: direction, name, short_name: name.split(' ')[0], description }
  const colors = { background_color: background, theme_color: background }
  return `${JSON.stringify({ ...APP_MANIFEST, ...texts, ...colors }, null, 2)}\n`
}

const APP_MANIFEST = {
  id: '/',
  start_url: '/',
  display: 'browser',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
} as const

/** An image in an ICO file: a square PNG, at most 256 pixels wide. */
type IcoImage = { readonly side: number; readonly png: Uint8Array }

const HEADER = 6
const ENTRY = 16

/** Encodes an ICO file, which browsers request at `/favicon.ico`: a directory, then the PNG images. */
export function encodeIco(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, { side, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index
    // A side of 256 is written as 0.
    directory.writeUInt8(side % 256, entry)
    directory.writeUInt8(side % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
