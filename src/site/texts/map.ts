import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of a place with its map. */
export const mapTextsSchema = z.strictObject({
  /** The term beside the phone number. Default: “Phone” */
  phone: text('Phone'),
  /** The link to directions at the map provider. Default: “Get directions” */
  directions: text('Get directions'),
  /** A text of a map together with the place, for assistive technology, so that several maps on a page differ. `{name}`: the name of the place, `{text}`: the text, e.g. “Load map”. Default: “{name}: {text}” */
  named: text('{name}: {text}'),
  /** The name of the map, for assistive technology. Default: “Map” */
  map: text('Map'),
  /** The link that skips the map. Visible while it has the focus. Default: “Skip the map” */
  skip: text('Skip the map'),
  /** The name of the map's frame. `{title}`: the title of the map, `{city}`: the city of the place. Default: “Map: {title}, {city}” */
  frame: text('Map: {title}, {city}'),
  /** The title of the map's own document. `{title}`: the title of the map. Default: “Map: {title}” */
  document: text('Map: {title}'),
  /** A latitude on the northern hemisphere. `{degrees}`: e.g. 39.0840. Default: “{degrees}° N” */
  north: text('{degrees}° N'),
  /** A latitude on the southern hemisphere. `{degrees}`: e.g. 39.0840. Default: “{degrees}° S” */
  south: text('{degrees}° S'),
  /** A longitude on the eastern hemisphere. `{degrees}`: e.g. 77.1528. Default: “{degrees}° E” */
  east: text('{degrees}° E'),
  /** A longitude on the western hemisphere. `{degrees}`: e.g. 77.1528. Default: “{degrees}° W” */
  west: text('{degrees}° W'),
  /** What loading the map means for the visitor. `{provider}`: the name of the map provider. Default: “The interactive map comes from {provider}. If you load it, {provider} receives your IP address and may store data in your browser.” */
  consent: text(
    'The interactive map comes from {provider}. If you load it, {provider} receives your IP address and may store data in your browser.',
  ),
  /** The button that agrees and loads the map. Default: “Load map” */
  load: text('Load map'),
  /** While the map is loading. Default: “Loading the map…” */
  loading: text('Loading the map…'),
  /** When the map is loaded, for assistive technology. Default: “The map is loaded.” */
  loaded: text('The map is loaded.'),
  /** The heading if the map could not be loaded. Default: “The map could not be loaded” */
  failedTitle: text('The map could not be loaded'),
  /** Why the map could not be loaded. `{provider}`: the name of the map provider. Default: “{provider} did not respond, or your browser or network blocked it. You can still use the address and the directions.” */
  failed: text(
    '{provider} did not respond, or your browser or network blocked it. You can still use the address and the directions.',
  ),
  /** The button that loads the map again. Default: “Try again” */
  retry: text('Try again'),
  /** The heading if the provider does not accept the API key. Default: “Error: AuthFailure” */
  refusedTitle: text('Error: AuthFailure'),
  /** What that means. `{provider}`: the name of the map provider. Default: “{provider} does not accept this site’s API key, so the map cannot be shown. The key may be wrong, expired or not allowed for this address. Only we can fix this. You can still use the address and the directions.” */
  refused: text(
    '{provider} does not accept this site’s API key, so the map cannot be shown. The key may be wrong, expired or not allowed for this address. Only we can fix this. You can still use the address and the directions.',
  ),
})
