import * as THREE from "three";

/**
 * Polygons with a color at each corner. `solid` polygons hide what is behind them; the others are
 * blended additively.
 */
export class Faces {
  #positions = [];
  #colors = [];

  /** Adds a convex polygon; `colors` is one color or one for each point. */
  polygon(points, colors) {
    const colorAt = Array.isArray(colors[0]) ? (index) => colors[index] : () => colors;
    for (let index = 1; index < points.length - 1; index++) {
      for (const corner of [0, index, index + 1]) {
        this.#positions.push(...points[corner]);
        this.#colors.push(...colorAt(corner));
      }
    }
    return this;
  }

  /** Adds a box from its low to its high corner, each side in its own tone. */
  box([x0, y0, z0], [x1, y1, z1], { top, front = top, side = front }) {
    this.polygon([[x0, y1, z0], [x0, y1, z1], [x1, y1, z1], [x1, y1, z0]], top);
    this.polygon([[x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]], front);
    this.polygon([[x0, y0, z0], [x0, y1, z0], [x1, y1, z0], [x1, y0, z0]], front);
    this.polygon([[x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]], side);
    this.polygon([[x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]], side);
    return this;
  }

  mesh({ solid = true, order = solid ? 0 : 5, depthTest = true } = {}) {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute("tint", new THREE.Float32BufferAttribute(this.#colors, 3));
    const material = new THREE.ShaderMaterial({
      vertexShader: `
        attribute vec3 tint;
        varying vec3 vTint;
        void main() { vTint = tint; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: `varying vec3 vTint; void main() { gl_FragColor = vec4(vTint, 1.0); }`,
      side: THREE.DoubleSide,
      depthTest,
      depthWrite: solid,
      transparent: !solid,
      blending: solid ? THREE.NoBlending : THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      // Lines on the edges of a solid polygon must stay visible.
      polygonOffset: solid,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    });
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    return mesh;
  }
}
