import { drawJacket, drawShirt } from "../portraitParts/clothes.mjs";
import { drawFeatures, drawHead, faceOutline, measure } from "../portraitParts/head.mjs";
import { Sheet } from "../portraitParts/sheet.mjs";
import { SKIN } from "../portraitParts/tone.mjs";

/** Director of operations and engineering: a broad man in his forties, close-cut hair, trimmed beard. */
export default function director() {
  const sheet = new Sheet();
  const skin = SKIN.brown;
  const m = measure({ temple: 156, cheek: 153, jaw: 132, jawY: 580, chinWide: 52, neck: 98, chin: 664, slope: 20, age: 0.35, brow: 1.25, lips: 1.15, mouthWide: 54, noseWide: 36, eyeOpen: 0.95, smile: 4 });
  const hair = "#191a22";

  drawHead(sheet, m, skin);
  sheet.within(faceOutline(m), () => {
    // The beard follows the jaw and leaves the cheeks clear.
    sheet.shape("M440 436C462 452 462 520 492 556C514 566 528 552 540 548C560 538 574 536 588 541C604 536 620 538 640 548C654 552 672 566 694 556C730 530 742 452 768 436L790 700L430 700Z", hair, 0.82);
    sheet.shape("M694 556C730 530 742 452 768 436L790 700L640 700C676 660 694 610 694 556Z", "#0b0f18", 0.45);
  });
  drawFeatures(sheet, m, skin, { hair, iris: "#1d1410" });
  sheet.shape("M446 470C440 380 438 330 462 290C500 238 556 226 604 226C664 226 722 242 752 294C774 334 768 390 762 470C752 440 750 408 742 372C730 330 706 312 672 304C628 296 570 296 530 306C492 314 470 338 464 376C460 410 456 440 446 470Z", hair);
  sheet.rimmed("M452 420C444 370 440 320 462 284C490 228 550 208 606 208C672 208 728 230 756 286C776 330 770 380 764 424C760 396 756 384 748 366C734 330 706 306 672 300C628 292 570 292 530 302C492 310 468 336 462 372C458 390 456 404 452 420Z", "#20222c", 9);
  sheet.shape("M470 330C486 270 540 236 604 230C560 246 514 276 496 318Z", "#3a3f50", 0.8);

  drawShirt(sheet, { tone: skin, neck: 124, top: 738, open: 26, color: "#d5dee8" });
  drawJacket(sheet, { neck: 132, top: 742, broad: 468, drop: 84, deep: 1040, color: "#2b3647" });
  sheet.shape("M794 984L876 968L878 986L796 1002Z", "#12b488");
  return sheet;
}
