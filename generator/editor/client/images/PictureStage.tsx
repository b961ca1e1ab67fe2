import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMove } from '@mantine/hooks'
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Focus, Crop } from '../../protocol.ts'
import { SENTENCES } from '../sentences.ts'
import classes from './Images.module.css'
import { pointInCrop, pointOfCrop, rounded, visibleCrop, WHOLE, type Size } from './crop.ts'

const { images: words } = SENTENCES

type PictureStageProps = {
  /** The URL of the image. */
  readonly url: string
  /** The size of the image. Undefined until it is loaded. */
  readonly size: Size | undefined
  readonly onLoad: (size: Size) => void
  /** The focal point in the image. */
  readonly focus: Focus
  /** The part that is stored. Default: all of the image. */
  readonly crop: Crop | undefined
  /** Whether a part can be chosen. */
  readonly canCrop: boolean
  readonly onChange: (focus: Focus, crop: Crop | undefined) => void
  /** What is said about the image. */
  readonly children?: ReactNode
}

/** An image with its focal point, or with the part that is stored, and what pages show of it in common shapes. */
export function PictureStage({ children, ...props }: PictureStageProps) {
  const { url, size, focus, crop, canCrop, onChange } = props
  const [tool, setTool] = useState<string>(words.focus)
  const part = crop ?? WHOLE
  const isCropping = canCrop && tool === words.crop
  return (
    <Stack gap="xs">
      {canCrop && (
        <SegmentedControl
          aria-label={words.tools}
          data={[words.focus, words.crop]}
          value={tool}
          onChange={setTool}
        />
      )}
      {isCropping && size !== undefined ? (
        <CropTool {...props} size={size} />
      ) : (
        <FocusTool
          {...props}
          part={part}
          focus={pointInCrop(focus, part)}
          onMove={(point) => onChange(pointOfCrop(point, part), crop)}
        />
      )}
      {children}
      {size !== undefined && (
        <Group align="end" gap="sm">
          {Object.entries(SHAPES).map(([name, shape]) => (
            <figure key={name} className={classes.preview}>
              <ImagePart
                url={url}
                size={size}
                part={visibleCrop(part, pointInCrop(focus, part), size, shape)}
              />
              <Text component="figcaption" size="xs" c="dimmed">
                {name}
              </Text>
            </figure>
          ))}
        </Group>
      )}
    </Stack>
  )
}

/** Common shapes in which pages show images, as width to height. */
const SHAPES = {
  [words.shapes.wide]: 21 / 9,
  [words.shapes.square]: 1,
  [words.shapes.portrait]: 4 / 5,
}

type ImagePartProps = Pick<PictureStageProps, 'url' | 'size'> & {
  readonly part: Crop
  readonly onLoad?: PictureStageProps['onLoad']
}

/** A part of an image. */
function ImagePart({ url, size, part, onLoad }: ImagePartProps) {
  return (
    <div className={classes.part} style={ratioOf(part, size)}>
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: `${100 / part.width}%`,
          height: `${100 / part.height}%`,
          left: `${(-100 * part.x) / part.width}%`,
          top: `${(-100 * part.y) / part.height}%`,
        }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onLoad?.({ width, height })
        }
      />
    </div>
  )
}

/** The ratio of a part of an image, for the style sheet. Undefined until the image is loaded. */
const ratioOf = (
  { width, height }: Crop,
  size: Size | undefined,
): CSSProperties & { readonly '--ratio': number | undefined } => ({
  '--ratio': size && (width * size.width) / (height * size.height),
})

type FocusToolProps = Pick<PictureStageProps, 'url' | 'size' | 'onLoad'> & {
  /** The part of the image that is shown. */
  readonly part: Crop
  /** The focal point in it. */
  readonly focus: Focus
  readonly onMove: (focus: Focus) => void
}

/** The focal point of an image, as a marker: it is set by a click, by dragging, or with the arrow keys. */
function FocusTool({ focus, onMove, ...image }: FocusToolProps) {
  const marker = useRef<HTMLDivElement>(null)
  const { ref } = useMove<HTMLDivElement>((point) => onMove(rounded(point)), {
    onScrubStart: () => marker.current?.focus(),
  })
  const [left, top] = [Math.round(focus.x * 100), Math.round(focus.y * 100)]
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = DIRECTIONS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    onMove(rounded({ x: focus.x + x * step, y: focus.y + y * step }))
  }
  return (
    <>
      <div ref={ref} className={classes.stage} style={ratioOf(image.part, image.size)}>
        <ImagePart {...image} />
        <div
          ref={marker}
          // An input has only one dimension.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          data-autofocus
          aria-label={words.focus}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={words.focusAt(left, top)}
          className={classes.marker}
          style={{ left: `${left}%`, top: `${top}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Text size="xs" c="dimmed">
        {words.focusHint} {words.focusAt(left, top)}.
      </Text>
    </>
  )
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The part of an image that is stored, as a rectangle over the image. */
function CropTool({
  url,
  size: { width, height },
  focus,
  crop = WHOLE,
  onChange,
}: PictureStageProps & { readonly size: Size }) {
  const [ratio, setRatio] = useState('')
  const aspect = RATIOS.get(ratio)
  const choose = (percent: PercentCrop) => onChange(focus, partOf(percent))
  const chooseRatio = (name: string) => {
    setRatio(name)
    const shape = RATIOS.get(name)
    if (shape === undefined) return
    const largest = makeAspectCrop({ unit: '%', width: 100 }, shape, width, height)
    choose(centerCrop(largest, width, height))
  }
  return (
    <>
      <ReactCrop
        crop={{
          unit: '%',
          x: crop.x * 100,
          y: crop.y * 100,
          width: crop.width * 100,
          height: crop.height * 100,
        }}
        {...(aspect !== undefined && { aspect })}
        keepSelection
        minWidth={SMALLEST}
        minHeight={SMALLEST}
        className={classes.crop}
        onChange={(_, percent) => choose(percent)}
      >
        <img src={url} alt="" />
      </ReactCrop>
      <Group gap="xs">
        <SegmentedControl
          aria-label={words.ratio}
          data={[
            { value: '', label: words.freeRatio },
            ...[...RATIOS.keys()].map((value) => ({ value, label: value })),
          ]}
          value={ratio}
          onChange={chooseRatio}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {words.cropHint}
      </Text>
    </>
  )
}

const RATIOS: ReadonlyMap<string, number> = new Map([
  ['16:9', 16 / 9],
  ['3:2', 3 / 2],
  ['4:3', 4 / 3],
  ['1:1', 1],
])

/** The smallest part that can be chosen. CSS pixels. */
const SMALLEST = 24

/** The part of a crop. Undefined if it is all of the image. */
function partOf({ x, y, width, height }: PercentCrop): Crop | undefined {
  if (width > 99.5 && height > 99.5) return undefined
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}
