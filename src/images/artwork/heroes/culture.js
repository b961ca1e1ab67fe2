import { Dots } from "../heroParts/dots.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createNoise, createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** Many threads, each with its own way, braid into one cable. */
export const look = { glow: [0.72, 0.4], glowPower: 0.8, bloom: 0.55, quiet: 0.84 };

const THREADS = 150;

export default async function culture(stage) {
  const random = createRandom(99);
  const { layered } = createNoise(31);
  stage.view({ from: [0.4, 0.9, 8], to: [0.2, 0.2, 0], fov: 34, shift: [0.04, -0.06] });
  stage.focus(7.6, 30);

  const threads = new Strokes();
  const sparks = new Dots();
  for (let index = 0; index < THREADS; index++) {
    const strand = index % 3;
    const [spreadY, spreadZ] = [random.normal() * 1.35 + 0.7, random.normal() * 1.4];
    const [offsetY, offsetZ] = disc(random, 0.15);
    const signal = index % 21 === 4;
    const tone = signal ? light("signal", 1.5) : blend(light("steel", 0.9), light("ice", 0.9), random.next() ** 2);
    const points = Array.from({ length: 221 }, (_, step) => {
      const x = -5.4 + (step / 220) * 11.6;
      const bound = smoothstep(-2.6, 1.9, x);
      // Three strands turn about each other, and each thread turns within its strand.
      const turn = x * 2.3 + (strand * Math.PI * 2) / 3;
      const twist = x * 4 + strand;
      const cableY = 0.25 * Math.sin(turn) + offsetY * Math.cos(twist) - offsetZ * Math.sin(twist);
      const cableZ = 0.25 * Math.cos(turn) + offsetY * Math.sin(twist) + offsetZ * Math.cos(twist);
      const freeY = spreadY + 0.5 * layered(x * 0.45, index * 3.7, 2);
      const freeZ = spreadZ + 0.5 * layered(x * 0.45, index * 3.7 + 90, 2);
      const rise = 0.32 + 0.05 * (x - 2);
      return [x, rise + freeY * (1 - bound) + cableY * bound, freeZ * (1 - bound) + cableZ * bound];
    });
    threads.path(points, { color: (share) => dim(tone, (0.35 + 0.4 * share) * (signal ? 1.4 : 1)), width: signal ? 2.6 : 1.7 });
    for (let spark = 0; spark < 2; spark++) {
      sparks.at(points[Math.floor(random.between(20, 210))], { color: dim(tone, 1.6), size: 4 });
    }
  }
  stage.add(threads.mesh(stage.lens), sparks.mesh(stage.lens, { halo: 0.4 }));
}

function disc(random, radius) {
  const away = radius * Math.sqrt(random.next());
  const turn = random.between(0, Math.PI * 2);
  return [away * Math.cos(turn), away * Math.sin(turn)];
}
