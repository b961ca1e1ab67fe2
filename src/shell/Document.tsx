import { mantineHtmlProps } from '@mantine/core'
import { HeadContent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import favicon from './favicon.svg'
import '../theme/styles.ts'

/**
 * The whole document. The build adds style sheets, the starter script and the navigation's data
 * to the head: React leaves alone what it did not render there.
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-US"
      {...mantineHtmlProps}
      data-mantine-color-scheme="light"
      data-respect-reduced-motion
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <HeadContent />
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
      </body>
    </html>
  )
}
