import { Dots } from "../heroParts/dots.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { createStars } from "../heroParts/stars.js";
import { Strokes } from "../heroParts/strokes.js";

/** A constellation of six bright nodes, linked; the many fainter ones around them are the rest of the company. */
export const look = { glow: [0.7, 0.36], glowPower: 0.8, bloom: 0.75, quiet: 0.86 };

const SIX = [[-1.15, 0.55, 0.2], [-0.1, 1.35, -0.3], [1.25, 1.0, 0.25], [1.75, -0.2, -0.2], [0.55, -0.95, 0.3], [-0.45, -0.25, -0.1]];
const LINKS = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0], [5, 1], [5, 2], [1, 3], [5, 3]];

export default async function team(stage) {
  const random = createRandom(6);
  stage.view({ from: [0, 0.4, 8.6], to: [0, 0.2, 0], fov: 32, shift: [0.17, -0.06] });
  stage.focus(8.5, 60);

  const links = new Strokes();
  const nodes = new Dots();
  drawFaint();
  for (const [from, to] of LINKS) links.path(thread(SIX[from], SIX[to]), { color: (share) => blend(light("ice", 0.5), light("signal", 1.2), Math.sin(share * Math.PI)), width: 2 });
  for (const [index, node] of SIX.entries()) drawBright(node, index === 5);
  stage.add(createStars(stage, random, { count: 2600, power: 0.4 }), links.mesh(stage.lens), nodes.mesh(stage.lens, { halo: 0.9 }));

  function drawBright(node, main) {
    const tone = main ? light("signal", 1) : light("ice", 1);
    nodes.at(node, { color: dim(tone, main ? 6 : 3.2), size: main ? 26 : 22 });
    for (const [radius, power] of [[0.15, 0.9], [0.21, 0.3], [0.3, 0.12]]) {
      const ring = Array.from({ length: 96 }, (_, step) => [node[0] + radius * Math.cos((step / 96) * Math.PI * 2), node[1] + radius * Math.sin((step / 96) * Math.PI * 2), node[2]]);
      links.path(ring, { color: dim(tone, power), width: 1.8, closed: true });
    }
    for (let ray = 0; ray < 4; ray++) {
      const turn = (ray * Math.PI) / 2;
      links.path([node, [node[0] + 0.48 * Math.cos(turn), node[1] + 0.48 * Math.sin(turn), node[2]]], { color: (share) => dim(tone, 0.8 * (1 - share) ** 2), width: 1.4 });
    }
  }

  function drawFaint() {
    for (let index = 0; index < 260; index++) {
      const heart = random.pick(SIX);
      const point = heart.map((value, axis) => value + random.normal() * [0.75, 0.6, 1.1][axis]);
      nodes.at(point, { color: blend(light("steel", 0.8), light("ice", 0.7), random.next()), size: random.between(3, 6.5) });
      if (random.next() < 0.55) links.path([heart, point], { color: (share) => light("steel", 0.05 + 0.3 * share), width: 1.2 });
    }
  }
}

function thread(from, to) {
  return Array.from({ length: 33 }, (_, step) => {
    const share = step / 32;
    return from.map((value, axis) => value + (to[axis] - value) * share);
  });
}
