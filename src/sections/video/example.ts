import type { SectionExample } from '../props.ts'

/** A video of another company, with a sentence under it. */
export const example: SectionExample<'video'> = {
  kind: 'video',
  label: 'Two minutes',
  heading: 'How We Work, in Pictures',
  video: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
  poster: 'culture',
  caption: 'Three people show a day in the laboratory.',
}
