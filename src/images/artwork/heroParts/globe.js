import * as THREE from "three";
import { light } from "./palette.js";

const TEXTURES = "/node_modules/three-globe/example/img";

/** A place on the unit globe: degrees north, degrees east, height above the ground in globe radii. */
export function place(north, east, height = 0) {
  const polar = ((90 - north) * Math.PI) / 180;
  const turn = ((east + 180) * Math.PI) / 180;
  const radius = 1 + height;
  return [-radius * Math.sin(polar) * Math.cos(turn), radius * Math.cos(polar), radius * Math.sin(polar) * Math.sin(turn)];
}

/** A great-circle line between two places `[north, east]`, lifted to `height` in the middle. */
export function arc(from, to, height, steps = 96) {
  const start = new THREE.Vector3(...place(...from));
  const end = new THREE.Vector3(...place(...to));
  const angle = start.angleTo(end);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const point = start.clone().multiplyScalar(Math.sin((1 - share) * angle));
    point.addScaledVector(end, Math.sin(share * angle)).divideScalar(Math.sin(angle));
    return point.multiplyScalar(1 + height * 4 * share * (1 - share)).toArray();
  });
}

/**
 * The earth at night, radius 1, lit from `sun`: dark relief, a little of the night lights, an air-lit limb.
 * `lights` is the share of the texture's own glow; crisp city points come from `cityLights`.
 */
export async function createGlobe(stage, { sun, lights = 1, limb = 1, relief = 1 }) {
  const [night, topology, water] = await Promise.all(
    ["earth-night.jpg", "earth-topology.png", "earth-water.png"].map((file) => stage.loadTexture(`${TEXTURES}/${file}`)),
  );
  for (const texture of [night, topology, water]) {
    texture.anisotropy = 8;
    texture.wrapS = THREE.RepeatWrapping;
  }
  const uniforms = {
    uNight: { value: night },
    uTopology: { value: topology },
    uWater: { value: water },
    uSun: { value: new THREE.Vector3(...sun).normalize() },
    uAir: { value: light("steel") },
    uSea: { value: light("night") },
    uLand: { value: light("mid") },
    uWarm: { value: light("amber") },
    uPower: { value: new THREE.Vector3(lights, limb, relief) },
  };
  const ball = new THREE.Mesh(
    new THREE.SphereGeometry(1, 256, 160),
    new THREE.ShaderMaterial({ uniforms, vertexShader: WORLD, fragmentShader: GROUND }),
  );
  const air = new THREE.Mesh(
    new THREE.SphereGeometry(1.25, 128, 80),
    new THREE.ShaderMaterial({
      uniforms,
      vertexShader: WORLD,
      fragmentShader: AIR,
      side: THREE.BackSide,
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      transparent: true,
      depthWrite: false,
    }),
  );
  stage.add(ball, air);
}

const WORLD = `
  varying vec3 vWorld;
  varying vec2 vUv;
  void main() {
    vUv = uv;
    vec4 world = modelMatrix * vec4(position, 1.0);
    vWorld = world.xyz;
    gl_Position = projectionMatrix * viewMatrix * world;
  }`;

// Both shaders use the same atmosphere color and sun term, so that there is no seam between them.
const SKY = `
  varying vec3 vWorld;
  varying vec2 vUv;
  uniform sampler2D uNight, uTopology, uWater;
  uniform vec3 uSun, uAir, uSea, uLand, uWarm, uPower;
  vec3 airLight(vec3 normal) {
    float day = dot(normal, uSun);
    float lit = smoothstep(-0.30, 0.85, day);
    vec3 dusk = mix(uAir * vec3(0.55, 0.85, 1.25), vec3(0.50, 0.76, 1.0), smoothstep(0.15, 0.9, lit));
    return dusk * (0.035 + 1.9 * lit * lit) * uPower.y;
  }`;

const GROUND = `
  ${SKY}
  void main() {
    vec3 normal = normalize(vWorld);
    float facing = max(dot(normal, normalize(cameraPosition - vWorld)), 0.0);
    vec2 texel = vec2(1.0 / 2048.0, 1.0 / 1024.0);
    float height = texture2D(uTopology, vUv).r;
    float slope = height - texture2D(uTopology, vUv + texel * vec2(1.5, 1.5)).r;
    float land = 1.0 - smoothstep(0.35, 0.65, texture2D(uWater, vUv).r);
    float day = smoothstep(-0.25, 0.5, dot(normal, uSun));

    vec3 ground = uSea * (0.45 + 0.6 * day) + uLand * land * (0.16 + 0.4 * day);
    ground *= 1.0 + clamp(slope * 9.0, -0.7, 1.2) * land * uPower.z;
    ground += uAir * day * day * 0.10;

    vec3 glow = texture2D(uNight, vUv).rgb;
    float city = smoothstep(0.16, 0.9, dot(glow, vec3(0.5, 0.4, 0.1)));
    ground += mix(uWarm, vec3(1.0, 0.86, 0.66), city) * city * (0.5 + city * 1.6) * uPower.x * (1.0 - 0.85 * day);

    float rim = 0.86 * pow(1.0 - facing, 7.0) + 0.10 * pow(1.0 - facing, 2.6);
    gl_FragColor = vec4(ground * (1.0 - 0.75 * rim) + airLight(normal) * rim, 1.0);
  }`;

const AIR = `
  ${SKY}
  void main() {
    vec3 ray = normalize(vWorld - cameraPosition);
    vec3 closest = cameraPosition - ray * dot(cameraPosition, ray);
    float above = max(length(closest) - 1.0, 0.0);
    float density = 0.82 * exp(-above / 0.006) + 0.18 * exp(-above / 0.030);
    density *= smoothstep(0.24, 0.10, above);
    gl_FragColor = vec4(airLight(normalize(closest)) * density, 1.0);
  }`;
