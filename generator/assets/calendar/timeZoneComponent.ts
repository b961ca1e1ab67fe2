import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library'
import { instantOf } from '../../manifest/dates.ts'

/** A `VTIMEZONE` component, and the name of the time zone in it. */
export type TimeZoneComponent = { readonly name: string; readonly text: string }

/**
 * The `VTIMEZONE` component of a time zone. Undefined if the library does not know the time zone, or has
 * another UTC offset at one of the local times than Node, which pages use: the rules of some countries
 * change often, e.g. in Morocco.
 */
export function timeZoneComponent(
  timeZone: string,
  localTimes: readonly string[],
): TimeZoneComponent | undefined {
  const name = [tzlib_get_timezones()]
    .flat()
    .find((known) => known.toLowerCase() === timeZone.toLowerCase())
  if (name === undefined) return undefined
  const isCorrect = localTimes.every((local) => offsetIn(name, local) === offset(name, local))
  // The component of an alias has the current name, e.g. Asia/Kolkata for Asia/Calcutta.
  const [text, parameter = ''] = [tzlib_get_ical_block(name)].flat()
  if (!isCorrect || text === undefined) return undefined
  return { name: parameter.replace(/^TZID=/, ''), text }
}

/** The UTC offset of a local time according to the library. Minutes. */
function offsetIn(name: string, local: string): number {
  const [, sign, hours, minutes] =
    /^([+-])(\d\d)(\d\d)$/.exec(tzlib_get_offset(name, local.slice(0, 10), local.slice(11))) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The UTC offset of a local time according to Node. Minutes. */
const offset = (name: string, local: string) =>
  (Date.parse(`${local}:00Z`) - instantOf(local, name)) / 60_000
