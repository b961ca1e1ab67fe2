import { Container } from '@mantine/core'
import { memo } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MenuBoundary } from './MenuBoundary.tsx'

/**
 * The head of every page. It never renders anew on navigation: an update from above would make
 * React give up a prerendered menu that has to stay (`kept` in the navigation's states).
 */
export const Header = memo(function Header({ productName }: { productName: string }) {
  return (
    <header className={classes.root} data-tone="plain">
      <Container className={classes.row}>
        <LinkTo className={classes.home} to="/">
          <Logo productName={productName} />
        </LinkTo>
        <MenuBoundary />
      </Container>
    </header>
  )
})
