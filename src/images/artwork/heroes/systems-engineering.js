import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** The V of planes: definition goes down the left arm, proof comes up the right, level answers level. */
export const look = { glow: [0.72, 0.36], glowPower: 0.9, bloom: 0.55, quiet: 0.86 };

const LEVELS = 5;

export default async function systemsEngineering(stage) {
  const random = createRandom(15288);
  stage.view({ from: [-2.8, 4.3, 9.2], to: [0, 0.2, 0], fov: 34, shift: [0.17, -0.05] });
  stage.focus(9.8, 15);

  const plates = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  const left = [];
  const right = [];
  for (let level = 0; level < LEVELS; level++) {
    const y = 1.9 - level * 0.82;
    const away = 2.75 - level * 0.49;
    const tone = blend(light("steel", 0.75), light("ice", 0.8), 1 - level / LEVELS);
    left.push(drawPlate(-away, y, tone, 2 + level));
    right.push(drawPlate(away, y, level === 1 ? light("signal", 1.5) : tone, 2 + level));
  }
  const foot = drawPlate(0, 1.9 - LEVELS * 0.82, light("ice", 0.9), 9);
  drawArm([...left, foot]);
  drawArm([foot, ...[...right].reverse()]);
  left.forEach((plate, level) => drawAnswer(plate, right[level], level === 1));
  stage.add(plates.mesh(), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.5 }));

  function drawPlate(x, y, tone, cells) {
    const [w, d, thick] = [0.62, 0.95, 0.05];
    plates.box([x - w, y - thick, -d], [x + w, y, d], { top: blend(light("deep", 0.8), light("mid", 1), 0.55), front: light("deep", 0.5), side: light("deep", 0.35) });
    const corner = (cx, cz, cy = y) => [x + cx * w, cy, cz * d];
    lines.path([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], { color: tone, width: 2.2, closed: true });
    lines.path([corner(-1, 1, y - thick), corner(1, 1, y - thick), corner(1, -1, y - thick)], { color: dim(tone, 0.45), width: 1.5 });
    // The lower the level, the finer its parts.
    for (let cell = 1; cell < cells; cell++) {
      const at = (cell / cells) * 2 - 1;
      lines.path([corner(at, -1), corner(at, 1)], { color: dim(tone, 0.28), width: 1.2 });
      lines.path([corner(-1, at), corner(1, at)], { color: dim(tone, 0.28), width: 1.2 });
    }
    for (let part = 0; part < cells * 1.5; part++) {
      const [cx, cz] = [0, 0].map(() => ((Math.floor(random.next() * cells) + 0.5) / cells) * 2 - 1);
      const half = 0.62 / cells;
      const block = [corner(cx - half, cz - half), corner(cx + half, cz - half), corner(cx + half, cz + half), corner(cx - half, cz + half)];
      lines.path(block.map(([bx, by, bz]) => [bx, by + 0.004, bz]), { color: dim(tone, 0.8), width: 1.8, closed: true });
    }
    return { x, y, w, d };
  }

  function drawArm(planes) {
    for (let step = 0; step + 1 < planes.length; step++) {
      const [from, to] = [planes[step], planes[step + 1]];
      for (const z of [-0.6, -0.2, 0.2, 0.6]) {
        const points = Array.from({ length: 21 }, (_, part) => {
          const share = part / 20;
          const eased = share * share * (3 - 2 * share);
          return [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * eased, z];
        });
        lines.path(points, { color: light("steel", 0.55), width: 1.4 });
      }
    }
  }

  function drawAnswer(from, to, main) {
    const color = main ? light("signal", 2.4) : light("steel", 0.55);
    const [x0, x1] = [from.x + from.w, to.x - to.w];
    lines.path([[x0, from.y, 0], [x1, to.y, 0]], { color, width: main ? 3.4 : 1.5 });
    for (const x of [x0, x1]) lamps.at([x, from.y, 0], { color: main ? light("signal", 3.5) : light("ice", 0.9), size: main ? 10 : 6 });
    for (let tick = 1; tick < 12; tick++) {
      const x = x0 + ((x1 - x0) * tick) / 12;
      lines.path([[x, from.y, -0.05], [x, from.y, 0.05]], { color: dim(color, 0.5), width: 1.4 });
    }
  }
}
