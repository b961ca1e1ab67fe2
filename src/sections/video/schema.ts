import * as z from 'zod'
import { POSTER_SIZES } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { sectionOf } from '../../model/section.ts'
import { FILE_NAME_FORMAT, isoDate, line, paragraph } from '../../model/text.ts'
import { languageTag } from '../../model/values.ts'
import { referenceTo } from '../../model/reference.ts'

/** The name of a file in `src/files/`. Not in `model/video.ts`, which browsers load. */
const ownFile = (extensions: readonly string[], example: string) =>
  referenceTo(
    'media',
    new RegExp(String.raw`^[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:${extensions.join('|')})$`),
    `write the name of a file in src/files/, e.g. ${example}; ${FILE_NAME_FORMAT}`,
  )

/** The id of a video. Its address, also of a short or with tracking, becomes the id: the first group of `address`. */
const videoId = (id: RegExp, address: RegExp, rule: string, example: string) =>
  z
    .string()
    .overwrite((text) => address.exec(text)?.[1] ?? text)
    .regex(id, `write the address of the video, or ${rule}`)
    .meta({ examples: [example] })

const VIDEO_FORMAT =
  "write { kind: 'youtube', id: '…' } or { kind: 'vimeo', id: '…' } with the address of the video as id, or { kind: 'file', … }"

/** Where a video comes from. */
const videoSourceSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      /** The source of the video: a file of this site. No other company is contacted. */
      kind: z.literal('file'),
      /** The video, e.g. `tour.mp4`. Every browser plays MP4. Details: its name in `src/files/`. MP4 with H.264 plays in every browser. */
      file: ownFile(['mp4', 'webm'], 'tour.mp4'),
      /** The captions. None, if nothing is spoken. The first ones are shown at the start. */
      captions: z.array(
        z.strictObject({
          /** The file with the captions, e.g. `tour.en.vtt`. Details: A WebVTT file in `src/files/`. */
          file: ownFile(['vtt'], 'tour.en.vtt'),
          /** The language of the captions, e.g. `en`. Details: A BCP 47 tag. */
          language: languageTag,
          /** **Name.** What the player calls the captions, e.g. `English`. */
          label: line,
        }),
      ),
    }),
    z.strictObject({
      /**
       * The source of the video: YouTube. It plays on the page, after the visitor has agreed, if `thirdParties`
       * has an entry with `kind: 'video', provider: 'youtube'`. Otherwise there is only a link to YouTube.
       */
      kind: z.literal('youtube'),
      /**
       * **Video.** The address of the video, or the id in it. Details: for YouTube the 11 characters after `v=`,
       * e.g. `aqz-KE-bpKQ`, for Vimeo the number, e.g. `76979871`.
       */
      id: videoId(
        /^[\w-]{11}$/,
        /^https:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:shorts|embed|live)\/))([\w-]{11})(?![\w-])/,
        'the 11 characters after v= in it',
        // Big Buck Bunny, a film with a free license.
        'aqz-KE-bpKQ',
      ),
    }),
    z.strictObject({
      /** The source of the video: Vimeo. As for YouTube, with `provider: 'vimeo'`. */
      kind: z.literal('vimeo'),
      /**
       * **Video.** The address of the video, or the id in it. Details: for YouTube the 11 characters after `v=`,
       * e.g. `aqz-KE-bpKQ`, for Vimeo the number, e.g. `76979871`.
       */
      id: videoId(
        /^\d+$/,
        /^https:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d+)/,
        'the number in it',
        // The example in the documentation of Vimeo's player.
        '76979871',
      ),
    }),
  ],
  { error: ({ input }) => (typeof input === 'string' ? VIDEO_FORMAT : undefined) },
)

/** A video with a picture that is shown before it plays: a file of the site, or from YouTube or Vimeo after consent. Group: Pictures. */
export const videoSchema = sectionOf('video', {
  /** The video. Options: `file` = A file of this site, `youtube` = YouTube, `vimeo` = Vimeo. */
  video: videoSourceSchema,
  /** **Image before it plays.** The image that is shown until the video plays, in the same shape. */
  poster: imageAt(POSTER_SIZES),
  /** **Published on.** The day on which the video was published. Search engines list only videos with it. Default: none. */
  published: isoDate.optional(),
  /** A sentence under the video, e.g. what it shows without sound. Default: none. */
  caption: paragraph.optional(),
})
