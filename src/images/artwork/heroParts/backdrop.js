import * as THREE from "three";
import { light } from "./palette.js";

/**
 * The background of every hero: dark blue with a wide, faint glow behind the subject.
 * `look.glow` is its center (0..1 from the top left), `look.glowSize` its radius, `look.glowPower` its strength.
 */
export function createBackdrop(aspect, { glow = [0.7, 0.36], glowSize = 0.75, glowPower = 1, base = 1 }) {
  const material = new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: {
      uNight: { value: light("night", base) },
      uDeep: { value: light("mid", 0.45 * glowPower) },
      uGlow: { value: new THREE.Vector3(glow[0], 1 - glow[1], glowSize) },
      uAspect: { value: aspect },
    },
    vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }`,
    fragmentShader: `
      varying vec2 vUv;
      uniform vec3 uNight, uDeep, uGlow;
      uniform float uAspect;
      void main() {
        vec2 away = (vUv - uGlow.xy) * vec2(uAspect, 1.25) / (uGlow.z * uAspect);
        float reach = exp(-dot(away, away) * 4.5);
        gl_FragColor = vec4(uNight + uDeep * reach, 1.0);
      }`,
  });
  const backdrop = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  backdrop.frustumCulled = false;
  backdrop.renderOrder = -1000;
  return backdrop;
}
