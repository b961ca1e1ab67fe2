import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createNoise, createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A spectrum waterfall: each line is one sweep of the receiver; one signal hops through the band. */
export const look = { glow: [0.72, 0.2], glowPower: 0.7, bloom: 0.5, quiet: 0.86 };

const SWEEPS = 150;
const BINS = 640;
const WIDTH = 15;

export default async function homeSpectrum(stage) {
  const random = createRandom(406);
  const { layered } = createNoise(12);
  stage.view({ from: [-4.2, 2.7, 8.4], to: [0.6, 0.35, -0.5], fov: 32, shift: [0.12, 0] });
  stage.focus(8.4, 16);
  stage.haze(11, 24);

  // Steady carriers: place in the band, width, strength, first and last sweep.
  const carriers = Array.from({ length: 13 }, () => {
    const first = random.between(-60, SWEEPS * 0.8);
    return { at: random.between(-6.6, 6.6), wide: random.between(0.03, 0.16), high: random.between(0.12, 0.6), first, last: first + random.between(40, 140) };
  });
  const hops = Array.from({ length: 24 }, () => ({ at: 0.5 + random.between(-2.6, 1.7), high: random.between(0.7, 1.55) }));

  const hills = new Faces();
  const lines = new Strokes();
  for (let sweep = SWEEPS - 1; sweep >= 0; sweep--) {
    const depth = 4.2 - (sweep / SWEEPS) * 15;
    const hop = hops[Math.floor(sweep / 7)];
    const crest = [];
    const tones = [];
    for (let bin = 0; bin <= BINS; bin++) {
      const x = (bin / BINS - 0.5) * WIDTH;
      const edge = smoothstep(7.4, 5.2, Math.abs(x));
      const hiss = 0.045 * Math.abs(layered(x * 6, sweep * 0.7, 2)) + 0.03 * random.next();
      let level = 0;
      for (const carrier of carriers) {
        if (sweep < carrier.first || sweep > carrier.last) continue;
        level += carrier.high * peak(x - carrier.at, carrier.wide) * (0.75 + 0.25 * layered(carrier.at * 9, sweep * 0.3, 2));
      }
      const call = sweep % 7 < 5 ? hop.high * Math.exp(-(((x - hop.at) / 0.075) ** 2)) : 0;
      crest.push([x, (hiss + level + call) * edge, depth]);
      const quietTone = blend(light("mid", 0.5), light("steel", 1.5), Math.min(1, level * 1.3));
      tones.push(dim(blend(quietTone, blend(light("signal", 2), light("ice", 2), call ** 3 * 0.35), Math.min(1, call * 1.6)), edge));
    }
    for (let bin = 0; bin < BINS; bin++) {
      const [a, b] = [crest[bin], crest[bin + 1]];
      hills.polygon([a, b, [b[0], -0.4, depth], [a[0], -0.4, depth]], light("night", 0.55));
    }
    lines.path(crest, { color: (share) => tones[Math.round(share * BINS)], width: 1.7 });
  }
  stage.add(hills.mesh(), lines.mesh(stage.lens));
}

function peak(away, wide) {
  return 1 / (1 + (away / wide) ** 4);
}
