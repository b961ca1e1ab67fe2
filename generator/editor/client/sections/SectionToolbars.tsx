import { ActionIcon, Button, Divider, Group, Text, Tooltip } from '@mantine/core'
import { useMediaQuery, useMergedRef, useRovingIndex, useWindowEvent } from '@mantine/hooks'
import { useRef, useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react'
import { direction } from 'virtual:language'
import { Icon } from '../../../../src/parts/icons.tsx'
import { ActionsMenu } from '../ActionsMenu.tsx'
import { useDrag } from '../drag.ts'
import { useEditor } from '../editor.ts'
import { boxOf, coveredEdges, isOnPage, useLayoutChanges, type Box } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import { SENTENCES } from '../sentences.ts'
import { useSectionChanges, type ToolbarAction } from './sectionChanges.ts'
import { CopySection } from './CopySection.tsx'
import { SectionPalette } from './SectionPalette.tsx'
import classes from './Sections.module.css'

/** The toolbars of the sections of the page, and the palette of sections. Only that of one section is visible. */
export function SectionToolbars() {
  const { page, panel } = useEditor()
  const { list, sections } = page.sections
  useLayoutChanges()
  /** Where the palette inserts a section. Undefined: it is closed. */
  const [insertAt, setInsertAt] = useState<number>()
  /** The index of the section that is copied to another page. */
  const [copied, setCopied] = useState<number>()
  const changes = useSectionChanges()
  const boxes = sections.map(({ id }) => boxOfFirst(`[id=${JSON.stringify(id)}]`))
  const { drag, start } = useDrag(() => boxes.filter((box) => box !== undefined), changes.drop)
  const header = boxOfFirst('main > header')
  const selected = useSelectedBox([...boxes, header])
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--covered': `${coveredEdges().top}px`,
  }
  return (
    <div
      className={layerClasses.layer}
      style={style}
      data-in-order={areInOrder(sections) || undefined}
    >
      {header !== undefined && (
        <div
          className={classes.frame}
          style={header}
          data-section={HEADER}
          data-selected={selected === boxes.length || undefined}
        >
          <Button
            className={classes.top}
            pos="absolute"
            left="0.75rem"
            bottom="-1rem"
            size="xs"
            leftSection={<Icon name="plus" />}
            data-button="plus"
            aria-label={sentences.insertAtTop}
            onClick={() => setInsertAt(0)}
          >
            {sentences.insert}
          </Button>
        </div>
      )}
      {sections.map(
        ({ heading }, index) =>
          boxes[index] && (
            <div
              key={index}
              className={classes.frame}
              style={boxes[index]}
              data-section={index}
              data-selected={selected === index || undefined}
              data-dragged={drag?.from === index || undefined}
            >
              <SectionToolbar
                heading={heading}
                actions={[
                  ...changes.movesOf(index),
                  {
                    icon: 'plus',
                    name: sentences.insertAfter,
                    run: () => setInsertAt(index + 1),
                  },
                  {
                    icon: 'settings',
                    name: sentences.settings,
                    run: () => panel.openSettings([...list.path, index]),
                  },
                ]}
                more={[
                  {
                    icon: 'file-export',
                    name: SENTENCES.copySection.action,
                    run: () => setCopied(index),
                  },
                  ...changes.moreOf(index),
                ]}
                onDragStart={(event) => start(event, index)}
                onMove={(direction) => changes.move(index, direction)}
              />
            </div>
          ),
      )}
      {drag?.drop !== undefined && (
        <Divider
          pos="absolute"
          w="100vw"
          mt={-2}
          size={4}
          color="blue.6"
          style={{ top: drag.drop.line, pointerEvents: 'none' }}
          data-drop={drag.drop.to}
        />
      )}
      {copied !== undefined && (
        <CopySection section={copied} onClose={() => setCopied(undefined)} />
      )}
      {insertAt !== undefined && (
        <SectionPalette
          onInsert={(kind) => changes.insert(kind, insertAt)}
          onClose={() => setInsertAt(undefined)}
        />
      )}
    </div>
  )
}

const { sections: sentences } = SENTENCES

/**
 * The index of the box that contains the pointer or the focus, which a change moves to the section that it is about. On a
 * touch screen, it is the box that was tapped, and after scrolling, the one in the middle of the window.
 */
function useSelectedBox(boxes: readonly (Box | undefined)[]): number {
  const [selected, setSelected] = useState(NONE)
  /** Where the pointer is in the window. Undefined while the author uses the keyboard. */
  const pointer = useRef<number>(undefined)
  const isTouch = useMediaQuery('(hover: none)')
  const select = (y: number) =>
    setSelected(
      boxes.findIndex((box) => box && box.top <= y + scrollY && y + scrollY < box.top + box.height),
    )
  const onPointer = ({ target, clientY }: PointerEvent) => {
    if (!isOnPage(target)) return
    pointer.current = clientY
    select(clientY)
  }
  useWindowEvent('pointermove', onPointer)
  useWindowEvent('pointerdown', onPointer)
  useWindowEvent('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType === 'mouse') setSelected(NONE)
  })
  useWindowEvent('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const index = target.closest('[data-section]')?.getAttribute('data-section')
    const isSeen = isOnPage(target) && target.matches(':focus-visible')
    if (!isSeen && index == null) return
    pointer.current = undefined
    const { top, height } = target.getBoundingClientRect()
    if (index == null) select(top + height / 2)
    else setSelected(index === HEADER ? boxes.length - 1 : Number(index))
  })
  useWindowEvent('scroll', () => {
    const y = isTouch === true ? innerHeight / 2 : pointer.current
    if (y !== undefined) select(y)
  })
  return selected
}

const NONE = -1

/** The index of the top of the page in the attribute. */
const HEADER = '-1'

/** Where the first element for a CSS selector is. */
function boxOfFirst(selector: string): Box | undefined {
  const element = document.querySelector(selector)
  return element === null ? undefined : boxOf(element)
}

/** Whether the page shows the sections in this order. */
function areInOrder(sections: readonly { readonly id: string }[]): boolean {
  const ids = sections.map(({ id }) => id)
  const shown = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
  return shown.filter((id) => ids.includes(id)).join(' ') === ids.join(' ')
}

type SectionToolbarProps = {
  /** The heading of the section. */
  readonly heading: string
  readonly actions: readonly ToolbarAction[]
  /** The actions in the menu at the end. */
  readonly more: readonly ToolbarAction[]
  readonly onDragStart: (event: DragEvent) => void
  /** Alt+ArrowUp (-1) or Alt+ArrowDown (1). */
  readonly onMove: (direction: -1 | 1) => void
}

/**
 * The name of a section, and with the pointer or the focus its buttons. The arrow keys, Home and End move between them:
 * the button that had the focus is the one that Tab reaches (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Alt
 * with an arrow key moves the section.
 */
function SectionToolbar({ heading, actions, more, onDragStart, onMove }: SectionToolbarProps) {
  const total = actions.length + 1
  const { getItemProps, setFocusedIndex } = useRovingIndex({ total, dir: direction })
  const { ref, ...menuProps } = getItemProps({ index: actions.length })
  const menu = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={sentences.toolbar(heading)}
      className={classes.toolbar}
      onKeyDown={onKeyDown}
    >
      <div className={classes.tools}>
        {actions.map(({ icon, name, isDisabled = false, run }, index) => (
          <Tooltip key={icon} label={name}>
            <ActionIcon
              {...getItemProps({ index, onClick: () => !isDisabled && run() })}
              data-button={icon}
              aria-label={name}
              aria-disabled={isDisabled}
              onFocus={() => setFocusedIndex(index)}
            >
              <Icon name={icon} />
            </ActionIcon>
          </Tooltip>
        ))}
        <ActionsMenu actions={more}>
          <ActionIcon
            {...menuProps}
            ref={useMergedRef(ref, menu)}
            data-button="dots"
            aria-label={sentences.more}
            onFocus={() => setFocusedIndex(actions.length)}
          >
            <Icon name="dots" />
          </ActionIcon>
        </ActionsMenu>
      </div>
      <Group
        gap={4}
        wrap="nowrap"
        className={classes.name}
        title={sentences.drag}
        aria-hidden="true"
        draggable
        onDragStart={onDragStart}
        // A touch shows the buttons.
        onClick={() => menu.current?.focus({ preventScroll: true })}
      >
        <Icon name="grip-vertical" />
        <Text span size="xs" fw={500} truncate>
          {heading}
        </Text>
      </Group>
    </div>
  )
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
