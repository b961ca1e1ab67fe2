import { shell as texts } from 'virtual:texts'
import classes from './SkipLink.module.css'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={classes.root} href="#main">
      {texts.skipLink}
    </a>
  )
}
