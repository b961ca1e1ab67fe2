import { drawJacket, drawNeckline } from "../portraitParts/clothes.mjs";
import { drawFeatures, drawHead, measure } from "../portraitParts/head.mjs";
import { Sheet } from "../portraitParts/sheet.mjs";
import { SKIN } from "../portraitParts/tone.mjs";

/** President: a woman in her fifties, silver-brown bob, navy jacket, ivory blouse. */
export default function president() {
  const sheet = new Sheet();
  const skin = SKIN.fair;
  const m = measure({ temple: 143, cheek: 140, jaw: 110, chinWide: 32, neck: 62, chin: 648, jawY: 572, age: 0.62, brow: 0.8, browLift: 3, lips: 1.05, mouthWide: 50, noseWide: 26, smile: 7, ears: false, faceRim: 0 });
  const hair = "#7d746f";
  const shade = "#4a4750";
  const lit = "#aba29b";

  sheet.rimmed("M604 168C470 164 420 270 420 390C420 500 408 590 436 668C470 690 520 690 560 684L660 684C720 694 766 684 786 650C806 590 792 490 788 390C786 262 728 170 604 168Z", shade, 9);
  drawHead(sheet, m, skin);
  drawNeckline(sheet, { tone: skin, neck: 100, top: 752, deep: 930 });

  sheet.shape("M500 744C520 800 560 872 606 916C652 872 692 800 712 744L800 1000L606 1250L410 1000Z", "#dfe6ec");
  sheet.shape("M606 916C652 872 692 800 712 744L800 1000L606 1250Z", "#9fb1c4");
  drawJacket(sheet, { neck: 104, top: 732, broad: 398, drop: 88, deep: 1030, color: "#16305a" });
  sheet.shape("M822 918l13 -7.500l13 7.500v15l-13 7.500l-13 -7.500Z", "#2fd6a6");

  drawFeatures(sheet, m, skin, { hair: "#6a5f58", iris: "#4a5f72", lash: 2, lip: "#a9605c" });

  // The bob is parted on the left and swept across the forehead.
  const bob = "M548 178C470 190 424 270 424 380C424 490 416 588 440 664C462 676 484 672 492 660C470 600 462 520 468 440C474 380 500 320 548 268C580 322 650 352 700 366C736 380 744 430 742 500C742 570 728 630 712 668C736 684 762 680 776 656C790 590 780 490 776 390C772 262 720 172 604 172C584 170 566 172 548 178Z";
  sheet.shape(bob, hair);
  sheet.within(bob, () => {
    sheet.shape("M548 268C500 320 474 380 468 440C462 520 470 600 492 660C474 600 450 520 452 430C454 350 490 290 548 240Z", shade, 0.7);
    sheet.shape("M548 268C580 322 650 352 700 366C736 380 744 430 742 500C742 570 728 630 712 668C750 612 764 520 758 440C752 370 720 346 680 332C620 310 570 290 548 268Z", shade, 0.75);
    sheet.shape("M548 178C500 196 470 250 458 330C446 410 446 500 452 580C436 500 428 420 436 350C444 270 480 200 548 178Z", lit, 0.5);
    sheet.shape("M566 190C650 196 716 244 744 330C706 272 640 228 560 214Z", lit, 0.45);
    sheet.shape("M560 232C610 262 668 284 716 306C664 294 600 276 556 250Z", lit, 0.35);
  });
  return sheet;
}
