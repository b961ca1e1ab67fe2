import { Alert, Button, Flex, Group, Indicator, Paper, Stack, Text, Tooltip } from '@mantine/core'
import { useLocalStorage, useMediaQuery, useSessionStorage } from '@mantine/hooks'
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { EditablePage } from '../protocol.ts'
import { Icon } from '../../../src/parts/icons.tsx'
import { problemOf, useEditor, useReply } from './editor.ts'
import { openPage } from './openPage.ts'
import { PANELS, PANEL_ID } from './openPanel.ts'
import classes from './PageEditor.module.css'
import { SENTENCES } from './sentences.ts'
import { unsavedKey, useOfferedTexts, useUnsavedStore, useUnsavedTexts } from './unsaved.ts'
import { formatTime } from './versions/versionActions.tsx'

const { bar } = SENTENCES

/** The buttons of the bar: undo and redo, and one for each panel. On narrow screens, they are icons in one line. */
export function Toolbar({ root }: { readonly root: HTMLElement }) {
  const { open, toggle } = useEditor().panel
  return (
    <Flex role="toolbar" aria-label={bar.name} gap={{ base: 0, sm: 4 }}>
      <UndoButton kind="undo" />
      <UndoButton kind="redo" />
      {PANELS.map((name) => (
        <BarButton
          key={name}
          icon={ICONS[name]}
          name={bar.panels[name]}
          aria-expanded={name === open?.name && open.tab !== 'publish'}
          aria-controls={PANEL_ID}
          onClick={() => toggle(name)}
        />
      ))}
      <PhoneWidth root={root} />
      <PublishButton />
    </Flex>
  )
}

/** Opens the tab that publishes. A badge says how many changes visitors do not see yet: the last known count until it is loaded. */
function PublishButton() {
  const { send, page, panel } = useEditor()
  const { value: reply } = useReply(send, 'unpublished', null, page)
  const [count, setCount] = useSessionStorage({ key: 'page-editor-unpublished', defaultValue: 0 })
  useEffect(() => {
    if (reply !== undefined) setCount('value' in reply ? reply.value.count : 0)
  }, [reply, setCount])
  return (
    <Indicator
      label={count}
      disabled={count === 0}
      size={16}
      offset={{ x: 9, y: 4 }}
      color="orange.9"
    >
      <Button
        variant="filled"
        h={44}
        px={{ base: 6, sm: 'md' }}
        aria-label={count === 0 ? bar.publish : bar.publishCount(count)}
        aria-expanded={panel.open?.tab === 'publish'}
        aria-controls={PANEL_ID}
        onClick={panel.openPublish}
      >
        {bar.publish}
      </Button>
    </Indicator>
  )
}

const ICONS: Readonly<Record<(typeof PANELS)[number], string>> = {
  Settings: 'adjustments-horizontal',
  Pages: 'files',
  Changes: 'history',
}

type BarButtonProps = ComponentPropsWithRef<'button'> & {
  readonly icon: string
  readonly name: string
}

/** A button of the bar: an icon with its name, or on narrow screens with its name as a tooltip, which covers the status line. */
function BarButton({ icon, name, ...props }: BarButtonProps) {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const { isSaving } = useEditor()
  const isActive = props['aria-expanded'] === true || props['aria-checked'] === true
  return (
    <Tooltip label={name} disabled={isWide || isSaving}>
      <Button
        variant={isActive ? 'light' : 'subtle'}
        color="gray"
        c="gray.9"
        px={isWide ? 'sm' : 0}
        miw={44}
        h={44}
        leftSection={isWide && <Icon name={icon} />}
        aria-label={name}
        {...props}
      >
        {isWide ? name : <Icon name={icon} />}
      </Button>
    </Tooltip>
  )
}

/** The width from which the buttons of the bar have names. */
const WIDE = '(width > 68em)'

/** Undoes or redoes a change. The focus stays here, also if the change disables the button. */
function UndoButton({ kind }: { readonly kind: 'undo' | 'redo' }) {
  const { page, step, isSaving, showResult } = useEditor()
  const isUndo = kind === 'undo'
  // The button, or the other one if it is disabled.
  const focus = [`[data-change=${kind}]:enabled`, '[data-change]:enabled']
  const isPossible = isUndo ? page.canUndo || isSaving : page.canRedo
  return (
    <BarButton
      icon={isUndo ? 'arrow-back-up' : 'arrow-forward-up'}
      name={isUndo ? bar.undo : bar.redo}
      data-change={kind}
      disabled={!isPossible}
      onClick={() => void showResult(step(kind).then(problemOf), { focus })}
    />
  )
}

/** A switch that shows the page at the width of a phone, with the changes that are saved. Not on narrow screens. */
function PhoneWidth({ root }: { readonly root: HTMLElement }) {
  const [isOn, setIsOn] = useState(false)
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  if (!isWide) return null
  return (
    <>
      <BarButton
        icon="device-mobile"
        name={bar.phone}
        role="switch"
        aria-checked={isOn}
        onClick={() => setIsOn(!isOn)}
      />
      {isOn &&
        createPortal(
          <div className={classes.phoneArea}>
            <iframe title={bar.phoneFrame} src={location.pathname} className={classes.phone} />
          </div>,
          root,
        )}
    </>
  )
}

/** What the bar says beside or above its buttons: how to begin, why visitors do not see the page, and the texts that are not saved. */
export function Notices() {
  const { page, panel } = useEditor()
  const texts = page.regions.flatMap((region) => region.texts)
  return (
    <>
      <Hint />
      <Publication />
      <UnsavedTexts
        names={page.names}
        keys={texts.map(({ path }) => unsavedKey(path))}
        openSettings={panel.openSettings}
      />
    </>
  )
}

/** How the editor is used. It is shown until the author has read it once. */
function Hint() {
  const [isRead, setIsRead] = useLocalStorage({
    key: 'page-editor-hint',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  if (isRead) return null
  return (
    <Alert role="note" p="xs">
      <Group gap="xs">
        <Text flex="1 1 12rem">{bar.hint}</Text>
        <Button onClick={() => setIsRead(true)}>{bar.hintRead}</Button>
      </Group>
    </Alert>
  )
}

type NoticeProps = { readonly summary: string; readonly children: ReactNode }

/** A few words in the bar. A click shows more above it, so that the bar keeps its height. */
const Notice = ({ summary, children }: NoticeProps) => (
  <Text component="details" flex="none" pos={{ base: 'static', sm: 'relative' }}>
    <Text component="summary" c="orange.9" fw={600}>
      {summary}
    </Text>
    <Paper pos="absolute" bottom="100%" left={0} w="26rem" maw="100vw" mb={8} p="sm" shadow="md">
      {children}
    </Paper>
  </Text>
)

/** Says why visitors do not see the open page. A draft can be shown to them. */
function Publication() {
  const { page, change, showResult } = useEditor()
  const { publication, draft } = page
  if (publication === undefined) return null
  const isDraft = publication === 'draft'
  const save = () => change({ kind: 'values', values: [draft] }).then(problemOf)
  return (
    <Notice summary={isDraft ? bar.draft : bar.hidden}>
      <Text mb="xs">{isDraft ? bar.isDraft : bar.isHidden(publication)}</Text>
      {isDraft && (
        <Button onClick={() => void showResult(save(), { message: bar.shown })}>
          {bar.showPage}
        </Button>
      )}
    </Notice>
  )
}

type UnsavedTextsProps = {
  /** The names of the pages by their paths. */
  readonly names?: EditablePage['names']
  /** The keys of the texts of the open page. */
  readonly keys?: readonly string[]
  /** Opens the settings of a part of the site. */
  readonly openSettings?: (part: ModelPath) => void
}

/** The texts that were typed and not saved, and that no field shows at the moment. A button opens the field of each. */
export function UnsavedTexts({ names = {}, keys = [], openSettings }: UnsavedTextsProps) {
  const { find, isInField, restore, clear, discardOffered, focusField } = useUnsavedStore()
  const offered = useOfferedTexts()
  const texts = [...offered, ...useUnsavedTexts().filter(({ key }) => !isInField(key))]
  if (texts.length === 0) return null
  return (
    <Notice summary={bar.unsaved(texts.length)}>
      <Stack component="ul" gap="sm" mah="40dvh" style={{ overflowY: 'auto' }}>
        {texts.map((text) => {
          const { key, label, page, part, time, value } = text
          const closed = offered.find((other) => other === text)
          const isOnOtherPage = page !== location.pathname
          const hasField = isOnOtherPage || part !== undefined || keys.includes(key)
          const open = async () => {
            if (closed) restore(closed)
            focusField(key)
            if (isOnOtherPage) await openPage(page)
            if (part !== undefined) openSettings?.(part)
          }
          return (
            <li key={`${closed?.item} ${key}`}>
              <strong>{label}</strong>{' '}
              <Text span size="xs" c="dimmed">
                {formatTime(time)}
              </Text>
              <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</Text>
              <Group gap="xs">
                {/* What is typed in this tab is saved or discarded first. */}
                {(closed ? find(key) === undefined : hasField) && (
                  <Button onClick={() => void open()}>
                    {closed
                      ? bar.restore
                      : isOnOtherPage
                        ? bar.open(names[page] ?? page)
                        : bar.openText}
                  </Button>
                )}
                <Button onClick={() => void navigator.clipboard.writeText(value)}>
                  {bar.copy}
                </Button>
                <Button onClick={() => (closed ? discardOffered(closed) : clear(key))}>
                  {bar.discard}
                </Button>
              </Group>
            </li>
          )
        })}
      </Stack>
    </Notice>
  )
}
