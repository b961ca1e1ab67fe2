import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { pageHydrated } from '../../../src/shell/hydration.tsx'
import { mantineSettings } from '../../../src/theme/ThemeProvider.tsx'
import { EDITOR_ID } from './texts/findTexts.ts'
import classes from './PageEditor.module.css'
import { PageEditor } from './PageEditor.tsx'
import { editRequests } from './requests.ts'

/** Starts the page editor. Only the development server adds this script to documents. */
async function start(): Promise<void> {
  const token = document.querySelector('script[data-edit-token]')?.getAttribute('data-edit-token')
  // A document that React does not hydrate, e.g. the page with all kinds of sections.
  if (token === undefined || token === null || document.getElementById('main') === null) return
  await pageHydrated
  addEventListener('keydown', ignoreInputMethod, true)
  const root = document.createElement('div')
  root.id = EDITOR_ID
  root.className = classes.root ?? ''
  document.body.append(root)
  createRoot(root).render(
    <MantineProvider {...mantineSettings}>
      <PageEditor requests={editRequests(token)} root={root} />
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

void start()
