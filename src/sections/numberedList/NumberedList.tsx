import { Text, Title, VisuallyHidden } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import details from '../details.module.css'
import classes from './NumberedList.module.css'
import type { SectionProps } from '../props.ts'

/** Topics with large numbers, on a wide screen in two columns. On a phone, visitors open the texts of a folded list. */
export function NumberedList({ section }: SectionProps<'numberedList'>) {
  const { folded, items } = section
  return (
    <SectionFrame section={section}>
      <ol className={classes.list} data-folded={folded || undefined}>
        {items.map(({ title, text }, index) => (
          <li key={index} className={classes.item}>
            <Title order={3}>{title}</Title>
            {folded ? (
              // The browser may have opened it before the hydration.
              <details
                className={`${details.item} ${details.folded} ${classes.details}`}
                suppressHydrationWarning
              >
                <summary className={`${details.summary} ${classes.summary}`}>
                  <VisuallyHidden component="span">{title}</VisuallyHidden>
                </summary>
                <Text className={classes.text}>{text}</Text>
              </details>
            ) : (
              <Text className={classes.text}>{text}</Text>
            )}
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
