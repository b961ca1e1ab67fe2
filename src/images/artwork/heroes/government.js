import { counties, localMap } from "../heroParts/counties.js";
import { Dots } from "../heroParts/dots.js";
import { blend, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { addRelief } from "../heroParts/relief.js";
import { Strokes } from "../heroParts/strokes.js";

/** The counties around the Capital as lit relief: the nearer to it, the higher and brighter. */
export const look = { glow: [0.7, 0.34], glowPower: 0.7, bloom: 0.55, quiet: 0.86 };

const CAPITAL = [-77.02, 38.9];
const DISTRICT = "11";

export default async function government(stage) {
  const random = createRandom(1790);
  const project = localMap(CAPITAL);
  stage.view({ from: [-1.7, 2.1, 2.9], to: [0.1, 0, -0.1], fov: 32, shift: [0.14, -0.08] });
  stage.focus(3.9, 26);
  stage.haze(5.5, 9);

  const lines = new Strokes();
  const lamps = new Dots();
  addRelief(stage, lines, await counties(["24", "51", "11", "10", "42", "54", "34"]), project, (county) => {
    const [x, , z] = center(county.rings[0].map((point) => project(point)));
    const near = Math.exp(-((x * x + z * z) / 0.42));
    const own = county.id.startsWith(DISTRICT);
    const share = random.next();
    return {
      height: own ? 0.46 : 0.015 + 0.05 * share + 0.24 * near,
      top: own ? blend(light("mid", 1), light("signalDeep", 0.7), 0.6) : blend(light("deep", 0.75 + 0.4 * share), light("mid", 1.5), near),
      edge: own ? light("signal", 2.2) : blend(light("mid", 1.3), light("ice", 1), near * 0.9),
      width: own ? 2.8 : 1.4 + near,
    };
  });
  for (let link = 0; link < 30; link++) {
    const turn = random.between(0, Math.PI * 2);
    const reach = random.between(0.4, 1.7);
    drawLink([reach * Math.cos(turn), 0.06 + 0.2 * Math.exp(-(reach ** 2) / 0.42), reach * Math.sin(turn)]);
  }
  lamps.at([0, 0.47, 0], { color: light("signal", 4), size: 9 });
  stage.add(lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.5 }));

  function drawLink(end) {
    const high = 0.2 + 0.22 * Math.hypot(end[0], end[2]);
    const points = Array.from({ length: 49 }, (_, step) => {
      const share = step / 48;
      return [end[0] * share, 0.46 + (end[1] - 0.46) * share + high * 4 * share * (1 - share), end[2] * share];
    });
    lines.path(points, { color: (share) => light("signal", 0.06 + 0.8 * (1 - share) ** 2), width: 1.7 });
    lamps.at(end, { color: light("ice", 0.8), size: 4 });
  }
}

function center(points) {
  return [0, 1, 2].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
}
