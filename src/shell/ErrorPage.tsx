import { UnstyledButton } from '@mantine/core'
import { useEffect } from 'react'
import { buttonClass } from '../parts/buttonClass.ts'
import { Eyebrow } from '../parts/Eyebrow.tsx'
import classes from './ErrorPage.module.css'

/**
 * What stands in a page's place when it could not be loaded or drawn. The way home is a plain
 * link: a fresh document is the surest cure.
 */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error('The page could not be shown.', error), [error])
  return (
    <section className={classes.root} aria-labelledby="error-title">
      <Eyebrow>Something went wrong</Eyebrow>
      <h1 id="error-title">This page could not be shown</h1>
      <p className={classes.text}>
        It failed on our side or on the way to you. Loading it again usually helps.
      </p>
      <div className={classes.actions}>
        <UnstyledButton className={buttonClass()} onClick={() => location.reload()}>
          Reload the page
        </UnstyledButton>
        <a className={buttonClass({ variant: 'secondary' })} href="/">
          Go to the home page
        </a>
      </div>
    </section>
  )
}
