import classes from './SkipLink.module.css'

/** The first stop of the Tab key: leads past the header to the page's content. */
export function SkipLink() {
  return (
    <a className={classes.root} href="#main">
      Skip to content
    </a>
  )
}
