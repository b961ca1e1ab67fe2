import { Anchor, Button, Container, Text } from '@mantine/core'
import { useRef, useState, useEffect, type RefObject, useLayoutEffect } from 'react'
import { consent as barTexts } from 'virtual:texts'
import { type ConsentByCategory, consentForAll } from '../../consent/consent.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { Consent } from '../../site/site.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './ConsentBar.module.css'
import { fillText } from '../../model/fillText.ts'

export type ConsentBarProps = {
  readonly texts: Rendered<Consent>
  /** The categories that need consent. If there are none, the bar shows only a notice. */
  readonly categories: readonly string[]
  /** The earlier consent. */
  readonly consent?: ConsentByCategory
  /** Whether the browser declines for the visitor (Global Privacy Control). */
  readonly isDeclined: boolean
  /** Whether the visitor has reopened the bar. Then it takes the focus, and Escape closes it without a change. */
  readonly isReopened: boolean
  readonly onAnswer: (consent: ConsentByCategory) => void
  readonly onCancel: () => void
}

/** The consent bar at the bottom of the window: a question, or only what the site stores. It does not trap the focus. */
export function ConsentBar(props: ConsentBarProps) {
  const { texts, categories, isReopened, onAnswer, onCancel } = props
  const root = useRef<HTMLElement>(null)
  useScrollPadding(root)
  useFocusOnRequest(root, isReopened)
  return (
    <section
      ref={root}
      className={classes.root}
      data-tone="dark"
      aria-labelledby="consent-title"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isReopened) onCancel()
      }}
    >
      <Container className={classes.inner}>
        {/* Not a heading, because it would come before the h1 of the page. */}
        <Text className={classes.title} id="consent-title">
          {texts.title}
        </Text>
        {categories.length > 0 ? (
          <ConsentQuestion {...props} />
        ) : (
          <>
            <div className={classes.text}>
              <Text>
                {texts.notice}{' '}
                <Anchor component={LinkTo} to={texts.more.to}>
                  {texts.more.text}
                </Anchor>
              </Text>
            </div>
            <div className={classes.actions}>
              <Button variant="outline" onClick={() => onAnswer({})}>
                {texts.close}
              </Button>
            </div>
          </>
        )}
      </Container>
    </section>
  )
}

/** The consent question with its buttons. Declining takes one click, like accepting. */
function ConsentQuestion(props: ConsentBarProps) {
  const { texts, categories, consent = {}, isDeclined, isReopened, onAnswer } = props
  const [checked, setChecked] = useState({ ...consentForAll(categories, false), ...consent })
  const isSingle = categories.length === 1
  return (
    <>
      <div className={classes.text}>
        {!isSingle && <CategoryList {...props} checked={checked} onChange={setChecked} />}
        <Text>
          {isSingle && `${texts.categories[categories[0] ?? '']?.description} `}
          {texts.question}{' '}
          <Anchor component={LinkTo} to={texts.more.to}>
            {texts.more.text}
          </Anchor>
        </Text>
        {isReopened && <Text className={classes.current}>{currentConsent(props)}</Text>}
        {isDeclined && !hasAnswered(props) && (
          <Text className={classes.current}>{barTexts.declinedByBrowser}</Text>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          variant="outline"
          onClick={() => onAnswer({ ...consent, ...consentForAll(categories, false) })}
        >
          {texts.decline}
        </Button>
        {!isSingle && (
          <Button variant="outline" onClick={() => onAnswer(checked)}>
            {texts.save}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => onAnswer({ ...consent, ...consentForAll(categories, true) })}
        >
          {texts.accept}
        </Button>
      </div>
    </>
  )
}

type CategoryListProps = Pick<ConsentBarProps, 'texts' | 'categories'> & {
  readonly checked: ConsentByCategory
  readonly onChange: (checked: ConsentByCategory) => void
}

/** A checkbox for each category. */
function CategoryList({ texts, categories, checked, onChange }: CategoryListProps) {
  return (
    <ul className={classes.categories}>
      {categories.map((id) => (
        <li key={id}>
          <label className={classes.category}>
            <input
              type="checkbox"
              checked={checked[id] ?? false}
              onChange={({ target }) => onChange({ ...checked, [id]: target.checked })}
            />
            <span>
              <strong>{texts.categories[id]?.title}.</strong> {texts.categories[id]?.description}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** The current consent for each category, as text. */
const currentConsent = ({ texts, categories, consent = {} }: ConsentBarProps) =>
  categories
    .map((id) =>
      fillText(consent[id] ? barTexts.allowed : barTexts.notAllowed, {
        category: texts.categories[id]?.title ?? id,
      }),
    )
    .join(' ')

const hasAnswered = ({ categories, consent = {} }: ConsentBarProps) =>
  categories.some((id) => Object.hasOwn(consent, id))

/** Moves the focus to an element while `isRequested` is true, and back to the previous element after that. */
function useFocusOnRequest(element: RefObject<HTMLElement | null>, isRequested: boolean): void {
  useEffect(() => {
    if (!isRequested) return undefined
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [element, isRequested])
}

/** The space between the bar and an element that is scrolled into view, as without the bar (`theme/base.css`). */
const SPACE = '1rem'

/**
 * Adds the height of a bar at the bottom of the window to the document's scroll padding and to the end of
 * its body. So the bar never covers the focused element, and the page can be scrolled to its end.
 *
 * Not with a custom property on the root element: when that changes, the browser computes the styles of
 * all elements again.
 */
function useScrollPadding(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document
    const bar = element.current
    if (bar === null) return undefined
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBlockEnd = `calc(${bar.offsetHeight}px + ${SPACE})`
      body.style.paddingBlockEnd = `${bar.offsetHeight}px`
      scrollFocusIntoView(bar)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBlockEnd = ''
      body.style.paddingBlockEnd = ''
    }
  }, [element])
}

/** Scrolls the focused element into view if `element` covers it. */
function scrollFocusIntoView(element: HTMLElement): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body || element.contains(focused)) return
  if (focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}
