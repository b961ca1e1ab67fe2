import { Dots } from "../heroParts/dots.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A syntax tree as a constellation, grown from lines of code; one name is traced from its use to its declaration. */
export const look = { glow: [0.74, 0.36], glowPower: 0.9, bloom: 0.65, quiet: 0.86 };

const LINES = 46;
const DEPTH = 6;

export default async function softwareEngineering(stage) {
  const random = createRandom(1958);
  stage.view({ from: [-3, 0.9, 8.2], to: [0.1, 0.05, 0], fov: 32, shift: [0.15, -0.08] });
  stage.focus(8.4, 34);

  const branches = new Strokes();
  const nodes = new Dots();
  const leaves = [];
  const root = grow(undefined, 0, LINES);
  settle(root);
  draw(root);
  traceName(leaves[9], leaves[31]);
  stage.add(branches.mesh(stage.lens), nodes.mesh(stage.lens, { halo: 0.55 }));

  /** Splits `size` lines of code among the children of a node until single lines remain. */
  function grow(parent, depth, size) {
    const node = { parent, depth, children: [], z: (parent?.z ?? 0) + random.between(-0.34, 0.34) };
    if (size === 1 || depth === DEPTH) {
      leaves.push(node);
      return node;
    }
    for (let rest = size; rest > 0; ) {
      const part = Math.max(1, Math.min(rest, Math.round(size * random.between(0.14, 0.55))));
      node.children.push(grow(node, depth + 1, part));
      rest -= part;
    }
    return node;
  }

  function settle(node) {
    for (const child of node.children) settle(child);
    const { children } = node;
    node.x = children.length === 0 ? 1.45 : -2.35 + node.depth * 0.66;
    node.y = children.length === 0 ? 1.9 - (leaves.indexOf(node) / (leaves.length - 1)) * 3.8 : (children[0].y + children.at(-1).y) / 2;
    if (children.length === 0) node.z *= 0.35;
  }

  function draw(node) {
    if (node.parent) branches.path(curve(node.parent, node), { color: light("steel", 1.25 / node.depth ** 0.5), width: 2.6 / node.depth ** 0.3 });
    const inner = node.children.length > 0;
    const tone = blend(light("steel", 1.8), light("ice", 1.5), random.next());
    nodes.at([node.x, node.y, node.z], { color: dim(tone, inner ? 1.3 : 0.7), size: inner ? 15 / (node.depth + 1) ** 0.45 : 5 });
    if (!inner) drawLine(node, tone);
    for (const child of node.children) draw(child);
  }

  /** A line of code: its indent is its depth in the tree, its tokens are dashes. */
  function drawLine(leaf, tone) {
    let x = leaf.x + 0.12 + 0.13 * (leaf.depth - 1);
    for (let token = 0; token < Math.floor(random.between(1, 5)); token++) {
      const long = random.between(0.07, 0.34);
      branches.path([[x, leaf.y, leaf.z], [x + long, leaf.y, leaf.z]], { color: dim(tone, token === 0 ? 0.75 : random.between(0.2, 0.45)), width: 5 });
      x += long + 0.07;
    }
  }

  function traceName(use, declared) {
    for (const leaf of [use, declared]) {
      for (let node = leaf; node.parent; node = node.parent) {
        branches.path(curve(node.parent, node), { color: light("signal", 1.9), width: 3.4 });
        nodes.at([node.x, node.y, node.z], { color: light("signal", 2), size: 9 });
      }
      const start = leaf.x + 0.12 + 0.13 * (leaf.depth - 1);
      branches.path([[start, leaf.y, leaf.z], [start + 0.26, leaf.y, leaf.z]], { color: light("signal", 2.4), width: 6 });
      nodes.at([leaf.x, leaf.y, leaf.z], { color: light("signal", 3.5), size: 11 });
    }
    nodes.at([root.x, root.y, root.z], { color: light("signal", 4), size: 15 });
  }
}

function curve(from, to) {
  const middle = (from.x + to.x) / 2;
  return Array.from({ length: 29 }, (_, step) => {
    const share = step / 28;
    const back = 1 - share;
    const along = (a, b, c, d) => back ** 3 * a + 3 * back ** 2 * share * b + 3 * back * share ** 2 * c + share ** 3 * d;
    return [along(from.x, middle, middle, to.x), along(from.y, from.y, to.y, to.y), from.z + (to.z - from.z) * share];
  });
}
