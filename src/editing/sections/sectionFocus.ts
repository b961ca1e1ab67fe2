/** The button that gets the focus after a change, and what the status line says. */
export type SectionFocus = {
  /** The index of the section after the change. `-1`: the button at the top of the page. */
  readonly index: number
  /** The name of the button. */
  readonly button: string
  readonly message: string
}

const STORAGE_KEY = 'page-editor-focus'

/** Keeps the focus during a change, because some changes reload the page. */
export const storeFocus = ({ index, button, message }: SectionFocus) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([location.pathname, index, button, message]))

/** Forgets the stored focus. */
export const clearFocus = () => sessionStorage.removeItem(STORAGE_KEY)

/** The stored focus of this page. */
export function storedFocus(): SectionFocus | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  const values: unknown = stored === null ? [] : JSON.parse(stored)
  const [page, index, button, message] = Array.isArray(values) ? values : []
  if (page !== location.pathname || typeof index !== 'number') return undefined
  return { index, button: String(button), message: String(message) }
}
