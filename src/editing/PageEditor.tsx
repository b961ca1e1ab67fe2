import { lazy, Suspense, useState } from 'react'
import classes from './PageEditor.module.css'
import type { EditRequests } from './requests.ts'

/** Loaded when the editor is switched on: a third of the modules of a page in development. */
const EditingTools = lazy(async () => ({
  default: (await import('./EditingTools.tsx')).EditingTools,
}))

/** Whether the editor is on, for the next page load. */
const STORAGE_KEY = 'page-editor'

type PageEditorProps = {
  readonly requests: EditRequests
  /** The element of the editor in the document. */
  readonly root: HTMLElement
}

/** The switch that turns the page editor on, and the editor. */
export function PageEditor({ requests, root }: PageEditorProps) {
  const [isOn, setIsOn] = useState(() => sessionStorage.getItem(STORAGE_KEY) === 'on')
  const toggle = () => {
    sessionStorage.setItem(STORAGE_KEY, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }
  return (
    <section aria-label="Page editor" className={isOn ? classes.bar : classes.edge}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={classes.switch}
        onClick={toggle}
      >
        Edit
      </button>
      {isOn && (
        <Suspense>
          <EditingTools requests={requests} root={root} />
        </Suspense>
      )}
    </section>
  )
}
