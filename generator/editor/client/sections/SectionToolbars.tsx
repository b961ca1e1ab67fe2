import { ActionIcon, Divider, Group, Text, Tooltip, type ActionIconProps } from '@mantine/core'
import { useRovingIndex, useWindowEvent } from '@mantine/hooks'
import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
} from 'react'
import { direction } from 'virtual:language'
import { Icon } from '../../../../src/parts/icons.tsx'
import { ActionsMenu } from '../ActionsMenu.tsx'
import { useDrag } from '../drag.ts'
import { useEditor } from '../editor.ts'
import { boxOf, coveredEdges, isOnPage, useLayoutChanges, type Box } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import { SENTENCES } from '../sentences.ts'
import { useSectionChanges, type SectionAction } from './sectionChanges.ts'
import { CopySection } from './CopySection.tsx'
import { SectionPalette } from './SectionPalette.tsx'
import classes from './Sections.module.css'

/** The toolbars of the sections of the page, and the palette of sections. Only that of one section is visible. */
export function SectionToolbars() {
  const { sections } = useEditor().page.sections
  useLayoutChanges()
  /** Where the palette inserts a section. Undefined: it is closed. */
  const [insertAt, setInsertAt] = useState<number>()
  /** The index of the section that is copied to another page. */
  const [copied, setCopied] = useState<number>()
  const changes = useSectionChanges()
  const boxes = sections.map(({ id }) => boxOfFirst(`[id=${JSON.stringify(id)}]`))
  const { drag, start } = useDrag(() => boxes.filter((box) => box !== undefined), changes.drop)
  const header = boxOfFirst('main > header')
  const selected = useSelectedBox([header, ...boxes]) - 1
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--covered': `${coveredEdges().top}px`,
  }
  const frameOf = (index: number) => ({
    className: classes.frame,
    style: boxes[index] ?? header,
    // Not removed: after a change of its heading, a section has another id for a moment, and a click may wait for its button.
    hidden: index !== HEADER && boxes[index] === undefined,
    'data-section': index,
    'data-section-id': sections[index]?.id,
    'data-selected': selected === index || undefined,
    'data-dragged': drag?.from === index || undefined,
  })
  return (
    <div
      className={layerClasses.layer}
      style={style}
      data-in-order={areInOrder(sections) || undefined}
    >
      {header !== undefined && (
        <div {...frameOf(HEADER)}>
          <InsertButton name={sentences.insertAtTop} onClick={() => setInsertAt(0)} />
        </div>
      )}
      {sections.map(({ heading }, index) => (
        <SectionToolbar
          key={index}
          frame={frameOf(index)}
          heading={heading}
          actions={changes.actionsOf(index, () => setCopied(index))}
          onInsert={changes.endsElement(index) ? () => setInsertAt(index + 1) : undefined}
          onDragStart={(event) => start(event, index)}
          onMove={(direction) => changes.move(index, direction)}
        />
      ))}
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

/** The index of the top of the page, before the first section. */
const HEADER = -1

/**
 * The index of the box that contains the pointer or the focus, which a change moves to the section that it is about. On a
 * touch screen, it is the box that was tapped.
 */
function useSelectedBox(boxes: readonly (Box | undefined)[]): number {
  const [selected, setSelected] = useState(NONE)
  /** Where the mouse is in the window. Undefined while the author uses the keyboard or fingers. */
  const mouse = useRef<number>(undefined)
  const select = (y: number) =>
    setSelected(
      boxes.findIndex((box) => box && box.top <= y + scrollY && y + scrollY < box.top + box.height),
    )
  const onPointer = ({ target, clientY, pointerType, type }: PointerEvent) => {
    const isMouse = pointerType === 'mouse'
    // A finger that scrolls is not lifted: the browser cancels the pointer.
    if (!isOnPage(target) || (!isMouse && type !== 'pointerup')) return
    mouse.current = isMouse ? clientY : undefined
    select(clientY)
  }
  useWindowEvent('pointermove', onPointer)
  useWindowEvent('pointerup', onPointer)
  useWindowEvent('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType === 'mouse') setSelected(NONE)
  })
  useWindowEvent('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const frame = target.closest('[data-section]')
    const isSeen = isOnPage(target) && target.matches(':focus-visible')
    if (!isSeen && frame === null) return
    mouse.current = undefined
    const { top, height } = target.getBoundingClientRect()
    if (frame === null) select(top + height / 2)
    else setSelected(Number(frame.getAttribute('data-section')) - HEADER)
  })
  useWindowEvent('scroll', () => {
    if (mouse.current !== undefined) select(mouse.current)
  })
  return selected
}

const NONE = -1

/** Where the first element for a CSS selector is. Undefined if it is not there, or is shown as removed. */
function boxOfFirst(selector: string): Box | undefined {
  const element = document.querySelector(selector)
  return element?.checkVisibility() === true ? boxOf(element) : undefined
}

/** Whether the page shows the sections in this order. */
function areInOrder(sections: readonly { readonly id: string }[]): boolean {
  const ids = sections.map(({ id }) => id)
  const shown = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
  return shown.filter((id) => ids.includes(id)).join(' ') === ids.join(' ')
}

type SectionToolbarProps = {
  /** The properties of the element that lies over the section. */
  readonly frame: ComponentPropsWithRef<'div'>
  /** The heading of the section. */
  readonly heading: string
  /** The first three have buttons, the others are in the menu at the end. */
  readonly actions: readonly SectionAction[]
  /** Inserts a section after this one. Undefined: the next one is shared together with it. */
  readonly onInsert: (() => void) | undefined
  readonly onDragStart: (event: DragEvent) => void
  /** Alt+ArrowUp (-1) or Alt+ArrowDown (1). */
  readonly onMove: (direction: -1 | 1) => void
}

/**
 * The tools of a section: its buttons with its name, and at its end the button that inserts a section there. All arrow keys move
 * between them, because they are a column or, with fingers, a row; Home and End too. Tab leads to the next section, to the button
 * that had the focus (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Alt with an arrow key moves the section.
 */
function SectionToolbar(props: SectionToolbarProps) {
  const { frame, heading, actions, onInsert, onDragStart, onMove } = props
  const [buttons, more] = [actions.slice(0, 3), actions.slice(3)]
  const total = buttons.length + (onInsert === undefined ? 1 : 2)
  const { getItemProps, setFocusedIndex } = useRovingIndex({
    total,
    dir: direction,
    orientation: 'both',
  })
  const itemProps = (index: number, onClick?: () => void) => ({
    ...getItemProps({ index, onClick }),
    onFocus: () => setFocusedIndex(index),
  })
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
      // Before the buttons, for which the arrow keys have another meaning.
      onKeyDownCapture={onKeyDown}
      {...frame}
    >
      <div className={classes.tools}>
        <Group
          gap={4}
          wrap="nowrap"
          className={classes.name}
          title={sentences.drag}
          aria-hidden="true"
          draggable
          onDragStart={onDragStart}
        >
          <Icon name="grip-vertical" />
          <Text span size="xs" fw={500} truncate>
            {heading}
          </Text>
        </Group>
        {buttons.map(({ icon, name, isDisabled = false, run }, index) => (
          <ToolButton
            key={icon}
            icon={icon}
            name={name}
            {...itemProps(index, () => !isDisabled && run())}
            aria-disabled={isDisabled}
          />
        ))}
        <ActionsMenu actions={more}>
          <ToolButton icon="dots" name={sentences.more} {...itemProps(buttons.length)} />
        </ActionsMenu>
      </div>
      {onInsert !== undefined && (
        <InsertButton name={sentences.insertAfter} {...itemProps(buttons.length + 1, onInsert)} />
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

type ToolButtonProps = ActionIconProps &
  ComponentPropsWithRef<'button'> & { readonly icon: string; readonly name: string }

const ToolButton = ({ icon, name, ...props }: ToolButtonProps) => (
  <Tooltip label={name} position="left">
    <ActionIcon data-button={icon} aria-label={name} {...props}>
      <Icon name={icon} />
    </ActionIcon>
  </Tooltip>
)

/** The button on the line between two sections, which opens the palette. */
const InsertButton = (props: Omit<ToolButtonProps, 'icon'>) => (
  <ToolButton
    icon="plus"
    variant="default"
    c="blue.8"
    radius="xl"
    className={classes.insert}
    {...props}
  />
)
