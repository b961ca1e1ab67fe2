import {
  useRef,
  useLayoutEffect,
  useState,
  type RefObject,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { shell as texts } from 'virtual:texts'
import { VisuallyHidden } from '@mantine/core'
import type { MenuItem, MenuLink } from './navigationStore.ts'
import classes from './DesktopMenu.module.css'
import { MenuEntry, useBeforeNavigation } from './MenuEntry.tsx'
import { fillText } from '../../model/fillText.ts'

/**
 * The menu in the header, in windows as wide as `menu.horizontalFrom` (`$menu-breakpoint` in style sheets).
 * An item with children has a button that opens its submenu, beside its link or instead of it (disclosure
 * navigation of the ARIA Authoring Practices). If the items do not fit, the menu is hidden and the mobile
 * panel is used instead.
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const isOverflowing = useOverflow(list)
  const hover = useHover()
  return (
    <nav
      className={classes.root}
      aria-label={texts.mainMenu}
      data-overflowing={isOverflowing || undefined}
      onKeyDown={moveFocusByKey}
      onPointerOver={hover.move}
      onPointerLeave={hover.move}
      onClickCapture={hover.click}
    >
      <ul className={classes.list} ref={list}>
        {items.map((item, index) => (
          <MenuEntry
            className={item.isButton ? classes.button : classes.entry}
            item={item}
            isButton={item.isButton}
            key={`${index} ${item.to}`}
          >
            {item.children.length > 0 && (
              <Submenu
                id={`submenu_${index + 1}`}
                name={item.text}
                isNameVisible={item.to === undefined}
                links={item.children}
              />
            )}
          </MenuEntry>
        ))}
      </ul>
    </nav>
  )
}

/** Whether the content of a row is wider than the row. Updates on resize. `false` until hydration. */
function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth + 1)
    })
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [row])
  return isOverflowing
}

/** How long the mouse rests before a submenu opens or closes. Milliseconds. */
const HOVER_DELAY = 200

/**
 * Handlers for the menu that open a submenu while the mouse is over its item. It closes when the mouse has
 * left, unless a click has opened or kept it, or the focus is in it. Escape closes it, like any popover.
 */
function useHover() {
  const timer = useRef<number>(undefined)
  const hovered = useRef<HTMLElement>(undefined)
  const opened = useRef<HTMLElement>(undefined)

  const move = ({ target, pointerType, type }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const item = type === 'pointerleave' ? null : target.closest('li:has(> div)')
    const submenu = item?.querySelector<HTMLElement>('[popover]') ?? undefined
    if (submenu === hovered.current) return
    hovered.current = submenu
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const previous = opened.current
      if (previous !== submenu && !previous?.matches(':focus-within')) previous?.hidePopover()
      if (submenu?.isConnected !== true || submenu.matches(':popover-open')) return
      submenu.showPopover()
      opened.current = submenu
    }, HOVER_DELAY)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    clearTimeout(timer.current)
    const isButton = event.target instanceof Element && event.target.closest('[popovertarget]')
    const isOpen = opened.current?.matches(':popover-open')
    // The click that follows the hover does not close the submenu.
    if (isButton && isOpen && opened.current === hovered.current) event.preventDefault()
    opened.current = undefined
  }

  return { move, click }
}

type SubmenuProps = {
  id: string
  /** The text of the menu item that it belongs to. */
  name: string
  /** Whether the button shows the name, because the item has no link. */
  isNameVisible: boolean
  links: readonly MenuLink[]
}

/**
 * A button and the list of links that it opens, as a native popover. Without a script, it closes on
 * Escape and on a click elsewhere, and opening one closes the others. Scripts close it when the
 * focus moves out of it or the page changes.
 *
 * There is no `aria-expanded`: the browser exposes the expanded state of a button with
 * `popovertarget` itself, and HTML does not allow both attributes on one element.
 */
function Submenu({ id, name, isNameVisible, links }: SubmenuProps) {
  const list = useRef<HTMLUListElement>(null)
  useBeforeNavigation(() => list.current?.hidePopover())

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)
    if (!isInside) list.current?.hidePopover()
  }

  return (
    <div className={classes.submenu} onBlur={closeWhenLeft}>
      <button className={classes.toggle} type="button" popoverTarget={id}>
        {isNameVisible ? (
          name
        ) : (
          <VisuallyHidden component="span">{fillText(texts.submenu, { name })}</VisuallyHidden>
        )}
        <svg className={classes.arrow} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.25 6 8.25l4-4" />
        </svg>
      </button>
      <ul className={classes.submenuList} id={id} ref={list} popover="auto">
        {links.map((link, index) => (
          <MenuEntry className={classes.submenuEntry} item={link} key={`${index} ${link.to}`}>
            {link.description && <span className={classes.description}>{link.description}</span>}
          </MenuEntry>
        ))}
      </ul>
    </div>
  )
}

/** The index of the next focusable element for each key, from the current `index` of `count`. */
type KeySteps = Readonly<Record<string, ((index: number, count: number) => number) | undefined>>

const next = (index: number, count: number) => Math.min(index + 1, count - 1)
const previous = (index: number) => Math.max(index - 1, 0)

const STEPS: KeySteps = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A `keydown` handler for the menu. Arrow keys, Home and End move the focus as in the disclosure
 * navigation of the ARIA Authoring Practices: along the menu bar, along an open submenu, and from a
 * submenu button into its open list.
 */
function moveFocusByKey(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, target: from, key } = event
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const to = focusTarget(menu, from, key)
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

function focusTarget(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const list = from.closest<HTMLElement>('[popover]')
  const openList = from.parentElement?.querySelector<HTMLElement>(':popover-open')
  if (list === null && openList && key === 'ArrowDown') return focusableElements(openList)[0]
  const elements = focusableElements(list ?? menu).filter(
    (element) => element.closest('[popover]') === list,
  )
  const step = STEPS[key]
  return step === undefined ? undefined : elements[step(elements.indexOf(from), elements.length)]
}

function focusableElements(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button')]
}
