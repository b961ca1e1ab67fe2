import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useEffect, useRef, useState } from 'react'
import type { Change, ChangeReply } from '../protocol.ts'
import { errorText, replyText } from '../replyText.ts'
import { CropPreviews } from './CropPreviews.tsx'
import { FocusPicker } from './FocusPicker.tsx'
import { imageChange } from './imageChange.ts'
import { ImageFileField } from './ImageFileField.tsx'
import type { Focus } from './imageChanges.ts'
import { CENTER, type EditedImage } from './newImage.ts'
import dialogClasses from '../Dialog.module.css'
import classes from './Images.module.css'
import type { ImageFile } from './useImageFile.ts'

type ImageDialogProps = {
  /** The place, and the image that it shows. */
  readonly image: EditedImage
  /** The new file. */
  readonly file: ImageFile
  readonly change: (change: Change) => Promise<ChangeReply>
  /** Called with a message for the status line. */
  readonly onClose: (message: string) => void
}

/** A dialog with the file of an image, its alternative text and its focal point. */
export function ImageDialog({ image, file, change, onClose }: ImageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const altField = useRef<HTMLTextAreaElement>(null)
  const message = useRef('Not changed.')
  const isSaving = useRef(false)
  const upload = file.accepted?.upload
  /** What the author has typed. The text of the old image does not fit a new file. */
  const [typed, setTyped] = useState<string>()
  const alt = typed ?? (upload === undefined ? image.alt : '')
  /** The focal point that the author has set, and the file for which it was set. */
  const [moved, setMoved] = useState<{ readonly of: string | undefined; readonly focus: Focus }>()
  const focus =
    moved !== undefined && moved.of === upload
      ? moved.focus
      : upload === undefined
        ? image.focus
        : CENTER
  const [problem, setProblem] = useState('')
  const [altProblem, setAltProblem] = useState('')

  /** Undefined until a file is chosen for a new image. */
  const url = file.accepted?.url ?? image.original

  useEffect(() => dialog.current?.showModal(), [])

  const save = async () => {
    if (isSaving.current || file.isChecking) return
    if (url === undefined) return setProblem('Choose a file.')
    const text = alt.trim()
    const isDecorative = file.accepted === undefined && image.alt === ''
    if (text === '' && !isDecorative) {
      setAltProblem('Describe what the image shows, for people who cannot see it.')
      return altField.current?.focus()
    }
    const requested = imageChange(image, { file: file.accepted, alt: text, focus })
    if (requested === undefined) return dialog.current?.close()
    isSaving.current = true
    try {
      show(await change(requested))
    } catch (error) {
      setProblem(errorText(error))
    }
    isSaving.current = false
  }

  function show(reply: ChangeReply): void {
    if (reply.result === 'saved') {
      message.current = 'The image is saved. Undo restores the old one.'
      return dialog.current?.close()
    }
    const isAboutAlt =
      reply.result === 'rejected' && reply.problems.every(({ path }) => path?.at(-1) === 'alt')
    setAltProblem(isAboutAlt ? replyText(reply, '') : '')
    setProblem(isAboutAlt ? '' : replyText(reply, ''))
    if (isAboutAlt) altField.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogClasses.dialog} ${classes.size}`}
      aria-label={image.original === undefined ? 'New image' : 'Change image'}
      onClose={() => onClose(message.current)}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {url !== undefined && (
          <div className={classes.preview}>
            <FocusPicker
              url={url}
              focus={focus}
              onChange={(point) => setMoved({ of: upload, focus: point })}
            />
            <CropPreviews url={url} focus={focus} />
          </div>
        )}
        <div className={classes.fields}>
          <ImageFileField file={file} />
          <Textarea
            ref={altField}
            label="Alternative text"
            description="What the image shows, in one sentence, without “image of”."
            rows={3}
            value={alt}
            error={altProblem || undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setAltProblem('')
            }}
          />
          {file.accepted === undefined && image.uses > 1 && (
            <p className={classes.hint}>
              This image is used at {image.uses} places. The alternative text and the focal point
              change at all of them; a new file is shown only here.
            </p>
          )}
          {problem !== '' && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          <div className={classes.actions}>
            <button type="submit" data-primary="">
              Save
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </div>
      </form>
    </dialog>
  )
}
