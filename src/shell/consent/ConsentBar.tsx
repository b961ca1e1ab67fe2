import { Anchor, Button, Container, Text } from '@mantine/core'
import { useRef } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './ConsentBar.module.css'
import type { ConsentBarProps } from './consentBarProps.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { useFocusOnRequest } from './useFocusOnRequest.ts'
import { useScrollPadding } from './useScrollPadding.ts'

/** The consent question or privacy notice at the bottom of the window. It does not trap the focus. */
export function ConsentBar(props: ConsentBarProps) {
  const { texts, categories, isReopened, onChoose, onCancel } = props
  const root = useRef<HTMLElement>(null)
  useScrollPadding(root)
  useFocusOnRequest(root, isReopened)
  return (
    <section
      ref={root}
      className={classes.root}
      data-tone="dark"
      aria-labelledby="privacy-choice-title"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isReopened) onCancel()
      }}
    >
      <Container className={classes.inner}>
        {/* Not a heading, because it would come before the h1 of the page. */}
        <Text className={classes.title} id="privacy-choice-title">
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
              <Button variant="outline" onClick={() => onChoose({})}>
                {texts.close}
              </Button>
            </div>
          </>
        )}
      </Container>
    </section>
  )
}
