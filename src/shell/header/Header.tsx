import { Container } from '@mantine/core'
import { memo } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MenuBoundary } from './MenuBoundary.tsx'

/**
 * The header of every page. It does not render again on navigation: an update from its parent would
 * make React discard a prerendered menu that has no data yet (the state `prerendered`).
 */
export const Header = memo(function Header({ wordmark }: { wordmark: string }) {
  return (
    <header className={classes.root} data-tone="plain">
      <Container className={classes.row}>
        <LinkTo className={classes.home} to="/">
          <Logo wordmark={wordmark} place="header" />
        </LinkTo>
        <MenuBoundary />
      </Container>
    </header>
  )
})
