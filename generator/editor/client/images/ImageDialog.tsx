import {
  Button,
  FileInput,
  Group,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { Crop, Focus } from '../../protocol.ts'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { type OpenedImage, problemOf, useEditor } from '../editor.ts'
import { matchesSearch } from '../layout.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import { useAskBeforeLeaving } from '../unsaved.ts'
import { pointInCrop, rounded } from './crop.ts'
import { imageChange, useFileContent } from './imageFile.ts'
import classes from './Images.module.css'
import { PictureStage } from './PictureStage.tsx'

const { pictures: words } = SENTENCES

type ImageDialogProps = {
  readonly opened: OpenedImage
  /** The new file. Undefined: a picture of the site is shown. */
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
}

/** A dialog with the picture of a place: a picture of the site or a new file, the part of it that is stored, its alternative text and its focal point. */
export function ImageDialog({ opened, file, onFile }: ImageDialogProps) {
  const { page } = useEditor()
  const close = useDialogClose((message = words.notChanged) => opened.onClose(message))
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const altField = useRef<HTMLTextAreaElement>(null)
  const { problem, setProblem, attempt, isRunning } = useAttempt()
  const [name, setName] = useState(opened.name)
  const [typedAlt, setTypedAlt] = useState<string>()
  const [altProblem, setAltProblem] = useState('')
  /** What the author has chosen on a picture, and the URL of this picture. */
  const [chosen, setChosen] = useState<{
    readonly on: string
    readonly focus: Focus
    readonly crop: Crop | undefined
  }>()
  const read = useFileContent(file)
  /** The picture of the site. A new file has no alternative text yet. */
  const picture =
    read.url === undefined ? page.pictures.find((one) => one.name === name) : undefined
  const alt = typedAlt ?? picture?.alt ?? ''
  const url = read.url ?? picture?.original
  const { focus = picture?.focus ?? CENTER, crop } = chosen?.on === url ? (chosen ?? {}) : {}
  const isChanged = typedAlt !== undefined || file !== undefined || name !== opened.name
  useAskBeforeLeaving(isChanged || chosen !== undefined)

  /** Resolves to the problem, unless it is shown at the alternative text. */
  async function send(): Promise<string> {
    if (url === undefined) return words.noPicture
    const text = alt.trim()
    if (text === '' && picture?.alt !== '') {
      setAltProblem(words.noAlt)
      altField.current?.focus()
      return ''
    }
    const requested = imageChange(opened, {
      picture,
      stored: storedPicture(),
      alt: text,
      focus: crop === undefined ? focus : rounded(pointInCrop(focus, crop)),
    })
    const reply = requested && (await opened.change(requested))
    if (reply !== undefined && reply.result !== 'saved') return problemOf(reply)
    close(reply && words.saved)
    return ''
  }

  function storedPicture() {
    const part = crop && { crop }
    if (file !== undefined && read.url !== undefined) {
      return { content: read.url.slice(read.url.indexOf(',') + 1), file: file.name, ...part }
    }
    return part && picture && { file: picture.file, ...part }
  }

  function choose(nextFile: File | undefined, nextName = name) {
    onFile(nextFile)
    setName(nextName)
    setProblem('')
    setAltProblem('')
  }

  return (
    <EditorDialog
      title={opened.name === undefined ? words.add : words.change}
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
              {...{ url, focus, crop }}
              canCrop={picture?.file.endsWith('.svg') !== true}
              onChange={(point, part) => setChosen({ on: url, focus: point, crop: part })}
            />
          )}
          <Stack gap="sm">
            <FileInput
              data-autofocus
              label={words.file}
              description={words.fileHint}
              placeholder={words.chooseFile}
              accept=".avif,.jpg,.jpeg,.png,.webp"
              value={file ?? null}
              onChange={(next) => next !== null && choose(next)}
            />
            <Problem text={read.problem} />
            <SitePictures
              name={file === undefined ? name : undefined}
              onChoose={(next) => {
                setTypedAlt(undefined)
                choose(undefined, next)
              }}
            />
            <Textarea
              ref={altField}
              label={words.alt}
              description={words.altHint}
              autosize
              minRows={2}
              value={alt}
              error={altProblem}
              onChange={({ currentTarget }) => {
                setTypedAlt(currentTarget.value)
                setAltProblem('')
              }}
            />
            {picture !== undefined && picture.uses > 1 && (
              <Text size="xs" c="dimmed">
                {words.severalPlaces(picture.uses)}
              </Text>
            )}
            <Problem text={problem} />
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

type SitePicturesProps = {
  /** The name of the chosen picture. */
  readonly name: string | undefined
  readonly onChoose: (name: string) => void
}

/** The pictures of the site, of which the author chooses one. */
function SitePictures({ name: chosen, onChoose }: SitePicturesProps) {
  const { pictures } = useEditor().page
  const [search, setSearch] = useState('')
  return (
    <>
      <TextInput
        type="search"
        label={words.fromSite}
        placeholder={words.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div role="radiogroup" aria-label={words.fromSite} className={classes.pictures}>
        {pictures
          .filter(({ alt, file }) => matchesSearch(`${alt} ${file}`, search))
          .map(({ name, alt, file, original }) => (
            <label key={name} title={file}>
              <input
                type="radio"
                name="site-picture"
                checked={name === chosen}
                onChange={() => onChoose(name)}
              />
              <img src={original} alt="" loading="lazy" />
              <Text span size="xs" lineClamp={2}>
                {alt || file}
              </Text>
            </label>
          ))}
      </div>
    </>
  )
}
