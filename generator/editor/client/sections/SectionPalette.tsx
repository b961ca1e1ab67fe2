import {
  Box,
  Paper,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core'
import { useInViewport, useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useEditor, useReply } from '../editor.ts'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { matchesKind } from './kindSearch.ts'
import classes from './Palette.module.css'

type SectionPaletteProps = {
  /** Inserts a section, after the dialog has closed: the status line says when it is saved, or what the problem is. */
  readonly onInsert: (kind: string) => void
  readonly onClose: () => void
}

/** A dialog with a preview of every kind of section, as this site shows it. The kinds are in groups. */
export function SectionPalette({ onInsert, onClose }: SectionPaletteProps) {
  const close = useDialogClose(onClose)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { value: kinds, problem } = useReply(useEditor().send, 'sectionKinds', null)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>(palette.all)
  const groups = [...new Set(kinds?.map(({ group }) => group))]
  const found = kinds?.filter(
    (kind) => matchesKind(kind, search) && [kind.group, palette.all].includes(chosen),
  )
  return (
    <EditorDialog
      title={palette.title}
      size="76rem"
      fullScreen={isNarrow}
      // The search field stays where it is.
      centered={false}
      onClose={() => close()}
    >
      <Stack className={classes.filter} gap="xs" pb="xs" bg="white">
        <TextInput
          type="search"
          data-autofocus
          aria-label={palette.search}
          placeholder={palette.search}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setChosen(palette.all)
          }}
        />
        <Box style={{ overflowX: 'auto' }}>
          <SegmentedControl
            fullWidth
            miw="max-content"
            aria-label={palette.groups}
            data={[palette.all, ...groups]}
            value={chosen}
            onChange={setChosen}
          />
        </Box>
      </Stack>
      <Problem text={problem} />
      <output>
        {search !== '' && kinds && found && palette.count(found.length, kinds.length)}
      </output>
      {kinds === undefined && <Skeleton h="50dvh" />}
      {groups.map((group) => {
        const inGroup = found?.filter((kind) => kind.group === group) ?? []
        if (inGroup.length === 0) return null
        return (
          <section key={group}>
            <Title order={3} size="h5" mt="lg" mb="xs">
              {group}
            </Title>
            <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }}>
              {inGroup.map(({ kind, name, doc }) => (
                <Paper key={kind} component="li" withBorder className={classes.kind}>
                  <SectionPreview kind={kind} name={name} />
                  <Box p="sm" bg="gray.0">
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
                    <Text id={`section-kind_${kind}`} size="xs" c="dimmed" lineClamp={4}>
                      {doc}
                    </Text>
                  </Box>
                </Paper>
              ))}
            </SimpleGrid>
          </section>
        )
      })}
    </EditorDialog>
  )
}

const { palette } = SENTENCES

/**
 * A sample of a kind of section, as it is inserted, rendered by the development server in the style of the site. It is loaded when it
 * comes into view: browsers load frames with `loading="lazy"` long before.
 */
function SectionPreview({ kind, name }: { readonly kind: string; readonly name: string }) {
  const { ref, inViewport } = useInViewport()
  const [isLoaded, setIsLoaded] = useState(false)
  if (inViewport && !isLoaded) setIsLoaded(true)
  return (
    <Box ref={ref} bg="gray.1" mih={0} inert>
      {isLoaded && (
        <iframe
          title={palette.preview(name)}
          src={`/~sections?kind=${kind}`}
          tabIndex={-1}
          className={classes.frame}
        />
      )}
    </Box>
  )
}
