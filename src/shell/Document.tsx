import { mantineHtmlProps } from '@mantine/core'
import { HeadContent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import displayFont from 'site-display-font.woff2'
import font from 'site-font.woff2'
import { direction, tag } from 'virtual:language'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { colors, headerTone } from '../../generated/colors.gen.ts'
import '../theme/styles.ts'

type DocumentProps = {
  /** The language of the page, if it is another one than that of the site. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/**
 * The whole HTML document. The build adds style sheets, the script of `entry-deferred.ts` and the data
 * of the menu to the head; React does not touch elements of the head that it did not render.
 */
export function Document({ lang, children }: DocumentProps) {
  return (
    <html
      lang={lang ?? tag}
      dir={direction}
      {...mantineHtmlProps}
      data-mantine-color-scheme="light"
      data-respect-reduced-motion
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={headerTone === 'dark' ? colors.tones.dark.background : colors.white}
        />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <HeadContent />
      </head>
      <body lang={lang && tag}>
        <ThemeProvider>{children}</ThemeProvider>
      </body>
    </html>
  )
}
