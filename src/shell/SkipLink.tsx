import * as texts from 'virtual:texts/shell'
import classes from './SkipLink.module.css'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={classes.root} href="#main">
      {texts.skipLink}
    </a>
  )
}
