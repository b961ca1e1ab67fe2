import { useState } from 'react'
import type { Change, ChangeReply } from '../protocol.ts'
import type { EditRequests } from '../requests.ts'
import type { EditableImage } from './editableImage.ts'
import { findImages, type ShownImage } from './findImages.ts'
import { ImageButtons } from './ImageButtons.tsx'
import { ImageDialog } from './ImageDialog.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { useImageFile } from './useImageFile.ts'

type ImageEditingProps = {
  /** The places of the page that show images. */
  readonly images: readonly EditableImage[]
  readonly requests: Pick<EditRequests, 'upload'>
  readonly change: (change: Change) => Promise<ChangeReply>
  readonly onStatus: (message: string) => void
  /** Called when an image is changed, so that no other button takes the focus afterwards. */
  readonly onOpen: () => void
}

/** The buttons on the images of the page, dropping files on images, and the dialog that changes an image. */
export function ImageEditing({ images, requests, change, onStatus, onOpen }: ImageEditingProps) {
  const [opened, setOpened] = useState<ShownImage>()
  const file = useImageFile(requests)
  /** The image that was changed last. Its button gets the focus again. */
  const [last, setLast] = useState<{ readonly id: string }>()
  const shown = findImages(images, document)
  const open = (one: ShownImage) => {
    setOpened(one)
    onOpen()
  }
  const target = useFileDrop(shown, (files, dropTarget) => {
    const [first] = files
    const place = opened ?? dropTarget
    if (first === undefined) return
    if (files.length > 1) onStatus('Drop one file at a time.')
    else if (place === undefined) onStatus('Drop the file on an image of the page.')
    else {
      open(place)
      void file.choose(first)
    }
  })
  return (
    <>
      <ImageButtons shown={shown} target={target} last={last} onChange={open} />
      {opened !== undefined && (
        <ImageDialog
          // Another program may have changed the image in the meantime.
          image={shown.find(({ id }) => id === opened.id)?.image ?? opened.image}
          file={file}
          change={change}
          onClose={(message) => {
            onStatus(message)
            setLast({ id: opened.id })
            setOpened(undefined)
            file.clear()
          }}
        />
      )}
    </>
  )
}
