import { Dots } from "../heroParts/dots.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** Two networks meeting: government and commercial, joined by links in the signal color. */
export const look = { glow: [0.7, 0.38], glowPower: 0.8, bloom: 0.6, quiet: 0.86 };

export default async function customers(stage) {
  const random = createRandom(1776);
  stage.view({ from: [0, 0.6, 9], to: [0, 0, 0], fov: 34, shift: [0.19, -0.08] });
  stage.focus(8.8, 40);

  const links = new Strokes();
  const nodes = new Dots();
  const ordered = lattice();
  const grown = cloud();
  connect(ordered, 0.62, light("steel", 0.85));
  connect(grown, 0.55, blend(light("steel", 0.6), light("ice", 0.5), 0.5));
  for (const node of ordered) nodes.at(node, { color: light("steel", 2.2), size: 7 });
  for (const node of grown) nodes.at(node, { color: light("ice", random.between(0.5, 1.4)), size: random.between(4, 8) });
  meet();
  stage.add(links.mesh(stage.lens), nodes.mesh(stage.lens, { halo: 0.4 }));

  /** The one network is ordered: rings of a globe. */
  function lattice() {
    const points = [];
    for (let row = 0; row <= 12; row++) {
      const polar = (row / 12) * Math.PI;
      const count = Math.max(1, Math.round(22 * Math.sin(polar)));
      for (let step = 0; step < count; step++) {
        const turn = (step / count) * Math.PI * 2 + row * 0.2;
        points.push([-1.35 + 1.45 * Math.sin(polar) * Math.cos(turn), 0.1 + 1.45 * Math.cos(polar), 1.45 * Math.sin(polar) * Math.sin(turn)]);
      }
    }
    return points;
  }

  /** The other has grown: a cloud with a dense heart. */
  function cloud() {
    return Array.from({ length: 250 }, () => {
      const reach = 1.6 * random.next() ** 0.55;
      const high = random.between(-1, 1);
      const turn = random.between(0, Math.PI * 2);
      const flat = Math.sqrt(1 - high * high);
      return [1.55 + reach * flat * Math.cos(turn), 0.05 + reach * high, reach * flat * Math.sin(turn)];
    });
  }

  function connect(points, reach, color) {
    for (const [index, point] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        const away = distance(point, other);
        if (away < reach) links.path([point, other], { color: dim(color, 0.2 + 0.6 * (1 - away / reach)), width: 1.5 });
      }
    }
  }

  function meet() {
    const shore = ordered.filter(([x]) => x > -0.5);
    for (const from of shore) {
      const to = grown.reduce((best, node) => (distance(node, from) + 0.25 * random.next() < distance(best, from) ? node : best));
      const points = Array.from({ length: 33 }, (_, step) => {
        const share = step / 32;
        const lift = 0.22 * Math.sin(share * Math.PI);
        return from.map((value, axis) => value + (to[axis] - value) * share + (axis === 1 ? lift * Math.sign(from[1]) : 0));
      });
      links.path(points, { color: (share) => light("signal", 0.5 + 1.5 * Math.sin(share * Math.PI)), width: 2.2 });
      nodes.at(from, { color: light("signal", 1.6), size: 7 }).at(to, { color: light("signal", 1.6), size: 7 });
    }
  }
}

function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
