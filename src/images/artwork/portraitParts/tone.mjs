/** Skin as three tones: lit, own and shaded. The shades lean to the night blue of the backdrop. */
export const SKIN = {
  fair: skin("#d9a98f", "#ebc4ab"),
  olive: skin("#c4906c", "#d9aa86"),
  tan: skin("#b07a58", "#c89472"),
  brown: skin("#86573d", "#a06f52"),
  deep: skin("#5e3c2e", "#7a5241"),
};

/** Mixes two `#rrggbb` colors. */
export function mix(from, to, share) {
  const channel = (at) =>
    Math.round(byte(from, at) + (byte(to, at) - byte(from, at)) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function skin(own, lit) {
  return {
    own,
    lit,
    shade: mix(own, "#1a2747", 0.42),
    deep: mix(own, "#121c36", 0.68),
    lip: mix(own, "#8c3a40", 0.42),
    lipDark: mix(own, "#4a1f2c", 0.6),
  };
}

function byte(hex, at) {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
