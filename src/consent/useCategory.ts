import { setConsent, useConsent } from './consent.ts'

/** The visitor's answer to a category, and a function that agrees to it. Undefined `category`: nothing can be agreed to. */
export function useCategory(category: string | undefined) {
  const { isKnown, consent = {} } = useConsent()
  return {
    /** Whether the answer is known. `false` during prerendering and hydration. */
    isKnown,
    isAgreed: category !== undefined && consent[category] === true,
    agree: () => {
      if (category !== undefined) setConsent({ ...consent, [category]: true })
    },
  }
}
