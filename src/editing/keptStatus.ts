/** The message of the status line, and the button that had the focus. */
export type KeptStatus = {
  readonly message: string
  /** The name of the button. Default: none of the bar. */
  readonly button?: string | undefined
}

const STORAGE_KEY = 'page-editor-status'

/** Keeps the status during a change, because some changes reload the page. `path`: the page that shows it. */
export const keepStatus = ({ message, button }: KeptStatus, path = location.pathname) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([path, message, button]))

/** The kept status of the open page. It is kept for further reloads. */
export function keptStatus(): KeptStatus | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  const values: unknown = stored === null ? [] : JSON.parse(stored)
  const [path, message, button] = Array.isArray(values) ? values : []
  if (path !== location.pathname || typeof message !== 'string') return undefined
  return { message, button: typeof button === 'string' ? button : undefined }
}

/** Removes the kept status, e.g. because the change was rejected. */
export const clearStatus = () => sessionStorage.removeItem(STORAGE_KEY)
