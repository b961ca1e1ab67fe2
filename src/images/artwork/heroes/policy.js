import { Faces } from "../heroParts/faces.js";
import { dim, light } from "../heroParts/palette.js";
import { Strokes } from "../heroParts/strokes.js";

/** Calm ruled planes, like sheets of paper in order. */
export const look = { glow: [0.72, 0.36], glowPower: 0.9, bloom: 0.5, quiet: 0.86 };

const SHEETS = 9;

export default async function policy(stage) {
  stage.view({ from: [-4.6, 2.9, 7.4], to: [0.2, 0.1, 0], fov: 32, shift: [0.17, -0.06] });
  stage.focus(8.6, 24);

  const glass = new Faces();
  const rules = new Strokes();
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const x = -1.9 + sheet * 0.52;
    const front = sheet === 2;
    const edge = front ? light("signal", 1.5) : light("steel", 1.15 - sheet * 0.07);
    const at = (u, v) => [x, v * 1.35 + 0.1 + sheet * 0.03, u * 1.35];
    glass.polygon([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [light("mid", 0.06), light("mid", 0.12), light("steel", 0.16), light("mid", 0.1)]);
    rules.path([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], { color: edge, width: front ? 2.6 : 1.8, closed: true });
    for (let rule = 1; rule < 30; rule++) {
      const v = 0.86 - rule * 0.058;
      // Rules end like lines of a text, some shorter than others.
      const end = rule % 6 === 0 ? -0.1 : 0.72 + 0.14 * Math.sin(rule * 2.7 + sheet);
      if (rule % 6 !== 5) rules.path([at(0.84, v), at(0.84 - (end + 0.84), v)], { color: dim(edge, 0.3), width: 1.3 });
    }
    rules.path([at(0.84, 0.9), at(0.2, 0.9)], { color: dim(edge, 0.8), width: 2.8 });
  }
  for (let rule = -26; rule <= 26; rule++) {
    const z = rule * 0.2;
    rules.path([[-7, -1.4, z], [0, -1.4, z], [8, -1.4, z]], { color: (share) => light("mid", 0.9 * Math.sin(share * Math.PI)), width: 1.2 });
  }
  stage.add(glass.mesh({ solid: false }), rules.mesh(stage.lens));
}
