import { Box, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMove } from '@mantine/hooks'
import { useRef, useState, type KeyboardEvent } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Focus, Crop } from '../../protocol.ts'
import { SENTENCES } from '../sentences.ts'
import classes from './Images.module.css'
import {
  focusAfterCrop,
  pointInCrop,
  pointOfCrop,
  rounded,
  sizeOfCrop,
  visibleCrop,
  WHOLE,
  type Size,
} from './crop.ts'

const { pictures: words } = SENTENCES

type PictureStageProps = {
  /** The URL of the picture. */
  readonly url: string
  /** The focal point in the picture. */
  readonly focus: Focus
  /** The part that is stored. Default: all of the picture. */
  readonly crop: Crop | undefined
  /** Whether a part can be chosen. */
  readonly canCrop: boolean
  readonly onChange: (focus: Focus, crop: Crop | undefined) => void
}

/** A picture with its focal point, or with the part that is stored, and what pages show of it in common shapes. */
export function PictureStage(props: PictureStageProps) {
  const { url, focus, crop, canCrop, onChange } = props
  const [size, setSize] = useState<Size>()
  const [tool, setTool] = useState<string>(words.focus)
  if (size === undefined) {
    return (
      <img
        src={url}
        alt=""
        className={classes.part}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
      />
    )
  }
  const part = crop ?? WHOLE
  const point = pointInCrop(focus, part)
  return (
    <Stack gap="xs" align="start">
      {canCrop && (
        <SegmentedControl
          aria-label={words.tools}
          data={[words.focus, words.crop]}
          value={tool}
          onChange={setTool}
        />
      )}
      {tool === words.crop ? (
        <CropTool {...props} size={size} />
      ) : (
        <FocusTool
          {...{ url, size, part }}
          focus={point}
          onMove={(moved) => onChange(pointOfCrop(moved, part), crop)}
        />
      )}
      <Text component="output" size="sm">
        {words.pixels(sizeOfCrop(part, size))}
      </Text>
      <Group align="end" gap="sm">
        {Object.entries(SHAPES).map(([name, shape]) => (
          <Box component="figure" key={name} m={0} className={classes.preview}>
            <PicturePart {...{ url, size }} part={visibleCrop(part, point, size, shape)} />
            <Text component="figcaption" size="xs" c="dimmed">
              {name}
            </Text>
          </Box>
        ))}
      </Group>
    </Stack>
  )
}

/** Common shapes in which pages show pictures, as width to height. */
const SHAPES = {
  [words.shapes.wide]: 21 / 9,
  [words.shapes.square]: 1,
  [words.shapes.portrait]: 4 / 5,
}

type PicturePartProps = {
  readonly url: string
  /** The size of the picture. */
  readonly size: Size
  /** The part of the picture that is shown. */
  readonly part: Crop
}

/** A part of a picture. */
function PicturePart({ url, size, part }: PicturePartProps) {
  const { width, height } = sizeOfCrop(part, size)
  return (
    <svg
      {...{ width, height }}
      viewBox={`${part.x * size.width} ${part.y * size.height} ${width} ${height}`}
      className={classes.part}
      aria-hidden
    >
      <image href={url} {...size} />
    </svg>
  )
}

type FocusToolProps = PicturePartProps & {
  /** The focal point in the part. */
  readonly focus: Focus
  readonly onMove: (focus: Focus) => void
}

/** The focal point of a picture, as a marker: it is set by a click, by dragging, or with the arrow keys. */
function FocusTool({ focus, onMove, ...picture }: FocusToolProps) {
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
      <div ref={ref} className={classes.stage}>
        <PicturePart {...picture} />
        <div
          ref={marker}
          // An input has only one dimension.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
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

type CropToolProps = Pick<PictureStageProps, 'url' | 'focus' | 'crop' | 'onChange'> & {
  readonly size: Size
}

/** The part of a picture that is stored, as a rectangle over the picture. */
function CropTool({ url, size: { width, height }, focus, crop = WHOLE, onChange }: CropToolProps) {
  const [ratio, setRatio] = useState<string>(words.freeRatio)
  const aspect = RATIOS.get(ratio)
  const choose = (percent: PercentCrop) =>
    onChange(focusAfterCrop(focus, crop, partOf(percent)), partOf(percent))
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
      <SegmentedControl
        aria-label={words.ratio}
        data={[words.freeRatio, ...RATIOS.keys()]}
        value={ratio}
        onChange={chooseRatio}
      />
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

/** The part of a crop. Undefined if it is all of the picture. */
function partOf({ x, y, width, height }: PercentCrop): Crop | undefined {
  if (width > 99.5 && height > 99.5) return undefined
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}
