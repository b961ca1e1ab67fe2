import { Dots } from "../heroParts/dots.js";
import { Faces } from "../heroParts/faces.js";
import { blend, dim, light } from "../heroParts/palette.js";
import { createNoise, createRandom, smoothstep } from "../heroParts/random.js";
import { Strokes } from "../heroParts/strokes.js";

/** A field of packet flows; one of them is an anomaly, and the flow closes around it. */
export const look = { glow: [0.7, 0.38], glowPower: 0.75, bloom: 0.5, quiet: 0.86 };

const ANOMALY = [1.35, 0.5];
const RADIUS = 1.0;

export default async function cybersecurity(stage) {
  const random = createRandom(443);
  const { layered } = createNoise(8);
  stage.view({ from: [-4.4, 1.5, 5.6], to: [0.9, 0.1, 0], fov: 36, shift: [0.14, -0.02] });
  stage.focus(8, 22);
  stage.haze(6.5, 15);

  const flows = new Strokes();
  const packets = new Dots();
  for (let index = 0; index < 420; index++) {
    const lane = random.between(-3.2, 3.4);
    const depth = random.between(-3.6, 0.5);
    const points = follow(lane, depth, layered);
    const strong = random.next() ** 3;
    const tone = blend(light("mid", 1.1), light("steel", 0.9), random.next());
    flows.path(points, { color: (share) => dim(tone, (0.16 + 0.5 * strong) * smoothstep(0, 0.25, share) * smoothstep(1, 0.75, share)), width: 1.3 });
    for (let packet = 0; packet < strong * 7; packet++) drawPacket(points, strong);
  }
  drawAnomaly();
  stage.add(flows.mesh(stage.lens), packets.mesh(stage.lens, { halo: 0.2 }));

  function drawPacket(points, strong) {
    const head = Math.floor(random.between(14, points.length - 2));
    const tail = points.slice(Math.max(0, head - Math.floor(random.between(5, 13))), head + 1);
    const tone = blend(light("steel", 1.5), light("ice", 1.3), random.next() * strong);
    flows.path(tail, { color: (share) => dim(tone, share ** 2 * 0.95), width: (share) => 1 + 1.4 * share });
    packets.at(points[head], { color: dim(tone, 1.1), size: 3.4 });
  }

  function drawAnomaly() {
    const [x, y] = ANOMALY;
    // A dark disc just behind the mark keeps the far flows out of it.
    stage.add(new Faces().polygon(circle(x, y, 0.66).map(([px, py, pz]) => [px - 0.03, py, pz - 0.03]), light("deep", 0.8)).mesh());
    for (const [radius, power, width] of [[0.62, 2, 3], [0.69, 0.5, 1.4], [0.92, 0.25, 1.2]]) {
      flows.path(circle(x, y, radius), { color: light("signal", power), width, closed: true });
    }
    for (let tick = 0; tick < 48; tick++) {
      const turn = (tick / 48) * Math.PI * 2;
      const long = tick % 12 === 0 ? 0.23 : 0.06;
      const at = (radius) => facing(x, y, radius, turn);
      flows.path([at(0.69), at(0.69 + long)], { color: light("signal", tick % 12 === 0 ? 1.6 : 0.5), width: 1.6 });
    }
    // The odd packet goes against the stream, so its tail points the other way.
    const tail = Array.from({ length: 20 }, (_, step) => [x + 0.42 * (1 - step / 19), y + 0.06 * Math.sin(step * 0.5), 0.4 * (1 - step / 19)]);
    flows.path(tail, { color: (share) => light("signal", 2.4 * share ** 2), width: (share) => 1 + 3 * share });
    packets.at([x, y, 0], { color: light("signal", 7), size: 12 });
  }
}

function follow(lane, depth, layered) {
  const points = [];
  const side = lane > ANOMALY[1] ? 1 : -1;
  for (let step = 0; step <= 110; step++) {
    const x = -6 + (step / 110) * 12.5;
    let y = lane + 0.5 * layered(x * 0.32 + depth, lane * 0.5 + depth * 0.4, 3) ;
    // Streams bend round the isolated packet as water does round a pier; a smooth maximum keeps the bend round.
    const close = Math.exp(-(((x - ANOMALY[0]) / 1.2) ** 2)) * smoothstep(1.6, 0.3, Math.abs(depth));
    const reach = RADIUS * close - 4 * (1 - close);
    y = ANOMALY[1] + side * (Math.log(Math.exp(6 * side * (y - ANOMALY[1])) + Math.exp(6 * reach)) / 6);
    points.push([x, y, depth + 0.25 * layered(x * 0.3, lane, 2)]);
  }
  return points;
}

function circle(x, y, radius) {
  return Array.from({ length: 120 }, (_, step) => {
    const turn = (step / 120) * Math.PI * 2;
    return facing(x, y, radius, turn);
  });
}

// The mark stands square to the camera, which looks along the flow from the left.
function facing(x, y, radius, turn) {
  return [x + 0.72 * radius * Math.cos(turn), y + radius * Math.sin(turn), 0.69 * radius * Math.cos(turn)];
}
