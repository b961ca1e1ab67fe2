import { Text } from '@mantine/core'
import { openingHours as openingHoursTexts } from 'virtual:texts'
import { SectionFrame, headingId } from '../../parts/SectionFrame.tsx'
import table from '../ScrollingTable.module.css'
import classes from './OpeningHours.module.css'
import type { SectionProps } from '../props.ts'

/** The opening hours of a place in a table with a row for each day. */
export function OpeningHours({ section }: SectionProps<'openingHours'>) {
  return (
    <SectionFrame section={section} layout="beside" band="list">
      <div className={table.root}>
        <table className={classes.table} aria-labelledby={headingId(section.id)}>
          <tbody>
            {section.hours.map(({ day, times }) => (
              <tr key={day} className={classes.day} data-closed={times.length === 0 || undefined}>
                <th scope="row">{day}</th>
                <td className={classes.times}>
                  {times.map((time) => (
                    <span key={time}>{time}</span>
                  ))}
                  {times.length === 0 && <span>{openingHoursTexts.closed}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {section.note && <Text className={classes.note}>{section.note}</Text>}
    </SectionFrame>
  )
}
