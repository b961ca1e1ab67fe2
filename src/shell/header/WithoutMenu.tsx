import classes from './WithoutMenu.module.css'

/** Hides the menu in the header while a page contains it. Its styles are only on such pages. */
export const WithoutMenu = () => <span className={classes.root} />
