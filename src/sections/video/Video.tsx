import { Anchor, UnstyledButton, Text } from '@mantine/core'
import { useState } from 'react'
import { videoProviders as consentedProviders } from 'virtual:consent'
import { video as texts } from 'virtual:texts'
import { useCategory } from '../../consent/useCategory.ts'
import { fillText } from '../../model/fillText.ts'
import { POSTER_SIZES } from '../../model/imageSizes.ts'
import type { ResponsiveImageData } from '../../model/image.ts'
import { type VideoProvider, videoProviders } from '../../model/video.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import links from '../links.module.css'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { headingId, SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Video.module.css'
import type { SectionProps } from '../props.ts'

/** A video in the shape of its poster. */
export function Video({ section }: SectionProps<'video'>) {
  const { id, video, poster, caption } = section
  return (
    <SectionFrame section={section}>
      <figure>
        <div className={classes.frame} data-tone="dark">
          {video.kind === 'file' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- The schema requires them, or that nobody speaks.
            <video
              className={classes.player}
              style={shapeOf(poster)}
              src={video.file}
              poster={poster.src}
              preload="none"
              controls
              playsInline
              aria-labelledby={headingId(id)}
            >
              {video.captions.map(({ file, language, label }, index) => (
                <track
                  key={index}
                  kind="captions"
                  src={file}
                  srcLang={language}
                  label={label}
                  default={index === 0}
                />
              ))}
            </video>
          ) : (
            <ProvidedVideo provider={video.kind} id={video.id} section={id} poster={poster} />
          )}
        </div>
        {caption && (
          <Text
            component="figcaption"
            size="sm"
            mt="md"
            maw="var(--site-text-width)"
            c="var(--site-muted)"
          >
            {caption}
          </Text>
        )}
      </figure>
    </SectionFrame>
  )
}

const shapeOf = ({ width, height }: ResponsiveImageData) => ({
  aspectRatio: `${width} / ${height}`,
})

type ProvidedVideoProps = Pick<SectionProps<'video'>['section'], 'poster'> & {
  readonly provider: VideoProvider
  /** The id of the video at the provider. */
  readonly id: string
  /** The id of the section, whose heading names the player. */
  readonly section: string
}

/** The poster with a link to the video at its provider, and with scripts a button that agrees and plays it here. */
function ProvidedVideo({ provider, id, section, poster }: ProvidedVideoProps) {
  const consented = consentedProviders[provider]
  const { isKnown, isAgreed, agree } = useCategory(consented?.category)
  const [isPlaying, setPlaying] = useState(false)
  const { name, player, page } = videoProviders[provider]
  if (isPlaying && isAgreed) {
    return (
      <iframe
        ref={focus}
        className={classes.player}
        style={shapeOf(poster)}
        src={player(id)}
        title={name}
        aria-labelledby={headingId(section)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    )
  }
  const play = () => {
    agree()
    setPlaying(true)
  }
  return (
    <>
      <ResponsiveImage decorative className={classes.player} image={poster} sizes={POSTER_SIZES} />
      <Text component="div" size="sm" className={classes.message}>
        {isKnown && consented && (
          <>
            {!isAgreed && (
              <Text maw="34.5em">{fillText(texts.consent, { provider: consented.name })}</Text>
            )}
            <UnstyledButton onClick={play}>{texts.play}</UnstyledButton>
          </>
        )}
        <Anchor component={LinkTo} className={links.standalone} to={page(id)} target="_blank">
          {fillText(texts.watch, { provider: name })}
        </Anchor>
      </Text>
    </>
  )
}

/** The click removes the button. Without this, the focus would move to the start of the page. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
