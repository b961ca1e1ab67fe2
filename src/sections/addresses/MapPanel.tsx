import { useRef, type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { mapProvider } from 'virtual:consent'
import { map as texts } from 'virtual:texts'
import { Anchor, Text, UnstyledButton, Title } from '@mantine/core'
import type { FormattedMap, FormattedPlace } from '../../model/place.ts'
import { useCategory } from '../../consent/useCategory.ts'
import classes from './MapPanel.module.css'
import { useMap, type MapStatus } from './useMap.ts'
import { fillText } from '../../model/fillText.ts'
import { mapUrl } from '../../site/paths.ts'
import { MAP_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { Directions, NamedText } from './Directions.tsx'

type MapPanelProps = {
  readonly place: FormattedPlace
  readonly map: FormattedMap
  /** The other places with a marker. */
  readonly otherPlaces: readonly FormattedPlace[]
  /** The id of the section. The ids in the panel contain it. */
  readonly sectionId: string
}

/**
 * Places on a map. Shows the image of the map until it is loaded: it loads after the visitor has agreed to its
 * category and has scrolled near it.
 */
export function MapPanel({ place, map, otherPlaces, sectionId }: MapPanelProps) {
  const root = useRef<HTMLElement>(null)
  const { isKnown, isAgreed, agree } = useCategory(mapProvider?.category)
  const isInViewport = useInViewport(root)
  const timeoutSeconds = mapProvider?.timeoutSeconds ?? 0
  const { status, attempt, frame, retry } = useMap(isAgreed && isInViewport, timeoutSeconds)
  // The click removes the button. Without this, the focus would move to the start of the page.
  const withFocusOnPanel = (action: () => void) => () => {
    root.current?.focus()
    action()
  }
  return (
    <section
      ref={root}
      className={classes.root}
      data-status={status}
      data-interactive={mapProvider && ''}
      style={mapHeight(map.height)}
      aria-label={namedText({ text: texts.map, name: place.name })}
      tabIndex={-1}
    >
      {(status === 'LOADING' || status === 'LOADED') && (
        <MapFrame
          place={place}
          map={map}
          otherPlaces={otherPlaces}
          end={`map-end_${sectionId}`}
          attempt={attempt}
          frame={frame}
        />
      )}
      {status !== 'LOADED' && place.mapImage && (
        <ResponsiveImage className={classes.image} image={place.mapImage} sizes={MAP_SIZES} />
      )}
      {isKnown && mapProvider !== undefined && (
        <MapStatusMessage
          status={status}
          name={place.name}
          provider={mapProvider.name}
          directions={map.directions}
          onAgree={withFocusOnPanel(agree)}
          onRetry={withFocusOnPanel(retry)}
        />
      )}
    </section>
  )
}

const mapHeight = (pixels: number): CSSProperties & Record<'--map-height', string> => ({
  '--map-height': `${pixels}px`,
})

type MapFrameProps = Omit<MapPanelProps, 'sectionId'> & {
  /** The id of the element after the frame, to which a link skips. */
  readonly end: string
  /** The number of the attempt to load the map. Each attempt uses a new iframe. */
  readonly attempt: number
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The frame with the map, after a link that skips it. */
export function MapFrame({ place, map, otherPlaces, end, attempt, frame }: MapFrameProps) {
  const text = fillText(texts.frame, { title: map.title, city: place.address.city })
  return (
    <>
      <Anchor className={classes.skip} href={`#${end}`}>
        <NamedText text={texts.skip} name={place.name} />
      </Anchor>
      <iframe
        key={attempt}
        ref={frame}
        className={classes.frame}
        title={namedText({ text, name: place.name })}
        src={mapUrl(
          place.id,
          otherPlaces.map(({ id }) => id),
        )}
      />
      <span id={end} tabIndex={-1} />
    </>
  )
}

type MapStatusMessageProps = {
  readonly status: MapStatus
  readonly name: string
  readonly provider: string
  /** The link to directions, for visitors without the map. */
  readonly directions: LinkTarget
  readonly onAgree: () => void
  readonly onRetry: () => void
}

/** The status of the map, as a live region, with the button or link for the visitor's next step. */
export function MapStatusMessage(props: MapStatusMessageProps) {
  return (
    <div
      className={classes.message}
      data-tone="dark"
      aria-live="polite"
      data-visible={props.status === 'LOADED' ? undefined : true}
    >
      <Message {...props} />
    </div>
  )
}

function Message({ status, name, provider, directions, onAgree, onRetry }: MapStatusMessageProps) {
  switch (status) {
    case 'NOT_LOADED':
      return (
        <>
          <Text>{fillText(texts.consent, { provider })}</Text>
          <UnstyledButton onClick={onAgree}>
            <span>
              <NamedText text={texts.load} name={name} />
            </span>
          </UnstyledButton>
        </>
      )
    case 'LOADING':
      return (
        <Text>
          <NamedText text={texts.loading} name={name} />
        </Text>
      )
    case 'LOADED':
      return (
        <span className={classes.visuallyHidden}>{namedText({ text: texts.loaded, name })}</span>
      )
    case 'FAILED':
      return (
        <>
          <Title order={3} className={classes.messageTitle}>
            <NamedText text={texts.failedTitle} name={name} />
          </Title>
          <Text>{fillText(texts.failed, { provider })}</Text>
          <div className={classes.actions}>
            <UnstyledButton onClick={onRetry}>
              <span>
                <NamedText text={texts.retry} name={name} />
              </span>
            </UnstyledButton>
            <Directions to={directions} name={name} />
          </div>
        </>
      )
    case 'AUTH_FAILURE':
      return (
        <>
          <Title order={3} className={classes.messageTitle}>
            <NamedText text={texts.refusedTitle} name={name} />
          </Title>
          <Text>{fillText(texts.refused, { provider })}</Text>
          <Directions to={directions} name={name} />
        </>
      )
  }
}

/** A text of a map with the name of its place, for attributes. */
const namedText = ({ text, name }: { readonly text: string; readonly name: string }) =>
  fillText(texts.named, { text, name })

/**
 * Whether an element is in the viewport or at most half a viewport away from it. Stays true after
 * the first time.
 */
function useInViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isInViewport, setInViewport] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInViewport(true)
      },
      { rootMargin: '50%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInViewport
}
