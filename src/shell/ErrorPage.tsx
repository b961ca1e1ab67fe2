import { Button, Container, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { Eyebrow } from '../parts/Eyebrow.tsx'
import classes from './ErrorPage.module.css'

/**
 * Replaces a page that could not be loaded or rendered. The link to the home page causes a full page
 * load, because the client-side state may be broken.
 */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error('The page could not be shown.', error), [error])
  return (
    <section aria-labelledby="error-title">
      <Container className={classes.root}>
        <Eyebrow>Something went wrong</Eyebrow>
        <Title id="error-title">This page could not be shown</Title>
        <Text className={classes.text}>
          The problem is on our side or with your connection. Reloading the page usually helps.
        </Text>
        <div className={classes.actions}>
          <Button onClick={() => location.reload()}>Reload the page</Button>
          <Button component="a" variant="outline" href="/">
            Go to the home page
          </Button>
        </div>
      </Container>
    </section>
  )
}
