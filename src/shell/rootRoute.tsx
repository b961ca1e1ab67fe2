import { mantineHtmlProps } from '@mantine/core'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  useRouterState,
} from '@tanstack/react-router'
import displayFont from 'site-display-font.woff2'
import font from 'site-font.woff2'
import { announcement } from 'virtual:announcement'
import { categories, hasScripts } from 'virtual:consent'
import { direction, hasLanguages, tag } from 'virtual:language'
import { Announcement } from 'virtual:shell-parts'
import { useEffect, useState, type ReactNode } from 'react'
import { colors, headerTone } from '../../generated/colors.gen.ts'
import { consent as choices, footer, wordmark } from '../../generated/site.gen.ts'
import type { ConsentBar, ConsentBarProps } from './consent/ConsentBar.tsx'
import { ConsentedScripts } from './consent/ConsentedScripts.tsx'
import { isAnswered, setConsent, setReopened, useConsent } from '../consent/consent.ts'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import '../theme/styles.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { SiteFooter } from './footer/SiteFooter.tsx'
import { Header, SkipLink } from './header/Header.tsx'
import type { NavigationStore } from './header/navigationStore.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { loadedPage } from './pageRoute.tsx'
import { updateStructuredData } from './structuredDataBlock.ts'

/** The context of all routes: the store of the menu. */
export type RouterContext = {
  readonly navigation: NavigationStore
}

/** The route around all others: the document with header, page and footer. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: ShellError,
})

function Shell() {
  // Selected, because the context object changes with each navigation, and the shell must not render again.
  const navigation = rootRoute.useRouteContext({ select: (context) => context.navigation })
  const lang = usePageLanguage()
  return (
    <Document lang={lang}>
      <SkipLink />
      {Announcement && announcement && <Announcement {...announcement} />}
      <Header wordmark={wordmark} navigation={navigation} />
      {choices && <ConsentPrompt choices={choices} />}
      <main id="main" lang={lang} data-consent={consentKind}>
        <Outlet />
      </main>
      <SiteFooter
        footer={footer}
        wordmark={wordmark}
        moreAboutPrivacy={choices?.more}
        hasChoices={categories.length > 0}
      />
      <RouteAnnouncer lang={lang} />
      <StructuredData />
      {hasScripts && <ConsentedScripts />}
    </Document>
  )
}

/** What the hero has space for: a line that can be closed, or a question with its buttons. */
const consentKind = choices && (categories.length > 0 ? 'question' : 'notice')

/** The language of the page, if it is another one than that of the site. */
const usePageLanguage = hasLanguages
  ? () => useRouterState({ select: ({ matches }) => loadedPage(matches)?.language })
  : () => undefined

/**
 * Shows the consent bar until the visitor has chosen, and when the visitor reopens it. It is not in
 * the prerendered HTML, because the consent is stored in the browser, and is loaded only if it is shown.
 */
function ConsentPrompt({ choices }: Pick<ConsentBarProps, 'choices'>) {
  const { isKnown, consent, isDeclinedByBrowser, isReopened } = useConsent()
  // No question if the browser declines for the visitor (Global Privacy Control).
  const isOpen = !isAnswered(consent, categories) && !(isDeclinedByBrowser && categories.length > 0)
  const isShown = isKnown && (isOpen || isReopened)
  const [Bar, setBar] = useState<typeof ConsentBar>()
  useEffect(() => {
    // If loading fails, no bar is shown, and nothing that needs consent is loaded. Not with `Suspense`:
    // after its fallback, React waits 300 ms before it hydrates the page.
    if (isShown)
      import('./consent/ConsentBar.tsx').then(
        (loaded) => setBar(() => loaded.ConsentBar),
        () => {},
      )
  }, [isShown])
  if (!isShown || Bar === undefined) return null
  return (
    <Bar
      choices={choices}
      categories={categories}
      consent={consent}
      isDeclinedByBrowser={isDeclinedByBrowser}
      isReopened={isReopened}
      onAnswer={setConsent}
      onReopen={() => setReopened(true)}
      onCancel={() => setReopened(false)}
    />
  )
}

/** The error page when the shell itself cannot be rendered. */
function ShellError({ error }: { error: unknown }) {
  return (
    <Document>
      <main id="main">
        <ErrorPage error={error} />
      </main>
    </Document>
  )
}

/** Updates the document's structured data when the page changes. */
function StructuredData() {
  const data = useRouterState({
    select: ({ matches }): unknown => loadedPage(matches)?.structuredData,
  })
  useEffect(() => updateStructuredData(data), [data])
  return null
}

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
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
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
