import * as THREE from "three";
import { light } from "./palette.js";

const LEVELS = 6;

/** Post-processing of every hero: glow, darkened text area, vignette, tone, grain. */
export function createPostProcessing(renderer, { width, height, scale }, look) {
  const { bloom = 0.55, exposure = 1, quiet = 0.82, vignette = 0.5, grain = 1, cap = 0.12 } = look;
  const screen = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  screen.frustumCulled = false;
  const scene = new THREE.Scene().add(screen);
  const camera = new THREE.Camera();
  const halves = Array.from({ length: LEVELS }, (_, level) => createHalf(width, height, level + 1));

  const draw = (material, target) => {
    screen.material = material;
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
  };

  return {
    apply(picture) {
      const shrink = pass(SHRINK, { uTexel: { value: new THREE.Vector2() }, uSource: { value: null } });
      const grow = pass(GROW, { uTexel: { value: new THREE.Vector2() }, uSource: { value: null } });
      grow.blending = THREE.AdditiveBlending;
      grow.transparent = true;
      let source = picture;
      for (const half of halves) {
        shrink.uniforms.uSource.value = source;
        shrink.uniforms.uTexel.value.set(0.5 / half.width, 0.5 / half.height);
        draw(shrink, half);
        source = half.texture;
      }
      for (let level = LEVELS - 1; level > 0; level--) {
        grow.uniforms.uSource.value = halves[level].texture;
        grow.uniforms.uTexel.value.set(1 / halves[level].width, 1 / halves[level].height);
        draw(grow, halves[level - 1]);
      }
      draw(
        pass(DEVELOP, {
          uPicture: { value: picture },
          uGlow: { value: halves[0].texture },
          uNight: { value: light("night") },
          uBloom: { value: bloom / LEVELS },
          uExposure: { value: exposure },
          uQuiet: { value: new THREE.Vector2(quiet, cap) },
          uVignette: { value: vignette },
          uGrain: { value: grain },
          uScale: { value: scale },
        }),
        null,
      );
    },
  };
}

function createHalf(width, height, level) {
  return new THREE.WebGLRenderTarget(Math.max(2, width >> level), Math.max(2, height >> level), {
    type: THREE.HalfFloatType,
    depthBuffer: false,
  });
}

function pass(fragmentShader, uniforms) {
  return new THREE.ShaderMaterial({
    uniforms,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
  });
}

const SHRINK = `
  varying vec2 vUv;
  uniform sampler2D uSource;
  uniform vec2 uTexel;
  vec3 tap(float x, float y) { return min(texture2D(uSource, vUv + vec2(x, y) * uTexel).rgb, vec3(24.0)); }
  void main() {
    vec3 inner = tap(-1., -1.) + tap(1., -1.) + tap(-1., 1.) + tap(1., 1.);
    vec3 outer = tap(-2., -2.) + tap(2., -2.) + tap(-2., 2.) + tap(2., 2.);
    vec3 cross4 = tap(-2., 0.) + tap(2., 0.) + tap(0., -2.) + tap(0., 2.);
    gl_FragColor = vec4(inner * 0.125 + outer * 0.03125 + cross4 * 0.0625 + tap(0., 0.) * 0.125, 1.0);
  }`;

const GROW = `
  varying vec2 vUv;
  uniform sampler2D uSource;
  uniform vec2 uTexel;
  vec3 tap(float x, float y) { return texture2D(uSource, vUv + vec2(x, y) * uTexel).rgb; }
  void main() {
    vec3 sum = tap(0., 0.) * 4.0
      + (tap(-1., 0.) + tap(1., 0.) + tap(0., -1.) + tap(0., 1.)) * 2.0
      + tap(-1., -1.) + tap(1., -1.) + tap(-1., 1.) + tap(1., 1.);
    gl_FragColor = vec4(sum / 16.0 * 0.78, 1.0);
  }`;

// In the text area, every image fades to the same dark blue, and bright pixels are limited, so that
// white text has enough contrast.
const DEVELOP = `
  varying vec2 vUv;
  uniform sampler2D uPicture, uGlow;
  uniform vec3 uNight;
  uniform vec2 uQuiet;
  uniform float uBloom, uExposure, uVignette, uGrain, uScale;

  float hash(vec2 p) {
    vec3 q = fract(vec3(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
  }
  vec3 shoulder(vec3 c) {
    vec3 over = max(c - 0.55, 0.0);
    return min(c, 0.55) + 0.45 * (1.0 - exp(-over / 0.45));
  }
  void main() {
    vec3 color = (texture2D(uPicture, vUv).rgb + texture2D(uGlow, vUv).rgb * uBloom) * uExposure;

    float across = 1.0 - smoothstep(0.34, 0.80, vUv.x);
    float down = 1.0 - smoothstep(0.34, 0.86, vUv.y);
    float hush = across * down;
    color = uNight + (color - uNight) * (1.0 - uQuiet.x * hush);
    float firm = (1.0 - smoothstep(0.55, 0.72, vUv.x)) * (1.0 - smoothstep(0.60, 0.76, vUv.y));
    float luma = dot(color, vec3(0.2126, 0.7152, 0.0722));
    float capped = uQuiet.y * (1.0 - exp(-luma / uQuiet.y));
    color *= mix(1.0, capped / max(luma, 1e-5), firm);

    // Dimmed white turns gray beside blue; pale tones lean to blue as they darken, colors stay.
    float bright = max(color.r, max(color.g, color.b));
    float pale = 1.0 - (bright - min(color.r, min(color.g, color.b))) / max(bright, 1e-4);
    vec3 cool = mix(vec3(0.66, 1.0, 1.28), vec3(1.0), smoothstep(0.02, 0.7, bright));
    color *= mix(vec3(1.0), cool, smoothstep(0.15, 0.6, pale));

    vec2 edge = (vUv - 0.5) * vec2(1.05, 1.0);
    float corner = smoothstep(0.30, 0.82, length(edge));
    color *= 1.0 - uVignette * corner;

    color = shoulder(max(color, 0.0));
    vec3 srgb = mix(color * 12.92, 1.055 * pow(color, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
    vec2 cell = floor(gl_FragCoord.xy / uScale);
    float dust = hash(cell) + hash(cell + 71.7) - 1.0;
    srgb += dust * uGrain * 3.2 / 255.0;
    gl_FragColor = vec4(srgb, 1.0);
  }`;
