import { Anchor } from '@mantine/core'
import { map as texts } from 'virtual:texts'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import links from '../links.module.css'
import { VisuallyHiddenAround } from '../../parts/texts.tsx'

type DirectionsProps = {
  readonly to: LinkTarget
  readonly name: string
}

/** A link to directions to the place with this name. */
export const Directions = ({ to, name }: DirectionsProps) => (
  <Anchor component={LinkTo} className={links.standalone} to={to} target="_blank">
    <NamedText text={texts.directions} name={name} />
  </Anchor>
)

type NamedTextProps = {
  /** The visible text, e.g. “Load map”. */
  readonly text: string
  readonly name: string
}

/** A text of a place. Assistive technology reads it with the name of the place, e.g. “Headquarters: Load map”. */
export const NamedText = ({ text, name }: NamedTextProps) => (
  <VisuallyHiddenAround label={texts.named.replace('{name}', () => name)} visible={text} />
)
