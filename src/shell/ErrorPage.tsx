import { UnstyledButton, Container, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { errorPage as texts } from 'virtual:texts'
import actions from '../parts/Actions.module.css'
import { Eyebrow } from '../parts/SectionFrame.tsx'
import section from '../parts/SectionFrame.module.css'

/**
 * Replaces a page that could not be loaded or rendered. The link to the home page causes a full page
 * load, because the client-side state may be broken.
 */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error('The page could not be shown.', error), [error])
  return (
    <section className={section.root} aria-labelledby="error-title">
      <Container className={section.texts}>
        <Eyebrow>{texts.label}</Eyebrow>
        <Title id="error-title">{texts.title}</Title>
        <Text className={section.intro}>{texts.explanation}</Text>
        <div className={actions.buttons}>
          <UnstyledButton onClick={() => location.reload()}>{texts.reload}</UnstyledButton>
          <UnstyledButton component="a" variant="outline" href="/">
            {texts.home}
          </UnstyledButton>
        </div>
      </Container>
    </section>
  )
}
