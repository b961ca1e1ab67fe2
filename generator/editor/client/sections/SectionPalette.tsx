import type { ReplyOf } from '../../protocol.ts'
import { Paper, SimpleGrid, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useState } from 'react'
import { useEditor, useReply } from '../editor.ts'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { matchesSearch } from '../layout.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import classes from './Palette.module.css'

type SectionPaletteProps = {
  /** Inserts a section, after the dialog has closed: the status line says when it is saved, or what the problem is. */
  readonly onInsert: (kind: string) => void
  readonly onClose: () => void
}

/** A dialog with a preview of every kind of section, as this site shows it. */
export function SectionPalette({ onInsert, onClose }: SectionPaletteProps) {
  const close = useDialogClose(onClose)
  const { value: kinds, problem } = useReply(useEditor().send, 'sectionKinds', null)
  const [search, setSearch] = useState('')
  const found = kinds?.filter((one) => matches(one, search))
  return (
    <EditorDialog title={palette.title} size="67rem" onClose={() => close()}>
      <Stack>
        <TextInput
          type="search"
          data-autofocus
          label={palette.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Problem text={problem} />
        <output>
          {search !== '' && kinds && found && palette.count(found.length, kinds.length)}
        </output>
        <SimpleGrid component="ul" cols={{ base: 2, md: 3 }}>
          {kinds === undefined && [1, 2, 3].map((index) => <Skeleton key={index} h="16rem" />)}
          {found?.map(({ kind, name, doc }) => (
            <Paper key={kind} component="li" withBorder className={classes.kind}>
              <SectionPreview kind={kind} name={name} />
              <UnstyledButton
                className={classes.insert}
                aria-describedby={`section-kind_${kind}`}
                onClick={() => {
                  close()
                  onInsert(kind)
                }}
              >
                {name}
              </UnstyledButton>
              <Text id={`section-kind_${kind}`} size="sm" c="dimmed" px="sm" pb="sm">
                {doc}
              </Text>
            </Paper>
          ))}
        </SimpleGrid>
      </Stack>
    </EditorDialog>
  )
}

const { palette } = SENTENCES

const matches = ({ kind, name, doc }: ReplyOf<'sectionKinds'>[number], search: string) =>
  matchesSearch(`${name} ${kind} ${doc}`, search)

/**
 * A sample of a kind of section, as it is inserted, rendered by the development server in the style of the site. It is loaded when it
 * comes into view: browsers load frames with `loading="lazy"` long before.
 */
function SectionPreview({ kind, name }: { readonly kind: string; readonly name: string }) {
  const { ref, inViewport } = useInViewport()
  const [isLoaded, setIsLoaded] = useState(false)
  if (inViewport && !isLoaded) setIsLoaded(true)
  return (
    <div ref={ref} className={classes.preview} inert>
      {isLoaded && (
        <iframe
          title={palette.preview(name)}
          src={`/~sections?kind=${kind}`}
          tabIndex={-1}
          className={classes.frame}
        />
      )}
    </div>
  )
}
