import { Dots } from "../heroParts/dots.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** Seven disciplines as seven ruled orbits, interlocking round one center. */
export const look = { glow: [0.7, 0.42], glowPower: 0.8, bloom: 0.55, quiet: 0.86 };

const ORBITS = 7;

export default async function services(stage) {
  const random = createRandom(7);
  stage.view({ from: [0, 2.3, 8.2], to: [0, 0, 0], fov: 34, shift: [0.2, -0.05] });
  stage.focus(7.9, 34);

  const bands = new Strokes();
  const nodes = new Dots();
  for (let orbit = 0; orbit < ORBITS; orbit++) {
    const turn = (orbit / ORBITS) * Math.PI;
    const radius = 2.15 + (orbit % 3) * 0.22;
    const at = tilted(turn, 0.42 + 0.06 * (orbit % 3));
    const main = orbit === 2;
    const tone = main ? light("signal", 1) : blend(light("steel", 1), light("ice", 0.9), random.next() * 0.6);
    // A band is many fine rings; together they read as a thin plane of light.
    for (let ring = 0; ring < 16; ring++) {
      const share = ring / 15;
      const edge = ring === 0 || ring === 15 ? 0.9 : 0.17;
      const away = radius + (share - 0.5) * 0.42;
      const start = orbit * 0.9;
      bands.path(circle(at, away), {
        color: (along) => dim(tone, edge * (0.35 + 0.65 * Math.cos((along - start) * Math.PI) ** 2) * (main ? 1.5 : 1)),
        width: edge > 0.5 ? 2 : 1.2,
        closed: true,
      });
    }
    for (let tick = 0; tick < 120; tick++) {
      const angle = (tick / 120) * Math.PI * 2;
      const long = tick % 10 === 0 ? 0.1 : 0.04;
      bands.path([at(radius - 0.21, angle), at(radius - 0.21 + long, angle)], { color: dim(tone, 0.35), width: 1.2 });
    }
    const spot = at(radius, 0.5 + orbit * 2.4);
    nodes.at(spot, { color: dim(tone, main ? 5 : 2.2), size: main ? 13 : 9 });
    bands.path([[0, 0, 0], spot], { color: (share) => dim(tone, 0.1 + 0.3 * share), width: 1.2 });
  }
  for (let shell = 0; shell < 9; shell++) {
    bands.path(circle(tilted((shell / 9) * Math.PI, 0.55), 0.4), { color: light("ice", 0.4), width: 1.3, closed: true });
  }
  nodes.at([0, 0, 0], { color: light("ice", 1.4), size: 16 });
  stage.add(bands.mesh(stage.lens), nodes.mesh(stage.lens, { halo: 0.5 }));
}

function tilted(turn, lean) {
  return (radius, angle) => {
    const x = radius * Math.cos(angle);
    const flat = radius * Math.sin(angle);
    const y = flat * Math.sin(lean);
    const z = flat * Math.cos(lean);
    // The ring is turned about the line of sight, so the seven fan out evenly.
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z];
  };
}

function circle(at, radius) {
  return Array.from({ length: 240 }, (_, step) => at(radius, (step / 240) * Math.PI * 2));
}
