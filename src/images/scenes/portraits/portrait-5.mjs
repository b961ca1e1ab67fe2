import { drawJacket, drawShirt } from "../drawing/clothes.mjs";
import { drawGlasses } from "../drawing/glasses.mjs";
import { drawFeatures, drawHead, measure } from "../drawing/head.mjs";
import { Sheet } from "../drawing/sheet.mjs";
import { createRandom } from "../light/random.js";
import { SKIN } from "../drawing/tone.mjs";

/** Executive assistant: a woman in her late twenties, full natural hair, thin glasses, mid-blue jacket. */
export default function assistant() {
  const sheet = new Sheet();
  const skin = SKIN.deep;
  const m = measure({ temple: 142, cheek: 140, jaw: 108, jawY: 570, chinWide: 32, neck: 60, chin: 644, brow: 0.85, browLift: 4, lips: 1.35, mouthWide: 49, noseWide: 31, smile: 8, eyeOpen: 1.1, ears: false, faceRim: 0 });

  drawCrown(sheet);
  drawHead(sheet, m, skin);
  drawFeatures(sheet, m, skin, { hair: "#14121a", iris: "#1a100d", lash: 4, lip: "#8a4048" });
  // The hairline is made of curls as well, so the face sits inside the hair.
  sheet.shape("M446 500C420 400 430 300 480 240C530 200 680 200 730 240C780 300 788 410 762 500C758 450 746 416 732 396C722 374 704 362 686 352C660 336 628 340 602 326C572 340 536 338 512 358C490 376 476 400 470 424C462 446 456 470 446 500Z", "#191720");
  drawGlasses(sheet, m, { color: "#c8d3de", width: 4.5, round: 34 });
  for (const [x, tone] of [[460, "#dbe7f3"], [752, "#2fd6a6"]]) sheet.line(`M${x} 556a15 15 0 1 0 0.1 0`, tone, 4);

  drawShirt(sheet, { tone: skin, neck: 98, top: 726, open: 46, color: "#e6edf3" });
  drawJacket(sheet, { neck: 106, top: 734, broad: 380, drop: 90, deep: 1030, color: "#234b78", notch: false });
  return sheet;
}

/** Curls as overlapping rounds along the outline: three tones from dark to lit. */
function drawCrown(sheet) {
  const random = createRandom(5);
  const curls = (count, reach, size) =>
    Array.from({ length: count }, (_, index) => {
      const turn = Math.PI * (0.86 + 1.28 * (index / (count - 1)));
      const away = reach * random.between(0.95, 1.03);
      return round(606 + away * 1.02 * Math.cos(turn), 424 + away * Math.sin(turn), size * random.between(0.85, 1.15));
    });
  const mass = `M606 196C430 190 372 330 376 460C380 570 420 640 470 660L742 660C800 636 836 560 836 456C838 320 780 196 606 196Z`;
  sheet.rimmed([mass, ...curls(30, 226, 40)].join(""), "#14131b", 9);
  for (const curl of curls(17, 196, 30).slice(0, 11)) sheet.shape(curl, "#2a2733", 0.75);
  for (const curl of curls(15, 160, 24).slice(0, 9)) sheet.shape(curl, "#353140", 0.6);
  for (const curl of curls(15, 212, 18).slice(2, 8)) sheet.shape(curl, "#454052", 0.6);
}

function round(x, y, radius) {
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(-radius * 2).toFixed(1)} 0Z`;
}
