import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A task network on its time axis; the critical path runs through it as light. */
export const look = { glow: [0.72, 0.38], glowPower: 0.8, bloom: 0.6, quiet: 0.88 };

const STAGES = 13;
const LANES = [3, 4, 6, 5, 7, 6, 8, 7, 6, 7, 5, 4, 2];
const CRITICAL = [2, 3, 4, 3, 4, 3, 3, 4, 2, 3, 2, 1, 0];

export default async function programManagement(stage) {
  const random = createRandom(42);
  stage.view({ from: [-4.6, 2.5, 8], to: [0.9, 0.1, 0], fov: 34, shift: [0.1, -0.04] });
  stage.focus(9, 22);
  stage.haze(12, 26);

  const slabs = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  const tasks = LANES.map((count, step) =>
    Array.from({ length: count }, (_, lane) => ({
      x: -6.6 + step * 1.12 + random.between(-0.12, 0.12),
      y: (lane - (count - 1) / 2) * 0.62 + random.between(-0.1, 0.1),
      z: random.between(-1.5, 0.9),
      long: random.between(0.28, 0.62),
      critical: CRITICAL[step] === lane,
    })),
  );
  for (const task of tasks.flat()) if (task.critical) task.z = 0;

  for (let step = 0; step < STAGES; step++) {
    const x = -6.75 + step * 1.12;
    lines.path([[x, -2.7, -1.8], [x, 2.7, -1.8]], { color: light("mid", 0.6), width: 1.2 });
    for (const task of tasks[step]) {
      drawTask(task);
      if (step + 1 < STAGES) for (const next of successors(task, tasks[step + 1])) drawLink(task, next);
    }
  }
  stage.add(slabs.mesh(), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.4 }));

  function successors(task, following) {
    const chosen = following.filter((next) => Math.abs(next.y - task.y) < 1.1 && random.next() < 0.42);
    if (task.critical) return [...new Set([...chosen, following.find((next) => next.critical)])];
    return chosen.length > 0 ? chosen : [random.pick(following)];
  }

  function drawTask({ x, y, z, long, critical }) {
    const tone = critical ? light("signalDeep", 0.3) : light("deep", 1.3);
    slabs.box([x, y - 0.09, z - 0.05], [x + long, y + 0.09, z + 0.05], { top: dim(tone, 1.6), front: tone, side: dim(tone, 0.6) });
    const edge = critical ? light("signal", 1.8) : blend(light("steel", 0.9), light("ice", 0.8), random.next());
    lines.path([[x, y - 0.09, z + 0.05], [x + long, y - 0.09, z + 0.05], [x + long, y + 0.09, z + 0.05], [x, y + 0.09, z + 0.05]], { color: edge, width: critical ? 2.4 : 1.5, closed: true });
    const done = critical ? 1 : random.next();
    lines.path([[x + 0.04, y, z + 0.055], [x + 0.04 + (long - 0.08) * done, y, z + 0.055]], { color: dim(edge, 0.8), width: critical ? 5 : 2.5 });
  }

  function drawLink(from, to) {
    const critical = from.critical && to.critical;
    const [x0, x1] = [from.x + from.long, to.x];
    const points = Array.from({ length: 41 }, (_, step) => {
      const share = step / 40;
      const eased = share * share * (3 - 2 * share);
      return [x0 + (x1 - x0) * share, from.y + (to.y - from.y) * eased, from.z + (to.z - from.z) * eased];
    });
    const color = critical ? light("signal", 2.6) : light("steel", 0.5);
    lines.path(points, { color, width: critical ? 4.2 : 1.4 });
    if (critical) lamps.at(points[0], { color: light("signal", 3), size: 8 }).at(points[40], { color: light("signal", 3), size: 8 });
    else if (random.next() < 0.5) lamps.at(points[Math.floor(random.between(8, 34))], { color: light("ice", 0.9), size: 4 });
  }
}
