import type { SectionExample } from '../props.ts'

/** Two images, one with a caption. */
export const example: SectionExample<'imageGallery'> = {
  kind: 'imageGallery',
  label: 'Where we work',
  heading: 'A Look Inside',
  images: [
    { image: 'culture', caption: 'The laboratory, in which every team has a table.' },
    { image: 'contact' },
  ],
}
