import * as THREE from "three";
import { createBackdrop } from "./backdrop.js";
import { createExposure } from "./exposure.js";
import { createPostProcessing } from "./postProcessing.js";

/** The image height in pixels for which all line widths and radii are given. */
const REFERENCE_HEIGHT = 1440;

/**
 * The renderer, scene and camera of a hero. All heroes have the same post-processing: glow, darkened
 * text area, vignette and grain.
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
    /** Places the camera. `shift` moves the image by fractions of its size, which keeps vertical lines straight. */
    view({ from, to, fov = 30, up = [0, 1, 0], shift = [0, 0] }) {
      camera.fov = fov;
      camera.up.set(...up);
      camera.position.set(...from);
      camera.lookAt(...to);
      camera.setViewOffset(width, height, -shift[0] * width, -shift[1] * height, width, height);
      camera.updateMatrixWorld(true);
    },
    /** Sets the depth of field: `distance` is the distance in focus, `aperture` the blur at infinity in pixels. */
    focus(distance, aperture) {
      lens.uFocus.value = distance;
      lens.uAperture.value = aperture;
    },
    /** Fades lines and points between two distances. */
    haze(near, far) {
      lens.uHaze.value.set(near, far);
    },
    loadTexture(path) {
      return new THREE.TextureLoader().loadAsync(path);
    },
    /** Renders the scene and returns the image as a PNG data URL. */
    render() {
      const picture = createExposure(renderer, { width, height, samples }).take(scene, camera, lens);
      createPostProcessing(renderer, { width, height, scale }, look).apply(picture);
      return renderer.domElement.toDataURL("image/png");
    },
  };
}
