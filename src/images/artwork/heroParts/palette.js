/** The one palette of the site, as CSS colors. */
export const HEX = {
  night: "#0a1424",
  deep: "#0f2038",
  mid: "#1d3a5f",
  steel: "#5b7ea6",
  ice: "#dbe7f3",
  white: "#ffffff",
  signal: "#2fd6a6",
  signalDeep: "#12b488",
  amber: "#ffb765",
};

/** A palette color as linear light `[r, g, b]`, times `intensity` (above 1 it glows). */
export function light(name, intensity = 1) {
  const value = Number.parseInt(HEX[name].slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((byte) => toLinear(byte / 255) * intensity);
}

/** Linear mix of two colors made by `light`. */
export function blend(from, to, share) {
  return from.map((value, index) => value + (to[index] - value) * share);
}

/** A color from `light`, brighter or darker. */
export function dim(color, factor) {
  return color.map((value) => value * factor);
}

function toLinear(share) {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
