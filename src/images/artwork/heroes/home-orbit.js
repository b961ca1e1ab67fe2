import { cityLights } from "../heroParts/cities.js";
import { Dots } from "../heroParts/dots.js";
import { arc, createGlobe, place } from "../heroParts/globe.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { createStars } from "../heroParts/stars.js";
import { Strokes } from "../heroParts/strokes.js";

/** The globe at night above the Atlantic; links rise from Rockville. */
export const look = { glow: [0.9, 0.1], glowSize: 0.6, glowPower: 0.28, base: 0.55, bloom: 0.3, quiet: 0.8 };

const ROCKVILLE = [39.08, -77.15];
const LINKS = [
  [47.6, -122.3], [34.0, -118.2], [32.7, -117.2], [38.8, -104.8], [29.4, -98.5], [27.9, -82.5],
  [41.3, -95.9], [42.4, -71.1], [51.5, -0.1], [48.8, 9.2], [21.3, -157.9], [61.2, -149.9],
  [40.6, -8.7], [18.4, -66.0], [45.4, -75.7], [33.4, -82.0], [4.7, -74.1], [65, -18],
];

export default async function homeOrbit(stage) {
  const random = createRandom(2015);
  const eye = place(16, -64, 1.9);
  stage.view({ from: eye, to: [0, 0, 0], fov: 30, shift: [0.2, 0.36] });
  await createGlobe(stage, { sun: place(58, 62), lights: 0.35 });
  stage.add(createStars(stage, random));

  const cities = new Dots();
  const area = { south: -35, north: 62, west: -130, east: 10 };
  for (const city of await cityLights(random, { area, count: 60000, boost: 1.5 })) cities.at(city.point, city);

  const links = new Strokes();
  const ends = new Dots();
  for (const [index, link] of LINKS.entries()) {
    const span = Math.hypot(link[0] - ROCKVILLE[0], (link[1] - ROCKVILLE[1]) * 0.77) / 100;
    const points = arc(ROCKVILLE, link, 0.04 + span * 0.34);
    const tone = blend(light("signal"), light("ice"), index % 3 === 0 ? 0.55 : 0.1);
    links.path(points, { color: (share) => dim(tone, 0.25 + 1.5 * (1 - share) ** 2), width: 2.2 });
    ends.at(place(...link, 0.002), { color: dim(tone, 1.4), size: 5 });
  }
  ends.at(place(...ROCKVILLE, 0.003), { color: light("signal", 5), size: 10 });

  stage.add(cities.mesh(stage.lens), links.mesh(stage.lens), ends.mesh(stage.lens, { halo: 0.6 }));
}
