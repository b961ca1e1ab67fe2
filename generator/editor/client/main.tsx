import { MantineProvider } from '@mantine/core'
import { useForceUpdate, useSessionStorage } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pageHydrated } from '../../../src/shell/hydration.tsx'
import { mantineSettings } from '../../../src/theme/ThemeProvider.tsx'
import type { EditRequest, EditablePage } from '../protocol.ts'
import { ChangesPanel } from './ChangesPanel.tsx'
import {
  createSend,
  EditorContext,
  orFailure,
  problemOf,
  useEditor,
  type OpenedImage,
  type Send,
  useReply,
} from './editor.ts'
import { ImageEditing } from './images/ImageEditing.tsx'
import classes from './PageEditor.module.css'
import { openNextPage, storeNextPage, useNextPage } from './pages/nextPage.ts'
import { PagesPanel } from './pages/PagesPanel.tsx'
import { SectionToolbars } from './sections/SectionToolbars.tsx'
import { EDITOR_ID, PANELS, PANEL_ID, useOpenPanel, useStatus } from './session.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { findTexts } from './texts/findTexts.ts'
import { TextEditing } from './texts/TextEditing.tsx'

/** Starts the page editor. Only the development server adds this script to documents. */
async function start(): Promise<void> {
  const token = document.querySelector('script[data-edit-token]')?.getAttribute('data-edit-token')
  // A document that React does not hydrate, e.g. the page with all kinds of sections.
  if (token === undefined || token === null || document.getElementById('main') === null) return
  await pageHydrated
  // After an update, React's hot reloading imports this module a second time, with another query.
  if (document.getElementById(EDITOR_ID) !== null) return
  addEventListener('keydown', ignoreInputMethod, true)
  const root = document.createElement('div')
  root.id = EDITOR_ID
  root.className = classes.root ?? ''
  document.body.append(root)
  createRoot(root).render(
    <MantineProvider {...mantineSettings}>
      <PageEditor send={createSend(token)} root={root} />
    </MantineProvider>,
  )
}

/**
 * Hides keys from all other handlers that belong to an input method, e.g. the Enter that confirms Japanese text. In
 * Safari, that Enter comes after the composition: `isComposing` is false, and only the key code shows it.
 */
function ignoreInputMethod(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation()
}

type PageEditorProps = {
  readonly send: Send
  /** The element of the editor in the document. */
  readonly root: HTMLElement
}

/** The switch that turns the page editor on, and the editor. It stays on when another page is loaded. */
function PageEditor({ send, root }: PageEditorProps) {
  const [isOn, setIsOn] = useSessionStorage({
    key: 'page-editor',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  useBottomInset(root)
  return (
    <section aria-label="Page editor" className={isOn ? classes.bar : classes.edge}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={classes.switch}
        onClick={() => setIsOn(!isOn)}
      >
        Edit
      </button>
      {isOn && <EditingTools send={send} root={root} />}
    </section>
  )
}

/**
 * Sets a custom property of `root` to the height of the site's bar at the bottom of the window, e.g. for
 * consent: the padding at the end of the body.
 */
function useBottomInset(root: HTMLElement): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { paddingBlockEnd } = getComputedStyle(document.body)
      root.style.setProperty('--editor-bottom-inset', paddingBlockEnd)
    })
    observer.observe(document.body, { box: 'border-box' })
    return () => observer.disconnect()
  }, [root])
}

/** The buttons over the texts of the page, the open text field, undo and redo, and the panels. */
function EditingTools({ send, root }: PageEditorProps) {
  const { page, problem, ...editing } = useEditing(send)
  const status = useStatus()
  const [image, setImage] = useState<OpenedImage>()
  const panel = useOpenPanel()
  const Panel = panel.open && CONTENTS[panel.open.name]
  useNextPage(editing.change, status)
  return (
    <EditorContext value={{ send, page, ...editing, ...status, panel, openImage: setImage }}>
      <Toolbar />
      {page.publication !== undefined && (
        <p className={classes.publication}>Not published: {page.publication}</p>
      )}
      <output className={classes.status}>{problem || status.status}</output>
      {createPortal(
        <>
          <TextEditing shown={findTexts(page, document)} />
          <SectionToolbars />
          <ImageEditing opened={image} onClose={() => setImage(undefined)} />
          {Panel !== undefined && <Panel key={panel.key} />}
        </>,
        root,
      )}
    </EditorContext>
  )
}

/** The buttons of the bar: undo and redo, and one for each panel. */
function Toolbar() {
  const { open, toggle } = useEditor().panel
  return (
    <div role="toolbar" aria-label="Page editor" className={classes.tools}>
      <UndoButton kind="undo" name="Undo" />
      <UndoButton kind="redo" name="Redo" />
      {PANELS.map((name) => (
        <button
          key={name}
          ref={name === open?.name ? scrollIntoBar : undefined}
          type="button"
          aria-expanded={name === open?.name}
          aria-controls={PANEL_ID}
          onClick={() => toggle(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** On narrow screens, the bar scrolls while a panel is open. */
const scrollIntoBar = (button: HTMLElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const MESSAGES = { undo: 'Undone.', redo: 'Done again.' } as const

type UndoButtonProps = { readonly kind: keyof typeof MESSAGES; readonly name: string }

/** Undoes or redoes a change. The focus stays here, also if the change reloads the page or disables the button. */
function UndoButton({ kind, name }: UndoButtonProps) {
  const { page, change, showResult } = useEditor()
  const run = () => {
    const path = kind === 'undo' ? page.pageAfterUndo : page.pageAfterRedo
    const outcome = { message: MESSAGES[kind], focus: undoFocus(kind) }
    if (path === undefined) return showResult(change({ kind }).then(problemOf), outcome)
    // The open page is left before it is removed.
    storeNextPage({ path, ...outcome, request: { kind } })
    return openNextPage()
  }
  return (
    <button
      type="button"
      data-change={kind}
      disabled={!(kind === 'undo' ? page.canUndo : page.canRedo)}
      onClick={() => void run()}
    >
      {name}
    </button>
  )
}

/** The button, or the other one if it is disabled. */
const undoFocus = (kind: string) => [`[data-change=${kind}]:enabled`, '[data-change]:enabled']

/** The contents of the panels, by the names of their buttons. */
const CONTENTS = {
  Settings: SettingsPanel,
  Pages: PagesPanel,
  Changes: ChangesPanel,
}

/** Loads the texts of the open page, and finds them in the document again whenever it changes. */
function useEditing(send: Send) {
  const path = location.pathname
  const { value: page = NOTHING, problem, reload } = useReply(send, 'read', path, path)
  useEffect(() => {
    import.meta.hot?.on('vite:afterUpdate', reload)
    return () => import.meta.hot?.off('vite:afterUpdate', reload)
  }, [reload])
  const update = useForceUpdate()
  useEffect(() => onDocumentChange(update), [update])
  const change = useCallback(
    async (requested: EditRequest) => {
      const reply = await orFailure(send('apply', requested))
      if (reply.result === 'saved' || reply.result === 'conflict') await reload()
      return reply
    },
    [send, reload],
  )
  return { page, problem, change, reload }
}

/** What can be edited before the page is loaded. */
const NOTHING: EditablePage = {
  regions: [],
  inserted: [],
  sections: { list: { path: [], version: '', elements: [] }, sections: [] },
  images: [],
  publication: undefined,
  canUndo: false,
  canRedo: false,
  pageAfterUndo: undefined,
  pageAfterRedo: undefined,
}

/** Calls `listener` in the next frame, and once in each frame in which the page changed, outside the editor. */
function onDocumentChange(listener: () => void): () => void {
  let frame = 0
  const request = () => {
    frame = requestAnimationFrame(() => {
      frame = 0
      listener()
    })
  }
  const observer = new MutationObserver((records) => {
    const isPage = records.some(
      ({ target }) => !(target instanceof Element && target.closest(`#${EDITOR_ID}`)),
    )
    if (isPage && frame === 0) request()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  request()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

void start()
