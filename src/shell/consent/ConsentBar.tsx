import { Anchor, Button, Container, Text } from '@mantine/core'
import { useRef } from 'react'
import type { Choice } from '../../consent/choice.ts'
import type { Rendered } from '../../model/rendered.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { Consent } from '../../site/consent.ts'
import classes from './ConsentBar.module.css'
import { Question } from './Question.tsx'
import { useFocusOnRequest } from './useFocusOnRequest.ts'
import { useRoom } from './useRoom.ts'

/** The properties of the privacy choice. */
export type ConsentBarProps = {
  readonly words: Rendered<Consent>
  /** The categories that there is something to choose in. None: it is a notice. */
  readonly categories: readonly string[]
  /** What was chosen before. */
  readonly choice?: Choice
  /** Whether the browser declines for the visitor. */
  readonly isDeclined: boolean
  /** Whether the visitor has asked for it: it then takes the focus, and can be left unchanged. */
  readonly isReopened: boolean
  readonly onChoose: (choice: Choice) => void
  readonly onLeave: () => void
}

/** The privacy choice, over the foot of the window: in nobody's way, and no trap for the focus. */
export function ConsentBar(props: ConsentBarProps) {
  const { words, categories, isReopened, onChoose, onLeave } = props
  const root = useRef<HTMLElement>(null)
  useRoom(root)
  useFocusOnRequest(root, isReopened)
  return (
    <section
      ref={root}
      className={classes.root}
      data-tone="dark"
      aria-labelledby="privacy-choice-title"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isReopened) onLeave()
      }}
    >
      <Container className={classes.inner}>
        {/* No heading: it would stand before the page’s first. */}
        <Text className={classes.title} id="privacy-choice-title">
          {words.title}
        </Text>
        {categories.length > 0 ? (
          <Question {...props} />
        ) : (
          <>
            <div className={classes.words}>
              <Text>
                {words.notice}{' '}
                <Anchor component={LinkTo} to={words.more.to}>
                  {words.more.text}
                </Anchor>
              </Text>
            </div>
            <div className={classes.actions}>
              <Button variant="outline" onClick={() => onChoose({})}>
                {words.close}
              </Button>
            </div>
          </>
        )}
      </Container>
    </section>
  )
}
