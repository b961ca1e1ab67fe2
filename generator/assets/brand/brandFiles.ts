import sharp from 'sharp'
import { symbol } from '../../../src/theme/brand.ts'
import { palette } from '../../../src/theme/palette.ts'
import type { Site } from '../../../src/site/site.ts'
import type { BuiltFile } from '../builtFiles.ts'
import { drawIcon, drawWordmark, svg } from './drawing.ts'
import { icoOf } from './ico.ts'
import { openLettering } from './lettering.ts'

/** How much of an icon's width the symbol takes; in one that a system may mask, it stays in the safe middle. */
const SHARE = { plain: 0.72, touch: 0.62, maskable: 0.5 } as const

const png = (share: number, side: number) =>
  sharp(Buffer.from(drawIcon(share)), { density: 300 })
    .resize(side, side)
    .png()
    .toBuffer()

/** The icons, the wordmark and the manifest for installing: all drawn from the theme's symbol. */
export function brandFiles(product: () => Promise<Site['product']>): BuiltFile[] {
  const picture = (fileName: string, share: number, side: number): BuiltFile => ({
    fileName,
    type: 'image/png',
    read: () => png(share, side),
  })
  return [
    { fileName: 'icon.svg', type: 'image/svg+xml', read: async () => drawIcon(SHARE.plain) },
    {
      fileName: 'favicon.ico',
      type: 'image/x-icon',
      read: async () =>
        icoOf(
          await Promise.all(
            [16, 32, 48].map(async (side) => ({ side, png: await png(0.86, side) })),
          ),
        ),
    },
    picture('apple-touch-icon.png', SHARE.touch, 180),
    picture('icon-192.png', SHARE.plain, 192),
    picture('icon-512.png', SHARE.plain, 512),
    picture('icon-maskable-512.png', SHARE.maskable, 512),
    {
      fileName: 'wordmark.svg',
      type: 'image/svg+xml',
      read: async () => {
        const { name } = await product()
        const { width, shapes } = drawWordmark(name, 'light', await openLettering())
        return svg(Math.ceil(width), symbol.height, shapes)
      },
    },
    {
      fileName: 'manifest.webmanifest',
      type: 'application/manifest+json',
      read: async () => {
        const { name, description } = await product()
        return `${JSON.stringify({ ...APP, name, short_name: name.split(' ')[0], description }, null, 2)}\n`
      },
    },
  ]
}

const APP = {
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: palette.night,
  theme_color: palette.night,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
} as const
