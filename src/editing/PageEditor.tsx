import { useState } from 'react'
import { EditingTools } from './EditingTools.tsx'
import classes from './PageEditor.module.css'
import type { EditRequests } from './requests.ts'
import { useBottomInset } from './useBottomInset.ts'

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
  useBottomInset(root)
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
      {isOn && <EditingTools requests={requests} root={root} />}
    </section>
  )
}
