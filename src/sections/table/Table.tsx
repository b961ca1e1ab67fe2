import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Table.module.css'
import type { SectionProps } from '../props.ts'

/**
 * A table. On narrow screens it scrolls sideways, also by keyboard. Not Mantine's: its area for scrolling would
 * add 8 KB of scripts, also where it is not used.
 */
export function Table({ section }: SectionProps<'table'>) {
  const { id, caption, columns, rows, rowHeaders } = section
  const captionId = `caption_${id}`
  return (
    <SectionFrame section={section}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only what has the focus. */}
      <section className={classes.scroll} aria-labelledby={captionId} tabIndex={0}>
        <table className={classes.table}>
          <caption id={captionId} className={classes.caption}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map(({ title, isNumber }, index) => (
                <th key={index} scope="col" data-number={isNumber || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, index) => (
              <tr key={index}>
                {cells.map((cell, column) =>
                  rowHeaders && column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column} data-number={columns[column]?.isNumber || undefined}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionFrame>
  )
}
