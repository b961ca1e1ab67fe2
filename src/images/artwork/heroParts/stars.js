import { Dots } from "./dots.js";
import { blend, dim, light } from "./palette.js";

/** A far, faint star field on a sphere around the camera. */
export function createStars(stage, random, { count = 1400, power = 0.5 } = {}) {
  const stars = new Dots();
  const origin = stage.camera.position.toArray();
  for (let index = 0; index < count; index++) {
    const height = random.between(-1, 1);
    const turn = random.between(0, Math.PI * 2);
    const flat = Math.sqrt(1 - height * height);
    const bright = Math.min(1, 0.08 + 0.05 * (1 / (1 - random.next())) ** 0.8);
    const point = [flat * Math.cos(turn), height, flat * Math.sin(turn)].map((value, axis) => value * 900 + origin[axis]);
    const tone = blend(light("steel"), light("white"), random.next());
    stars.at(point, { color: dim(tone, bright * power * 3), size: 1.2 + bright * 1.8 });
  }
  return stars.mesh({ ...stage.lens, uHaze: { value: [1e6, 1e7] } }, { order: -500 });
}
