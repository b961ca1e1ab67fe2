import { Anchor, UnstyledButton } from '@mantine/core'
import { LinkTo } from '../../../src/parts/LinkTo.tsx'

// Checked only by the compiler: if it accepts an invalid value, the @ts-expect-error is unused, which is
// an error. Valid values have no such comment.

export const valid = (
  <>
    <LinkTo to="/">Words</LinkTo>
    <LinkTo to="/#main">Words</LinkTo>
    <LinkTo to="https://example.com">Words</LinkTo>
    <LinkTo to="mailto:a@example.com">Words</LinkTo>
    <Anchor component={LinkTo} to="/">
      Words
    </Anchor>
    <UnstyledButton component={LinkTo} to="/">
      Words
    </UnstyledButton>
  </>
)

export const invalid = (
  <>
    {/* @ts-expect-error No page of the site has this path. */}
    <LinkTo to="/no-such-page">Words</LinkTo>
    {/* @ts-expect-error The page of this section does not exist. */}
    <LinkTo to="/no-such-page#main">Words</LinkTo>
    {/* @ts-expect-error The scheme javascript: is not allowed. */}
    <LinkTo to="javascript:alert(1)">Words</LinkTo>
    {/* @ts-expect-error No page of the site has this path. */}
    <Anchor component={LinkTo} to="/no-such-page">
      Words
    </Anchor>
    {/* @ts-expect-error No page of the site has this path. */}
    <UnstyledButton component={LinkTo} to="/no-such-page">
      Words
    </UnstyledButton>
  </>
)
