import sharp from "sharp";
import { createRandom } from "../heroParts/random.js";

const SIZE = 1200;

/** Draws one portrait and returns it as PNG bytes, with the same fine grain as the scenes. */
export async function paintPortrait(name) {
  const { default: portrait } = await import(`../portraits/${name}.mjs`);
  const drawing = await sharp(Buffer.from(portrait().toSvg())).extract({ left: 0, top: 0, width: SIZE, height: SIZE }).removeAlpha().raw().toBuffer();
  const random = createRandom(7);
  for (let pixel = 0; pixel < drawing.length; pixel += 3) {
    const dust = (random.next() + random.next() - 1) * 3;
    for (let channel = 0; channel < 3; channel++) drawing[pixel + channel] = clamp(drawing[pixel + channel] + dust);
  }
  return sharp(drawing, { raw: { width: SIZE, height: SIZE, channels: 3 } }).png().toBuffer();
}

function clamp(value) {
  return Math.max(0, Math.min(255, Math.round(value)));
}
