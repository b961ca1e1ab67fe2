import { Dots } from "../heroParts/dots.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createNoise, createRandom } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A street map as a glow, with one signal point. The streets are invented. */
export const look = { glow: [0.7, 0.38], glowPower: 0.9, bloom: 0.6, quiet: 0.86 };

const HOME = [0.6, -0.1];

export default async function contact(stage) {
  const random = createRandom(20850);
  const { layered } = createNoise(50);
  stage.view({ from: [-1.6, 4.3, 5.4], to: [0.3, 0, 0], fov: 34, shift: [0.11, -0.05] });
  stage.focus(6.9, 26);
  stage.haze(8, 13);

  const streets = new Strokes();
  const lamps = new Dots();
  // Two old roads cross at an angle; the grid between them is bent by a slow field.
  const bend = (x, z) => [x + 0.5 * layered(x * 0.22, z * 0.22, 2), 0, z + 0.5 * layered(x * 0.22 + 40, z * 0.22, 2)];
  const turned = (u, v) => bend(0.86 * u - 0.5 * v, 0.5 * u + 0.86 * v);
  for (let index = -34; index <= 34; index++) {
    drawStreet((along) => turned(index * 0.27, along), index % 6 === 0);
    drawStreet((along) => turned(along, index * 0.27), index % 7 === 0);
  }
  drawRoad((share) => [-7 + 14 * share, 0, -2.9 + 4.9 * share + 0.5 * Math.sin(share * 6)]);
  drawRoad((share) => [4.8 - 7.5 * share, 0, -5 + 10 * share + 0.2 * Math.sin(share * 9)]);
  drawHome();
  stage.add(streets.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.5 }));

  function drawStreet(at, main) {
    let run = [];
    const flush = () => {
      const tone = main ? light("steel", 1.1) : light("steel", random.between(0.35, 0.8));
      const points = run;
      if (points.length > 1) streets.path(points, { color: (share) => dim(tone, nearHome(points[Math.round(share * (points.length - 1))])), width: main ? 2.2 : 1.4 });
      run = [];
    };
    for (let along = -8; along <= 8; along += 0.09) {
      const point = at(along);
      run.push(point);
      const glow = Math.exp(-((point[0] - HOME[0]) ** 2 + (point[2] - HOME[1]) ** 2) / 4);
      if (random.next() < 0.1 + 0.16 * glow) lamps.at(point, { color: dim(blend(light("amber", 0.7), light("ice", 0.9), random.next()), 0.25 + 0.6 * glow), size: 3 });
      if (!main && random.next() < 0.035) flush();
      if (!main && run.length === 0 && random.next() < 0.3) along += 0.27;
    }
    flush();
  }

  // The town is brightest round the point and fades into the country.
  function nearHome([x, , z]) {
    return 0.16 + 1.05 * Math.exp(-((x - HOME[0]) ** 2 + (z - HOME[1]) ** 2) / 5);
  }

  function drawRoad(at) {
    const points = Array.from({ length: 121 }, (_, step) => at(step / 120));
    for (const side of [-0.025, 0.025]) {
      streets.path(points.map(([x, y, z]) => [x, y, z + side]), { color: (share) => light("ice", 1.1 * nearHome(points[Math.round(share * 120)])), width: 2.4 });
    }
  }

  function drawHome() {
    const [x, z] = HOME;
    for (let ring = 1; ring <= 7; ring++) {
      const radius = 0.13 * ring ** 1.25;
      const points = Array.from({ length: 120 }, (_, step) => [x + radius * Math.cos((step / 120) * Math.PI * 2), 0.002, z + radius * Math.sin((step / 120) * Math.PI * 2)]);
      streets.path(points, { color: light("signal", 1.9 / ring ** 1.5), width: 2.4, closed: true });
    }
    streets.path([[x, 0, z], [x, 1.05, z]], { color: (share) => light("signal", 3 * (1 - 0.8 * share)), width: 3.4 });
    lamps.at([x, 0, z], { color: light("signal", 4), size: 13 }).at([x, 1.05, z], { color: light("signal", 5), size: 15 });
  }
}
