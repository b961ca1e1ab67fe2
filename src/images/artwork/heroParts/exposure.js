import * as THREE from "three";

// Anti-aliasing needs this many samples, even without depth of field.
const EDGE_SAMPLES = 10;
// From this aperture on, single samples would be visible as copies of an edge, so there are twice as many.
const WIDE_APERTURE = 50;

/**
 * Accumulation buffer: the image is the mean of many samples, each from another point of the lens.
 * This gives depth of field and anti-aliasing.
 */
export function createExposure(renderer, { width, height, samples }) {
  const view = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false });
  return {
    /** Returns the texture of the finished exposure, in linear light. */
    take(scene, camera, lens) {
      const aperture = lens.uAperture.value;
      const count = Math.min(samples, Math.max(EDGE_SAMPLES, Math.round(aperture * (aperture > WIDE_APERTURE ? 1 : 0.5))));
      const straight = camera.projectionMatrix.clone();
      const home = camera.position.clone();
      const [right, up] = [0, 1].map((column) => new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, column));
      const focus = lens.uFocus.value;
      const radius = (aperture * lens.uScale.value * focus * 2) / (straight.elements[0] * width);
      // Each sample is blurred a little, which hides the gaps between the samples.
      lens.uAperture.value = (aperture * 1.25) / Math.sqrt(count);
      clear(sum);
      const add = createAdder(view.texture, 1 / count);
      for (let index = 0; index < count; index++) {
        const [x, y] = onDisc(index, count).map((value) => value * radius);
        camera.position.copy(home).addScaledVector(right, x).addScaledVector(up, y);
        camera.updateMatrixWorld(true);
        const skew = camera.projectionMatrix.copy(straight).elements;
        // The first term keeps the plane in focus fixed; the second one shifts the pixel grid for anti-aliasing.
        skew[8] += -(straight.elements[0] * x) / focus + ((halton(index + 1, 2) - 0.5) * 2) / width;
        skew[9] += -(straight.elements[5] * y) / focus + ((halton(index + 1, 3) - 0.5) * 2) / height;
        camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
        clear(view);
        renderer.render(scene, camera);
        renderer.setRenderTarget(sum);
        renderer.render(add, new THREE.Camera());
      }
      return sum.texture;
    },
  };

  function clear(target) {
    renderer.setRenderTarget(target);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
  }
}

function createAdder(texture, weight) {
  const screen = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      uniforms: { uView: { value: texture }, uWeight: { value: weight } },
      vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
      fragmentShader: `varying vec2 vUv; uniform sampler2D uView; uniform float uWeight;
        void main() { gl_FragColor = vec4(min(texture2D(uView, vUv).rgb, vec3(48.0)) * uWeight, 1.0); }`,
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    }),
  );
  screen.frustumCulled = false;
  return new THREE.Scene().add(screen);
}

// Points that cover a disc evenly (sunflower spiral).
function onDisc(index, count) {
  const away = Math.sqrt((index + 0.5) / count);
  const turn = index * Math.PI * (3 - Math.sqrt(5));
  return [away * Math.cos(turn), away * Math.sin(turn)];
}

function halton(index, base) {
  let value = 0;
  for (let share = 1 / base, rest = index; rest > 0; rest = Math.floor(rest / base), share /= base) value += share * (rest % base);
  return value;
}
