import * as THREE from "three";
import { BLUR, PROJECT } from "./lens.js";

/**
 * Lines of light: anti-aliased, additive, with depth of field. One batch is one draw call.
 * Joints are mitered, so that they are not brighter than the rest of the line.
 */
export class Strokes {
  #values = [];

  /**
   * Adds a line through `points` (arrays `[x, y, z]`).
   * `color` and `width` (pixels at full size) are values, or functions of the position 0..1 along the line.
   */
  path(points, { color, width = 2, closed = false }) {
    const count = points.length;
    const last = closed ? count : count - 1;
    const at = (index) => points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))];
    const colorAt = typeof color === "function" ? color : () => color;
    const widthAt = typeof width === "function" ? width : () => width;
    for (let index = 0; index < last; index++) {
      const start = index / last;
      const end = (index + 1) / last;
      this.#values.push(
        ...at(index - 1), ...at(index), ...at(index + 1), ...at(index + 2),
        ...colorAt(start), ...colorAt(end), widthAt(start), widthAt(end),
      );
    }
    return this;
  }

  /** Creates the mesh. Solid polygons in front hide the lines unless `depthTest` is false. */
  mesh(lens, { depthTest = true, order = 10 } = {}) {
    const data = new THREE.InstancedInterleavedBuffer(new Float32Array(this.#values), 20);
    const geometry = new THREE.InstancedBufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute([0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0], 3));
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    const layout = { before: [3, 0], start: [3, 3], end: [3, 6], after: [3, 9], colorA: [3, 12], colorB: [3, 15], widths: [2, 18] };
    for (const [name, [size, offset]] of Object.entries(layout)) {
      geometry.setAttribute(name, new THREE.InterleavedBufferAttribute(data, size, offset));
    }
    geometry.instanceCount = data.count;
    const material = new THREE.ShaderMaterial({
      uniforms: lens,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      transparent: true,
      depthWrite: false,
      depthTest,
      side: THREE.DoubleSide,
    });
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    return mesh;
  }
}

const VERTEX = `
  attribute vec3 before, start, end, after, colorA, colorB;
  attribute vec2 widths;
  varying vec3 vColor;
  varying float vSide, vHalf, vBlur;
  ${PROJECT}
  vec2 direction(vec2 from, vec2 to, vec2 fallback) {
    vec2 way = to - from;
    return dot(way, way) < 1e-6 ? fallback : normalize(way);
  }
  void main() {
    vec4 a = modelViewMatrix * vec4(start, 1.0);
    vec4 b = modelViewMatrix * vec4(end, 1.0);
    bool hidden = a.z > -NEAR && b.z > -NEAR;
    if (a.z > -NEAR) a = mix(b, a, (b.z + NEAR) / (b.z - a.z));
    if (b.z > -NEAR) b = mix(a, b, (a.z + NEAR) / (a.z - b.z));
    vec4 p = modelViewMatrix * vec4(before, 1.0);
    vec4 n = modelViewMatrix * vec4(after, 1.0);
    vec2 sa = toPixels(a), sb = toPixels(b);
    vec2 along = direction(sa, sb, vec2(1.0, 0.0));
    vec2 into = p.z > -NEAR ? along : direction(toPixels(p), sa, along);
    vec2 onto = n.z > -NEAR ? along : direction(sb, toPixels(n), along);
    bool first = position.x < 0.5;
    vec4 here = first ? a : b;
    vec2 tangent = normalize((first ? into : onto) + along + along * 1e-4);
    vec2 normal = vec2(-tangent.y, tangent.x);
    float miter = 1.0 / max(0.55, dot(normal, vec2(-along.y, along.x)));

    float width = (first ? widths.x : widths.y) * uScale;
    vBlur = blurAt(-here.z) * uScale;
    vHalf = max(width, 1.0) * 0.5;
    float reach = vHalf + vBlur + 1.0;
    vSide = position.y * reach;
    vColor = (first ? colorA : colorB) * min(width, 1.0) * hazeAt(-here.z);
    vec2 spot = (first ? sa : sb) + normal * miter * vSide;
    vec4 clip = projectionMatrix * here;
    gl_Position = hidden ? vec4(2.0, 2.0, 2.0, 1.0) : vec4(spot / uResolution * 2.0, clip.z / clip.w, 1.0);
  }`;

const FRAGMENT = `
  varying vec3 vColor;
  varying float vSide, vHalf, vBlur;
  ${BLUR}
  void main() {
    float spread = vHalf + vBlur;
    float energy = 2.0 * vHalf / (spread * (2.0 - softness(vHalf, vBlur)));
    gl_FragColor = vec4(vColor * profile(abs(vSide), vHalf, vBlur) * min(1.0, energy), 1.0);
  }`;
