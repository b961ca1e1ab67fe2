import { lazy, Suspense } from 'react'
import { categories } from 'virtual:consent'
import { isAnswered, setConsent, setReopened, useConsent } from '../../consent/consent.ts'
import type { ConsentBarProps } from './ConsentBar.tsx'

/**
 * Shows the consent bar until the visitor has chosen, and when the visitor reopens it. It is not in
 * the prerendered HTML, because the consent is stored in the browser.
 */
export function ConsentPrompt({ texts }: Pick<ConsentBarProps, 'texts'>) {
  const { isKnown, consent, isDeclinedByBrowser, isReopened } = useConsent()
  // No question if the browser declines for the visitor (Global Privacy Control).
  const isOpen = !isAnswered(consent, categories) && !(isDeclinedByBrowser && categories.length > 0)
  if (!isKnown || !(isOpen || isReopened)) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar
        texts={texts}
        categories={categories}
        consent={consent}
        isDeclinedByBrowser={isDeclinedByBrowser}
        isReopened={isReopened}
        onAnswer={setConsent}
        onReopen={() => setReopened(true)}
        onCancel={() => setReopened(false)}
      />
    </Suspense>
  )
}

/**
 * Loaded only if the bar is shown. If loading fails, no bar is shown, and nothing that needs consent
 * is loaded.
 */
const ConsentBar = lazy<(props: ConsentBarProps) => React.ReactNode>(async () => {
  try {
    const { ConsentBar: Bar } = await import('./ConsentBar.tsx')
    return { default: Bar }
  } catch {
    return { default: () => null }
  }
})
