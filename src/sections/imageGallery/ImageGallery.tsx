import { Text } from '@mantine/core'
import { imageGallery as texts, shell as shellTexts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { FULL_WIDTH, GALLERY_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './ImageGallery.module.css'
import type { SectionProps } from '../props.ts'

/** Images in a grid. Each opens larger in a popover, also without scripts. */
export function ImageGallery({ section }: SectionProps<'imageGallery'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.grid}>
        {section.images.map(({ image, caption }, index) => {
          const popover = `image_${section.id}_${index}`
          return (
            <li key={index}>
              <figure>
                <button
                  type="button"
                  className={classes.open}
                  popoverTarget={popover}
                  aria-label={fillText(texts.enlarge, { image: image.alt })}
                >
                  <ResponsiveImage className={classes.image} image={image} sizes={GALLERY_SIZES} />
                </button>
                {caption && (
                  <Text component="figcaption" size="sm" mt="sm" maw="26.5em" c="var(--site-muted)">
                    {caption}
                  </Text>
                )}
              </figure>
              <dialog id={popover} popover="auto" className={classes.large} aria-label={image.alt}>
                <ResponsiveImage className={classes.largeImage} image={image} sizes={FULL_WIDTH} />
                <button
                  type="button"
                  className={classes.close}
                  popoverTarget={popover}
                  popoverTargetAction="hide"
                >
                  {shellTexts.close}
                </button>
              </dialog>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
