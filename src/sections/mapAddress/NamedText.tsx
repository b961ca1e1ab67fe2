import { map as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { VisuallyHiddenAround } from '../../parts/VisuallyHiddenAround.tsx'

/** The properties of a text of a map. */
type NamedTextProps = {
  /** The visible text, e.g. “Load map”. */
  readonly text: string
  /** The name of the place on the map. */
  readonly name: string
}

/** A text of a map. Assistive technology reads it with the name of the place, e.g. “Headquarters: Load map”. */
export const NamedText = ({ text, name }: NamedTextProps) => (
  <VisuallyHiddenAround label={texts.named.replace('{name}', () => name)} visible={text} />
)

/** The same as a string, for attributes. */
export const namedText = ({ text, name }: NamedTextProps) => fillText(texts.named, { text, name })
