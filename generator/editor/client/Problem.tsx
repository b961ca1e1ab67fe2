import classes from './SidePanel.module.css'

/** Why something was not saved or loaded. An empty text is not shown. */
export const Problem = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined &&
  text !== '' && (
    <p role="alert" className={classes.problem}>
      {text}
    </p>
  )
