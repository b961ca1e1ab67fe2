import { place } from "./globe.js";
import { blend, dim, light } from "./palette.js";

/**
 * Scatters points of light where the night texture is bright: crisp at any size, where the texture would blur.
 * `area` is `{ south, north, west, east }` in degrees. Returns `{ point, color, size, power }` for each light.
 */
export async function cityLights(random, { area, count, floor = 0.2, boost = 1, scatter = 0.05 }) {
  const map = await readMap("/node_modules/three-globe/example/img/earth-night.jpg");
  const lights = [];
  // Rejection sampling: most of the earth is dark, so far more tries than lights are needed.
  for (let tries = 0; lights.length < count && tries < count * 400; tries++) {
    let north = random.between(area.south, area.north);
    let east = random.between(area.west, area.east);
    const glow = Math.max(0, (map.at(north, east) - floor) / (1 - floor));
    if (random.next() > glow ** 1.7) continue;
    // The texture's pixels are 10 km wide; the scatter hides their grid.
    north += random.normal() * scatter;
    east += random.normal() * scatter;
    const power = Math.min(4, 0.25 + 0.35 * (1 / (1 - random.next()) - 1) ** 0.6) * (0.45 + glow);
    const tone = blend(light("amber"), light("ice"), random.next() ** 1.6 * 0.9);
    lights.push({
      north,
      east,
      power,
      point: place(north, east, 0.0008),
      color: dim(tone, power * boost),
      size: 1.1 + Math.min(1.8, power * 0.6),
    });
  }
  return lights;
}

async function readMap(path) {
  const image = new Image();
  image.src = path;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return {
    at(north, east) {
      const x = Math.floor(((east + 180) / 360) * width) % width;
      const y = Math.min(height - 1, Math.floor(((90 - north) / 180) * height));
      const pixel = (y * width + x) * 4;
      return (data[pixel] * 0.5 + data[pixel + 1] * 0.4 + data[pixel + 2] * 0.1) / 255;
    },
  };
}
