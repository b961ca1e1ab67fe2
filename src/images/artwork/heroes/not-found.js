import { Dots } from "../heroParts/dots.js";
import { dim, light } from "../heroParts/palette.js";
import { createNoise, createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A signal lost: a trace on the graticule of an instrument breaks off and scatters. */
export const look = { glow: [0.68, 0.36], glowPower: 0.8, bloom: 0.7, quiet: 0.86 };

const END = 0.75;

export default async function notFound(stage) {
  const random = createRandom(404);
  const { layered } = createNoise(404);
  stage.view({ from: [-0.9, 0.5, 7.6], to: [0, 0.1, 0], fov: 32, shift: [0.1, -0.12] });
  stage.focus(7.6, 30);

  const lines = new Strokes();
  const dust = new Dots();
  drawGraticule();
  const height = (x) => {
    const swing = smoothstep(-5.5, 0.2, x) * (0.5 + 0.5 * smoothstep(-3, 0.4, x));
    return swing * (0.62 * Math.sin(x * 4.2) + 0.3 * Math.sin(x * 9.7 + 1) + 0.24 * layered(x * 5, 2, 3));
  };
  for (let echo = 7; echo >= 0; echo--) {
    const points = Array.from({ length: 900 }, (_, step) => {
      const x = -6 + (step / 899) * (END + 6);
      return [x, height(x - echo * 0.035) * (1 - echo * 0.07), -echo * 0.16];
    });
    const power = echo === 0 ? 2.3 : 0.42 / echo;
    lines.path(points, { color: (share) => light("signal", power * (0.12 + 0.88 * share ** 3)), width: echo === 0 ? 3.4 : 1.6 });
  }
  scatter();
  stage.add(lines.mesh(stage.lens), dust.mesh(stage.lens, { halo: 0.45 }));

  function scatter() {
    dust.at([END, height(END), 0], { color: light("signal", 5), size: 13 });
    for (let index = 0; index < 420; index++) {
      const away = random.next() ** 1.9 * 2.9;
      const x = END + 0.04 + away;
      const spread = 0.05 + 0.32 * away;
      const y = height(x) * Math.exp(-away * 0.9) + random.normal() * spread;
      dust.at([x, y, random.normal() * spread], { color: light("signal", (1.7 * Math.exp(-away * 1.15) + 0.06) * random.next()), size: random.between(2.5, 6) });
    }
    // Where the trace should have gone on: a few dashes of the expected course.
    for (let x = END + 0.16; x < 4.6; x += 0.16) {
      lines.path([[x, 0, 0], [x + 0.07, 0, 0]], { color: light("steel", 1.1 * Math.exp(-(x - END) * 0.4)), width: 2 });
    }
    for (const radius of [0.28, 0.52, 0.86, 1.3]) {
      const ring = Array.from({ length: 120 }, (_, step) => [END + radius * Math.cos((step / 120) * Math.PI * 2), height(END) + radius * Math.sin((step / 120) * Math.PI * 2), 0]);
      lines.path(ring, { color: light("ice", 0.3 / (1 + radius * 2)), width: 1.5, closed: true });
    }
  }

  function drawGraticule() {
    for (let column = -26; column <= 26; column++) {
      const x = column * 0.3;
      lines.path([[x, -1.8, -1.4], [x, 1.8, -1.4]], { color: light("mid", column % 5 === 0 ? 1 : 0.45), width: 1.2 });
    }
    for (let row = -6; row <= 6; row++) {
      lines.path([[-8, row * 0.3, -1.4], [8, row * 0.3, -1.4]], { color: dim(light("mid"), row === 0 ? 1.3 : 0.45), width: row === 0 ? 1.6 : 1.2 });
    }
  }
}
