import { Anchor, Button } from '@mantine/core'
import { LinkTo } from '../../src/parts/LinkTo.tsx'

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
    <Button component={LinkTo} to="/">
      Words
    </Button>
  </>
)

export const invalid = (
  <>
    {/* @ts-expect-error No page of the site has this address. */}
    <LinkTo to="/no-such-page">Words</LinkTo>
    {/* @ts-expect-error Nor does a section of one. */}
    <LinkTo to="/no-such-page#main">Words</LinkTo>
    {/* @ts-expect-error A browser would run this. */}
    <LinkTo to="javascript:alert(1)">Words</LinkTo>
    {/* @ts-expect-error No page of the site has this address. */}
    <Anchor component={LinkTo} to="/no-such-page">
      Words
    </Anchor>
    {/* @ts-expect-error Nor this. */}
    <Button component={LinkTo} to="/no-such-page">
      Words
    </Button>
  </>
)
