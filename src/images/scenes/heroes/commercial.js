import { Dots } from "../light/dots.js";
import { Faces } from "../light/faces.js";
import { blend, dim, light } from "../light/palette.js";
import { createNoise, createRandom, smoothstep } from "../light/random.js";
import { Strokes } from "../light/strokes.js";

/** A city grid at night: dark blocks, lit windows, streets as lines of light. */
export const look = { glow: [0.7, 0.2], glowPower: 1, bloom: 0.6, quiet: 0.86 };

const BLOCKS = 44;
const PITCH = 0.62;

export default async function commercial(stage) {
  const random = createRandom(1811);
  const { layered } = createNoise(21);
  stage.view({ from: [-5.6, 4.3, 10.2], to: [1.4, 0.5, -1.5], fov: 32, shift: [0.1, 0.02] });
  stage.focus(12.5, 18);
  stage.haze(13, 32);

  const solids = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  for (let row = 0; row < BLOCKS; row++) {
    for (let column = 0; column < BLOCKS; column++) drawBlock((column - 16) * PITCH, (row - 34) * PITCH);
  }
  drawStreets();
  stage.add(solids.mesh(), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.15 }));

  function drawBlock(x, z) {
    if (random.next() < 0.07) return;
    const centre = Math.exp(-((x - 3.2) ** 2 + (z + 2.6) ** 2) / 9);
    const high = 0.1 + 0.35 * random.next() ** 2 + centre * random.between(0.3, 3.2) + 0.15 * Math.abs(layered(x * 0.4, z * 0.4, 2));
    const w = PITCH * random.between(0.26, 0.38);
    const d = PITCH * random.between(0.26, 0.38);
    const main = Math.hypot(x - 3.2, z + 2.4) < 0.4;
    const tone = blend(light("deep", 0.45), light("mid", 0.75), smoothstep(0, 2.5, high));
    solids.box([x - w, 0, z - d], [x + w, high, z + d], { top: dim(tone, 1.3), front: dim(tone, 0.6), side: dim(tone, 0.35) });
    const edge = main ? light("signal", 2) : light("steel", 0.25 + 0.55 * centre);
    lines.path([[x - w, high, z - d], [x + w, high, z - d], [x + w, high, z + d], [x - w, high, z + d]], { color: edge, width: main ? 2.6 : 1.4, closed: true });
    for (const corner of [[x - w, z + d], [x + w, z + d], [x - w, z - d]]) {
      lines.path([[corner[0], high, corner[1]], [corner[0], 0, corner[1]]], { color: (share) => dim(edge, 0.9 * (1 - share)), width: main ? 2.2 : 1.2 });
    }
    drawWindows(x, z, w, d, high, main);
  }

  function drawWindows(x, z, w, d, high, main) {
    const busy = random.between(0.06, 0.42);
    for (let y = 0.06; y < high - 0.04; y += 0.06) {
      for (let at = -0.8; at <= 0.8; at += 0.32) {
        for (const spot of [[x + at * w, y, z + d + 0.004], [x - w - 0.004, y, z + at * d]]) {
          if (random.next() > busy) continue;
          const warm = random.next();
          const tone = main ? light("signal", 1.3) : warm < 0.5 ? light("amber", random.between(0.3, 1)) : light("ice", random.between(0.2, 0.9));
          lamps.at(spot, { color: tone, size: 2.6 });
        }
      }
    }
  }

  function drawStreets() {
    for (let street = 0; street <= BLOCKS; street++) {
      const wide = street % 5 === 0;
      const x = (street - 16.5) * PITCH;
      const z = (street - 34.5) * PITCH;
      const color = wide ? light("amber", 0.3) : light("steel", 0.3);
      lines.path(run((share) => [x, 0, -22 + share * 30]), { color, width: wide ? 2.4 : 1.3 });
      lines.path(run((share) => [-11 + share * 29, 0, z]), { color, width: wide ? 2.4 : 1.3 });
      if (!wide) continue;
      for (let car = 0; car < 60; car++) {
        lamps.at([x + random.pick([-0.04, 0.04]), 0.01, random.between(-20, 6)], { color: light(random.pick(["amber", "ice"]), 0.8), size: 2.6 });
        lamps.at([random.between(-9, 16), 0.01, z + random.pick([-0.04, 0.04])], { color: light(random.pick(["amber", "ice"]), 0.8), size: 2.6 });
      }
    }
  }
}

function run(at) {
  return Array.from({ length: 31 }, (_, step) => at(step / 30));
}
