import type { EditablePage } from '../protocol.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { ActionIcon, CloseButton, Group, Paper, Skeleton, Stack, Title } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Icon } from '../../../src/parts/icons.tsx'
import { useEditor } from './editor.ts'
import { PANEL_ID } from './openPanel.ts'
import { SENTENCES } from './sentences.ts'
import { isInside } from './unsaved.ts'
import classes from './SidePanel.module.css'

type SidePanelProps = {
  readonly title: string
  /** The title of what is open in the panel, e.g. of a form. Default: that of the panel. */
  readonly subtitle?: string | undefined
  /** What stays visible below the title while the content scrolls. Default: nothing. */
  readonly header?: ReactNode
  /** Whether the content is being updated. Default: false. */
  readonly isBusy?: boolean
  /** Whether there is no content yet: a skeleton is shown instead. Default: false. */
  readonly isEmpty?: boolean
  /** Leaves what is open in the panel, for a button and Escape. Default: Escape closes the panel. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A panel at the side of the window, on narrow screens a sheet above the bar. The page stays usable and keeps its
 * layout: beside the panel, it is scaled. Mantine's `Drawer` is not used: it tells screen readers that it is modal.
 */
export function SidePanel(props: SidePanelProps) {
  const {
    title,
    subtitle = title,
    header,
    isBusy = false,
    isEmpty = false,
    onBack,
    children,
  } = props
  const { page, panel: state } = useEditor()
  const { open, count, close } = state
  const shown = open?.part && selectorOf(open.part, page.sections)
  const panel = useRef<HTMLElement>(null)
  const { handle, onFocus } = useSheetHeight(() => scrollToEdited(shown))
  useScaledPage(panel)
  useEffect(() => {
    if (count > 0 || document.activeElement === document.body) panel.current?.focus()
  }, [count])
  useEffect(() => scrollToEdited(shown), [shown])
  return (
    <Paper
      component="aside"
      ref={panel}
      id={PANEL_ID}
      className={classes.panel}
      radius={0}
      shadow="md"
      aria-label={title}
      aria-busy={isBusy}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !isExpanded(target)) (onBack ?? close)()
      }}
    >
      <Stack className={classes.header} gap="xs">
        <button
          type="button"
          className={classes.handle}
          aria-label={SENTENCES.panel.size}
          {...handle}
        />
        <Group gap="xs" wrap="nowrap">
          {onBack !== undefined && (
            <ActionIcon aria-label={SENTENCES.panel.back} onClick={onBack}>
              <Icon name="arrow-left" />
            </ActionIcon>
          )}
          <Title order={2} size="h4" flex={1}>
            {subtitle}
          </Title>
          <CloseButton size="lg" aria-label={SENTENCES.panel.close} onClick={close} />
        </Group>
        {header}
      </Stack>
      {isEmpty ? <PanelSkeleton /> : children}
    </Paper>
  )
}

/** Scrolls to the open text, or to the part of the page that a CSS selector finds: the sheet may cover it. */
function scrollToEdited(shown: string | undefined): void {
  const selectors = ['[contenteditable=true]', ...(shown === undefined ? [] : [shown])]
  const [edited] = selectors.flatMap((selector) => document.querySelector(selector) ?? [])
  // The scroll padding of the page would move it for the header, which is always visible.
  if (edited !== undefined && getComputedStyle(edited).position !== 'sticky')
    edited.scrollIntoView({ block: 'nearest' })
}

/** What a panel shows until its content is loaded. */
export const PanelSkeleton = () => (
  <Stack component="output" aria-label={SENTENCES.panel.loading}>
    {[40, 90, 60, 90, 50, 90].map((width, index) => (
      <Skeleton key={index} height={index % 2 === 0 ? 14 : 36} width={`${width}%`} />
    ))}
  </Stack>
)

/** Scales the page to the space beside the panel, as long as the panel is there. What is visible stays visible. */
function useScaledPage(panel: RefObject<HTMLElement | null>): void {
  const scale = useEffectEvent(() => {
    const width = document.documentElement.clientWidth
    const covered = panel.current === null || isSheet(panel.current) ? 0 : panel.current.offsetWidth
    scalePage((width - covered) / width)
  })
  useWindowEvent('resize', scale)
  useLayoutEffect(() => {
    scale()
    return () => scalePage(1)
  }, [])
}

function scalePage(factor: number): void {
  const { style } = document.documentElement
  const before = Number(style.getPropertyValue(SCALE) || 1)
  if (factor === before) return
  const { scrollY } = window
  style.setProperty(SCALE, String(factor))
  scrollTo({ top: (scrollY * factor) / before, behavior: 'instant' })
}

/** The factor by which the page is scaled. */
const SCALE = '--editor-scale'

const isSheet = ({ offsetWidth }: HTMLElement) => offsetWidth === innerWidth

/** The height of the panel where it is a sheet: its handle changes it, and a field that gets the focus has enough space. */
function useSheetHeight(onChange: () => void) {
  /** A fraction of the height of the window, with the bar. */
  const [height, setHeight] = useState(MIDDLE)
  const isDragged = useRef(false)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    document.documentElement.style.setProperty('--editor-sheet', `${height * 100}dvh`)
    changed()
  }, [height])
  return {
    onFocus({ target }: FocusEvent) {
      if (target.matches('input, select, textarea, [contenteditable]'))
        setHeight(Math.max(height, MIDDLE))
    },
    handle: {
      onPointerDown({ currentTarget, pointerId }: PointerEvent) {
        isDragged.current = false
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove({ currentTarget, pointerId, clientY }: PointerEvent) {
        if (!currentTarget.hasPointerCapture(pointerId)) return
        isDragged.current = true
        setHeight(Math.min(LARGEST, Math.max(SMALLEST, 1 - clientY / innerHeight)))
      },
      // With a click or a key, the next height.
      onClick() {
        if (!isDragged.current) {
          setHeight(HEIGHTS.find((larger) => larger > height + 0.01) ?? SMALLEST)
        }
      },
    },
  }
}

/** Fractions of the height of the window. */
const [SMALLEST, MIDDLE, LARGEST] = [1 / 3, 0.6, 0.9]
const HEIGHTS = [SMALLEST, MIDDLE, LARGEST]

/** The CSS selector of the part of the page that shows what is at a path of the manifest. Undefined: several parts do. */
function selectorOf(
  path: ModelPath,
  { list, sections }: EditablePage['sections'],
): string | undefined {
  const section = sections[Number(path.at(-1))]
  if (section !== undefined && isInside(path, list.path))
    return `[id=${JSON.stringify(section.id)}]`
  return SELECTORS[String(path.at(-1))]
}

const SELECTORS: Readonly<Record<string, string>> = {
  hero: 'main > header',
  announcement: 'body > aside',
  navigation: 'body > header',
  footer: 'body > footer',
}

/** Whether an element shows a list of choices, which Escape closes. */
export const isExpanded = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'
