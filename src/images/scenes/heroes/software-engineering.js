import { Dots } from "../light/dots.js";
import { blend, dim, light } from "../light/palette.js";
import { createRandom } from "../light/random.js";
import { createStars } from "../light/stars.js";
import { Strokes } from "../light/strokes.js";

/** A syntax tree as a constellation: one name is traced from its use to its declaration. */
export const look = { glow: [0.72, 0.34], glowPower: 0.8, bloom: 0.6, quiet: 0.86 };

export default async function softwareEngineering(stage) {
  const random = createRandom(1957);
  stage.view({ from: [0, 0.3, 10], to: [0, 0.3, 0], fov: 32, shift: [0.19, -0.07] });
  stage.focus(9.8, 34);

  const branches = new Strokes();
  const nodes = new Dots();
  const leaves = [];
  const root = { x: 0, y: 0.1, z: 0, parent: undefined, depth: 0 };
  nodes.at([root.x, root.y, root.z], { color: light("ice", 2.6), size: 15 });
  grow(root, 0, Math.PI * 2, 7);
  traceName();
  stage.add(createStars(stage, random, { count: 1600, power: 0.3 }), branches.mesh(stage.lens), nodes.mesh(stage.lens, { halo: 0.55 }));

  function grow(parent, from, to, children) {
    const shares = Array.from({ length: children }, () => random.between(0.55, 1.45));
    const total = shares.reduce((sum, share) => sum + share, 0);
    let turn = from;
    for (const share of shares) {
      const wide = ((to - from) * share) / total;
      const depth = parent.depth + 1;
      const angle = turn + wide / 2;
      const reach = 0.62 * depth ** 0.86 + random.between(-0.08, 0.12);
      const node = { x: reach * Math.cos(angle), y: 0.1 + reach * Math.sin(angle), z: parent.z + random.between(-0.7, 0.7), angle, depth, parent };
      drawBranch(parent, node);
      const more = depth < 2 ? 3 : depth < 7 ? [0, 1, 2, 2, 3][Math.floor(random.next() * 5)] : 0;
      if (more > 0) grow(node, turn + wide * 0.06, turn + wide * 0.94, more);
      else leaves.push(node);
      const bright = more === 0 ? 0.65 : 1.5 / depth ** 0.5;
      nodes.at([node.x, node.y, node.z], { color: dim(blend(light("steel", 1.6), light("ice", 1.2), random.next()), bright), size: 10 / depth ** 0.55 });
      turn += wide;
    }
  }

  function drawBranch(from, to) {
    const fade = 1.5 / to.depth ** 0.75;
    branches.path(curve(from, to), { color: light("steel", fade), width: 2.4 / to.depth ** 0.4 });
  }

  function traceName() {
    // The use is a leaf on the upper right, the declaration one on the right, far enough for a visible path.
    const use = nearest(0.75);
    const declared = nearest(-0.35);
    for (const leaf of [use, declared]) {
      for (let node = leaf; node.parent; node = node.parent) {
        branches.path(curve(node.parent, node), { color: light("signal", 1.7), width: 3.4 });
        nodes.at([node.x, node.y, node.z], { color: light("signal", 2.2), size: 9 });
      }
      nodes.at([leaf.x, leaf.y, leaf.z], { color: light("signal", 4), size: 13 });
    }
    for (const radius of [0.16, 0.24]) {
      const ring = Array.from({ length: 80 }, (_, step) => [declared.x + radius * Math.cos((step / 80) * Math.PI * 2), declared.y + radius * Math.sin((step / 80) * Math.PI * 2), declared.z]);
      branches.path(ring, { color: light("signal", radius < 0.2 ? 1.6 : 0.5), width: 2, closed: true });
    }
  }

  function nearest(angle) {
    const away = (leaf) => Math.abs(Math.atan2(Math.sin(leaf.angle - angle), Math.cos(leaf.angle - angle))) + 0.1 * Math.abs(leaf.depth - 5) + 0.1 * Math.abs(leaf.z);
    return leaves.reduce((best, leaf) => (away(leaf) < away(best) ? leaf : best));
  }
}

function curve(from, to) {
  // Branches leave a node towards the outside before they turn, as in a radial tree.
  const startAngle = from.angle ?? to.angle;
  const bend = 0.3;
  const control = { x: from.x + bend * Math.cos(startAngle), y: from.y + bend * Math.sin(startAngle), z: from.z };
  return Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    const at = (key) => (1 - share) ** 2 * from[key] + 2 * share * (1 - share) * control[key] + share ** 2 * to[key];
    return [at("x"), at("y"), at("z")];
  });
}
