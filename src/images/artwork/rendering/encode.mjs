import sharp from "sharp";

// White text needs 4.5:1 (WCAG 2.2, 1.4.3). The text stands in the lower left of every hero.
const TEXT_AREA = { x: 0, y: 0.4, width: 0.55, height: 0.6 };
const QUALITIES = [82, 74, 68, 62, 56, 50, 44, 38, 32];

/** Encodes a PNG as AVIF at the best quality that stays under `budget` bytes. */
export async function encodeAvif(png, budget) {
  for (const quality of QUALITIES) {
    const avif = await sharp(png).removeAlpha().avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    if (avif.length <= budget) return { avif, quality };
  }
  throw new Error(`The image does not fit in ${budget} bytes at quality ${QUALITIES.at(-1)}; reduce its detail or grain.`);
}

/** Measures a finished hero: the minimum and median contrast of white in the text area, and a dark placeholder color. */
export async function measureHero(avif) {
  const { data, info } = await sharp(avif).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances = areaLuminances(data, info, TEXT_AREA);
  return {
    minimum: contrastWithWhite(luminances.at(-1)),
    median: contrastWithWhite(luminances[Math.floor(luminances.length / 2)]),
    placeholder: await averageColor(avif, info),
  };
}

function areaLuminances(data, info, area) {
  const values = [];
  const bottom = Math.round((area.y + area.height) * info.height);
  const right = Math.round((area.x + area.width) * info.width);
  for (let y = Math.round(area.y * info.height); y < bottom; y++) {
    for (let x = Math.round(area.x * info.width); x < right; x++) {
      const at = (y * info.width + x) * info.channels;
      values.push(luminance(data[at], data[at + 1], data[at + 2]));
    }
  }
  return Float64Array.from(values).sort();
}

async function averageColor(avif, info) {
  const area = {
    left: Math.round(TEXT_AREA.x * info.width),
    top: Math.round(TEXT_AREA.y * info.height),
    width: Math.round(TEXT_AREA.width * info.width),
    height: Math.floor(TEXT_AREA.height * info.height),
  };
  const { channels } = await sharp(await sharp(avif).extract(area).png().toBuffer()).stats();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel.mean).toString(16).padStart(2, "0"))
    .join("")}`;
}

function luminance(red, green, blue) {
  return 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue];
}

function contrastWithWhite(value) {
  return 1.05 / (value + 0.05);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
