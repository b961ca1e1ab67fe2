/** A repeatable random source (mulberry32): the same seed gives the same image on every run. */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low, high) => low + (high - low) * next();
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const pick = (list) => list[Math.floor(next() * list.length)];
  return { next, between, normal, pick };
}

/** Smooth value noise in two dimensions, about -1..1, repeatable by seed. */
export function createNoise(seed) {
  const corner = (x, y) => {
    let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const noise = (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const top = corner(column, row) * (1 - u) + corner(column + 1, row) * u;
    const bottom = corner(column, row + 1) * (1 - u) + corner(column + 1, row + 1) * u;
    return top * (1 - v) + bottom * v;
  };
  const layered = (x, y, octaves = 4) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave++) {
      // The offset keeps the octaves' lattices from lining up, which would show as a grid.
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave - octave * 9.1) / 2 ** octave;
    }
    return sum / 1.6;
  };
  return { noise, layered };
}

/** Soft step between two edges, as in shading languages. */
export function smoothstep(low, high, value) {
  return ease(Math.min(1, Math.max(0, (value - low) / (high - low))));
}

function ease(share) {
  return share * share * (3 - 2 * share);
}
