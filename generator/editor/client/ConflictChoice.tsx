import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { ComparedText } from './ChangedText.tsx'
import { SENTENCES } from './sentences.ts'

type ConflictChoiceProps = {
  readonly mine: string
  /** The text that the manifest has now. */
  readonly current: string
  /** The text with both changes, and with that of the author where they overlap. Undefined if this is `mine`. */
  readonly both: string | undefined
  /** Whether the author has tried to save, so that a second Enter must choose nothing. */
  readonly takesFocus: boolean
  readonly onUseMine: () => void
  readonly onUseBoth: () => void
  readonly onUseCurrent: () => void
}

const { conflict } = SENTENCES

/** The least height of the choice in a note at a text. CSS pixels. */
export const CONFLICT_HEIGHT = 240

/**
 * Shows where the text of the author and the one that somebody else has saved differ, and lets the author choose. The group gets the
 * focus, not a button.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { mine, current, both, takesFocus, onUseMine, onUseBoth, onUseCurrent } = props
  const id = useId()
  const versions = { [conflict.mine]: mine, [conflict.theirs]: current, [conflict.both]: both }
  return (
    <Stack
      ref={takesFocus ? focusGroup : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The content of a fieldset does not shrink with it.
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
      gap="xs"
      p="xs"
      mih={0}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onUseCurrent()
      }}
    >
      <Text id={`${id}-title`} size="sm" fw={500}>
        {conflict.title}
      </Text>
      {/* In a note with too little space, only the texts scroll. */}
      <Box component="dl" id={id} m={0} mih="1.5lh" style={{ overflow: 'auto' }}>
        {Object.entries(versions).map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name}>
                <Text component="dt" size="xs" c="dimmed">
                  {name}
                </Text>
                <Text component="dd" m={0} mb="xs">
                  {name === conflict.both ? (
                    text
                  ) : (
                    <ComparedText text={text} other={text === current ? mine : current} />
                  )}
                </Text>
              </div>
            ),
        )}
      </Box>
      <Group gap="xs">
        {both !== undefined && <Button onClick={onUseBoth}>{conflict.keepBoth}</Button>}
        <Button onClick={onUseMine}>{conflict.takeMine}</Button>
        <Button onClick={onUseCurrent}>{conflict.takeTheirs}</Button>
      </Group>
    </Stack>
  )
}

const focusGroup = (group: HTMLElement | null) => group?.focus()
