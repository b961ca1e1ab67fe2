import sharp from 'sharp'
import type { BrandSymbol } from '../../src/model/symbol.ts'
import { wordmarkOf } from '../../src/site/brand.ts'
import { languageOf } from '../../src/site/site.ts'
import type { SiteColors } from '../../src/theme/colors.ts'
import type { Plan } from '../emit/plan.ts'
import type { Project } from '../projectPaths.ts'
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
    // A PNG: browsers, which request this path by default, decode images by their content.
    pngFile('favicon.ico', SYMBOL_SIZE.small, 48),
    pngFile('apple-touch-icon.png', SYMBOL_SIZE.touch, 180),
    pngFile('icon-192.png', SYMBOL_SIZE.plain, 192),
    pngFile('icon-512.png', SYMBOL_SIZE.plain, 512),
    pngFile('icon-maskable-512.png', SYMBOL_SIZE.maskable, 512),
    { fileName: 'wordmark.svg', read: async () => logo(project, await plan()) },
    { fileName: 'manifest.webmanifest', read: async () => webAppManifest(await plan()) },
  ]
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
