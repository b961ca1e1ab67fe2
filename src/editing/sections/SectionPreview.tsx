import classes from './Palette.module.css'
import { kindName } from './kindName.ts'

/** The example of a kind of section, rendered by the development server in the style of the site. */
export function SectionPreview({ kind }: { readonly kind: string }) {
  return (
    <div className={classes.preview} inert>
      <iframe
        title={`Preview: ${kindName(kind)}`}
        src={`/~sections?kind=${kind}`}
        loading="lazy"
        tabIndex={-1}
        className={classes.frame}
      />
    </div>
  )
}
