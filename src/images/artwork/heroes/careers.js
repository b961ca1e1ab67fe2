import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, light } from "../heroParts/palette.js";
import { createNoise, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** Contour terrain with a route that climbs to the top. */
export const look = { glow: [0.72, 0.26], glowPower: 1, bloom: 0.55, quiet: 0.86 };

const GRID = 190;
const SIZE = 9;
const SUMMIT = [1.1, -0.9];
// Place, height and width of the hills; the first carries the route.
const PEAKS = [[...SUMMIT, 1.75, 1.35], [3, -2.3, 1.15, 1.2], [-0.8, -2.4, 0.95, 1.3], [0.3, 0.7, 0.4, 1], [-2.6, -0.6, 0.45, 1.2], [2.6, 1.2, 0.3, 1]];

export default async function careers(stage) {
  const { layered } = createNoise(77);
  stage.view({ from: [-3.6, 2.7, 7.2], to: [0.35, 0.55, 0], fov: 34, shift: [0.11, -0.01] });
  stage.focus(8, 16);
  stage.haze(9.5, 15);

  const height = (x, z) => {
    const hills = PEAKS.reduce((sum, [px, pz, high, wide]) => sum + high * Math.exp(-((Math.hypot(x - px, z - pz) / wide) ** 1.35)), 0);
    // Turned by an angle, so that the noise's own grid does not show in the contours.
    const rough = layered(0.8 * x - 0.6 * z, 0.6 * x + 0.8 * z, 4);
    return 0.1 + hills + rough * (0.1 + 0.13 * hills);
  };
  const at = (column, row) => {
    const x = (column / GRID - 0.5) * SIZE;
    const z = (row / GRID - 0.5) * SIZE;
    return [x, height(x, z), z];
  };

  const ground = new Faces();
  const lines = new Strokes();
  const lamps = new Dots();
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const slope = corners[0][1] - corners[1][1];
      const share = Math.min(1, Math.max(0, 0.3 + slope * 9));
      ground.polygon(corners, blend(light("night", 0.6), light("mid", 0.75), share * smoothstep(0, 1.3, corners[0][1])));
      drawContours(corners);
    }
  }
  drawRoute();
  stage.add(ground.mesh(), lines.mesh(stage.lens), lamps.mesh(stage.lens, { halo: 0.6 }));

  /** Marching squares: each cell gives the pieces of the contour lines that cross it. */
  function drawContours(corners) {
    const heights = corners.map(([, y]) => y);
    const step = 0.05;
    for (let level = Math.ceil(Math.min(...heights) / step); level * step < Math.max(...heights); level++) {
      const y = level * step;
      const cuts = corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % 4];
        if (corner[1] < y === next[1] < y) return [];
        const share = (y - corner[1]) / (next[1] - corner[1]);
        return [corner.map((value, axis) => value + (next[axis] - value) * share)];
      });
      if (cuts.length < 2) continue;
      const main = level % 5 === 0;
      const tone = blend(light("mid", 1), light("ice", 0.75), smoothstep(0.2, 1.9, y));
      const lifted = cuts.slice(0, 2).map(([cx, cy, cz]) => [cx, cy + 0.006, cz]);
      lines.path(lifted, { color: tone.map((value) => value * (main ? 1 : 0.42)), width: main ? 1.9 : 1.2 });
    }
  }

  function drawRoute() {
    const points = Array.from({ length: 400 }, (_, step) => {
      const share = step / 399;
      // Swing from side to side and less and less, as a path does on steep ground.
      const turn = 0.2 + 0.4 * Math.sin(share * 15 + 0.6) * (1.1 - 0.5 * share);
      const away = 3.6 * (1 - share) ** 1.1;
      const x = SUMMIT[0] + away * Math.sin(turn);
      const z = SUMMIT[1] + away * Math.cos(turn);
      return [x, height(x, z) + 0.035, z];
    });
    lines.path(points, { color: (share) => light("signal", 0.35 + 2.6 * share), width: 4 });
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      lamps.at(points[Math.round(share * 399)], { color: light("signal", 1 + 2 * share), size: 10 });
    }
    const top = points.at(-1);
    lines.path([top, [top[0], top[1] + 0.7, top[2]]], { color: (share) => light("signal", 2.6 * (1 - share)), width: 2.6 });
    lamps.at(top, { color: light("signal", 6), size: 15 });
  }
}
