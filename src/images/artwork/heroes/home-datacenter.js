import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A data-center aisle in ruled perspective; the floor is a dark mirror. */
export const look = { glow: [0.66, 0.4], glowSize: 0.35, glowPower: 0.9, base: 0.8, bloom: 0.6, quiet: 0.86 };

const AISLE = 1.15;
const HIGH = 2.3;
const RACKS = 26;
const PITCH = 0.7;

export default async function homeDatacenter(stage) {
  const random = createRandom(42);
  stage.view({ from: [0.1, 1.18, 0], to: [0.1, 1.18, -10], fov: 40, shift: [0.17, -0.08] });
  stage.focus(6, 7);
  stage.haze(4, 21);

  const solids = new Faces();
  const sheen = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  for (const side of [-1, 1]) {
    for (let rack = -1; rack < RACKS; rack++) drawRack(side, rack);
  }
  drawCeiling();
  drawEnd(-RACKS * PITCH);
  stage.add(solids.mesh(), sheen.mesh({ solid: false }), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.25 }));

  function drawRack(side, rack) {
    const x = side * AISLE;
    const near = -rack * PITCH;
    const far = near - PITCH * 0.96;
    const nearness = Math.max(0, 1 - rack / RACKS);
    const tone = dim(light("deep"), 0.35 + 0.55 * (1 - nearness));
    solids.polygon([[x, 0, near], [x, 0, far], [x, HIGH, far], [x, HIGH, near]], [dim(tone, 0.5), dim(tone, 0.6), tone, tone]);
    // The mirrored rack below the floor carries the reflection.
    sheen.polygon([[x, 0, near], [x, 0, far], [x, -1.2, far], [x, -1.2, near]], [dim(tone, 0.5), dim(tone, 0.5), [0, 0, 0], [0, 0, 0]]);
    stroke([x, 0, near], [x, HIGH, near], dim(light("steel"), 0.5), 1.6);
    stroke([x, 0, near], [x, 0, far], dim(light("steel"), 0.55), 1.6);
    stroke([x, HIGH, near], [x, HIGH, far], dim(light("ice"), 0.7), 1.8);
    const busy = random.between(0.15, 0.75);
    const watched = rack === 7 && side === 1;
    // The racks beside the camera keep their lamps off: so near, they would be large blurred discs.
    const lit = rack >= 4;
    for (let unit = 1; unit < 40; unit++) {
      const y = 0.08 + unit * 0.055;
      if (unit % 2 === 0) stroke([x, y, near - 0.05], [x, y, far + 0.05], dim(light("steel"), 0.09), 1.1);
      for (let port = 0; port < 7; port++) {
        if (random.next() > busy || !lit) continue;
        const bright = random.next() ** 3 * 2.2 + 0.25;
        const tint = watched || random.next() < 0.02 ? light("signal", bright * 1.8) : blend(light("steel", bright), light("ice", bright * 0.8), random.next());
        const z = near - 0.1 - port * 0.075;
        lamps.at([x - side * 0.005, y + 0.02, z], { color: tint, size: 3 });
        lamps.at([x - side * 0.005, -(y + 0.02), z], { color: dim(tint, 0.16 * Math.max(0, 1 - y)), size: 4 });
      }
    }
    if (watched) frame(x - side * 0.004, near, far);
  }

  function frame(x, near, far) {
    lines.path([[x, 0.01, near], [x, HIGH, near], [x, HIGH, far], [x, 0.01, far]], { color: light("signal", 2.4), width: 2.6, closed: true });
    lines.path([[x, -0.01, near], [x, -0.9, near]], { color: (share) => light("signal", 0.5 * (1 - share)), width: 2.6 });
    lines.path([[x, -0.01, far], [x, -0.9, far]], { color: (share) => light("signal", 0.5 * (1 - share)), width: 2.6 });
  }

  /** The far wall: dark, with a doorway of light that the racks lead to. */
  function drawEnd(z) {
    solids.polygon([[-AISLE, 0, z], [AISLE, 0, z], [AISLE, 2.75, z], [-AISLE, 2.75, z]], light("deep", 0.9));
    const door = [[-0.42, 0, z], [0.42, 0, z], [0.42, 2.05, z], [-0.42, 2.05, z]];
    sheen.polygon(door, [light("steel", 0.5), light("steel", 0.5), light("ice", 0.75), light("ice", 0.75)]);
    sheen.polygon(door.map(([x, y, depth]) => [x, -y * 0.8, depth]), [light("steel", 0.3), light("steel", 0.3), [0, 0, 0], [0, 0, 0]]);
    for (const x of [-0.42, 0, 0.42]) lines.path([[x, 0, z], [x, 2.05, z]], { color: light("night", 1), width: 2 });
  }

  function drawCeiling() {
    for (let row = -1; row < RACKS; row++) {
      const near = -row * PITCH;
      stroke([-AISLE, 0, near], [AISLE, 0, near], dim(light("steel"), 0.2), 1.2);
      stroke([-AISLE, 2.75, near], [AISLE, 2.75, near], dim(light("steel"), 0.14), 1.2);
      if (row % 2 !== 0) continue;
      const strip = [[-0.07, 2.7, near], [0.07, 2.7, near], [0.07, 2.7, near - 1.1], [-0.07, 2.7, near - 1.1]];
      sheen.polygon(strip, dim(light("ice"), 0.95));
      sheen.polygon(strip.map(([x, y, z]) => [x * 1.5, -y, z]), dim(light("steel"), 0.11));
    }
    for (const x of [-0.6, 0, 0.6]) stroke([x, 0, 0.5], [x, 0, -RACKS * PITCH], dim(light("steel"), 0.2), 1.2);
    for (const x of [-1.15, -0.75, 0.75, 1.15]) stroke([x, 2.75, 0.5], [x, 2.75, -RACKS * PITCH], dim(light("steel"), 0.22), 1.3);
  }

  function stroke(from, to, color, width) {
    lines.path([from, to], { color, width });
  }
}
