import { Button, CloseButton, Group, MantineProvider } from '@mantine/core'
import { useElementSize, useMounted, useSessionStorage } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pageHydrated } from '../../../src/shell/hydration.tsx'
import './mantineStyles.ts'
import {
  createSend,
  EditorContext,
  tokenOf,
  useEditing,
  type OpenedImage,
  type Send,
} from './editor.ts'
import { ImageEditing } from './images/ImageEditing.tsx'
import { UnusedImages } from './images/UnusedImages.tsx'
import classes from './PageEditor.module.css'
import { useOpenPanel } from './openPanel.ts'
import { PagesPanel } from './pages/PagesPanel.tsx'
import { SectionToolbars } from './sections/SectionToolbars.tsx'
import { SENTENCES } from './sentences.ts'
import { useWaitingClicks } from './saving.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { EDITOR_ID, useStatus } from './status.ts'
import { findTexts } from './texts/findTexts.ts'
import { TextEditing } from './texts/TextEditing.tsx'
import { editorTheme, editorVariables } from './theme.ts'
import { Notices, Toolbar } from './Toolbar.tsx'
import { createUnsavedTexts, UnsavedContext } from './unsaved.ts'
import { ChangesPanel } from './versions/ChangesPanel.tsx'

/** Starts the page editor. Only the development server adds this script to documents. */
async function start(): Promise<void> {
  const token = tokenOf(document)
  // A document that React does not hydrate, e.g. the page with all kinds of sections.
  if (token === undefined || document.getElementById('main') === null) return
  // The page at the width of a phone.
  if (window.frameElement !== null) return
  await pageHydrated
  // After an update, React's hot reloading imports this module a second time, with another query.
  if (document.getElementById(EDITOR_ID) !== null) return
  addEventListener('keydown', ignoreInputMethod, true)
  const root = document.createElement('div')
  root.id = EDITOR_ID
  root.className = classes.root ?? ''
  // The editor is in English, also if the page is not.
  root.lang = 'en'
  root.dir = 'ltr'
  document.body.append(root)
  document.body.prepend(skipLink())
  const send = createSend(token)
  const project = document.querySelector('script[data-project]')?.getAttribute('data-project')
  const unsaved = createUnsavedTexts(project ?? '', (page) =>
    send('describePage', page).then(({ regions }) => regions.flatMap(({ texts }) => texts)),
  )
  // Before a text is opened again that was saved.
  await unsaved.refresh()
  createRoot(root).render(
    <MantineProvider
      theme={editorTheme}
      cssVariablesResolver={editorVariables}
      forceColorScheme="light"
      // The page has other values for the same variables.
      cssVariablesSelector={`#${EDITOR_ID}`}
      deduplicateCssVariables={false}
      getRootElement={() => root}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <UnsavedContext value={unsaved}>
        <PageEditor send={send} root={root} />
      </UnsavedContext>
    </MantineProvider>,
  )
}

/** The first link of the document. It leads to the bar of the editor, which is at the end. */
function skipLink(): HTMLElement {
  const link = document.createElement('a')
  link.href = `#${EDITOR_ID}`
  link.className = classes.skipLink ?? ''
  link.lang = 'en'
  link.textContent = SENTENCES.bar.skip
  link.addEventListener('click', (event) => {
    // Without another entry in the history.
    event.preventDefault()
    document.querySelector<HTMLElement>(`#${EDITOR_ID} [role=switch]`)?.focus()
  })
  return link
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
  const { ref, height } = useElementSize()
  // The page ends above the bar.
  useEffect(() => {
    document.documentElement.style.setProperty('--editor-bar', `${Math.ceil(height)}px`)
  }, [height])
  return (
    <section ref={ref} aria-label={bar.name} className={isOn ? classes.bar : classes.edge}>
      <Button
        variant={isOn ? 'light' : 'transparent'}
        h={isOn ? 44 : '4.5rem'}
        px={8}
        role="switch"
        aria-checked={isOn}
        onClick={() => setIsOn(!isOn)}
      >
        {bar.edit}
      </Button>
      {isOn && <EditingTools send={send} root={root} />}
    </section>
  )
}

const { bar } = SENTENCES

/** The bar, the buttons over the texts of the page, the open text field, and the panels. */
function EditingTools({ send, root }: PageEditorProps) {
  const status = useStatus()
  const { problem, ...editing } = useEditing(send, status.setStatus)
  const { page, isSaving } = editing
  const [image, setImage] = useState<OpenedImage>()
  const panel = useOpenPanel()
  const Panel = panel.open === null ? null : CONTENTS[panel.open.name]
  useWaitingClicks(root, isSaving)
  // React inserts a portal before the bar if both are new. The keyboard reaches the bar first.
  const isBarThere = useMounted()
  return (
    <EditorContext value={{ send, ...editing, ...status, panel, openImage: setImage }}>
      <Toolbar root={root} />
      <div className={classes.notices}>
        <Notices />
        <UnusedImages />
        <Group gap={0} wrap="nowrap">
          <output data-invalid={page.problem && ''}>
            {isSaving ? bar.saving : problem || page.problem || status.status}
          </output>
          {status.isProblem && (
            <CloseButton aria-label={bar.closeProblem} onClick={() => status.setStatus('')} />
          )}
        </Group>
      </div>
      {isBarThere &&
        createPortal(
          <>
            <TextEditing texts={findTexts(page, document)} />
            <SectionToolbars />
            <ImageEditing opened={image} onClose={() => setImage(undefined)} />
            {Panel !== null && <Panel key={panel.count} />}
          </>,
          root,
        )}
    </EditorContext>
  )
}

/** The contents of the panels, by the names of their buttons. */
const CONTENTS = {
  Settings: SettingsPanel,
  Pages: PagesPanel,
  Changes: ChangesPanel,
}

void start()
