import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** An arch of ruled stones that stands by its keystone. */
export const look = { glow: [0.7, 0.36], glowPower: 0.9, bloom: 0.6, quiet: 0.86 };

const STONES = 13;
const INNER = 1.75;
const OUTER = 2.55;
const FOOT = -1.7;

export default async function values(stage) {
  const random = createRandom(13);
  stage.view({ from: [-3.6, 0.75, 8.9], to: [0, 0.35, 0], fov: 34, shift: [0.2, -0.03] });
  stage.focus(9, 20);

  const stones = new Faces();
  const lines = new Strokes();
  const middle = (STONES - 1) / 2;
  for (let stone = 0; stone < STONES; stone++) {
    const from = Math.PI - (stone / STONES) * Math.PI - 0.008;
    const to = Math.PI - ((stone + 1) / STONES) * Math.PI + 0.008;
    drawStone((share) => from + (to - from) * share, stone === middle);
  }
  for (const side of [-1, 1]) for (let course = 0; course < 5; course++) drawCourse(side, course);
  drawThrust();
  drawGround();
  stage.add(stones.mesh(), lines.mesh(stage.lens));

  function drawStone(turn, key) {
    const inner = key ? INNER - 0.12 : INNER;
    const outer = key ? OUTER + 0.22 : OUTER;
    const depth = key ? 0.62 : 0.5;
    const at = (radius, share, z) => [radius * Math.cos(turn(share)), radius * Math.sin(turn(share)), z];
    const tone = key ? light("signalDeep", 0.16) : blend(light("deep", 0.7), light("mid", 1), 0.25 + 0.6 * Math.cos(turn(0.5) - 0.9) ** 2 * random.between(0.6, 1));
    const edge = key ? light("signal", 2.2) : light("steel", random.between(1.2, 1.9));
    const corners = (z) => [at(inner, 0, z), at(outer, 0, z), at(outer, 1, z), at(inner, 1, z)];
    fill(corners(depth), corners(-depth), tone, edge, key);
    // Strata: the rules of all stones lie on common circles, so they align across the joints.
    for (let layer = 1; layer < 12; layer++) {
      const radius = inner + ((outer - inner) * layer) / 12;
      const points = Array.from({ length: 9 }, (_, step) => at(radius, step / 8, depth + 0.003));
      lines.path(points, { color: dim(edge, key ? 0.55 : 0.3), width: key ? 2 : 1.4 });
    }
    lines.path(Array.from({ length: 9 }, (_, step) => at(inner - 0.002, step / 8, 0)), { color: dim(edge, 0.3), width: 1.3 });
  }

  function drawCourse(side, course) {
    const y1 = -0.014 - (course / 5) * -FOOT;
    const y0 = -((course + 1) / 5) * -FOOT + 0.014;
    const [x0, x1] = [side * INNER, side * OUTER];
    const face = (z) => [[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]];
    const edge = light("steel", 1.4 - course * 0.16);
    fill(face(0.5), face(-0.5), blend(light("deep", 0.7), light("mid", 0.7), random.next()), edge, false);
    for (let layer = 1; layer < 12; layer++) {
      const x = x0 + ((x1 - x0) * layer) / 12;
      lines.path([[x, y0, 0.503], [x, y1, 0.503]], { color: dim(edge, 0.3), width: 1.4 });
    }
  }

  function fill(front, back, tone, edge, key) {
    stones.polygon(front, tone);
    front.forEach((corner, index) => {
      const next = (index + 1) % 4;
      stones.polygon([corner, front[next], back[next], back[index]], dim(tone, index === 3 ? 0.35 : 0.55));
      lines.path([corner, back[index]], { color: dim(edge, 0.45), width: 1.4 });
    });
    lines.path(front, { color: edge, width: key ? 3 : 1.8, closed: true });
    lines.path(back, { color: dim(edge, 0.35), width: 1.2, closed: true });
  }

  /** The line of thrust, by which the keystone's load runs down both legs to the ground. */
  function drawThrust() {
    for (const side of [-1, 1]) {
      const middle = (INNER + OUTER) / 2;
      const points = Array.from({ length: 61 }, (_, step) => {
        const turn = Math.PI / 2 - (step / 40) * (Math.PI / 2);
        if (step <= 40) return [side * middle * Math.cos(turn), middle * Math.sin(turn), 0.51];
        return [side * (middle + 0.08 * ((step - 40) / 20)), (FOOT * (step - 40)) / 20, 0.51];
      });
      lines.path(points.slice(4), { color: (share) => light("signal", 1.5 * (1 - share) ** 1.4 + 0.12), width: 3 });
    }
  }

  function drawGround() {
    for (let rule = -30; rule <= 30; rule++) {
      const z = rule * 0.24;
      lines.path([[-9, FOOT, z], [0, FOOT, z], [9, FOOT, z]], { color: (share) => light("mid", 0.85 * Math.sin(share * Math.PI)), width: 1.2 });
    }
  }
}
