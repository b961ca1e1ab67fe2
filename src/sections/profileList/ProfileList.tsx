import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './ProfileList.module.css'
import type { ProfileListSection } from './schema.ts'

/** People, with text and portrait on alternating sides. A portrait takes two thirds of its half of the grid. */
export function ProfileList({ section }: { readonly section: ProfileListSection }) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.profiles.map(({ title, subTitle, text, image }) => (
          <li key={title} className={classes.profile}>
            <div className={classes.portrait}>
              <ResponsivePicture
                className={classes.image}
                picture={image}
                sizes="(min-width: 64em) 30vw, (min-width: 48em) 44vw, 92vw"
              />
            </div>
            <div className={classes.words}>
              <h3 className={classes.name}>{title}</h3>
              <p className={classes.role}>{subTitle}</p>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
