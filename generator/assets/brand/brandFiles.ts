import sharp from 'sharp'
import { symbol } from '../../../src/theme/brand.ts'
import type { SiteColors } from '../../../src/theme/colors.ts'
import { languageOf } from '../../../src/site/language.ts'
import type { Site } from '../../../src/site/site.ts'
import { siteColors } from '../../colors/siteColors.ts'
import type { BuiltFile } from '../builtFiles.ts'
import { iconSvg, wordmarkSvg, svgDocument } from './brandSvg.ts'
import { encodeIco } from './encodeIco.ts'
import { loadBrandFont } from './textOutline.ts'

/** The width of the symbol relative to the icon. Systems may cut off the edges of a maskable icon. */
const SYMBOL_WIDTH = { plain: 0.72, touch: 0.62, maskable: 0.5 } as const

const png = (symbolWidth: number, side: number, colors: SiteColors) =>
  sharp(Buffer.from(iconSvg(symbolWidth, colors)), { density: 300 })
    .resize(side, side)
    .png()
    .toBuffer()

/** The icons, the wordmark and the web app manifest. All images are rendered from the theme's symbol. */
export function brandFiles(site: () => Promise<Site>): BuiltFile[] {
  const colors = async () => siteColors((await site()).brand.colors)
  const pngFile = (fileName: string, symbolWidth: number, side: number): BuiltFile => ({
    fileName,
    type: 'image/png',
    read: async () => png(symbolWidth, side, await colors()),
  })
  return [
    {
      fileName: 'icon.svg',
      type: 'image/svg+xml',
      read: async () => iconSvg(SYMBOL_WIDTH.plain, await colors()),
    },
    {
      fileName: 'favicon.ico',
      type: 'image/x-icon',
      read: async () => {
        const own = await colors()
        const images = [16, 32, 48].map(async (side) => ({ side, png: await png(0.86, side, own) }))
        return encodeIco(await Promise.all(images))
      },
    },
    pngFile('apple-touch-icon.png', SYMBOL_WIDTH.touch, 180),
    pngFile('icon-192.png', SYMBOL_WIDTH.plain, 192),
    pngFile('icon-512.png', SYMBOL_WIDTH.plain, 512),
    pngFile('icon-maskable-512.png', SYMBOL_WIDTH.maskable, 512),
    {
      fileName: 'wordmark.svg',
      type: 'image/svg+xml',
      read: async () => {
        const { name } = (await site()).product
        const { tones } = await colors()
        const { width, shapes } = wordmarkSvg(name, tones.plain, await loadBrandFont())
        return svgDocument(Math.ceil(width), symbol.height, shapes)
      },
    },
    {
      fileName: 'manifest.webmanifest',
      type: 'application/manifest+json',
      read: async () => {
        const own = await site()
        const { name, description } = own.product
        const { tag, direction } = languageOf(own)
        const { background } = (await colors()).tones.dark
        const texts = {
          lang: tag,
          dir: direction,
          name,
          short_name: name.split(' ')[0],
          description,
        }
        const shown = { background_color: background, theme_color: background }
        return `${JSON.stringify({ ...APP_MANIFEST, ...texts, ...shown }, null, 2)}\n`
      },
    },
  ]
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
