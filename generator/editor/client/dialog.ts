import { useEffect, useRef, type SyntheticEvent } from 'react'

/**
 * A modal dialog, which is open while it is rendered. Returns the properties of its element, and the function that
 * closes it, gives the focus back and then calls `onClose`. It does not wait for the event `close`: browsers send it
 * with the next frame, and the author may have opened the dialog again by then.
 */
export function useDialog(onClose: (message?: string) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const close = (message?: string) => {
    ref.current?.close()
    onClose(message)
  }
  return {
    dialog: {
      ref,
      /** For Escape. Also a field for a file has this event. */
      onCancel({ target, currentTarget }: SyntheticEvent) {
        if (target === currentTarget) close()
      },
    },
    close,
  }
}
