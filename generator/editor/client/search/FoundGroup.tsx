import type { FoundText } from '../../protocol.ts'
import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { openPage } from '../openPage.ts'
import { SENTENCES } from '../sentences.ts'

const { searchTexts: sentences } = SENTENCES

/** What identifies a text that was found. */
export const keyOf = (text: FoundText | undefined) => JSON.stringify([text?.path, text?.code])

type FoundGroupProps = {
  /** The texts of a page, or those of the parts that all pages show, or values. */
  readonly texts: readonly FoundText[]
  /** Whether they are values that several texts insert. Default: false. */
  readonly isValues?: boolean
  readonly isSelected: (text: FoundText) => boolean
  /** What the last attempt to replace them says about a text. */
  readonly noteOf: (text: FoundText) => string | undefined
  readonly onToggle: (text: FoundText) => void
}

/** Texts that were found, each with a box to select it. */
export function FoundGroup({ texts, isValues = false, ...list }: FoundGroupProps) {
  const id = useId()
  const [first] = texts
  const page = isValues ? undefined : first?.page
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h6" id={id}>
          {isValues ? sentences.values : page === undefined ? sentences.otherParts : first?.name}
        </Title>
        {page !== undefined && page !== window.location.pathname && (
          <Button
            size="compact-xs"
            flex="none"
            aria-describedby={id}
            onClick={() => void openPage(page)}
          >
            {sentences.open}
          </Button>
        )}
      </Group>
      {isValues && (
        <Text size="sm" c="dimmed">
          {sentences.valuesHint}
        </Text>
      )}
      {texts.map((text) => (
        <FoundRow key={keyOf(text)} text={text} isValue={isValues} {...list} />
      ))}
    </Stack>
  )
}

type FoundRowProps = Omit<FoundGroupProps, 'texts' | 'isValues'> & {
  readonly text: FoundText
  readonly isValue: boolean
}

function FoundRow({ text, isValue, isSelected, noteOf, onToggle }: FoundRowProps) {
  const { label, meaning, usedBy, excerpt, obstacle, location } = text
  const names = usedBy.slice(0, SHOWN_NAMES).join(', ')
  const more = usedBy.length - SHOWN_NAMES
  const places = more > 0 ? sentences.andMore(names, more) : names
  const row = (
    <Checkbox
      checked={isSelected(text)}
      disabled={text.value === undefined}
      onChange={() => onToggle(text)}
      error={noteOf(text)}
      label={
        <Text span size="sm">
          {excerpt.map((segment, index) => (
            <Segment key={index} {...segment} />
          ))}
        </Text>
      }
      description={[
        isValue ? meaning : label,
        places === '' ? undefined : isValue ? sentences.usedBy(places) : sentences.also(places),
        obstacle && sentences.obstacles[obstacle],
      ]
        .filter((part) => part !== undefined)
        .join('. ')}
    />
  )
  if (!isValue || location === undefined) return row
  return (
    <div>
      {row}
      <Text component="details" size="xs" c="dimmed" ml="xl">
        <summary>{sentences.origin}</summary>
        {location}
      </Text>
    </div>
  )
}

/** How many names of places are shown. */
const SHOWN_NAMES = 5

/** A part of a text: what is found is shown with what is read instead. */
const Segment = ({ text, found, replaced }: FoundText['excerpt'][number]) =>
  found === undefined ? (
    text
  ) : replaced === undefined ? (
    <mark>{text}</mark>
  ) : (
    <>
      <Text component="del" inherit td="line-through" c="red.9" bg="red.0">
        {text}
      </Text>{' '}
      <Text component="ins" inherit td="none" c="dark.9" bg="green.1">
        {replaced}
      </Text>
    </>
  )
