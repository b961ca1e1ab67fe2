import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { apiKey, mapId, maps } from 'virtual:maps'
import { colors } from '../../generated/colors.gen.ts'
import { otherPlacesIn } from '../site/paths.ts'
import { MapDocument } from './MapDocument.tsx'
import type { MapMessage } from './mapMessages.ts'
import './map.css'

const report = (message: MapMessage) => parent.postMessage(message, location.origin)

// Google Maps calls this global function when it rejects the API key. The React library does not handle it.
Object.assign(window, { gm_authFailure: () => report('map:auth-failure') })

document.body.style.backgroundColor = colors.tones.dark.background

const root = document.getElementById('map')
const place = maps[root?.dataset['place'] ?? '']
const others = otherPlacesIn(location.hash).flatMap((name) => maps[name] ?? [])
if (root !== null && place !== undefined) {
  report('map:started')
  createRoot(root, { onUncaughtError: () => report('map:failed') }).render(
    <StrictMode>
      <MapDocument
        places={[place, ...others]}
        apiKey={apiKey}
        mapId={mapId}
        colors={colors}
        report={report}
      />
    </StrictMode>,
  )
}
