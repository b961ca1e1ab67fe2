import classes from './DownloadIcon.module.css'

/** An arrow down to a line: the link downloads a file. Decorative. */
export function DownloadIcon() {
  return (
    <svg className={classes.icon} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <path
        d="M7 0v9.2M2.8 5.2 7 9.4l4.2-4.2M1 13.2h12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}
