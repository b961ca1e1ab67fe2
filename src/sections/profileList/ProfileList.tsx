import { Text, Title } from '@mantine/core'
import { PORTRAIT_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Folded } from '../Folded.tsx'
import classes from './ProfileList.module.css'
import type { SectionProps } from '../props.ts'

/** People in columns, each with a text below a portrait or the initials. On a phone, visitors open a folded biography. */
export function ProfileList({ section }: SectionProps<'profileList'>) {
  const { folded, profiles } = section
  return (
    <SectionFrame section={section} layout={profiles.length < 3 ? 'beside' : undefined}>
      <ul className={classes.list}>
        {profiles.map(({ title, subTitle, summary, text, image }, index) => (
          <li key={index} className={classes.profile}>
            {image === undefined ? (
              // In place of a portrait. Decorative: the name is below it.
              <div
                className={`${classes.image} ${classes.initials}`}
                data-tone="dark"
                aria-hidden="true"
              >
                {initialsOf(title)}
              </div>
            ) : (
              <ResponsiveImage className={classes.image} image={image} sizes={PORTRAIT_SIZES} />
            )}
            <div className={classes.text}>
              <Title order={3}>{title}</Title>
              <Text size="label" className={classes.role}>
                {subTitle}
              </Text>
              {summary && <Text className={classes.summary}>{summary}</Text>}
              <Folded title={folded} of={title}>
                <div className={classes.text}>
                  {text.map((paragraph, index) => (
                    <Text key={index}>{paragraph}</Text>
                  ))}
                </div>
              </Folded>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/**
 * The initials of a person: the first letters of the first and the last name, e.g. `ME` for
 * `Margaret Ellison`. Ignores titles with a period, e.g. `Dr.`, and all words after a comma.
 */
export function initialsOf(name: string): string {
  const [names = name] = name.split(',')
  const words = names.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const withoutTitles = words.filter((word) => !/^\p{L}{2,}\.$/u.test(word))
  const used = withoutTitles.length > 0 ? withoutTitles : words
  const ends = used.length > 1 ? [used[0], used.at(-1)] : used
  return ends.map((word = '') => [...word].at(0)?.toUpperCase() ?? '').join('')
}
