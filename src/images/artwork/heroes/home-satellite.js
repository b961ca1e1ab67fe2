import * as THREE from "three";
import { cityLights } from "../heroParts/cities.js";
import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { createGlobe, place } from "../heroParts/globe.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { createStars } from "../heroParts/stars.js";
import { Strokes } from "../heroParts/strokes.js";

/** A satellite as a wireframe above the earth's limb, its beam on the ground in the signal color. */
export const look = { glow: [0.8, 0.1], glowSize: 0.6, glowPower: 0.3, base: 0.5, bloom: 0.35, quiet: 0.75 };

export default async function homeSatellite(stage) {
  const random = createRandom(1957);
  stage.view({ from: place(28, -98, 0.42), to: place(46, -62, 0.1), up: place(40, -80), fov: 36, shift: [0.06, 0.1] });
  await createGlobe(stage, { sun: place(38, 10), lights: 0.2, limb: 0.9 });
  stage.add(createStars(stage, random));
  const cities = new Dots();
  const area = { south: 25, north: 62, west: -95, east: 15 };
  for (const city of await cityLights(random, { area, count: 60000, boost: 0.7 })) cities.at(city.point, city);
  stage.add(cities.mesh(stage.lens));

  // The craft is drawn in its own meters and set before the camera, upper right.
  const craft = new THREE.Group();
  const ahead = new THREE.Vector3(0.19, 0.235, -1).multiplyScalar(0.36);
  craft.position.copy(stage.camera.localToWorld(ahead));
  craft.quaternion.copy(stage.camera.quaternion).multiply(new THREE.Quaternion().setFromEuler(new THREE.Euler(0.35, -0.5, -0.24)));
  craft.scale.setScalar(0.0108);
  craft.add(...drawCraft(stage.lens));
  stage.add(craft);
}

function drawCraft(lens) {
  const lines = new Strokes();
  const solids = new Faces();
  const lamps = new Dots();
  const edge = light("ice", 0.85);
  const fine = light("steel", 0.5);
  const dark = light("deep", 0.55);
  const line = (points, color, width = 1.6) => lines.path(points, { color, width });

  solids.box([-1, -1.3, -1], [1, 1.3, 1], { top: dim(dark, 1.6), front: dark, side: dim(dark, 0.7) });
  for (const y of [-1.3, -0.5, 0.6, 1.3]) {
    line([[-1, y, -1], [1, y, -1], [1, y, 1], [-1, y, 1], [-1, y, -1]], Math.abs(y) > 1 ? edge : fine);
  }
  for (const [x, z] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) line([[x, -1.3, z], [x, 1.3, z]], edge, 2);

  for (const side of [-1, 1]) {
    line([[side, 0, 0], [side * 2, 0, 0]], edge, 2.4);
    for (let panel = 0; panel < 3; panel++) drawPanel(side * (2 + panel * 2.5), side * (4.35 + panel * 2.5));
  }
  drawDish();
  lamps.at([0, 1.95, 0], { color: light("signal", 5), size: 9 });
  line([[0, 1.3, 0], [0, 1.95, 0]], edge);
  return [solids.mesh(), lines.mesh(lens), lamps.mesh(lens, { halo: 0.8 })];

  function drawPanel(inner, outer) {
    const at = (u, v) => [inner + (outer - inner) * u, 1.25 * v, 0.75 * v];
    const shade = (share) => blend(light("deep", 0.7), light("mid", 1.2), share);
    solids.polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)], [shade(0), shade(0.3), shade(1), shade(0.6)]);
    for (let cell = 1; cell < 8; cell++) line([at(cell / 8, -1), at(cell / 8, 1)], fine, 1.1);
    for (let cell = 1; cell < 10; cell++) line([at(0, cell / 5 - 1), at(1, cell / 5 - 1)], fine, 1.1);
    line([at(0, -1), at(1, -1), at(1, 1), at(0, 1), at(0, -1)], edge, 1.9);
  }

  function drawDish() {
    const bowl = (share, turn) => [1.7 * share * Math.cos(turn), -2.35 - 0.55 * share * share + 0.55, 1.7 * share * Math.sin(turn)];
    const ring = (share) => Array.from({ length: 73 }, (_, step) => bowl(share, (step / 72) * Math.PI * 2));
    for (const share of [0.25, 0.5, 0.75]) line(ring(share), fine, 1.2);
    line(ring(1), edge, 2);
    for (let rib = 0; rib < 16; rib++) {
      const turn = (rib / 16) * Math.PI * 2;
      line(Array.from({ length: 9 }, (_, step) => bowl(step / 8, turn)), fine, 1.2);
      if (rib % 5 === 0) line([bowl(0.9, turn), [0, -3.9, 0]], edge, 1.3);
    }
    line([[0, -1.3, 0], [0, -1.8, 0]], edge, 2);
    lamps.at([0, -3.9, 0], { color: light("signal", 3), size: 6 });
    for (let ray = 0; ray < 24; ray++) {
      const turn = (ray / 24) * Math.PI * 2;
      const foot = [5 * Math.cos(turn), -46, 5 * Math.sin(turn)];
      line([[0, -3.9, 0], foot], (share) => light("signal", 0.3 * (1 - share) ** 2), 1.3);
    }
  }
}
