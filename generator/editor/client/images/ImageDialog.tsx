import type { Focus } from '../../protocol.ts'
import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMove } from '@mantine/hooks'
import { useRef, useState, type KeyboardEvent } from 'react'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { type OpenedImage, problemOf } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { useAskBeforeLeaving } from '../unsaved.ts'
import { imageChange, type ImageFile } from './imageFile.ts'
import classes from './Images.module.css'

type ImageDialogProps = {
  readonly opened: OpenedImage
  /** The new file. */
  readonly file: ImageFile
}

/** A dialog with the file of an image, its alternative text and its focal point. */
export function ImageDialog({ opened, file }: ImageDialogProps) {
  const { image, change, onClose } = opened
  const { usable } = file
  const close = useDialogClose((message = 'Not changed.') => onClose(message))
  const altField = useRef<HTMLTextAreaElement>(null)
  const { problem, attempt } = useAttempt()
  const [typedAlt, setTypedAlt] = useState<string>()
  useAskBeforeLeaving(typedAlt !== undefined || usable !== undefined)
  const [altProblem, setAltProblem] = useState('')
  /** The focal point that the author has set, and the file for which it was set. */
  const [moved, setMoved] = useState<{ readonly of: typeof usable; readonly focus: Focus }>()
  /** The image whose file stays. A new file has no alternative text yet. */
  const kept = usable === undefined ? image : undefined
  const alt = typedAlt ?? kept?.alt ?? ''
  const focus = (moved !== undefined && moved.of === usable ? moved : kept)?.focus ?? CENTER
  /** Undefined until a file is chosen for a new image. */
  const url = usable?.url ?? image?.original

  /** Resolves to the problem, unless it is shown at the alternative text. */
  async function send(): Promise<string> {
    if (url === undefined) return 'Choose a file.'
    const text = alt.trim()
    if (text === '' && kept?.alt !== '') {
      return showAltProblem('Describe what the image shows, for people who cannot see it.')
    }
    const requested = imageChange(opened, { file: usable, alt: text, focus })
    const reply = requested && (await change(requested))
    if (reply === undefined || reply.result === 'saved') {
      close(reply && 'The image is saved. Undo restores the old one.')
      return ''
    }
    const isAboutAlt =
      reply.result === 'rejected' && reply.problems.every(({ path }) => path?.at(-1) === 'alt')
    return isAboutAlt ? showAltProblem(problemOf(reply)) : problemOf(reply)
  }

  function showAltProblem(text: string) {
    setAltProblem(text)
    altField.current?.focus()
    return ''
  }

  return (
    <EditorDialog
      title={image === undefined ? 'New image' : 'Change image'}
      size="60rem"
      onClose={() => close()}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(send)
        }}
      >
        {url !== undefined && (
          <div className={classes.preview}>
            <FocusPicker
              url={url}
              focus={focus}
              onChange={(point) => setMoved({ of: usable, focus: point })}
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
              setTypedAlt(currentTarget.value)
              setAltProblem('')
            }}
          />
          {kept !== undefined && kept.uses > 1 && (
            <p className={classes.hint}>
              This image is used at {kept.uses} places. The alternative text and the focal point
              change at all of them; a new file is shown only here.
            </p>
          )}
          <Problem text={problem} />
        </div>
        <div className={classes.actions}>
          <button type="submit" data-primary="">
            Save
          </button>
          <button type="button" onClick={() => close()}>
            Cancel
          </button>
        </div>
      </form>
    </EditorDialog>
  )
}

const CENTER: Focus = { x: 0.5, y: 0.5 }

/** The field for the file of an image, with what is known about the file. */
function ImageFileField({ file }: { readonly file: ImageFile }) {
  const { usable, problem, choose } = file
  return (
    <div className={classes.file}>
      <label>
        New file
        <input
          type="file"
          accept=".avif,.jpg,.jpeg,.png,.webp"
          aria-describedby="image-file_hint"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            if (chosen !== undefined) void choose(chosen)
          }}
        />
      </label>
      <p id="image-file_hint" className={classes.hint}>
        JPEG, PNG, WebP or AVIF, at most 20 MB. You can also drop it here. It is stored in
        src/images/.
      </p>
      <output>{usable && `${usable.name}: ${usable.width} × ${usable.height} pixels`}</output>
      <Problem text={problem} />
    </div>
  )
}

type FocusPickerProps = {
  /** The URL of the image. */
  readonly url: string
  readonly focus: Focus
  readonly onChange: (focus: Focus) => void
}

/** The focal point of an image, as a marker: it is set by a click, by dragging, or with the arrow keys. */
function FocusPicker({ url, focus, onChange }: FocusPickerProps) {
  const marker = useRef<HTMLDivElement>(null)
  const move = (x: number, y: number) => onChange({ x: rounded(x), y: rounded(y) })
  const { ref } = useMove<HTMLDivElement>(({ x, y }) => move(x, y), {
    onScrubStart: () => marker.current?.focus(),
  })
  const [left, top] = [percent(focus.x), percent(focus.y)]
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = DIRECTIONS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    move(focus.x + x * step, focus.y + y * step)
  }
  return (
    <div className={classes.picker}>
      <div ref={ref} className={classes.stage}>
        <img src={url} alt="" draggable={false} />
        <div
          ref={marker}
          // An input has only one dimension.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={`${left}% from the left, ${top}% from the top`}
          className={classes.marker}
          style={{ left: `${left}%`, top: `${top}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={classes.hint}>
        Click what must stay visible when the image is cropped, or use the arrow keys. Now: {left}%
        from the left, {top}% from the top.
      </p>
    </div>
  )
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A fraction with two digits, from 0 to 1. */
const rounded = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100

const percent = (fraction: number) => Math.round(fraction * 100)

/** Common shapes in which pages show images, as width to height. */
const SHAPES = { Wide: 21 / 9, Square: 1, Portrait: 4 / 5 }

/** What remains of an image when it is cropped around its focal point. */
function CropPreviews({ url, focus }: { readonly url: string; readonly focus: Focus }) {
  const objectPosition = `${percent(focus.x)}% ${percent(focus.y)}%`
  return (
    <div className={classes.crops}>
      {Object.entries(SHAPES).map(([name, aspectRatio]) => (
        <figure key={name} className={classes.crop}>
          <img src={url} alt="" style={{ aspectRatio, objectPosition }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
