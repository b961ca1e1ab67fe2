import * as THREE from "three";
import { createBackdrop } from "./backdrop.js";
import { createExposure } from "./exposure.js";
import { createFinish } from "./finish.js";

/** Height, in pixels, that every width and radius in the scenes is written for. */
const REFERENCE_HEIGHT = 1440;

/**
 * The darkroom all scenes share: a high-range colour target, a camera, and one finish
 * (glow, quiet text area, vignette, grain), so that the images come out as one family.
 */
export function createStage({ width, height, samples }, look = {}) {
  const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true, powerPreference: "high-performance" });
  renderer.setSize(width, height, false);
  renderer.autoClear = false;

  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(30, width / height, 0.05, 2000);
  const scale = height / REFERENCE_HEIGHT;
  const lens = {
    uResolution: { value: new THREE.Vector2(width, height) },
    uScale: { value: scale },
    uFocus: { value: 1 },
    uAperture: { value: 0 },
    uHaze: { value: new THREE.Vector2(1e6, 1e7) },
  };
  scene.add(createBackdrop(width / height, look));

  return {
    renderer,
    scene,
    camera,
    scale,
    lens,
    add(...objects) {
      scene.add(...objects);
    },
    /** Places the camera. `shift` moves the picture by shares of its size, which keeps verticals straight. */
    view({ from, to, fov = 30, up = [0, 1, 0], shift = [0, 0] }) {
      camera.fov = fov;
      camera.up.set(...up);
      camera.position.set(...from);
      camera.lookAt(...to);
      camera.setViewOffset(width, height, -shift[0] * width, -shift[1] * height, width, height);
      camera.updateMatrixWorld(true);
    },
    /** Sets depth of field: things at `distance` are sharp; `aperture` is the blur, in pixels, far behind. */
    focus(distance, aperture) {
      lens.uFocus.value = distance;
      lens.uAperture.value = aperture;
    },
    /** Lets strokes and dots fade between two distances. */
    haze(near, far) {
      lens.uHaze.value.set(near, far);
    },
    loadTexture(path) {
      return new THREE.TextureLoader().loadAsync(path);
    },
    /** Draws everything and returns the picture as a PNG data URL. */
    develop() {
      const picture = createExposure(renderer, { width, height, samples }).take(scene, camera, lens);
      createFinish(renderer, { width, height, scale }, look).apply(picture);
      return renderer.domElement.toDataURL("image/png");
    },
  };
}
