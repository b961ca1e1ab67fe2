import { lazy, Suspense } from 'react'
import { categories } from 'virtual:consent'
import { consent } from '../../../generated/site.gen.ts'
import { isAnswered } from '../../consent/choice.ts'
import { choose, reopen } from '../../consent/consentStore.ts'
import { useConsent } from '../../consent/useConsent.ts'
import type { ConsentBarProps } from './consentBarProps.ts'

/**
 * Asks for the visitor's choice until it is made, and whenever the visitor wants to make it anew.
 * Nothing stands in the HTML as sent: what is asked depends on what this browser remembers.
 */
export function PrivacyChoice() {
  const { isKnown, choice, isDeclined, isReopened } = useConsent()
  // A browser that declines for its visitor is not asked.
  const isOpen = !isAnswered(choice, categories) && !(isDeclined && categories.length > 0)
  if (!isKnown || !(isOpen || isReopened)) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar
        words={consent}
        categories={categories}
        choice={choice}
        isDeclined={isDeclined}
        isReopened={isReopened}
        onChoose={choose}
        onLeave={() => reopen(false)}
      />
    </Suspense>
  )
}

/**
 * Loaded only where there is something to ask. If that fails, the visitor is not asked, and nothing
 * that needs consent loads.
 */
const ConsentBar = lazy<(props: ConsentBarProps) => React.ReactNode>(async () => {
  try {
    const { ConsentBar: Bar } = await import('./ConsentBar.tsx')
    return { default: Bar }
  } catch {
    return { default: () => null }
  }
})
