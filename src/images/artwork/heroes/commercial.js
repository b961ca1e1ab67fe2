import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A city grid at night: dark blocks, lit windows, streets as lines of light; one tower in the signal color. */
export const look = { glow: [0.68, 0.24], glowPower: 1.3, bloom: 0.7, quiet: 0.88 };

const BLOCKS = 34;
const PITCH = 0.74;
const CENTRE = [2.9, -2.2];

export default async function commercial(stage) {
  const random = createRandom(1811);
  stage.view({ from: [-5.2, 3.5, 9.2], to: [1.6, 0.75, -1.2], fov: 32, shift: [0.09, -0.02] });
  stage.focus(12, 16);
  stage.haze(13, 30);

  const solids = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  for (let row = 0; row < BLOCKS; row++) {
    for (let column = 0; column < BLOCKS; column++) drawBlock((column - 12) * PITCH, (row - 26) * PITCH);
  }
  drawTower({ x: CENTRE[0] + 0.06, z: CENTRE[1] + 0.1, w: 0.2, d: 0.2, high: 3, main: true });
  drawStreets();
  stage.add(solids.mesh(), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.2 }));

  /** A block is two or four buildings with a lane between them. */
  function drawBlock(x, z) {
    const half = PITCH * 0.19;
    for (const [dx, dz] of [[-half, -half], [half, -half], [-half, half], [half, half]]) {
      if (random.next() < 0.12) continue;
      const [cx, cz] = [x + dx, z + dz];
      const away = Math.hypot(cx - CENTRE[0], cz - CENTRE[1]);
      if (away < 0.34) continue;
      const center = Math.exp(-((away / 2.5) ** 2));
      const high = 0.06 + 0.26 * random.next() ** 2 + center * random.between(0.2, 2.7) * (0.4 + 0.6 * random.next());
      drawTower({ x: cx, z: cz, w: half * random.between(0.6, 0.88), d: half * random.between(0.6, 0.88), high, main: false });
    }
  }

  function drawTower({ x, z, w, d, high, main }) {
    const tall = smoothstep(0.2, 2.2, high);
    const tone = main ? light("signalDeep", 0.12) : blend(light("deep", 0.4), light("mid", 0.7), tall);
    solids.box([x - w, 0, z - d], [x + w, high, z + d], { top: dim(tone, 1.4), front: dim(tone, 0.75), side: dim(tone, 0.35) });
    const edge = main ? light("signal", 2.2) : light("steel", 0.16 + 0.75 * tall);
    const top = [[x - w, high, z - d], [x + w, high, z - d], [x + w, high, z + d], [x - w, high, z + d]];
    lines.path(top, { color: edge, width: main ? 2.8 : 1.4, closed: true });
    for (const corner of [top[0], top[2], top[3]]) {
      lines.path([corner, [corner[0], 0, corner[2]]], { color: (share) => dim(edge, 0.9 * (1 - share)), width: main ? 2.4 : 1.2 });
    }
    if (tall > 0.75) lines.path([[x, high, z], [x, high + 0.3, z]], { color: dim(edge, 0.8), width: 1.4 });
    drawWindows({ x, z, w, d, high, main });
  }

  function drawWindows({ x, z, w, d, high, main }) {
    const busy = random.between(0.08, 0.5);
    for (let y = 0.05; y < high - 0.03; y += 0.048) {
      for (let at = -0.75; at <= 0.76; at += 0.3) {
        for (const spot of [[x + at * w, y, z + d + 0.004], [x - w - 0.004, y, z + at * d]]) {
          if (random.next() > (main ? 0.4 : busy)) continue;
          const tone = random.next() < 0.35 ? light("amber", random.between(0.5, 1.7)) : light("ice", random.between(0.3, 1.5));
          lamps.at(spot, { color: main && random.next() < 0.4 ? light("signal", random.between(0.5, 2)) : tone, size: 2.4 });
        }
      }
    }
  }

  function drawStreets() {
    for (let street = 0; street <= BLOCKS; street++) {
      const wide = street % 4 === 0;
      const x = (street - 12.5) * PITCH;
      const z = (street - 26.5) * PITCH;
      const color = wide ? light("amber", 0.5) : light("steel", 0.45);
      lines.path(run((share) => [x, 0, -19 + share * 26]), { color, width: wide ? 2.6 : 1.4 });
      lines.path(run((share) => [-9 + share * 25, 0, z]), { color, width: wide ? 2.6 : 1.4 });
      for (let car = 0; car < (wide ? 90 : 14); car++) {
        const lane = random.pick([-0.04, 0.04]);
        lamps.at([x + lane, 0.01, random.between(-19, 6)], { color: light(lane < 0 ? "amber" : "ice", 1.1), size: 2.6 });
        lamps.at([random.between(-9, 15), 0.01, z + lane], { color: light(lane < 0 ? "amber" : "ice", 1.1), size: 2.6 });
      }
    }
  }
}

function run(at) {
  return Array.from({ length: 31 }, (_, step) => at(step / 30));
}
