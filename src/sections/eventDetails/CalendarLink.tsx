import { Button } from '@mantine/core'
import { addToCalendar } from 'virtual:texts/event'
import classes from './CalendarLink.module.css'

/** The properties of the link. `href`: the URL path of the calendar file. */
export type CalendarLinkProps = { readonly href: string }

/**
 * A link to the calendar file of an event. Without `download`: phones then offer to add the event
 * instead of storing the file.
 */
export function CalendarLink({ href }: CalendarLinkProps) {
  return (
    <Button
      className={classes.root}
      component="a"
      href={href}
      type="text/calendar"
      variant="outline"
      leftSection={<CalendarIcon />}
    >
      {addToCalendar}
    </Button>
  )
}

/** Tabler's icon `calendar-plus`. Decorative. */
function CalendarIcon() {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12.5 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5M16 3v4M8 3v4M4 11h16M16 19h6M19 16v6" />
    </svg>
  )
}
