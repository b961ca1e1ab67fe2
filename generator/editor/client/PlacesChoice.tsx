import { Button, Group } from '@mantine/core'
import { SENTENCES } from './sentences.ts'

const { texts: sentences } = SENTENCES

type PlacesChoiceProps = {
  /** How many places share the value. */
  readonly count: number
  readonly isOnlyHere: boolean
  readonly onChange: (isOnlyHere: boolean) => void
}

/** Asks whether a shared text or target changes in all its places. A click keeps the focus where it is. */
export const PlacesChoice = ({ count, isOnlyHere, onChange }: PlacesChoiceProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The description of a field is a paragraph, which can contain no fieldset.
  <Group component="span" role="group" aria-label={sentences.where} gap={4} mt={4}>
    {[false, true].map((value) => (
      <Button
        key={String(value)}
        size="sm"
        variant={value === isOnlyHere ? 'light' : 'default'}
        aria-pressed={value === isOnlyHere}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChange(value)}
      >
        {value ? sentences.onlyHere : sentences.inAll(count)}
      </Button>
    ))}
  </Group>
)
