import type { Focus } from './imageChanges.ts'
import classes from './Images.module.css'

/** Common shapes in which pages show images, as width to height. */
const SHAPES = [
  { name: 'Wide', ratio: 21 / 9 },
  { name: 'Square', ratio: 1 },
  { name: 'Portrait', ratio: 4 / 5 },
] as const

/** What remains of an image when it is cropped around its focal point. */
export function CropPreviews({ url, focus }: { readonly url: string; readonly focus: Focus }) {
  return (
    <div className={classes.crops}>
      {SHAPES.map(({ name, ratio }) => (
        <figure key={name} className={classes.crop}>
          <img
            src={url}
            alt=""
            style={{
              aspectRatio: ratio,
              objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
            }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
