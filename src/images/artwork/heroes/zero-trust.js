import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** Rings of gates around a core; one request is checked at every ring before it arrives. */
export const look = { glow: [0.68, 0.4], glowPower: 0.65, bloom: 0.6, quiet: 0.84 };

const RINGS = [
  { radius: 0.75, gates: 5, height: 0.34, opening: 0.5 },
  { radius: 1.25, gates: 7, height: 0.4, opening: 1.05 },
  { radius: 1.8, gates: 9, height: 0.46, opening: 0.3 },
  { radius: 2.45, gates: 12, height: 0.54, opening: 0.72 },
  { radius: 3.2, gates: 14, height: 0.62, opening: 0.26 },
];

export default async function zeroTrust(stage) {
  const random = createRandom(800207);
  stage.view({ from: [-1.6, 4.5, 7.6], to: [0, -0.1, 0], fov: 36, shift: [0.15, -0.07] });
  stage.focus(8, 13);

  const walls = new Faces();
  const glass = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  for (const ring of RINGS) {
    const span = (Math.PI * 2) / ring.gates;
    for (let gate = 0; gate < ring.gates; gate++) {
      drawSegment(ring, ring.opening + gate * span + 0.1 / ring.radius, ring.opening + (gate + 1) * span - 0.1 / ring.radius);
    }
  }
  drawFloor();
  drawPath();
  drawCore();
  stage.add(walls.mesh(), glass.mesh({ solid: false }), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.5 }));

  function drawSegment({ radius, height }, start, end) {
    const steps = Math.max(6, Math.round((end - start) * 22));
    const low = Array.from({ length: steps + 1 }, (_, step) => onRing(radius, start + ((end - start) * step) / steps, 0));
    const high = low.map(([x, , z]) => [x, height, z]);
    const inner = high.map(([x, y, z]) => [x * (1 - 0.07 / radius), y, z * (1 - 0.07 / radius)]);
    for (let step = 0; step < steps; step++) {
      const facing = 0.5 + 0.5 * Math.cos(start + ((end - start) * step) / steps - 0.9);
      const tone = blend(light("deep", 0.6), light("mid", 0.9), facing);
      walls.polygon([low[step], low[step + 1], high[step + 1], high[step]], [dim(tone, 0.45), dim(tone, 0.45), tone, tone]);
      walls.polygon([high[step], high[step + 1], inner[step + 1], inner[step]], blend(light("mid", 0.8), light("steel", 1), facing));
    }
    const rim = blend(light("steel", 1.2), light("ice", 1.2), random.next() * 0.9);
    lines.path([low[0], ...high, low.at(-1)], { color: rim, width: 1.8 });
    lines.path(inner, { color: dim(rim, 0.4), width: 1.2 });
    lines.path(low, { color: dim(rim, 0.35), width: 1.2 });
  }

  function drawFloor() {
    for (let ring = 1; ring < 46; ring++) {
      const radius = ring * 0.11;
      const points = Array.from({ length: 160 }, (_, step) => onRing(radius, (step / 160) * Math.PI * 2, 0));
      lines.path(points, { color: light("mid", 0.6 * (1 - ring / 46)), width: 1.1, closed: true });
    }
    for (let ray = 0; ray < 72; ray++) {
      const turn = (ray / 72) * Math.PI * 2;
      lines.path([onRing(0.4, turn, 0), onRing(5, turn, 0)], { color: (share) => light("mid", 0.5 * (1 - share)), width: 1.1 });
    }
  }

  function drawPath() {
    const gates = [...RINGS].reverse();
    const points = [];
    let [radius, turn] = [5.6, 0.42];
    for (const gate of [...gates, { radius: 0.36, opening: 1.3 }]) {
      // It walks round inside the space between two rings until it stands before its gate.
      for (let step = 0; step < 40; step++) {
        const share = step / 40;
        const eased = share * share * (3 - 2 * share);
        points.push(onRing(radius + (gate.radius - radius) * share ** 1.6, turn + (gate.opening - turn) * eased, 0.1));
      }
      [radius, turn] = [gate.radius, gate.opening];
    }
    lines.path(points, { color: (share) => light("signal", 0.5 + 2.2 * share), width: 3.2 });
    lines.path(points.map(([x, , z]) => [x, 0.004, z]), { color: light("signal", 0.25), width: 9 });
    for (const gate of gates) drawGate(gate);
  }

  function drawGate({ radius, opening, height }) {
    const half = 0.1 / radius;
    for (const turn of [opening - half, opening + half]) {
      lines.path([onRing(radius, turn, 0), onRing(radius, turn, height + 0.12)], { color: light("signal", 1.5), width: 2.4 });
    }
    const frame = [onRing(radius, opening - half, 0), onRing(radius, opening + half, 0), onRing(radius, opening + half, height + 0.12), onRing(radius, opening - half, height + 0.12)];
    glass.polygon(frame, light("signalDeep", 0.22));
    lines.path(frame.slice(2), { color: light("signal", 1.5), width: 2.4 });
    lamps.at(onRing(radius, opening, 0.1), { color: light("signal", 3), size: 7 });
  }

  function drawCore() {
    for (let level = 0; level < 15; level++) {
      const points = Array.from({ length: 90 }, (_, step) => onRing(0.3, (step / 90) * Math.PI * 2, level * 0.05));
      lines.path(points, { color: blend(light("signal", 1.6), light("ice", 1.3), level / 14), width: 1.8, closed: true });
    }
    lamps.at([0, 0.35, 0], { color: light("signal", 3), size: 26 });
  }
}

function onRing(radius, turn, height) {
  return [radius * Math.sin(turn), height, radius * Math.cos(turn)];
}
