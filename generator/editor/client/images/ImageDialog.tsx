import { Button, FileInput, Group, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import type { Focus, Crop, Picture } from '../../protocol.ts'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { type OpenedImage, problemOf } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import { useAskBeforeLeaving } from '../unsaved.ts'
import { imageChange, useStoredFile, type ImageFile } from './imageFile.ts'
import classes from './Images.module.css'
import { pointInCrop, rounded, sizeOfCrop, WHOLE, type Size } from './crop.ts'
import { PictureStage } from './PictureStage.tsx'

const { images: words } = SENTENCES

type ImageDialogProps = {
  readonly opened: OpenedImage
  /** The new file. */
  readonly file: ImageFile
}

/** A dialog with the file of an image, the part of it that is stored, its alternative text and its focal point. */
export function ImageDialog({ opened, file }: ImageDialogProps) {
  const { image, change, onClose } = opened
  const { usable } = file
  const close = useDialogClose((message = words.notChanged) => onClose(message))
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const altField = useRef<HTMLTextAreaElement>(null)
  const { problem, attempt, isRunning } = useAttempt()
  const [typedAlt, setTypedAlt] = useState<string>()
  const [altProblem, setAltProblem] = useState('')
  /** What the author has chosen on the image, and the file for which it was chosen. */
  const [chosen, setChosen] = useState<{
    readonly of: typeof usable
    readonly focus: Focus
    readonly crop: Crop | undefined
  }>()
  /** The size of an image of the site, by its URL. */
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly size: Size }>()
  /** The image whose file stays. A new file has no alternative text yet. */
  const kept = usable === undefined ? image : undefined
  const alt = typedAlt ?? kept?.alt ?? ''
  const { focus = kept?.focus ?? CENTER, crop } = chosen?.of === usable ? (chosen ?? {}) : {}
  /** Undefined until a file is chosen for a new image. */
  const url = usable?.url ?? image?.original
  const size = usable ?? (loaded?.url === url ? loaded?.size : undefined)
  const picture = usePicture(usable, kept?.file, crop)
  const stored = useStoredFile(picture)
  const storedProblem = stored === undefined || stored.result === 'usable' ? '' : problemOf(stored)
  /** The picture that was sent last: its problem is not that of another one. */
  const [sent, setSent] = useState<Picture>()
  const sentProblem = sent === picture ? problem : ''
  useAskBeforeLeaving(typedAlt !== undefined || picture !== undefined)

  /** Resolves to the problem, unless it is shown at the alternative text. */
  async function send(): Promise<string> {
    setSent(picture)
    if (url === undefined) return words.noFile
    const text = alt.trim()
    if (text === '' && kept?.alt !== '') return showAltProblem(words.noAlt)
    const point = crop === undefined ? focus : rounded(pointInCrop(focus, crop))
    const requested = imageChange(opened, { picture, alt: text, focus: point })
    const reply = requested && (await change(requested))
    if (reply === undefined || reply.result === 'saved') {
      close(reply && words.saved)
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
      title={image === undefined ? words.add : words.change}
      size="60rem"
      fullScreen={isNarrow}
      onClose={() => close()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(send)
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          {url !== undefined && (
            <PictureStage
              key={url}
              {...{ url, size, focus, crop }}
              canCrop={kept?.file.endsWith('.svg') !== true}
              onLoad={(loadedSize) => setLoaded({ url, size: loadedSize })}
              onChange={(point, part) => setChosen({ of: usable, focus: point, crop: part })}
            >
              {size !== undefined && (
                <Text component="output" size="sm">
                  {sizeInWords(sizeOfCrop(crop ?? WHOLE, size), picture, stored)}
                </Text>
              )}
            </PictureStage>
          )}
          <Stack gap="sm">
            <FileInput
              data-autofocus={url === undefined || undefined}
              label={words.file}
              description={words.fileHint}
              placeholder={words.chooseFile}
              accept=".avif,.jpg,.jpeg,.png,.webp"
              value={usable?.file ?? null}
              onChange={(next) => {
                if (next !== null) void file.choose(next)
              }}
            />
            <Problem text={file.problem || (storedProblem === sentProblem ? '' : storedProblem)} />
            <Textarea
              ref={altField}
              label={words.alt}
              description={words.altHint}
              autosize
              minRows={3}
              value={alt}
              error={altProblem}
              onChange={({ currentTarget }) => {
                setTypedAlt(currentTarget.value)
                setAltProblem('')
              }}
            />
            {kept !== undefined && kept.uses > 1 && (
              <Text size="xs" c="dimmed">
                {words.severalPlaces(kept.uses)}
              </Text>
            )}
            <Problem text={sentProblem} />
          </Stack>
        </SimpleGrid>
        <Group className={classes.actions}>
          <Button type="submit" variant="filled" loading={isRunning}>
            {words.save}
          </Button>
          <Button onClick={() => close()}>{words.cancel}</Button>
        </Group>
      </form>
    </EditorDialog>
  )
}

const CENTER: Focus = { x: 0.5, y: 0.5 }

/** What is stored as a new file: a file of the author, or a part of an image of the site. Undefined: nothing. */
function usePicture(
  usable: ImageFile['usable'],
  file: string | undefined,
  crop: Crop | undefined,
): Picture | undefined {
  return useMemo(() => {
    if (usable !== undefined) return { content: usable.content, file: usable.file.name, crop }
    return crop === undefined || file === undefined ? undefined : { file, crop }
  }, [usable, file, crop])
}

/** How large what the author has chosen is, and what is stored. */
function sizeInWords(
  size: Size,
  picture: Picture | undefined,
  stored: ReturnType<typeof useStoredFile>,
): string {
  const { width, height } = size
  const pixels = words.pixels(size)
  if (picture === undefined) return pixels
  if (stored === undefined) return `${pixels}, ${words.preparing}`
  if (stored.result !== 'usable') return pixels
  const isSame = stored.width === width && stored.height === height
  return `${pixels}, ${isSame ? words.stored(stored.bytes) : words.storedAs(stored, stored.bytes)}`
}
