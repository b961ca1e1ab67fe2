import * as THREE from "three";
import { light } from "./palette.js";

/**
 * Counties as plates of different height, lit from the right edge.
 * `toneOf(county)` gives `{ height, top, edge, width }` in linear light; `project([east, north], height)` places a point.
 */
export function addRelief(stage, lines, countyList, project, toneOf) {
  const group = new THREE.Group();
  for (const county of countyList) {
    const { height, top, edge, width = 1.5 } = toneOf(county);
    for (const ring of county.rings) {
      const flat = ring.map((point) => project(point));
      // A shape is drawn in x and y; the plate is turned to lie on the ground, which mirrors y into z.
      const shape = new THREE.Shape(flat.map(([x, , z]) => new THREE.Vector2(x, -z)));
      const geometry = new THREE.ExtrudeGeometry(shape, { depth: height, bevelEnabled: false }).rotateX(-Math.PI / 2);
      group.add(new THREE.Mesh(geometry, plateMaterial(top)));
      const rim = flat.map(([x, , z]) => [x, height + 0.0015, z]);
      lines.path(rim, { color: edge, width });
      lines.path(flat, { color: edge.map((value) => value * 0.25), width: 1.1 });
    }
  }
  stage.add(group);
}

function plateMaterial(top) {
  return new THREE.ShaderMaterial({
    uniforms: { uTop: { value: top }, uNight: { value: light("night", 0.5) } },
    vertexShader: `
      varying vec3 vNormal, vSpot;
      void main() { vNormal = normal; vSpot = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    // Walls darken to the foot; those that face the light, at the right, are paler.
    fragmentShader: `
      varying vec3 vNormal, vSpot;
      uniform vec3 uTop, uNight;
      void main() {
        float side = 0.5 + 0.5 * dot(normalize(vNormal.xz + 1e-5), normalize(vec2(0.8, -0.4)));
        vec3 wall = mix(uNight, uTop, 0.25 + 0.5 * side) * smoothstep(-0.12, 0.25, vSpot.y);
        gl_FragColor = vec4(vNormal.y > 0.5 ? uTop : wall, 1.0);
      }`,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    side: THREE.DoubleSide,
  });
}
