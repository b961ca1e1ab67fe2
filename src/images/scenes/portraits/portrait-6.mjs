import { drawJacket, drawShirt } from "../drawing/clothes.mjs";
import { drawGlasses } from "../drawing/glasses.mjs";
import { drawFeatures, drawHead, measure } from "../drawing/head.mjs";
import { Sheet } from "../drawing/sheet.mjs";
import { SKIN } from "../drawing/tone.mjs";

/** Business manager: a heavy-set man in his sixties, receding white hair, dark-rimmed glasses, suit and tie. */
export default function businessManager() {
  const sheet = new Sheet();
  const skin = SKIN.fair;
  const m = measure({ temple: 158, cheek: 162, jaw: 146, jawY: 584, chinWide: 60, neck: 108, chin: 672, slope: 34, age: 1, brow: 1.15, browLift: -2, lips: 0.85, mouthWide: 54, noseWide: 37, eyeOpen: 0.88, nose: 536, mouth: 580, smile: 5 });
  const hair = "#b9bfc6";
  const shade = "#7e8996";

  sheet.rimmed("M452 480C430 420 428 340 462 292C470 300 470 400 470 480ZM756 480C780 420 786 340 750 292C742 300 742 400 742 480Z", shade, 8);
  drawHead(sheet, m, skin);
  // A soft second chin.
  sheet.line("M520 668C556 700 626 704 676 672", skin.shade, 7, 0.55);
  drawFeatures(sheet, m, skin, { hair: "#a5abb2", iris: "#4d6a82" });
  sheet.shape("M448 470C430 400 430 320 474 274C492 256 510 248 520 250C500 286 484 330 478 372C472 408 462 440 448 470Z", hair);
  sheet.rimmed("M762 474C786 400 786 320 736 270C720 256 704 248 694 250C716 286 734 330 738 372C742 408 748 440 762 474Z", shade, 8);
  sheet.rimmed("M494 280C520 226 570 206 618 208C668 208 712 236 728 284C706 262 680 252 652 254C610 258 560 250 528 262C514 268 504 274 494 280Z", hair, 8);
  sheet.shape("M528 250C560 226 610 218 650 228C612 230 570 236 540 256Z", "#e1e6ea", 0.8);
  drawGlasses(sheet, m, { color: "#101a2c", width: 6.5, round: 18 });

  drawShirt(sheet, { tone: skin, neck: 132, top: 746, color: "#e3e9ef", tie: "#3d6a94" });
  drawJacket(sheet, { neck: 138, top: 752, broad: 484, drop: 78, deep: 1120, color: "#182338" });
  return sheet;
}
