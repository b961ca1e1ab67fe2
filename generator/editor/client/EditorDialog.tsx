import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'
import { SENTENCES } from './sentences.ts'

/**
 * The function that closes a dialog which is open while it is rendered: it gives the focus back, then calls `onClose`.
 * Mantine returns the focus only if the dialog was rendered closed before.
 */
export function useDialogClose(onClose: (message?: string) => void) {
  const [opener] = useState(() => document.activeElement)
  return (message?: string) => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    onClose(message)
  }
}

/** A modal dialog. Escape, its close button and a click beside it call `onClose`. */
export const EditorDialog = (props: Omit<ModalProps, 'opened'>) => (
  <Modal
    opened
    centered
    returnFocus={false}
    closeButtonProps={{ 'aria-label': SENTENCES.panel.close }}
    // A `header` of a dialog is a second banner of the page for screen readers.
    attributes={{ header: { role: 'presentation' } }}
    {...props}
  />
)

/** Whether a modal dialog of the editor is open. */
export const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null
