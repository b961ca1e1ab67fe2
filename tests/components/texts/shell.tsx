import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { exampleConsent, exampleFooter } from './exampleSite.ts'
import type { RenderExamples } from './renderExamples.ts'

const WORDMARK = 'Wordmark'

/** Renders the header with its menu, the replacement of the menu, the footer and the skip link. */
export const renderShell: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { SiteFooter } = await import('../../../src/shell/footer/SiteFooter.tsx')
  const { Header } = await import('../../../src/shell/header/Header.tsx')
  const { MenuFallback } = await import('../../../src/shell/header/Header.tsx')
  const { createStaticStore } = await import('../../../src/shell/header/navigationStore.ts')
  const { Announcement } = await import('../../../src/shell/header/Announcement.tsx')
  const { SkipLink } = await import('../../../src/shell/header/Header.tsx')

  const child = { text: 'First', to: '/', target: '_blank' } as const
  const items = [{ text: 'Item', to: '/', children: [child] }] as const
  const element = await renderInSite(
    <>
      <SkipLink />
      <Announcement text={child.text} id="1" isLater={false} />
      <Header wordmark={WORDMARK} navigation={createStaticStore(items)} />
      <SiteFooter
        footer={exampleFooter}
        wordmark={WORDMARK}
        privacyChoices={exampleConsent.reopen}
      />
    </>,
  )
  const FailedMenu = () => {
    const [status, setStatus] = useState<'failed' | 'pending'>('failed')
    return <MenuFallback status={status} onRetry={() => setStatus('pending')} />
  }
  const failed = await renderInSite(<FailedMenu />)
  const retried = await renderInSite(<FailedMenu />)
  const button = retried.querySelector('button')
  if (button !== null) act(() => fireEvent.click(button))
  const data = [items, exampleFooter, WORDMARK, exampleConsent]
  return [element, failed, retried].map((page) => ({ element: page, data }))
}

/** Renders the page that is shown after an error, with the title of its document. */
export const renderErrorPage: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { ErrorPage } = await import('../../../src/shell/ErrorPage.tsx')
  const { errorHead } = await import('../../../src/shell/pageRoute.tsx')
  vi.spyOn(console, 'error').mockReturnValue()
  const element = await renderInSite(<ErrorPage error="test" />)
  const title = document.createElement('title')
  title.textContent = errorHead().meta[0]?.title ?? ''
  return [element, title].map((page) => ({ element: page, data: undefined }))
}
