import { Badge, UnstyledButton } from '@mantine/core'
import { useRovingIndex } from '@mantine/hooks'
import { Fragment, useState, type ReactElement } from 'react'
import { direction } from 'virtual:language'
import { SENTENCES } from '../sentences.ts'
import { useLayoutChanges, useNotePosition } from '../layout.ts'
import { position, type PageNode, type TextOnPage } from './findTexts.ts'
import classes from './Texts.module.css'

type TextButtonsProps = {
  readonly texts: readonly TextOnPage[]
  /** The open texts, with their places on the page: the focus moves from them to the texts after them. */
  readonly fields: readonly { readonly node: PageNode; readonly field: ReactElement }[]
  /** `point`: where the author clicked. Undefined with the keyboard. */
  readonly onEdit: (text: TextOnPage, point: { x: number; y: number } | undefined) => void
}

/**
 * A button over each visible text of the page. The page itself is not changed, so its layout stays the same, and a click
 * does not follow a link. Only the button with the pointer or the focus is visible. Tab reaches one of them, the one that
 * had the focus last; the arrow keys, Home and End lead to the others
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
export function TextButtons({ texts, fields, onEdit }: TextButtonsProps) {
  useLayoutChanges()
  /** The button with the pointer or the focus. */
  const [pointed, setPointed] = useState<Element>()
  const visible = texts.flatMap((text) => {
    const box = boxOf(text.node, isButton(text))
    return box === undefined ? [] : [{ text, box }]
  })
  const { getItemProps, setFocusedIndex } = useRovingIndex({
    total: visible.length,
    orientation: 'both',
    loop: false,
    dir: direction,
  })
  const buttons = visible.map(({ text, box }, index) => {
    const { id, node, candidates } = text
    const button = (
      <UnstyledButton
        {...getItemProps({ index })}
        className={classes.text}
        style={{ ...box, zIndex: zIndexOf(node) }}
        aria-label={nameOf(text)}
        data-text={id}
        data-label={labelOf(text)}
        data-sample={candidates.some(({ text: { isSample } }) => isSample) || undefined}
        data-fixed={isFixed(text) || undefined}
        // A touch would leave it.
        onPointerEnter={({ currentTarget, pointerType }) =>
          pointerType === 'mouse' && setPointed(currentTarget)
        }
        onFocus={({ currentTarget }) => {
          setFocusedIndex(index)
          if (currentTarget.matches(':focus-visible')) setPointed(currentTarget)
        }}
        onPointerLeave={() => setPointed(focusedButton())}
        onBlur={() => setPointed(undefined)}
        // With the keyboard, a click has no point.
        onClick={({ detail, clientX: x, clientY: y }) =>
          onEdit(text, detail === 0 ? undefined : { x, y })
        }
      />
    )
    return { node, key: id, element: button }
  })
  const inOrder = [
    ...buttons,
    ...fields.map(({ node, field }) => ({ node, key: field.key, element: field })),
  ].toSorted((a, b) => position(a.node, b.node))
  return (
    <>
      <div role="toolbar" aria-label={sentences.texts}>
        {inOrder.map(({ key, element }) => (
          <Fragment key={key}>{element}</Fragment>
        ))}
      </div>
      {pointed?.isConnected && <TextLabel key={pointed.ariaLabel} button={pointed} />}
    </>
  )
}

/** The button that has the focus of the keyboard. */
const focusedButton = () => document.querySelector('[data-text]:focus-visible') ?? undefined

/** What a text is, beside it, while the text is in view. */
function TextLabel({ button }: { readonly button: Element }) {
  const { ref, style, isOutOfView } = useNotePosition(button)
  const visibility = isOutOfView ? 'hidden' : undefined
  return (
    <Badge
      ref={ref}
      className={classes.label}
      style={{ ...style, visibility }}
      radius="sm"
      tt="none"
      aria-hidden
    >
      {button.getAttribute('data-label')}
    </Badge>
  )
}

/** Whether a text is computed, so it cannot be edited on the page. */
const isFixed = ({ candidates }: TextOnPage) =>
  candidates.every(({ text }) => text.parts === undefined)

const { texts: sentences } = SENTENCES

function nameOf(text: TextOnPage): string {
  const { candidates, node } = text
  const value = node.textContent?.trim() ?? ''
  const [first] = candidates
  return first === undefined || candidates.length > 1
    ? sentences.editOneOf(candidates.length, value)
    : sentences.edit(`${first.region}, ${first.text.label}`, value)
}

/** What the author reads at a text with the pointer or the focus: what it is, and what is special about it. */
function labelOf(text: TextOnPage): string {
  const { isSample, usedBy } = text.candidates[0]?.text ?? { usedBy: [] }
  const notes = [
    kindOf(text),
    isSample && sentences.sample,
    usedBy.length > 0 && sentences.shared,
    isFixed(text) && sentences.fixed,
  ]
  return notes.filter((note) => note !== false && note !== undefined).join(' · ')
}

/** Whether a text is the one of a link that looks as a button. */
const isButton = ({ candidates: [first] }: TextOnPage) =>
  first?.text.path.includes('actions') === true

/** What a text is, by its place in the manifest and the element that shows it. */
function kindOf(text: TextOnPage): string {
  const { kinds } = sentences
  const {
    node,
    candidates: [first],
  } = text
  const path = first?.text.path ?? []
  if (isButton(text)) return kinds.button
  if (path[0] === 'navigation') return kinds.menuItem
  const element = node instanceof Text ? node.parentElement : node
  const [, kind = kinds.text] = KINDS.find(([selector]) => element?.closest(selector)) ?? []
  return kind
}

/** What a text in an element is. The first match counts. */
const KINDS = [
  ['h1, h2, h3, h4, h5, h6', sentences.kinds.heading],
  ['button', sentences.kinds.button],
  ['a', sentences.kinds.link],
  ['label, legend', sentences.kinds.label],
  ['figcaption', sentences.kinds.caption],
  ['blockquote', sentences.kinds.quote],
] as const

/** The `z-index` of a button: below the header of the site, except over texts that lie above the page. */
function zIndexOf(node: PageNode): number {
  let outermost = 0
  for (let element = node.parentElement; element !== null; element = element.parentElement) {
    const { position, zIndex } = getComputedStyle(element)
    const number = Number.parseInt(zIndex, 10)
    if (position !== 'static' && !Number.isNaN(number)) outermost = number
  }
  return Math.max(outermost, PAGE_Z_INDEX)
}

/** The `z-index` of `PageLayer.module.css`. */
const PAGE_Z_INDEX = 99

/**
 * Where the visible part of a text is in the document. Undefined if it is not visible. `isButton`: the whole button counts, so
 * that a click beside its text does not follow the link.
 */
function boxOf(node: PageNode, isButton: boolean) {
  const options = { opacityProperty: true, visibilityProperty: true }
  if (node.parentElement?.checkVisibility(options) !== true) return undefined
  const range = document.createRange()
  range.selectNodeContents(node)
  const button = isButton ? node.parentElement.closest('a, button') : null
  let { left, top, right, bottom } = (button ?? range).getBoundingClientRect()
  let element: HTMLElement | null = node.parentElement
  for (; element !== null && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const clip = element.getBoundingClientRect()
    if (overflowX !== 'visible')
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
    if (overflowY !== 'visible')
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
    if (position === 'fixed') break
  }
  const [width, height] = [right - left, bottom - top]
  // Texts for assistive technology only are in an element of 1 pixel.
  if (width < 3 || height < 3) return undefined
  return { left: left + scrollX, top: top + scrollY, width, height }
}
