import * as THREE from "three";
import { BLUR, PROJECT } from "./lens.js";

/** Points of light with depth of field: points out of focus are larger, fainter discs. */
export class Dots {
  #values = [];

  /** Adds a point; `size` is its diameter in pixels at full size. */
  at(point, { color, size = 4 }) {
    this.#values.push(...point, ...color, size);
    return this;
  }

  mesh(lens, { depthTest = true, order = 11, halo = 0 } = {}) {
    const data = new THREE.InstancedInterleavedBuffer(new Float32Array(this.#values), 7);
    const geometry = new THREE.InstancedBufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0], 3));
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    geometry.setAttribute("center", new THREE.InterleavedBufferAttribute(data, 3, 0));
    geometry.setAttribute("tint", new THREE.InterleavedBufferAttribute(data, 3, 3));
    geometry.setAttribute("size", new THREE.InterleavedBufferAttribute(data, 1, 6));
    geometry.instanceCount = data.count;
    const material = new THREE.ShaderMaterial({
      uniforms: { ...lens, uHalo: { value: halo } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      transparent: true,
      depthWrite: false,
      depthTest,
    });
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    return mesh;
  }
}

const VERTEX = `
  attribute vec3 center, tint;
  attribute float size;
  uniform float uHalo;
  varying vec3 vColor;
  varying vec2 vOffset;
  varying float vHalf, vBlur;
  ${PROJECT}
  void main() {
    vec4 here = modelViewMatrix * vec4(center, 1.0);
    float diameter = size * uScale;
    vBlur = blurAt(-here.z) * uScale;
    vHalf = max(diameter, 1.0) * 0.5;
    float reach = (vHalf + vBlur) * (1.0 + uHalo * 6.0) + 1.0;
    vOffset = position.xy * reach;
    float small = min(diameter, 1.0);
    vColor = tint * small * small * hazeAt(-here.z);
    vec4 clip = projectionMatrix * here;
    vec2 spot = toPixels(here) + vOffset;
    gl_Position = here.z > -NEAR ? vec4(2.0, 2.0, 2.0, 1.0) : vec4(spot / uResolution * 2.0, clip.z / clip.w, 1.0);
  }`;

// Real blur would spread the light by the square of the radius; a lower power keeps far points readable.
const FRAGMENT = `
  varying vec3 vColor;
  varying vec2 vOffset;
  varying float vHalf, vBlur;
  uniform float uHalo;
  ${BLUR}
  void main() {
    float away = length(vOffset);
    float energy = pow(vHalf / (vHalf + vBlur), 1.5);
    float disc = profile(away, vHalf, vBlur * 0.8);
    float halo = uHalo * 0.25 * exp(-away / (vHalf + vBlur) * 1.2);
    gl_FragColor = vec4(vColor * (disc + halo) * energy, 1.0);
  }`;
