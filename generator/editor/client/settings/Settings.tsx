import type { Setting } from '../../protocol.ts'
import {
  Accordion,
  Box,
  Button,
  Fieldset,
  Group,
  Input,
  Stack,
  Text,
  TextInput,
  type AccordionProps,
} from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { SENTENCES } from '../sentences.ts'
import { unsavedKey, useUnsavedTexts } from '../unsaved.ts'
import { AddValue, VariantChoice } from './AddValue.tsx'
import { ListEntries, type EntryTools } from './ListEntries.tsx'
import {
  isImage,
  NewImage,
  RemoveButton,
  SettingField,
  SourceDetails,
  useSettings,
} from './SettingField.tsx'

const { settings: sentences } = SENTENCES

type SettingsProps = { readonly settings: readonly Setting[] }

/** Settings, each by its kind. Those that are rarely used are behind “More”. */
export function Settings({ settings }: SettingsProps) {
  // A field stays where it is while it is edited.
  const [rare] = useState(() => rareSettings(settings))
  const isRare = ({ path }: Setting) => rare.includes(path.at(-1))
  const more = settings.filter(isRare)
  const isUsed = useUsed()
  const [isOpen] = useState(() => more.some(isUsed))
  return (
    <Stack>
      <SettingViews settings={settings.filter((setting) => !isRare(setting))} />
      {more.length > 0 && (
        <Disclosures defaultValue={isOpen ? [sentences.more] : []}>
          <Disclosure
            value={sentences.more}
            label={sentences.more}
            summary={more.map(({ label }) => label).join(', ')}
          >
            <SettingViews settings={more} />
          </Disclosure>
        </Disclosures>
      )}
    </Stack>
  )
}

/** The names of the properties that the manifest does not contain, except texts, links and images. None if these are all. */
function rareSettings(settings: readonly Setting[]) {
  const rare = settings.filter(
    ({ isOptional, code, control }) =>
      isOptional &&
      code === undefined &&
      control.kind !== 'text' &&
      !(control.kind === 'list' && isImage(control.field)) &&
      !(control.kind === 'reference' && ['image', 'link', 'icon'].includes(control.to)),
  )
  return rare.length < settings.length ? rare.map(({ path }) => path.at(-1)) : []
}

/** Returns whether a setting was added last, or contains a text that is not saved: then it is visible. */
function useUsed() {
  const { added } = useSettings()
  const keys = [added, ...useUnsavedTexts().map(({ key }) => key)]
  return ({ path }: Setting) => keys.some((key) => `${key}.`.startsWith(`${unsavedKey(path)}.`))
}

const SettingViews = ({ settings }: SettingsProps) =>
  settings.map((setting) => <SettingView key={setting.path.join('.')} setting={setting} />)

/** A setting by its kind. */
function SettingView({ setting }: SettingProps) {
  const { part } = useSettings()
  const { control, label, description, path, variants } = setting
  // The name of the part is above it.
  const isPart = unsavedKey(path) === unsavedKey(part)
  if (control.kind === 'missing') {
    return (
      <Input.Wrapper {...{ label, description }} labelElement="div">
        <AddValue variants={variants} path={path} label={sentences.add(label)} />
      </Input.Wrapper>
    )
  }
  if (!hasInnerValues(setting)) return <Value setting={setting} />
  return (
    <Fieldset
      {...(isPart ? { 'aria-label': label } : { legend: label })}
      miw={0}
      styles={LEGEND}
      variant={control.kind === 'group' ? 'default' : 'unstyled'}
      data-path={unsavedKey(path)}
    >
      <Stack gap="sm">
        <Content setting={setting} />
      </Stack>
    </Fieldset>
  )
}

const LEGEND = { legend: { marginBlockEnd: '0.125rem', fontSize: '0.875rem', fontWeight: 600 } }

type SettingProps = { readonly setting: Setting }

/** Whether a value is more than one field. */
const hasInnerValues = (setting: Setting) => setting.variants.length > 1 || !isField(setting)

const isField = ({ control }: Setting) => !['group', 'list', 'record'].includes(control.kind)

/** What a value means, and the values in it. Another variant replaces it. */
function Content({ setting }: SettingProps) {
  const { description, reference, variants, variant, isRemovable } = setting
  return (
    <>
      {description !== undefined && !isField(setting) && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
      {reference !== undefined && (
        <div>
          <Text size="xs">{sentences.reference}</Text>
          <SourceDetails {...setting} />
        </div>
      )}
      {variants.length > 1 && <VariantChoice key={variant} setting={setting} />}
      <Value setting={setting} />
      {isRemovable && <RemoveButton setting={setting} />}
    </>
  )
}

/** A value as its field, or the values in it. */
function Value({ setting }: SettingProps) {
  const { control } = setting
  switch (control.kind) {
    case 'missing':
      return null
    case 'group':
      return <Settings settings={control.settings} />
    case 'list':
    case 'record':
      return <EntriesSetting setting={setting} control={control} />
    default:
      return <SettingField setting={setting} control={control} />
  }
}

type EntriesProps<Kind extends 'list' | 'record' = 'list' | 'record'> = SettingProps & {
  readonly control: Extract<Setting['control'], { kind: Kind }>
}

/**
 * The entries of a list, or of an object whose entries have names that the author chooses. Those that are open stay so
 * when they are moved, and a new one is open. A long list is folded at first.
 */
function EntriesSetting({ setting, control }: EntriesProps) {
  const { entries } = control
  const { added } = useSettings()
  const isUsed = useUsed()
  const [open, setOpen] = useState(() => entries.filter(isUsed).map(keyOf))
  const [last, setLast] = useState<string>()
  const [newest] = entries.filter(({ path }) => unsavedKey(path) === added).map(keyOf)
  if (newest !== last) {
    setLast(newest)
    if (newest !== undefined) setOpen([...open, newest])
  }
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (!isUnfolded && entries.slice(FEW).some(isUsed)) setIsUnfolded(true)
  const isFolded = entries.length > FEW && !isUnfolded
  const limit = isFolded ? FEW : entries.length
  const onMoved = (order: readonly number[], start: number) => {
    const position = (index: number) => {
      const at = order.indexOf(index)
      return at === -1 ? [] : [String(start + at)]
    }
    setOpen(open.flatMap((key) => (Number(key) < start ? [key] : position(Number(key)))))
  }
  return (
    <Disclosures value={open} onChange={setOpen}>
      <Stack gap="sm">
        {control.kind === 'list' ? (
          <ListEntries
            {...control}
            {...{ limit, onMoved }}
            labels={entries.map(({ label }) => label)}
            isFull={isFull(control)}
            // Of a default, only whole values can be written into the manifest.
            isEditable={control.list.problem === undefined && setting.code !== undefined}
          >
            {(index, tools) => {
              const entry = entries[index]
              return entry && <Entry key={unsavedKey(entry.path)} entry={entry} {...tools} />
            }}
          </ListEntries>
        ) : (
          <Stack component="ul" gap="xs">
            {entries.slice(0, limit).map((entry) => (
              <li key={keyOf(entry)}>
                <Entry entry={entry} />
              </li>
            ))}
          </Stack>
        )}
        {isFolded && (
          <Button onClick={() => setIsUnfolded(true)}>{sentences.showAll(entries.length)}</Button>
        )}
        {control.kind === 'list' ? (
          <AddToList {...{ setting, control }} />
        ) : (
          <AddToRecord {...{ setting, control }} />
        )}
      </Stack>
    </Disclosures>
  )
}

/** A list with more entries than these is folded at first. */
const FEW = 8

const keyOf = ({ path }: Setting) => String(path.at(-1))

/** Whether a list can have no more entries. */
const isFull = ({ entries, max }: EntriesProps<'list'>['control']) =>
  max !== undefined && entries.length >= max

/** Adds an entry to a list, or says why it cannot be changed. */
function AddToList({ setting, control }: EntriesProps<'list'>) {
  const { label, path, code } = setting
  const { list, entries, variants, field } = control
  const next = [...path, entries.length]
  // A default can be replaced.
  if (list.problem !== undefined && code !== undefined) {
    return (
      <div>
        <Text size="xs" c="dimmed">
          {sentences.fixedList}
        </Text>
        <SourceDetails {...setting} />
      </div>
    )
  }
  return isFull(control) ? null : (
    <Group gap="xs">
      <AddValue {...{ variants, path: next }} label={sentences.addTo(label)} />
      {isImage(field) && <NewImage label={label} path={next} />}
    </Group>
  )
}

/** Adds an entry with a name that the author chooses. */
function AddToRecord({ setting, control: { entries, variants } }: EntriesProps<'record'>) {
  const [entered, setEntered] = useState('')
  const isAdded = entries.some((entry) => keyOf(entry) === entered.trim())
  const name = isAdded ? '' : entered.trim()
  return (
    <>
      <TextInput
        label={sentences.newName}
        value={isAdded ? '' : entered}
        onChange={({ currentTarget: { value } }) => setEntered(value)}
      />
      {name !== '' && (
        <AddValue
          key={name}
          variants={variants}
          path={[...setting.path, name]}
          label={sentences.addNamed(name)}
        />
      )}
    </>
  )
}

/** An entry of a list or a record: a field, or several values behind a row, which is closed at first. */
function Entry({ entry, handle, menu }: EntryTools & { readonly entry: Setting }) {
  const { label, path } = entry
  const linked = useSettings().choices.link.find(({ value }) => value === entry.summary)
  const summary = linked?.label ?? entry.summary
  return hasInnerValues(entry) ? (
    <Disclosure value={keyOf(entry)} {...{ label, summary, handle, menu }} path={unsavedKey(path)}>
      <Content setting={entry} />
    </Disclosure>
  ) : (
    <Group wrap="nowrap" align="flex-start" gap={0}>
      {handle}
      <Box flex={1} miw={0}>
        <Value setting={entry} />
        {entry.isRemovable && <RemoveButton setting={entry} />}
      </Box>
      {menu}
    </Group>
  )
}

/** Around disclosures: several can be open. */
const Disclosures = (props: AccordionProps<true>) => <Accordion multiple styles={ROWS} {...props} />

/** Less space than in Mantine, because there can be many rows. */
const ROWS = { label: { paddingBlock: '0.375rem' }, content: { paddingInline: '0.75rem' } }

type DisclosureProps = EntryTools & {
  readonly value: string
  readonly label: string
  readonly summary?: string | undefined
  /** The key of the value that it contains. Default: it has several. */
  readonly path?: string
  readonly children: ReactNode
}

/** A row that opens what it contains. */
const Disclosure = ({ value, label, summary, handle, menu, path, children }: DisclosureProps) => (
  <Accordion.Item value={value} data-path={path}>
    <Group wrap="nowrap" gap={0}>
      {handle}
      <Accordion.Control px="xs" miw={0}>
        <Text span display="block" size="sm" truncate>
          {label}
        </Text>
        <Text span display="block" size="xs" c="dimmed" truncate>
          {summary}
        </Text>
      </Accordion.Control>
      {menu}
    </Group>
    <Accordion.Panel {...NO_REGION}>
      <Fieldset variant="unstyled" aria-label={label} miw={0}>
        <Stack>{children}</Stack>
      </Fieldset>
    </Accordion.Panel>
  </Accordion.Item>
)

/** A landmark for each open row would be too many. */
const NO_REGION = { role: undefined, 'aria-labelledby': undefined }
