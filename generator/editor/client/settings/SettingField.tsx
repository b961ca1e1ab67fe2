import { joinParts, sourceOf, typedParts } from '../../../../src/model/textParts.ts'
import type { Change, Choices, FieldControl, NewValue, Setting } from '../../protocol.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import {
  ActionIcon,
  Box,
  Button,
  createSafeContext,
  FileButton,
  Group,
  Text,
  TextInput,
  Tooltip,
} from '@mantine/core'
import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks'
import { useState } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { problemOf, useEditor, type ReplyOrFailure } from '../editor.ts'
import { ConflictChoice } from '../ConflictChoice.tsx'
import { Details } from '../Details.tsx'
import { PANEL_ID } from '../openPanel.ts'
import { PlacesChoice } from '../PlacesChoice.tsx'
import { Problem } from '../Problem.tsx'
import { useAttempt, useSavedField } from '../saving.ts'
import { isExpanded } from '../SidePanel.tsx'
import { SENTENCES } from '../sentences.ts'
import { unsavedKey } from '../unsaved.ts'
import { joined } from './inputProps.tsx'
import { SettingInput } from './SettingInput.tsx'

const { settings } = SENTENCES

/** What the fields of the settings panel share. */
export type SharedSettings = {
  /** The path of the part of the site whose settings are shown. */
  readonly part: ModelPath
  readonly choices: Choices
  /** Sends a change. The settings are loaded again if it is saved. */
  readonly change: (change: Change) => Promise<ReplyOrFailure>
  /** Saves a value that the author has entered. Resolves to the problem, which is empty if it is saved. */
  readonly saveValue: (entered: string, value: NewValue) => Promise<string>
  /** The key of the value that was added last. */
  readonly added: string
}

/** What the fields of the settings panel share. `SettingsPanel` provides it. */
export const [SettingsContext, useSettings] = createSafeContext<SharedSettings>(
  'A setting must be in a SettingsPanel.',
)

type SettingFieldProps = { readonly setting: Setting; readonly control: FieldControl }

/**
 * The field of a single value. A choice is saved immediately; typed text is saved with Enter or when the
 * focus leaves the field. What is not saved stays in the field, with the problem, also when the page is loaded again.
 */
export function SettingField({ setting, control }: SettingFieldProps) {
  const { choices } = useSettings()
  const { path, revision, label, text } = setting
  const { onKeyDown, ref, conflict, reset, hasNothingTyped, chooseOnlyHere, ...field } =
    useTypedSetting(setting, control)
  const [isRestored] = useState(!field.isUnchanged)
  const onUndoKey = useUndoKeys(`[data-path=${JSON.stringify(unsavedKey(path))}]`)
  if (setting.isComputed) return <ComputedSetting setting={setting} />
  const { usedBy = [], canDiffer = false } = text ?? {}
  const { isOnlyHere } = field
  const isRejected = field.problem !== ''
  const inserted = (text?.parts ?? []).filter((part) => 'code' in part)
  return (
    <div data-path={unsavedKey(path)}>
      <Group wrap="nowrap" align="flex-end" gap={4}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <Box
          flex={1}
          miw={0}
          ref={ref}
          onKeyDown={onKeyDown}
          onKeyDownCapture={(event) => {
            // What is typed is undone by the field itself, also what searches in a list.
            if (hasNothingTyped() && !isExpanded(event.target)) onUndoKey(event)
          }}
        >
          <SettingInput
            {...{ ...setting, ...field, control, choices }}
            isEntry={typeof path.at(-1) === 'number'}
            description={joined(
              setting.description,
              usedBy.length > 0 && !isOnlyHere && `${SENTENCES.texts.alsoIn(usedBy)}.`,
              // A browser shows no placeholder in an empty day.
              control.kind === 'date' &&
                field.value === '' &&
                setting.fallback &&
                settings.withoutDay(setting.fallback),
              !field.isUnchanged && (isRestored || isRejected) && settings.notSaved,
            )}
            places={
              canDiffer && (
                <PlacesChoice
                  count={usedBy.length + 1}
                  isOnlyHere={isOnlyHere}
                  onChange={chooseOnlyHere}
                />
              )
            }
            defaultValue={setting.defaultValue?.toString()}
          />
        </Box>
        {isImage(control) && <NewImage label={label} path={path} revision={revision} />}
      </Group>
      {unsavedKey(path) === 'brand.symbol' && <NewSymbol setting={setting} />}
      {isRejected && (
        <Button size="compact-sm" variant="subtle" mt={4} onClick={reset}>
          {settings.takeSaved}
        </Button>
      )}
      {conflict !== undefined && (
        <ConflictChoice
          {...conflict}
          mine={visibleText(conflict.mine, text)}
          current={visibleText(conflict.current, text)}
          both={conflict.both && visibleText(conflict.both, text)}
        />
      )}
      {inserted.map(({ code, value, meaning }) => (
        <Text key={code} size="xs" c="dimmed" mt={4}>
          {settings.insertedFrom(value, meaning)}
        </Text>
      ))}
    </div>
  )
}

/** What visitors read of a text in which inserted values are `${code}`. */
export const visibleText = (typed: string, text: Setting['text']) =>
  joinParts(typedParts(typed, text?.parts ?? []))

/**
 * Keys in a field with nothing to undo in it: Ctrl+Z undoes the last change of the site, and Ctrl+Shift+Z or Ctrl+Y
 * does it again. The field keeps the focus.
 *
 * @param field the CSS selector of the element with the field
 */
function useUndoKeys(field: string) {
  const { page, step, isSaving, showResult } = useEditor()
  const focus = [`${field} :is(input, textarea, [contenteditable])`]
  const run = (kind: 'undo' | 'redo') => () =>
    void showResult(step(kind).then(problemOf), { focus })
  const redo = run('redo')
  const undoKeys: HotkeyItem[] = [['mod+Z', run('undo')]]
  const redoKeys: HotkeyItem[] = [
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]
  return getHotkeyHandler([
    ...(page.canUndo || isSaving ? undoKeys : []),
    ...(page.canRedo ? redoKeys : []),
  ])
}

/** What a setting contains, what the author has typed into it, and how it is saved. */
function useTypedSetting(
  { path, revision, code, text, value: current, defaultValue, isOptional, label }: Setting,
  control: FieldControl,
) {
  const { part, saveValue } = useSettings()
  const written = code === undefined ? '' : (current?.toString() ?? '')
  const { enter, commit, ...field } = useSavedField({
    key: unsavedKey(path),
    label,
    part,
    saved: text === undefined ? written : sourceOf(text.parts),
    save,
  })

  /** Saves what was entered. Resolves to the problem. */
  async function save(entered: string): Promise<string> {
    const isDefault =
      entered.trim() === '' ||
      (control.kind === 'switch' && entered === String(defaultValue ?? false))
    // Without a value, the manifest contains none, so it is the default.
    const next = isOptional && isDefault ? undefined : fromFieldValue(control, entered)
    if (next === undefined && code === undefined) return ''
    const onlyHere = text?.canDiffer && field.isOnlyHere
    return saveValue(entered, { path, revision, value: next, onlyHere })
  }

  const onCommit = (entered: string) => void commit(entered)
  const onChoose = (entered: string) => {
    enter(entered)
    onCommit(entered)
  }
  return { ...field, onEnter: enter, onCommit, onChoose }
}

/** The code of a value and its location, for authors who want it. */
export const SourceDetails = ({ code, location }: Pick<Setting, 'code' | 'location'>) => (
  <Details>
    <code>{code}</code> {location}
  </Details>
)

/** A value that is computed in the manifest. It cannot be changed here. */
function ComputedSetting({ setting }: { readonly setting: Setting }) {
  const { label, value, isRemovable } = setting
  return (
    <div>
      <TextInput
        label={label}
        value={value?.toString() ?? ''}
        readOnly
        variant="filled"
        description={settings.computed}
      />
      <SourceDetails {...setting} />
      {isRemovable && <RemoveButton setting={setting} />}
    </div>
  )
}

/** Removes a value from the manifest. */
export function RemoveButton({
  setting: { path, revision, label, fallback = '' },
}: {
  readonly setting: Setting
}) {
  const { show } = useEditor()
  const { change } = useSettings()
  const { problem, attempt } = useAttempt()
  /** Whether nothing is there afterwards, instead of a default. */
  const isRemoved = /^(?:No(?:ne|thing)?\b|$)/.test(fallback)
  const remove = async () => {
    const send = () => change({ kind: 'values', values: [{ path, revision }] })
    // The button is gone afterwards.
    const focus = [`#${PANEL_ID}`]
    if (await attempt(() => send().then(problemOf))) show({ message: settings.saved, focus }, true)
  }
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        c="gray.8"
        leftSection={<Icon name={isRemoved ? 'trash' : 'arrow-back-up'} />}
        onClick={() => void remove()}
      >
        {isRemoved ? settings.removeOf(label) : settings.backToDefault(fallback)}
      </Button>
      <Problem text={problem} />
    </div>
  )
}

type NewImageProps = {
  /** What gets the image, e.g. `Image`. */
  readonly label: string
  /** The path of the reference to the image. */
  readonly path: ModelPath
  /** The revision of the reference. Undefined if there is none. */
  readonly revision?: string | undefined
}

/** A button that opens the dialog for a new image file, which is stored, declared and shown in one change. */
export function NewImage({ label, path, revision }: NewImageProps) {
  const { openImage } = useEditor()
  const { change } = useSettings()
  return (
    <Tooltip label={settings.newFile}>
      <ActionIcon
        size={36}
        aria-label={settings.newFileFor(label)}
        onClick={() => openImage({ path, revision, change, onClose: () => {} })}
      >
        <Icon name="upload" />
      </ActionIcon>
    </Tooltip>
  )
}

/** A button that makes an SVG file of the author the symbol of the brand. */
function NewSymbol({ setting: { path, revision, label } }: Pick<SettingFieldProps, 'setting'>) {
  const { show } = useEditor()
  const { change } = useSettings()
  const { problem, attempt } = useAttempt()
  const store = async (file: File | null) => {
    if (file === null) return
    const content = await file.text()
    const send = () => change({ kind: 'addSymbol', content, file: file.name, path, revision })
    if (await attempt(() => send().then(problemOf))) show({ message: settings.saved }, true)
  }
  return (
    <>
      <FileButton
        accept="image/svg+xml"
        // The same file can be chosen again when it is corrected.
        inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
        onChange={(file) => void store(file)}
      >
        {(props) => (
          <Button
            size="compact-sm"
            variant="subtle"
            mt={4}
            leftSection={<Icon name="upload" />}
            aria-label={settings.newFileFor(label)}
            {...props}
          >
            {settings.newFile}
          </Button>
        )}
      </FileButton>
      <Problem text={problem} />
    </>
  )
}

/** Whether a setting is the name of an image. */
export const isImage = (control: FieldControl | undefined) =>
  control?.kind === 'reference' && control.to === 'image'

/** What the author entered, as a value of the manifest. Text that is no number is kept: the schema rejects it. */
function fromFieldValue(control: FieldControl, entered: string): string | number | boolean {
  switch (control.kind) {
    case 'switch':
      return entered === 'true'
    case 'select':
      return control.options.find((option) => String(option) === entered) ?? entered
    case 'number': {
      const text = entered.trim()
      return text === '' || Number.isNaN(Number(text)) ? text : Number(text)
    }
    default:
      return entered.trim()
  }
}
