import { feature, mesh } from "topojson-client";

/** State borders and coasts as lists of `[east, north]` lines. */
export async function stateLines() {
  const atlas = await readAtlas("states-10m.json");
  return mesh(atlas, atlas.objects.states).coordinates;
}

/**
 * Counties of the states named by their two-digit codes, e.g. Maryland "24".
 * Each is `{ id, name, rings }`, a ring being a list of `[east, north]`, outer rings only.
 */
export async function counties(states) {
  const atlas = await readAtlas("counties-10m.json");
  return feature(atlas, atlas.objects.counties)
    .features.filter(({ id }) => states.includes(id.slice(0, 2)))
    .map(({ id, properties, geometry }) => ({
      id,
      name: properties.name,
      rings: (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(([outer]) => outer),
    }));
}

/** A flat local map in units of 100 km around `center` (`[east, north]`): x to the east, z to the south. */
export function localMap([east, north]) {
  const shrink = Math.cos((north * Math.PI) / 180);
  return ([pointEast, pointNorth], height = 0) => [
    (pointEast - east) * 1.1132 * shrink,
    height,
    (north - pointNorth) * 1.1132,
  ];
}

async function readAtlas(file) {
  const answer = await fetch(`/node_modules/us-atlas/${file}`);
  return answer.json();
}
