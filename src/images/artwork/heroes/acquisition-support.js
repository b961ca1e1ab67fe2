import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A cost curve rising over a plan: the drifting forecast in steel, the curve held to plan in the signal color. */
export const look = { glow: [0.74, 0.34], glowPower: 0.8, bloom: 0.5, quiet: 0.86 };

const LONG = 10;
const LANES = 9;

export default async function acquisitionSupport(stage) {
  const random = createRandom(26);
  stage.view({ from: [-3.4, 3.5, 8.6], to: [0.6, 0.75, 0], fov: 34, shift: [0.13, -0.02] });
  stage.focus(9, 16);
  stage.haze(12, 22);

  const bars = new Faces();
  const glass = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  drawPlan();
  drawCurves();
  stage.add(bars.mesh(), glass.mesh({ solid: false }), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.5 }));

  function drawPlan() {
    for (let month = 0; month <= 40; month++) {
      const x = -LONG / 2 + (month / 40) * LONG;
      lines.path([[x, 0, -2.2], [x, 0, 3.2]], { color: light("mid", month % 4 === 0 ? 1.2 : 0.5), width: 1.2 });
    }
    for (let lane = 0; lane <= LANES; lane++) {
      const z = -2.2 + lane * 0.6;
      lines.path([[-LONG / 2, 0, z], [LONG / 2, 0, z]], { color: light("mid", 0.7), width: 1.2 });
      for (let start = -LONG / 2 + random.between(0, 1.5) + lane * 0.25; start < LONG / 2 - 0.8 && lane < LANES; ) {
        const end = Math.min(LONG / 2, start + random.between(0.7, 2.4));
        drawBar(start, end, z + 0.14, z + 0.46, random.between(0.08, 0.2));
        start = end + random.between(0.3, 1.3);
      }
    }
  }

  function drawBar(x0, x1, z0, z1, y) {
    const tone = blend(light("deep", 0.9), light("mid", 1.1), random.next());
    bars.box([x0, 0, z0], [x1, y, z1], { top: tone, front: dim(tone, 0.45), side: dim(tone, 0.3) });
    const edge = light("steel", random.between(0.4, 0.9));
    lines.path([[x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]], { color: edge, width: 1.5, closed: true });
  }

  function drawCurves() {
    const drift = (x) => 0.15 + 3.3 * smoothstep(-5.6, 5.4, x) ** 1.9 + 0.05 * Math.sin(x * 3.1);
    const held = (x) => 0.15 + 2.05 * smoothstep(-5.6, 5, x) ** 1.15 + 0.025 * Math.sin(x * 2.3);
    const along = (height) => Array.from({ length: 181 }, (_, step) => {
      const x = -LONG / 2 + (step / 180) * LONG;
      return [x, height(x), 0.2];
    });
    const forecast = along(drift);
    const plan = along(held);
    for (let step = 0; step < 180; step++) {
      const fade = (step / 180) ** 1.3;
      glass.polygon([plan[step], plan[step + 1], forecast[step + 1], forecast[step]], light("steel", 0.075 * fade));
      const floor = [plan[step + 1], plan[step]].map(([x, , z]) => [x, 0.01, z]);
      glass.polygon([plan[step], plan[step + 1], ...floor], [light("signalDeep", 0.13 * fade), light("signalDeep", 0.13 * fade), [0, 0, 0], [0, 0, 0]]);
      // The forecast is a dashed line: it has not happened.
      if (step % 4 < 2) lines.path([forecast[step], forecast[step + 1]], { color: light("ice", 0.3 + 0.7 * fade), width: 2.2 });
    }
    lines.path(plan, { color: (share) => light("signal", 0.3 + 2.1 * share), width: 3.6 });
    for (let month = 4; month <= 40; month += 4) {
      const x = -LONG / 2 + (month / 40) * LONG;
      lines.path([[x, 0, 0.2], [x, held(x), 0.2]], { color: light("signal", 0.12 + 0.4 * (month / 40)), width: 1.4 });
      lines.path([[x, held(x), 0.2], [x, drift(x), 0.2]], { color: light("steel", 0.5 * (month / 40)), width: 1.3 });
      lamps.at([x, held(x), 0.2], { color: light("signal", 0.8 + 2.6 * (month / 40)), size: 8 });
    }
  }
}
