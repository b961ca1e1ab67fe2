import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { announcement } from 'virtual:announcement'
import { categories, hasScripts } from 'virtual:consent'
import { hasLanguages } from 'virtual:language'
import { Announcement } from 'virtual:shell-parts'
import { useEffect } from 'react'
import { consent, footer, wordmark } from '../../generated/site.gen.ts'
import { ConsentedScripts } from './consent/ConsentedScripts.tsx'
import { ConsentPrompt } from './consent/ConsentPrompt.tsx'
import { Document } from './Document.tsx'
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
      {consent && <ConsentPrompt texts={consent} />}
      <main id="main" lang={lang} data-consent={consentKind}>
        <Outlet />
      </main>
      <SiteFooter footer={footer} wordmark={wordmark} consentLabel={consent?.reopen} />
      <RouteAnnouncer lang={lang} />
      <StructuredData />
      {hasScripts && <ConsentedScripts />}
    </Document>
  )
}

/** What the hero has space for: a line that can be closed, or a question with its buttons. */
const consentKind = consent && (categories.length > 0 ? 'question' : 'notice')

/** The language of the page, if it is another one than that of the site. */
const usePageLanguage = hasLanguages
  ? () => useRouterState({ select: ({ matches }) => loadedPage(matches)?.language })
  : () => undefined

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
