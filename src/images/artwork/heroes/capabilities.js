import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A circuit plane in shallow focus; one bus carries the signal to the processor. */
export const look = { glow: [0.7, 0.3], glowPower: 0.7, bloom: 0.6, quiet: 0.86 };

const CELL = 0.085;

export default async function capabilities(stage) {
  const random = createRandom(6502);
  stage.view({ from: [-2.7, 2.4, 5.2], to: [0.35, 0, 0], fov: 34, shift: [0.12, -0.03] });
  stage.focus(5.9, 62);
  stage.haze(8, 15);

  const solids = new Faces();
  const traces = new Strokes();
  const vias = new Dots();
  const taken = new Set();
  const chips = [[0.7, -0.1, 0.85], [2.7, -1.5, 0.5], [-1.6, -1.9, 0.55], [2.6, 1.0, 0.42], [-0.9, 1.75, 0.4], [4.4, -0.3, 0.5], [0.8, -3.1, 0.55]];
  for (const [index, chip] of chips.entries()) drawChip(...chip, index === 0);
  for (let tries = 0; tries < 5200; tries++) routeTrace();
  stage.add(solids.mesh(), traces.mesh(stage.lens), vias.mesh(stage.lens, { halo: 0.15 }));

  /** Runs in eight directions over free cells, mostly straight, as a router lays tracks. */
  function routeTrace() {
    let cell = [Math.floor(random.between(-70, 86)), Math.floor(random.between(-66, 34))];
    let heading = Math.floor(random.next() * 8);
    const cells = [];
    for (let step = 0; step < random.between(6, 54); step++) {
      if (random.next() < 0.1) heading = (heading + (random.next() < 0.5 ? 1 : 7)) % 8;
      if (taken.has(cell.join())) break;
      cells.push(cell);
      cell = [cell[0] + STEPS[heading][0], cell[1] + STEPS[heading][1]];
    }
    if (cells.length < 6) return;
    for (const used of cells) taken.add(used.join());
    const points = cells.map(([x, z]) => [x * CELL, 0, z * CELL]);
    const tone = blend(light("mid", 1.3), light("steel", 1.1), random.next() ** 2);
    traces.path(points, { color: tone, width: 2.2 });
    for (const end of [points[0], points.at(-1)]) vias.at(end, { color: dim(tone, 1.6), size: 6 });
    if (random.next() < 0.16) drawPulse(points);
  }

  function drawPulse(points) {
    const hot = random.next();
    const tone = hot < 0.16 ? light("amber", 1.2) : hot < 0.42 ? light("signal", 2) : light("ice", 1.2);
    const head = Math.floor(random.between(4, points.length));
    const tail = points.slice(Math.max(0, head - 9), head + 1);
    traces.path(tail, { color: (share) => dim(tone, share ** 1.6), width: 2.8 });
    vias.at(tail.at(-1), { color: dim(tone, 2), size: 6 });
  }

  function drawChip(x, z, half, main) {
    for (let cx = Math.floor((x - half * 1.3) / CELL); cx <= (x + half * 1.3) / CELL; cx++) {
      for (let cz = Math.floor((z - half * 1.3) / CELL); cz <= (z + half * 1.3) / CELL; cz++) taken.add([cx, cz].join());
    }
    const high = 0.11;
    const tone = light("deep", main ? 1 : 0.7);
    solids.box([x - half, 0, z - half], [x + half, high, z + half], { top: tone, front: dim(tone, 0.45), side: dim(tone, 0.3) });
    const square = (reach, y) => [[x - reach, y, z - reach], [x + reach, y, z - reach], [x + reach, y, z + reach], [x - reach, y, z + reach]];
    const edge = main ? light("signal", 1.8) : light("steel", 1);
    traces.path(square(half, high), { color: edge, width: main ? 2.8 : 1.8, closed: true });
    traces.path(square(half * 0.55, high), { color: dim(edge, 0.55), width: 1.6, closed: true });
    if (main) for (let ring = 1; ring < 9; ring++) traces.path(square(half * 0.055 * ring, high), { color: light("signal", 0.16 + 0.05 * ring), width: 1.4, closed: true });
    const pins = Math.round(half / 0.05);
    for (let pin = 0; pin < pins; pin++) {
      const at = ((pin + 0.5) / pins) * 2 * half - half;
      const long = half * 1.26;
      for (const [from, to] of [[[x + at, z - half], [x + at, z - long]], [[x + at, z + half], [x + at, z + long]], [[x - half, z + at], [x - long, z + at]], [[x + half, z + at], [x + long, z + at]]]) {
        const bus = main && to[0] > x + half;
        traces.path([[from[0], 0.03, from[1]], [to[0], 0, to[1]]], { color: bus ? light("signal", 1.8) : light("steel", 1.1), width: 2.6 });
        if (bus) traces.path([[to[0], 0, to[1]], [to[0] + 0.5, 0, to[1]], [to[0] + 1.2, 0, to[1] - 0.7], [to[0] + 9, 0, to[1] - 0.7]], { color: (share) => light("signal", 1.1 * (1 - share)), width: 2.2 });
      }
    }
  }
}

const STEPS = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];
