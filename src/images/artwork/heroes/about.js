import { counties, localMap } from "../heroParts/counties.js";
import { Dots } from "../heroParts/dots.js";
import { blend, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { addRelief } from "../heroParts/relief.js";
import { Strokes } from "../heroParts/strokes.js";

/** Maryland's counties as a lit relief, Rockville marked. */
export const look = { glow: [0.68, 0.36], glowPower: 0.8, bloom: 0.55, quiet: 0.84 };

const ROCKVILLE = [-77.153, 39.084];
const MONTGOMERY = "24031";

export default async function about(stage) {
  const random = createRandom(24);
  const project = localMap([-77.0, 38.95]);
  stage.view({ from: [-0.9, 2.5, 3.6], to: [0.05, 0, 0], fov: 32, shift: [0.13, -0.07] });
  stage.focus(4.3, 12);

  const lines = new Strokes();
  const lamps = new Dots();
  for (const county of await counties(["10", "42", "51", "54", "11"])) {
    for (const ring of county.rings) lines.path(ring.map((point) => project(point)), { color: light("mid", 0.55), width: 1.1 });
  }
  addRelief(stage, lines, await counties(["24"]), project, (county) => {
    const home = county.id === MONTGOMERY;
    const share = random.next();
    return {
      height: home ? 0.2 : 0.05 + 0.09 * share,
      top: home ? blend(light("mid", 1), light("signalDeep", 0.5), 0.5) : blend(light("deep", 1.2), light("mid", 1.1), share),
      edge: home ? light("signal", 2) : blend(light("steel", 1), light("ice", 0.9), share * 0.6),
      width: home ? 2.6 : 1.7,
    };
  });
  drawMark(project(ROCKVILLE, 0.2));
  stage.add(lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.6 }));

  function drawMark([x, y, z]) {
    lines.path([[x, y, z], [x, y + 0.75, z]], { color: (share) => light("signal", 3 * (1 - share) ** 1.2), width: 3.4 });
    for (const [radius, power] of [[0.05, 2], [0.11, 0.9], [0.19, 0.4], [0.29, 0.2], [0.41, 0.1]]) {
      const ring = Array.from({ length: 90 }, (_, step) => [x + radius * Math.cos((step / 90) * Math.PI * 2), y + 0.004, z + radius * Math.sin((step / 90) * Math.PI * 2)]);
      lines.path(ring, { color: light("signal", power), width: 2, closed: true });
    }
    lamps.at([x, y, z], { color: light("signal", 6), size: 12 });
  }
}
