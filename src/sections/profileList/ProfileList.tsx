import { Text, Title } from '@mantine/core'
import { PORTRAIT_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './ProfileList.module.css'
import type { SectionProps } from '../props.ts'

/** People in two columns, each with a text beside a small portrait or the initials. */
export function ProfileList({ section }: SectionProps<'profileList'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.profiles.map(({ title, subTitle, summary, text, image }, index) => (
          <li key={index} className={classes.profile}>
            <div className={classes.portrait}>
              {image === undefined ? (
                <Initials name={title} />
              ) : (
                <ResponsiveImage className={classes.image} image={image} sizes={PORTRAIT_SIZES} />
              )}
            </div>
            <div className={classes.text}>
              <Title order={3} className={classes.name}>
                {title}
              </Title>
              <Text className={classes.role}>{subTitle}</Text>
              {summary && <Text className={classes.summary}>{summary}</Text>}
              {text.map((paragraph, index) => (
                <Text key={index}>{paragraph}</Text>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** The radii of the rings around the initials. The drawing is 100 wide. */
const RINGS = [33, 44, 55, 66]

/** The initials of a person in place of a portrait. Decorative: the name is beside it. */
function Initials({ name }: { readonly name: string }) {
  return (
    <svg
      className={classes.initials}
      viewBox="0 0 100 125"
      preserveAspectRatio="xMidYMid slice"
      data-tone="dark"
      aria-hidden="true"
    >
      {RINGS.map((radius) => (
        <circle key={radius} className={classes.ring} cx="50" cy="62.5" r={radius} />
      ))}
      <circle className={classes.frame} cx="50" cy="62.5" r="22" />
      <text className={classes.letters} x="50" y="62.5">
        {initialsOf(name)}
      </text>
    </svg>
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
