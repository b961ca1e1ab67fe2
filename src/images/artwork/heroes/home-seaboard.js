import { cityLights } from "../heroParts/cities.js";
import { Dots } from "../heroParts/dots.js";
import { createGlobe, place } from "../heroParts/globe.js";
import { dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { createStars } from "../heroParts/stars.js";
import { Strokes } from "../heroParts/strokes.js";
import { stateLines } from "../heroParts/counties.js";

/** The eastern seaboard from low orbit, looking north-east into the dawn. */
export const look = { glow: [0.8, 0.1], glowSize: 0.6, glowPower: 0.3, base: 0.5, bloom: 0.3, quiet: 0.6 };

export default async function homeSeaboard(stage) {
  const random = createRandom(1791);
  stage.view({ from: place(18, -83.5, 0.3), to: place(35, -77.5), up: place(36, -78), fov: 36, shift: [0.16, -0.1] });
  await createGlobe(stage, { sun: place(40, 28), lights: 0.16, limb: 1.2 });
  stage.haze(0.32, 1.05);
  stage.add(createStars(stage, random));

  const cities = new Dots();
  const area = { south: 23, north: 56, west: -98, east: -50 };
  for (const city of await cityLights(random, { area, count: 130000, floor: 0.14, boost: 0.55 })) cities.at(city.point, city);
  cities.at(place(39.08, -77.15, 0.001), { color: light("signal", 6), size: 6 });

  const borders = new Strokes();
  for (const line of await stateLines()) {
    borders.path(line.map(([east, north]) => place(north, east, 0.0006)), { color: dim(light("steel"), 0.2), width: 1.2 });
  }
  stage.add(borders.mesh(stage.lens), cities.mesh(stage.lens, { halo: 0.15 }));
}
