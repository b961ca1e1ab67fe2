import { Button, Fieldset, Stack, Text } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { Details } from '../Details.tsx'
import { SENTENCES } from '../sentences.ts'
import type { Candidate, TextOnPage } from './findTexts.ts'
import { PageNote } from './PageNote.tsx'

type TextChoiceProps = {
  readonly text: TextOnPage
  /** The button over the text. */
  readonly reference: Element | null
  readonly onChoose: (candidate: Candidate) => void
  /** A character is typed before the author has chosen. */
  readonly onType: (character: string) => void
  readonly onCancel: () => void
  /** Another element has the focus: it keeps it, so that the page does not scroll while it is clicked. */
  readonly onLeave: () => void
}

const { texts: sentences } = SENTENCES

/**
 * Asks which of several texts with the same value is edited, or says why the text cannot be edited. Escape, and leaving
 * the list, cancel.
 */
export function TextChoice({ text: { candidates }, reference, ...props }: TextChoiceProps) {
  const { onChoose, onType, onCancel, onLeave } = props
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  const isChoice = candidates.length > 1
  return (
    <PageNote reference={reference}>
      <Fieldset
        ref={list}
        tabIndex={-1}
        variant="unstyled"
        legend={isChoice ? sentences.which : sentences.cannotChange}
        aria-describedby={id}
        onKeyDown={(event) => {
          const { key, target, currentTarget, ctrlKey, metaKey } = event
          if (key === 'Escape') onCancel()
          if (key.length > 1 || target !== currentTarget || ctrlKey || metaKey) return
          // A space would scroll the page.
          event.preventDefault()
          onType(key)
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave()
        }}
      >
        <Stack gap={4}>
          <Text id={id} size="sm" c="dimmed">
            {isChoice ? sentences.equal(candidates.length) : sentences.computed}
          </Text>
          {isChoice &&
            candidates.map((candidate) => (
              <Button
                key={candidate.text.path.join('.')}
                justify="start"
                disabled={candidate.text.parts === undefined}
                onClick={() => onChoose(candidate)}
              >
                {candidate.region}: {candidate.text.label}
              </Button>
            ))}
          <Details>
            {candidates.map(({ text }) => (
              <div key={text.path.join('.')}>{text.location ?? sentences.inDefaults}</div>
            ))}
          </Details>
        </Stack>
      </Fieldset>
    </PageNote>
  )
}
