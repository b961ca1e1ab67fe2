import { Text, Title } from '@mantine/core'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Initials } from './Initials.tsx'
import classes from './ProfileList.module.css'
import { IMAGE_SIZES } from './imageSizes.ts'
import type { ProfileListSection } from './schema.ts'

/** People with text and portrait, or initials, on alternating sides. */
export function ProfileList({ section }: { readonly section: ProfileListSection }) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.profiles.map(({ title, subTitle, text, image }, index) => (
          <li key={index} className={classes.profile}>
            <div className={classes.portrait}>
              {image === undefined ? (
                <Initials name={title} />
              ) : (
                <ResponsiveImage className={classes.image} image={image} sizes={IMAGE_SIZES} />
              )}
            </div>
            <div className={classes.text}>
              <Title order={3} size="h2" className={classes.name}>
                {title}
              </Title>
              <Text className={classes.role}>{subTitle}</Text>
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
