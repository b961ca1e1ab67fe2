import { Anchor, Button, Container, Text } from '@mantine/core'
import { useRef } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './ConsentBar.module.css'
import type { ConsentBarProps } from './consentBarProps.ts'
import { Question } from './Question.tsx'
import { useFocusOnRequest } from './useFocusOnRequest.ts'
import { useRoom } from './useRoom.ts'

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
