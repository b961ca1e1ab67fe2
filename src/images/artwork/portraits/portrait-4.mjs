import { drawShirt } from "../portraitParts/clothes.mjs";
import { drawFeatures, drawHead, faceOutline, measure } from "../portraitParts/head.mjs";
import { Sheet } from "../portraitParts/sheet.mjs";
import { mix, SKIN } from "../portraitParts/tone.mjs";

/** Employee enrichment officer: a man in his thirties, dark wavy hair, short stubble, knitted pullover over a shirt. */
export default function enrichmentOfficer() {
  const sheet = new Sheet();
  const skin = SKIN.tan;
  const m = measure({ temple: 148, cheek: 144, jaw: 120, jawY: 580, chinWide: 42, neck: 82, slope: 22, chin: 660, brow: 1.3, lips: 1, mouthWide: 54, noseWide: 30, smile: 8, browLift: 1 });
  const hair = "#2c211d";
  const lit = "#54423a";

  drawHead(sheet, m, skin);
  sheet.within(faceOutline(m), () => {
    sheet.soft("M448 480C458 530 470 566 500 574C540 556 560 552 588 556C622 552 646 556 680 574C716 560 748 540 760 480L780 690L430 690Z", mix(hair, skin.shade, 0.45), 0.5, 8);
  });
  drawFeatures(sheet, m, skin, { hair, iris: "#33231a" });

  const top = "M446 452C432 400 424 340 446 288C462 236 506 206 556 196C600 172 672 176 712 208C754 226 780 270 776 328C778 376 770 420 762 456C756 424 750 398 742 374C730 350 716 340 700 322C668 334 632 330 600 314C570 332 530 340 494 330C480 352 474 380 472 404C468 424 460 440 448 456Z";
  sheet.rimmed(top, hair, 9);
  sheet.within(top, () => {
    sheet.shape("M462 330C470 270 520 226 580 214C620 208 650 212 670 222C610 222 560 246 530 290C510 312 484 322 462 330Z", lit, 0.7);
    sheet.shape("M610 250C660 238 712 262 734 300C700 284 660 280 626 292C600 300 580 296 566 288C584 276 594 262 610 250Z", lit, 0.55);
    sheet.shape("M742 374C730 350 716 340 700 322C730 330 752 350 764 390L760 452Z", "#0f0d12", 0.6);
  });

  drawShirt(sheet, { tone: skin, neck: 112, top: 738, open: 8, color: "#dbe7f3" });
  const knit = "M494 744C446 776 352 790 286 818C214 850 186 1010 170 1260L1040 1260C1026 1010 998 850 926 818C860 790 766 776 718 744C722 800 690 900 606 960C524 900 490 800 494 744Z";
  sheet.rimmed(knit, "#1d4a63", 9);
  sheet.within(knit, () => {
    sheet.shape("M612 958C690 900 722 800 718 744L764 770C820 880 862 1000 872 1260L640 1260C650 1100 640 1010 612 958Z", "#0a1c33", 0.42);
    sheet.shape("M872 1260C868 1120 850 1010 826 930C880 980 916 1080 936 1260Z", "#081529", 0.5);
    sheet.soft("M290 830C360 800 440 790 490 770C500 840 520 900 560 940L400 960L250 1010Z", "#3a7590", 0.55, 26);
    sheet.line("M492 770C494 836 536 920 606 972C676 920 718 836 720 770", "#12354b", 8, 0.9);
    sheet.line("M486 790C494 860 540 940 606 990C672 940 720 860 728 790", "#2a6079", 4, 0.7);
    sheet.line("M310 1260C312 1120 318 1040 338 980", "#0d2a40", 5, 0.8);
    sheet.line("M902 1260C900 1120 894 1040 874 980", "#06172a", 5, 0.9);
  });
  return sheet;
}
