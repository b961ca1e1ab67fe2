import { plannedMaps } from '../../../generator/bundle/maps.ts'
import { readConfiguration } from '../../../generator/hosting/configuration.ts'
import { required } from '../../support/required.ts'
import { exampleConsent, examplePlace, exampleSite } from './exampleSite.ts'
import type { RenderExamples } from './renderExamples.ts'

/** Renders a place with its map, the buttons of a slideshow and every status of the map. */
export const renderMapAndSlideshow: RenderExamples = async (texts) => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { PauseButton } = await import('../../../src/sections/hero/RotatingImages.tsx')
  const { LocatorMap } = await import('../../../src/sections/mapAddress/MapPanel.tsx')
  const { MapAddress } = await import('../../../src/sections/mapAddress/MapAddress.tsx')
  const { MapFrame } = await import('../../../src/sections/mapAddress/MapPanel.tsx')
  const { MapStatusMessage } = await import('../../../src/sections/mapAddress/MapPanel.tsx')
  const place = examplePlace
  const data = { ...place, provider: 'Provider' }
  const map = required(place.map, 'map')
  const message = {
    name: place.name,
    provider: data.provider,
    directions: map.directions,
    onAgree,
    onRetry: onAgree,
  }
  const element = await renderInSite(
    <>
      <MapAddress
        section={{ kind: 'mapAddress', id: 'map', heading: '«heading»', tone: 'plain', place }}
      />
      <MapFrame
        {...{ place, map }}
        otherPlaces={[]}
        end="end"
        attempt={1}
        frame={{ current: null }}
      />
      <LocatorMap place={place} map={{ ...map, lat: -map.lat, lng: -map.lng }} />
      <MapStatusMessage {...message} status="NOT_LOADED" />
      <MapStatusMessage {...message} status="LOADING" />
      <MapStatusMessage {...message} status="LOADED" />
      <MapStatusMessage {...message} status="FAILED" />
      <MapStatusMessage {...message} status="AUTH_FAILURE" />
      <PauseButton playing onClick={onAgree} />
      <PauseButton playing={false} onClick={onAgree} />
    </>,
  )
  const title = document.createElement('title')
  const site = { ...exampleSite, texts }
  const configuration = readConfiguration({ MAPS_KEY: 'test' })
  if ('problem' in configuration) throw new Error(configuration.problem)
  title.textContent = plannedMaps(site, configuration)[0]?.title ?? ''
  return [
    { element, data },
    { element: title, data },
  ]
}

const onAgree = () => undefined

/** Renders the privacy bar after a choice, and while the browser declines. */
export const renderConsentBar: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { ConsentBar } = await import('../../../src/shell/consent/ConsentBar.tsx')
  const category = { title: 'Category', description: 'What it is.' }
  const texts = {
    ...exampleConsent,
    categories: { yes: category, no: category },
  }
  const categories = Object.keys(texts.categories)
  const actions = { onChoose: () => undefined, onCancel: () => undefined }
  const element = await renderInSite(
    <>
      <ConsentBar
        {...{ texts, categories, ...actions }}
        choice={{ yes: true, no: false }}
        isDeclined={false}
        isReopened
      />
      <ConsentBar {...{ texts, categories, ...actions }} isDeclined isReopened={false} />
    </>,
  )
  return [{ element, data: texts }]
}
