import { HEX } from "../heroParts/palette.js";

/** A drawing sheet of 1200 × 1200 with the series' one backdrop. Shapes are SVG path texts. */
export class Sheet {
  #definitions = [];
  #body = [];
  #clips = 0;

  /** A flat shape. */
  shape(path, fill, opacity = 1) {
    this.#body.push(`<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`);
    return this;
  }

  /** A line with round ends. */
  line(path, stroke, width, opacity = 1) {
    this.#body.push(
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
    return this;
  }

  /** A flat shape whose right edge catches the signal-colored rim light, `reach` pixels wide. */
  rimmed(path, fill, reach = 9, strength = 0.9) {
    this.within(path, (inner) => {
      inner.shape(path, fill);
      // The lit edge is what is left of the shape when a copy moves away from the light.
      inner.#body.push(
        `<g mask="url(#${this.#mask(path, reach)})"><path d="${path}" fill="${HEX.signal}" opacity="${strength}"/></g>`,
      );
    });
    return this;
  }

  /** Draws with `draw(sheet)`, cut to the shape of `path`. */
  within(path, draw) {
    const id = `c${++this.#clips}`;
    this.#definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.#body.push(`<g clip-path="url(#${id})">`);
    draw(this);
    this.#body.push("</g>");
    return this;
  }

  /** A soft-edged shape: a shadow or a sheen. */
  soft(path, fill, opacity, blur = 14) {
    this.#body.push(`<path d="${path}" fill="${fill}" opacity="${opacity}" filter="url(#blur${blur})"/>`);
    if (!this.#definitions.some((text) => text.includes(`"blur${blur}"`))) {
      this.#definitions.push(
        `<filter id="blur${blur}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
      );
    }
    return this;
  }

  /** The whole drawing as SVG text, with a margin below: blurs fade at the edge of a sheet, and the margin is cut off. */
  toSvg() {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1260" width="1200" height="1260">
<defs>${BACKDROP_DEFINITIONS}${this.#definitions.join("")}</defs>${BACKDROP}<g transform="translate(-84 -62) scale(1.14)">${this.#body.join("")}</g>${FALLOFF}</svg>`;
  }

  #mask(path, reach) {
    const id = `m${++this.#clips}`;
    this.#definitions.push(
      `<filter id="f${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>` +
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1260"><rect width="1200" height="1260" fill="url(#rim)"/>` +
        `<path d="${path}" transform="translate(${-reach} ${reach * 0.35})" fill="#000" stroke="#000" stroke-width="2" filter="url(#f${id})"/></mask>`,
    );
    return id;
  }
}

// The rim light comes from the right and fades before the left half of a head.
const BACKDROP_DEFINITIONS = `
<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="590" x2="720">
  <stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/>
</linearGradient>
<radialGradient id="glow" cx="0.64" cy="0.36" r="0.72">
  <stop offset="0" stop-color="#1c3858"/><stop offset="0.45" stop-color="${HEX.deep}"/><stop offset="1" stop-color="#081020"/>
</radialGradient>
<linearGradient id="falloff" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0.66" stop-color="#081020" stop-opacity="0"/><stop offset="1" stop-color="#081020" stop-opacity="0.62"/>
</linearGradient>`;

const arcs = Array.from({ length: 9 }, (_, index) => {
  const radius = 330 + index * 74;
  return `<circle cx="700" cy="470" r="${radius}" opacity="${(0.2 - index * 0.017).toFixed(3)}"/>`;
}).join("");

const BACKDROP = `<rect width="1200" height="1260" fill="url(#glow)"/><g fill="none" stroke="${HEX.steel}" stroke-width="1.4">${arcs}</g>`;
const FALLOFF = `<rect width="1200" height="1260" fill="url(#falloff)"/>`;
