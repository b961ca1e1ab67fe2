import { blend, dim, light } from "../heroParts/palette.js";
import { createNoise, smoothstep } from "../heroParts/random.js";
import { Dots } from "../heroParts/dots.js";
import { Strokes } from "../heroParts/strokes.js";

/** Waves that go over from blue to green. */
export const look = { glow: [0.74, 0.4], glowPower: 0.7, bloom: 0.6, quiet: 0.86 };

const RIBBONS = 96;

export default async function events(stage) {
  const { layered } = createNoise(718);
  stage.view({ from: [-1.4, 1.9, 8.2], to: [0.3, 0.2, 0], fov: 34, shift: [0.05, -0.06] });
  stage.focus(8.2, 36);

  const waves = new Strokes();
  const crests = new Dots();
  for (let ribbon = 0; ribbon < RIBBONS; ribbon++) {
    const depth = 2.4 - (ribbon / RIBBONS) * 6.2;
    const points = Array.from({ length: 241 }, (_, step) => {
      const x = -6 + (step / 240) * 12.8;
      const swell = 0.25 + 0.75 * smoothstep(-4, 2.5, x);
      const y =
        0.62 * Math.sin(x * 0.85 - depth * 0.75) * swell +
        0.26 * Math.sin(x * 1.9 + depth * 1.3) * swell +
        0.34 * layered(x * 0.35, depth * 0.5, 2) +
        0.05 * (x + 1);
      return [x, y, depth];
    });
    const tint = (share) => {
      const x = -6 + share * 12.8;
      const turn = smoothstep(-1.2, 3.2, x + 0.55 * depth + 0.5 * layered(x * 0.6, depth, 2));
      const height = points[Math.min(240, Math.round(share * 240))][1];
      const blue = blend(light("mid", 1.3), light("steel", 1.2), smoothstep(-0.5, 0.9, height));
      const green = blend(light("signalDeep", 0.7), light("signal", 1.5), smoothstep(-0.5, 1, height));
      return dim(blend(blue, green, turn), 0.3 + 0.6 * smoothstep(-0.2, 1, height));
    };
    waves.path(points, { color: tint, width: 1.7 });
    for (let step = 6; step < 240; step += 3) {
      const [before, here, after] = [points[step - 1], points[step], points[step + 1]];
      if (here[1] > 0.55 && here[1] >= before[1] && here[1] >= after[1]) crests.at(here, { color: dim(tint(step / 240), 2.4), size: 4.5 });
    }
  }
  stage.add(waves.mesh(stage.lens), crests.mesh(stage.lens, { halo: 0.4 }));
}
