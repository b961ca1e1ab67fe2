import { drawJacket, drawShirt } from "../portraitParts/clothes.mjs";
import { drawGlasses } from "../portraitParts/glasses.mjs";
import { drawFeatures, drawHead, measure } from "../portraitParts/head.mjs";
import { Sheet } from "../portraitParts/sheet.mjs";
import { SKIN } from "../portraitParts/tone.mjs";

/** Business manager: a heavy-set man in his sixties, receding white hair, dark-rimmed glasses, suit and tie. */
export default function businessManager() {
  const sheet = new Sheet();
  const skin = SKIN.fair;
  const m = measure({ temple: 158, cheek: 162, jaw: 146, jawY: 584, chinWide: 60, neck: 108, chin: 672, slope: 18, age: 1, brow: 1.15, browLift: 4, lips: 0.85, mouthWide: 54, noseWide: 37, eyeOpen: 0.88, nose: 536, mouth: 580, smile: 5 });
  const hair = "#b9bfc6";
  const shade = "#7e8996";

  sheet.rimmed("M456 476C436 420 428 340 462 292C470 300 470 400 470 480ZM756 480C780 420 786 340 750 292C742 300 742 400 742 480Z", shade, 8);
  drawHead(sheet, m, skin);
  // A soft second chin.
  sheet.line("M520 668C556 700 626 704 676 672", skin.shade, 7, 0.55);
  drawFeatures(sheet, m, skin, { hair: "#a5abb2", iris: "#4d6a82" });
  // The hairline has gone back at the temples and leaves a low forelock.
  const hairPath = "M450 476C424 400 426 300 478 250C516 212 566 202 612 204C672 204 724 232 748 282C782 332 782 410 762 476C752 440 746 408 740 372C734 336 720 308 700 286C690 266 664 252 638 258C608 252 578 256 556 254C530 260 512 276 504 298C490 322 484 346 480 372C474 408 464 440 450 476Z";
  sheet.rimmed(hairPath, hair, 8);
  sheet.within(hairPath, () => {
    sheet.shape("M640 204C724 216 782 300 762 476C752 440 746 408 740 372C734 336 720 308 700 286C706 256 684 226 640 204Z", shade, 0.75);
    sheet.shape("M478 262C516 222 566 212 612 214C580 222 540 238 520 262C500 284 484 320 470 372C462 330 462 290 478 262Z", "#e1e6ea", 0.7);
  });
  drawGlasses(sheet, m, { color: "#101a2c", width: 6.5, round: 18 });

  drawShirt(sheet, { tone: skin, neck: 132, top: 746, color: "#e3e9ef", tie: "#3d6a94" });
  drawJacket(sheet, { neck: 138, top: 752, broad: 484, drop: 78, deep: 1120, color: "#182338" });
  return sheet;
}
