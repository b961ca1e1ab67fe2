import { drawJacket, drawShirt } from "../portraitParts/clothes.mjs";
import { drawGlasses } from "../portraitParts/glasses.mjs";
import { drawFeatures, drawHead, measure } from "../portraitParts/head.mjs";
import { Sheet } from "../portraitParts/sheet.mjs";
import { createRandom } from "../heroParts/random.js";
import { mix, SKIN } from "../portraitParts/tone.mjs";

const HAIR = "#15141d";

/** Executive assistant: a woman in her late twenties, full natural hair, thin glasses, mid-blue jacket. */
export default function assistant() {
  const sheet = new Sheet();
  const skin = SKIN.deep;
  const m = measure({ temple: 142, cheek: 140, jaw: 108, jawY: 570, chinWide: 32, neck: 60, chin: 644, brow: 0.85, browLift: 4, lips: 1.35, mouthWide: 49, noseWide: 31, smile: 8, eyeOpen: 1.1, ears: false, faceRim: 0 });

  drawCrown(sheet);
  drawHead(sheet, m, skin);
  drawFeatures(sheet, m, skin, { hair: "#14121a", iris: "#1a100d", lash: 4, lip: "#8a4048" });
  // The hairline is made of curls as well, so the face sits inside the hair.
  sheet.shape("M446 500C420 400 430 300 480 240C530 200 680 200 730 240C780 300 788 410 762 500C758 450 746 416 732 396C722 374 704 362 686 352C660 336 628 340 602 326C572 340 536 338 512 358C490 376 476 400 470 424C462 446 456 470 446 500Z", HAIR);
  drawCurls(sheet);
  drawGlasses(sheet, m, { color: "#c8d3de", width: 4.5, round: 34 });
  for (const [x, tone] of [[468, "#dbe7f3"], [746, "#2fd6a6"]]) sheet.line(`M${x} 548a13 13 0 1 0 0.1 0`, tone, 4);

  drawShirt(sheet, { tone: skin, neck: 98, top: 726, open: 46, color: "#e6edf3" });
  drawJacket(sheet, { neck: 106, top: 734, broad: 380, drop: 90, deep: 1030, color: "#234b78", notch: false });
  return sheet;
}

/** The outline: one mass with rounds all about it. */
function drawCrown(sheet) {
  const random = createRandom(5);
  const rounds = Array.from({ length: 40 }, (_, index) => {
    const turn = Math.PI * (0.66 + 1.68 * (index / 39));
    const away = 214 * random.between(0.95, 1.04);
    return round(606 + away * 1.03 * Math.cos(turn), 432 + away * Math.sin(turn), 38 * random.between(0.8, 1.2));
  });
  const mass = "M606 200C430 196 380 330 384 450C388 560 430 630 480 640L730 640C786 630 824 560 828 450C830 326 780 200 606 200Z";
  sheet.rimmed([mass, ...rounds].join(""), HAIR, 8);
}

/** Short bent strokes all over the hair, paler toward the key light at the upper left. */
function drawCurls(sheet) {
  const random = createRandom(11);
  for (let index = 0; index < 330; index++) {
    const turn = Math.PI * random.between(0.72, 2.28);
    const away = random.between(0.5, 1.08);
    const x = 606 + 222 * away * Math.cos(turn);
    const y = 428 + 224 * away * Math.sin(turn);
    // Inside this oval is the face.
    if (((x - 604) / 168) ** 2 + ((y - 470) / 192) ** 2 < 1) continue;
    const size = random.between(9, 17);
    const lit = Math.max(0, 1 - Math.hypot(x - 480, y - 290) / 330);
    const bend = random.next() < 0.5 ? 1 : -1;
    const lean = random.between(-6, 6);
    sheet.line(
      `M${(x - size).toFixed(1)} ${(y + lean).toFixed(1)}q${size.toFixed(1)} ${(-size * 1.1 * bend).toFixed(1)} ${(size * 1.6).toFixed(1)} ${(size * 0.3).toFixed(1)}`,
      mix("#232130", "#474457", lit),
      4,
      0.35 + 0.5 * lit,
    );
  }
}

function round(x, y, radius) {
  const r = radius.toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${(radius * 2).toFixed(1)} 0a${r} ${r} 0 1 0 ${(-radius * 2).toFixed(1)} 0Z`;
}
