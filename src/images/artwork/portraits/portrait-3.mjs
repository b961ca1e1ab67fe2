import { drawJacket } from "../portraitParts/clothes.mjs";
import { drawFeatures, drawHead, measure } from "../portraitParts/head.mjs";
import { Sheet } from "../portraitParts/sheet.mjs";
import { SKIN } from "../portraitParts/tone.mjs";

/** Facility security officer: a woman in her forties, black hair drawn back, dark roll-neck under a steel jacket. */
export default function securityOfficer() {
  const sheet = new Sheet();
  const skin = SKIN.olive;
  const m = measure({ temple: 146, cheek: 147, jaw: 114, jawY: 566, chinWide: 34, neck: 64, slope: 10, chin: 642, age: 0.25, brow: 0.9, eyeOpen: 0.86, eyeWide: 28, lips: 1, mouthWide: 47, noseWide: 28, smile: 5 });
  const hair = "#15161f";

  // The bun behind the neck.
  sheet.rimmed("M650 540C716 520 774 546 780 600C786 656 738 690 690 676C660 660 650 600 650 540Z", hair, 8);
  sheet.line("M700 560C744 560 762 590 752 640", "#343a50", 5, 0.7);
  sheet.shape("M480 440L500 570L700 640L744 440Z", hair);
  drawHead(sheet, m, skin);
  drawFeatures(sheet, m, skin, { hair: "#1d1c22", iris: "#1c1410", lash: 3, lip: "#9c5450" });

  const cap = "M604 186C490 184 440 262 444 370C446 410 450 440 456 462C462 410 474 372 500 344C534 308 574 288 622 282C676 290 716 316 736 352C750 382 756 420 758 462C766 440 772 410 772 366C772 256 716 188 604 186Z";
  sheet.rimmed(cap, "#1b1d29", 9);
  sheet.within(cap, () => {
    sheet.shape("M622 282C570 262 500 280 462 380C466 290 520 226 612 214Z", "#343a50", 0.75);
    sheet.line("M622 284C600 256 590 232 588 192", "#0b0f18", 4, 0.8);
    for (const strand of ["M618 280C560 270 500 300 470 370", "M626 280C690 284 730 320 752 384", "M630 262C690 258 742 300 762 370"]) sheet.line(strand, "#0b0f18", 4, 0.55);
  });
  for (const [x, rim] of [[462, "#dbe7f3"], [760, "#2fd6a6"]]) sheet.shape(`M${x - 6} 512a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`, rim);

  // Roll-neck.
  sheet.shape("M510 760L420 1250L800 1250L704 760Z", "#0f1a30");
  sheet.rimmed("M522 690C550 716 660 716 690 688C700 730 712 764 724 790C690 850 640 880 606 884C570 880 520 850 490 790C504 762 516 730 522 690Z", "#142440", 6, 0.6);
  sheet.line("M526 706C560 736 650 736 686 704", "#24406c", 5, 0.8);
  drawJacket(sheet, { neck: 112, top: 742, broad: 392, drop: 88, deep: 1070, color: "#3c5878", notch: false });
  return sheet;
}
