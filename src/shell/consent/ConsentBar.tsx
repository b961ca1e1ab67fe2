import { Anchor, UnstyledButton, Container, Text, VisuallyHidden } from '@mantine/core'
import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react'
import { consent as texts } from 'virtual:texts'
import { type ConsentByCategory, consentForAll } from '../../consent/consent.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { Consent } from '../../site/consentSchema.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './ConsentBar.module.css'
import { fillText } from '../../model/fillText.ts'

export type ConsentBarProps = {
  /** The categories with their texts, and the link to more information. */
  readonly choices: Rendered<Consent>
  /** The categories that need consent. If there are none, the bar shows only a notice. */
  readonly categories: readonly string[]
  /** The earlier consent. */
  readonly consent?: ConsentByCategory
  /** Whether the browser declines for the visitor (Global Privacy Control). */
  readonly isDeclinedByBrowser: boolean
  /**
   * Whether the visitor has reopened the bar. Then it is at the bottom of the window and has all choices. It takes
   * the focus, and Escape closes it without a change.
   */
  readonly isReopened: boolean
  readonly onAnswer: (consent: ConsentByCategory) => void
  readonly onReopen: () => void
  readonly onCancel: () => void
}

/**
 * The consent bar: a question, or only what the site stores. It is over the upper end of the hero, which has space
 * for it, so it covers nothing and moves nothing. It does not trap the focus.
 */
export function ConsentBar(props: ConsentBarProps) {
  const { choices, categories, isReopened, onAnswer, onCancel } = props
  const root = useRef<HTMLElement>(null)
  useReopenedBar(root, isReopened, onCancel)
  return (
    <section
      ref={root}
      className={classes.root}
      data-tone="dark"
      data-reopened={isReopened || undefined}
      aria-labelledby="consent-title"
      tabIndex={-1}
    >
      <Container className={classes.inner}>
        {/* Not a heading, because it would come before the h1 of the page. */}
        <VisuallyHidden id="consent-title">{texts.title}</VisuallyHidden>
        {categories.length > 0 ? (
          <ConsentQuestion {...props} />
        ) : (
          <>
            <Text className={classes.text}>
              {texts.notice} <MoreLink choices={choices} />
            </Text>
            <button type="button" className={classes.close} onClick={() => onAnswer({})}>
              <VisuallyHidden component="span">{texts.close}</VisuallyHidden>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M1 1l10 10M11 1 1 11" />
              </svg>
            </button>
          </>
        )}
      </Container>
    </section>
  )
}

/**
 * The consent question with its buttons. Declining takes one click, like accepting. Checkboxes for several categories
 * are only in the reopened bar, because the hero has no space for them.
 */
function ConsentQuestion(props: ConsentBarProps) {
  const {
    choices,
    categories,
    consent = {},
    isDeclinedByBrowser,
    isReopened,
    onAnswer,
    onReopen,
  } = props
  const [checked, setChecked] = useState({ ...consentForAll(categories, false), ...consent })
  const answer = (isAgreed: boolean) =>
    onAnswer({ ...consent, ...consentForAll(categories, isAgreed) })
  const isSingle = categories.length === 1
  const titles = categories.map((id) => choices.categories[id]?.title)
  return (
    <>
      <div className={classes.text}>
        {!isSingle && isReopened && (
          <CategoryList {...props} checked={checked} onChange={setChecked} />
        )}
        <Text>
          {isSingle
            ? `${choices.categories[categories[0] ?? '']?.description} `
            : !isReopened && `${titles.join(', ')}: `}
          {texts.question} <MoreLink choices={choices} />
        </Text>
        {isReopened && <Text className={classes.current}>{currentConsent(props)}</Text>}
        {isDeclinedByBrowser && !hasAnswered(props) && (
          <Text className={classes.current}>{texts.declinedByBrowser}</Text>
        )}
      </div>
      <div className={classes.actions}>
        <UnstyledButton variant="outline" onClick={() => answer(false)}>
          {texts.decline}
        </UnstyledButton>
        {!isSingle && (
          <UnstyledButton
            variant="outline"
            onClick={isReopened ? () => onAnswer(checked) : onReopen}
          >
            {isReopened ? texts.save : texts.reopen}
          </UnstyledButton>
        )}
        <UnstyledButton variant="outline" onClick={() => answer(true)}>
          {texts.accept}
        </UnstyledButton>
      </div>
    </>
  )
}

const MoreLink = ({ choices: { more } }: Pick<ConsentBarProps, 'choices'>) => (
  <Anchor component={LinkTo} to={more.to}>
    {more.text}
  </Anchor>
)

type CategoryListProps = Pick<ConsentBarProps, 'choices' | 'categories'> & {
  readonly checked: ConsentByCategory
  readonly onChange: (checked: ConsentByCategory) => void
}

/** A checkbox for each category. */
function CategoryList({ choices, categories, checked, onChange }: CategoryListProps) {
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
              <strong>{choices.categories[id]?.title}.</strong>{' '}
              {choices.categories[id]?.description}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** The current consent for each category, as text. */
const currentConsent = ({ choices, categories, consent = {} }: ConsentBarProps) =>
  categories
    .map((id) =>
      fillText(consent[id] ? texts.allowed : texts.notAllowed, {
        category: choices.categories[id]?.title ?? id,
      }),
    )
    .join(' ')

const hasAnswered = ({ categories, consent = {} }: ConsentBarProps) =>
  categories.some((id) => Object.hasOwn(consent, id))

/**
 * When the bar is reopened, it gets the focus. While it is open, Escape closes it, and nothing is hidden behind it
 * (`--consent-bar`): neither the element that opened it nor one that gets the focus. If the bar still has the focus
 * when it is closed, the element that opened it gets it.
 */
function useReopenedBar(
  element: RefObject<HTMLElement | null>,
  isReopened: boolean,
  onCancel: () => void,
): void {
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const bar = element.current
    if (!isReopened || bar === null) return undefined
    const { activeElement: opener, documentElement: root } = document
    const makeSpace = () => root.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)
    const observer = new ResizeObserver(makeSpace)
    observer.observe(bar)
    const onKeyDown = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      const isHandled = defaultPrevented || isComposing || document.querySelector(OPEN) !== null
      if (key === 'Escape' && !isHandled) cancel()
    }
    document.addEventListener('keydown', onKeyDown)
    makeSpace()
    opener?.scrollIntoView({ block: 'nearest' })
    bar.focus({ preventScroll: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      observer.disconnect()
      root.style.removeProperty('--consent-bar')
      const { activeElement, body } = document
      const hadFocus = activeElement === body || bar.contains(activeElement)
      if (opener instanceof HTMLElement && hadFocus) opener.focus({ preventScroll: true })
    }
  }, [element, isReopened])
}

/** What Escape closes before the bar: a submenu, the menu of small screens, an enlarged image. */
const OPEN = ':is(:popover-open, dialog[open])'
