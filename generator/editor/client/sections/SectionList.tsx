import { Fieldset, Group, NavLink, Text } from '@mantine/core'
import { useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { ListEntries } from '../settings/ListEntries.tsx'

/** The sections of the page in the settings of the page: a click shows the settings of one, and a drag or its menu moves it. */
export function SectionList() {
  const { page, panel } = useEditor()
  const { list, sections } = page.sections
  if (sections.length === 0) return null
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text span size="sm" fw={600}>
          {SENTENCES.sections.list}
        </Text>
      }
    >
      <ListEntries
        list={list}
        labels={sections.map(({ heading }) => heading)}
        isEditable={list.problem === undefined}
        variants={[]}
        isFull
        limit={sections.length}
        onMoved={() => undefined}
      >
        {(index, { handle, menu }) => (
          <Group wrap="nowrap" gap={0}>
            {handle}
            <NavLink
              component="button"
              p="xs"
              label={sections[index]?.heading}
              onClick={() => panel.selectPart([...list.path, index])}
            />
            {menu}
          </Group>
        )}
      </ListEntries>
    </Fieldset>
  )
}
