import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ChangedPage, ChangedValue } from '../../protocol.ts'
import { ChangedText } from '../ChangedText.tsx'
import { Details } from '../Details.tsx'
import { problemOf, useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'

const { changes: sentences } = SENTENCES

/** Changes by page. */
export const ChangeList = ({ pages }: { readonly pages: readonly ChangedPage[] }) =>
  pages.map(({ page = sentences.allPages, changes }) => (
    <Stack key={page} component="section" gap="xs">
      <Title order={3} size="h5">
        {page}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0}>
        {changes.map((change, index) => (
          <ChangeItem key={`${index} ${change.label}`} change={change} />
        ))}
      </Stack>
    </Stack>
  ))

/** A change with what it has replaced. */
function ChangeItem({ change }: { readonly change: ChangedValue }) {
  const { change: apply, showResult } = useEditor()
  const { label, places, what, positions, before, after, pictures, isBreaking, takeBack } = change
  const happened = positions ? sentences.moved(positions.from, positions.to) : sentences.what[what]
  return (
    <Stack component="li" gap={4}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Text fw={600}>{[label, happened].filter(Boolean).join(': ')}</Text>
        {takeBack !== undefined && (
          <Button
            size="compact-sm"
            flex="none"
            aria-label={sentences.takeBackOf(label)}
            onClick={() =>
              void showResult(apply(takeBack).then(problemOf), {
                message: sentences.takenBack(places?.length),
                // The button is gone.
                focus: ['[role=tabpanel]'],
              })
            }
          >
            {sentences.takeBack}
          </Button>
        )}
      </Group>
      <ChangedText before={before} after={after} />
      {places !== undefined && (
        <Details>
          {places.map((place, index) => (
            <div key={`${index} ${place}`}>{place}</div>
          ))}
        </Details>
      )}
      {pictures !== undefined && (
        <Group>
          <Picture src={pictures.before} alt={sentences.before} />
          <Picture src={pictures.after} alt={sentences.after} />
        </Group>
      )}
      {isBreaking && <Text c="orange.9">{sentences.breaking}</Text>}
    </Stack>
  )
}

const Picture = ({ src, alt }: { readonly src: string | undefined; readonly alt: string }) =>
  src !== undefined && (
    <Stack component="figure" gap={2} m={0}>
      <img src={src} alt="" />
      <Text component="figcaption" size="xs">
        {alt}
      </Text>
    </Stack>
  )
