import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createNoise, createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A lattice of control blocks; a front of verification passes over it and leaves each one checked. */
export const look = { glow: [0.72, 0.36], glowPower: 0.75, bloom: 0.55, quiet: 0.88 };

const COUNT = 26;
const PITCH = 0.62;

export default async function informationAssurance(stage) {
  const random = createRandom(80053);
  const { layered } = createNoise(3);
  stage.view({ from: [-4.6, 6.2, 9], to: [0.3, 0, 0.2], fov: 34, shift: [0.1, -0.02] });
  stage.focus(11.6, 26);
  stage.haze(14, 24);

  const blocks = new Faces();
  const lines = new Strokes();
  for (let row = 0; row < COUNT; row++) {
    for (let column = 0; column < COUNT; column++) drawBlock((column - COUNT / 2) * PITCH, (row - COUNT / 2) * PITCH);
  }
  stage.add(blocks.mesh(), lines.mesh(stage.lens));

  function drawBlock(x, z) {
    const front = (x - 1.4) * 0.86 - (z + 0.6) * 0.5 + 0.9 * layered(x * 0.3, z * 0.3, 3);
    const passed = smoothstep(0.9, -0.9, Math.abs(front) - 1.1);
    const done = front > 0 ? 1 : 0;
    const height = 0.12 + 0.3 * Math.abs(layered(x * 0.5 + 4, z * 0.5, 2)) + 0.34 * passed;
    const size = PITCH * 0.43;
    const tone = blend(light("deep", 0.75), light("mid", 1), 0.25 + 0.5 * done + 0.2 * random.next());
    blocks.box([x - size, 0, z - size], [x + size, height, z + size], { top: tone, front: dim(tone, 0.4), side: dim(tone, 0.25) });
    const near = done && passed > 0.35;
    const edge = near ? light("signal", 0.25 + 1.3 * passed) : light("steel", done ? 0.75 : 0.32);
    lines.path([[x - size, height, z - size], [x + size, height, z - size], [x + size, height, z + size], [x - size, height, z + size]], { color: edge, width: near ? 2 : 1.4, closed: true });
    if (near) {
      for (const [cx, cz] of [[x + size, z + size], [x - size, z + size]]) {
        lines.path([[cx, height, cz], [cx, 0, cz]], { color: (share) => dim(edge, 0.55 * (1 - share)), width: 1.4 });
      }
    }
    if (!done) {
      lines.path([[x - 0.05, height, z], [x + 0.05, height, z]], { color: light("steel", 0.4), width: 1.6 });
      return;
    }
    const mark = [[-0.1, 0.0], [-0.03, 0.075], [0.115, -0.085]].map(([dx, dz]) => [x + dx, height + 0.004, z + dz]);
    lines.path(mark, { color: near ? light("signal", 0.9 + 2 * passed) : light("steel", 1.5), width: near ? 3.4 : 2.2 });
  }
}
