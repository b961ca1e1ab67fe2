import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { footer, product } from '../../generated/site.gen.ts'
import { Document } from './Document.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { SiteFooter } from './footer/SiteFooter.tsx'
import { Header } from './header/Header.tsx'
import { NavigationProvider } from './navigation/NavigationProvider.tsx'
import type { NavigationSource } from './navigation/navigationSource.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { SkipLink } from './SkipLink.tsx'
import { StructuredData } from './StructuredData.tsx'

/** What every route can ask for. */
export type RouterContext = {
  /** Where the menu's items come from. */
  readonly navigation: NavigationSource
}

/** The route around all others: the document with header, page and footer. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: ShellError,
})

function Shell() {
  // The context as a whole changes with each navigation; the shell must not render again with it.
  const navigation = rootRoute.useRouteContext({ select: (context) => context.navigation })
  return (
    <Document>
      <NavigationProvider source={navigation}>
        <SkipLink />
        <Header productName={product.name} />
        <main id="main">
          <Outlet />
        </main>
        <SiteFooter footer={footer} productName={product.name} />
        <RouteAnnouncer />
        <StructuredData />
      </NavigationProvider>
    </Document>
  )
}

/** Where the shell itself fails, the document still stands. */
function ShellError({ error }: { error: unknown }) {
  return (
    <Document>
      <main id="main">
        <ErrorPage error={error} />
      </main>
    </Document>
  )
}
