import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { EDITOR_ID } from '../texts/findTexts.ts'
import { ImageDialog } from '../images/ImageDialog.tsx'
import { newImage, useImageFile } from '../images/imageFile.ts'
import type { ValuePath } from '../../protocol.ts'
import type { FieldControl } from '../../settingProtocol.ts'
import { useSettingsContext } from './settingsContext.ts'
import classes from './SettingsPanel.module.css'

type NewImageProps = {
  /** What gets the image, e.g. `Image`. */
  readonly label: string
  /** The path of the reference to the image. */
  readonly path: ValuePath
  /** The code of the reference. Undefined if there is none. */
  readonly code: string | undefined
  /** Called when the image is saved. Default: nothing. */
  readonly onSaved?: () => void
}

/** A button that opens the dialog for a new image file, which is stored, declared and shown in one change. */
export function NewImage({ label, path, code, onSaved }: NewImageProps) {
  const { upload, change } = useSettingsContext()
  const file = useImageFile({ upload })
  const [isOpen, setIsOpen] = useState(false)
  const isSaved = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const root = document.getElementById(EDITOR_ID)
  const close = () => {
    setIsOpen(false)
    file.clear()
    button.current?.focus()
    if (isSaved.current) onSaved?.()
    isSaved.current = false
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.start}
        aria-label={`New file for ${label}`}
        onClick={() => setIsOpen(true)}
      >
        New file
      </button>
      {isOpen &&
        root !== null &&
        createPortal(
          // The panel must not react to the keys, and the page not to the files that are dropped here.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            onKeyDown={(event) => event.stopPropagation()}
            onDragOver={(event) => {
              event.preventDefault()
              event.stopPropagation()
            }}
            onDrop={(event) => {
              event.preventDefault()
              event.stopPropagation()
              const [dropped] = event.dataTransfer.files
              if (dropped !== undefined) void file.choose(dropped)
            }}
          >
            <ImageDialog
              image={newImage(path, code)}
              file={file}
              change={async (requested) => {
                const reply = await change(requested)
                isSaved.current = reply.result === 'saved'
                return reply
              }}
              onClose={close}
            />
          </div>,
          root,
        )}
    </>
  )
}

/** Whether a setting is the name of an image. */
export const isImage = (control: FieldControl | undefined) =>
  control?.kind === 'reference' && control.to === 'image'
