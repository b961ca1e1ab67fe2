import { mix } from "./tone.mjs";

/**
 * The shared anatomy. All heads look slightly to the left, toward the soft key light;
 * the right side lies in shade and its edge takes the rim light. Lengths are pixels on the 1200 sheet.
 */
const STANDARD = {
  cx: 604, top: 222, chin: 652, eye: 440, nose: 532, mouth: 574, turn: -15,
  temple: 152, cheek: 150, jaw: 122, jawY: 574, chinWide: 40, neck: 80, neckEnd: 800, slope: 30,
  brow: 1, browLift: 0, eyeWide: 27, eyeOpen: 1, lips: 1, mouthWide: 52, smile: 5, noseWide: 30, age: 0, ears: true, faceRim: 0.85,
};

/** Fills in a person's own measures. */
export function measure(own) {
  return { ...STANDARD, ...own };
}

/** The outline of face and skull. */
export function faceOutline(m) {
  const { cx, top, chin, eye, temple, cheek, jaw, jawY, chinWide } = m;
  const tip = cx + m.turn * 0.75;
  const left = 0.95;
  const half = (sign, share) => ({
    temple: cx + sign * temple * share, cheek: cx + sign * cheek * share, jaw: cx + sign * jaw * share + m.turn * 0.3, chin: tip + sign * chinWide,
  });
  const l = half(-1, left);
  const r = half(1, 1);
  return [
    `M${cx} ${top}`,
    `C${cx - temple * 0.66} ${top} ${l.temple} ${top + 78} ${l.temple} ${eye - 34}`,
    `C${l.temple} ${eye + 6} ${l.cheek} ${eye + 30} ${l.cheek + 2} ${eye + 62}`,
    `C${l.cheek + 6} ${jawY - 34} ${l.jaw - 6} ${jawY - 22} ${l.jaw} ${jawY}`,
    `C${l.jaw + 16} ${jawY + 34} ${l.chin - 30} ${chin - 12} ${l.chin} ${chin - 4}`,
    `C${l.chin + chinWide * 0.5} ${chin + 4} ${r.chin - chinWide * 0.5} ${chin + 4} ${r.chin} ${chin - 4}`,
    `C${r.chin + 30} ${chin - 12} ${r.jaw - 16} ${jawY + 34} ${r.jaw} ${jawY}`,
    `C${r.jaw + 6} ${jawY - 22} ${r.cheek - 6} ${jawY - 34} ${r.cheek - 2} ${eye + 62}`,
    `C${r.cheek} ${eye + 30} ${r.temple} ${eye + 6} ${r.temple} ${eye - 34}`,
    `C${r.temple} ${top + 78} ${cx + temple * 0.66} ${top} ${cx} ${top}Z`,
  ].join("");
}

/** Neck, ears and face with their shades; features come after it. */
export function drawHead(sheet, m, tone) {
  const { cx, chin, eye, neck, neckEnd, slope, jawY } = m;
  const neckPath = `M${cx - neck} ${jawY - 20}C${cx - neck} ${chin + 40} ${cx - neck + 2} ${neckEnd - 120} ${cx - neck - slope} ${neckEnd - 60}L${cx - neck - slope * 2.4} ${neckEnd}L${cx + neck + slope * 2.4} ${neckEnd}L${cx + neck + slope} ${neckEnd - 60}C${cx + neck - 2} ${neckEnd - 120} ${cx + neck} ${chin + 40} ${cx + neck} ${jawY - 20}Z`;
  sheet.rimmed(neckPath, tone.own, 7, 0.75);
  sheet.within(neckPath, () => {
    sheet.shape(`M${cx + 24} ${jawY}L${cx + neck - 8} ${jawY}C${cx + neck - 10} ${chin + 40} ${cx + neck - 10} ${neckEnd - 120} ${cx + neck + slope - 8} ${neckEnd - 60}L${cx + neck + slope * 2} ${neckEnd}L${cx + 4} ${neckEnd}C${cx + 40} ${neckEnd - 80} ${cx + 40} ${chin + 60} ${cx + 24} ${jawY}Z`, tone.shade, 0.8);
    sheet.shape(`M${cx - neck - 10} ${jawY - 30}L${cx - neck} ${chin - 6}C${cx - 50} ${chin + 62} ${cx + 40} ${chin + 78} ${cx + neck} ${chin + 34}L${cx + neck} ${jawY - 30}Z`, tone.deep, 0.72);
  });
  if (m.ears) drawEars(sheet, m, tone);
  const face = faceOutline(m);
  if (m.faceRim > 0) sheet.rimmed(face, tone.own, 8, m.faceRim);
  else sheet.shape(face, tone.own);
  sheet.within(face, () => {
    const fx = cx + m.turn;
    // One clean edge of shade from brow to jaw turns the oval into a head.
    sheet.shape(`M${cx + 110} ${m.top - 10}C${cx + 92} ${eye - 120} ${cx + 104} ${eye - 66} ${cx + 96} ${eye - 34}C${cx + 88} ${eye + 4} ${cx + 108} ${eye + 30} ${cx + 92} ${eye + 74}C${cx + 78} ${m.mouth - 8} ${cx + 84} ${m.mouth + 20} ${fx + 60} ${chin - 30}C${fx + 40} ${chin - 8} ${fx + 16} ${chin + 6} ${fx - 4} ${chin + 12}L${cx + m.jaw - 4} ${chin + 10}C${cx + m.jaw - 2} ${jawY + 20} ${cx + m.cheek - 9} ${jawY - 20} ${cx + m.cheek - 9} ${eye + 40}L${cx + m.temple - 9} ${eye - 60}L${cx + m.temple - 20} ${m.top}Z`, tone.shade, 0.78);
    sheet.soft(`M${cx - m.temple} ${m.top + 70}C${cx - 70} ${m.top + 60} ${cx - 30} ${m.top + 110} ${cx - 70} ${eye - 60}L${cx - m.temple} ${eye - 40}Z`, tone.lit, 0.75, 18);
    sheet.soft(`M${cx - m.cheek + 16} ${eye + 52}C${cx - 96} ${eye + 36} ${cx - 60} ${eye + 62} ${cx - 70} ${eye + 92}C${cx - 92} ${eye + 110} ${cx - 130} ${eye + 100} ${cx - m.cheek + 16} ${eye + 52}Z`, tone.lit, 0.8, 12);
    sheet.soft(`M${fx - 30} ${chin - 42}h44v22h-44Z`, tone.lit, 0.6, 9);
  });
}

function drawEars(sheet, m, tone) {
  const y = m.eye + 6;
  const left = m.cx - m.temple * 0.95;
  const right = m.cx + m.temple;
  sheet.shape(`M${left + 8} ${y - 34}C${left - 20} ${y - 46} ${left - 28} ${y - 10} ${left - 20} ${y + 30}C${left - 14} ${y + 62} ${left - 2} ${y + 74} ${left + 12} ${y + 60}Z`, tone.own);
  sheet.line(`M${left - 2} ${y - 22}C${left - 16} ${y - 18} ${left - 14} ${y + 12} ${left - 6} ${y + 34}`, tone.shade, 5, 0.8);
  const ear = `M${right - 8} ${y - 36}C${right + 26} ${y - 50} ${right + 34} ${y - 10} ${right + 24} ${y + 32}C${right + 16} ${y + 66} ${right + 2} ${y + 78} ${right - 14} ${y + 62}Z`;
  sheet.rimmed(ear, tone.shade, 7, 0.95);
  sheet.line(`M${right + 4} ${y - 22}C${right + 18} ${y - 18} ${right + 16} ${y + 12} ${right + 6} ${y + 36}`, tone.deep, 5, 0.8);
}

/** Brows, eyes, nose and mouth. `hair` colors the brows; `lash` thickens the upper lid. */
export function drawFeatures(sheet, m, tone, { hair, iris = "#2b2018", lash = 0, lip = tone.lip }) {
  const fx = m.cx + m.turn;
  const gap = 67;
  drawEye(sheet, m, tone, { x: fx - gap * 0.95, side: -1, iris, lash });
  drawEye(sheet, m, tone, { x: fx + gap, side: 1, iris, lash });
  drawBrow(sheet, m, fx - gap * 0.95, -1, hair);
  drawBrow(sheet, m, fx + gap, 1, mix(hair, "#0a1424", 0.3));
  drawNose(sheet, m, tone, fx);
  drawMouth(sheet, m, tone, fx, lip);
  if (m.age > 0) drawYears(sheet, m, tone, fx);
}

function drawEye(sheet, m, tone, { x, side, iris, lash }) {
  const w = m.eyeWide;
  const y = m.eye;
  const open = 12 * m.eyeOpen;
  const inner = x - side * w;
  const outer = x + side * w;
  sheet.soft(`M${inner} ${y - 6}Q${x} ${y - 34} ${outer + side * 8} ${y - 6}Q${x} ${y + 22} ${inner} ${y - 6}Z`, tone.shade, 0.55, 6);
  const almond = `M${inner} ${y + 4}C${x - side * w * 0.5} ${y - open} ${x + side * w * 0.5} ${y - open - 2} ${outer} ${y - 1}C${x + side * w * 0.45} ${y + open * 0.72} ${x - side * w * 0.5} ${y + open * 0.8} ${inner} ${y + 4}Z`;
  sheet.within(almond, () => {
    sheet.shape(almond, mix(tone.lit, "#f2f5f8", side < 0 ? 0.72 : 0.5));
    sheet.shape(circle(x - 3, y - 1.5, 10.6), iris);
    sheet.shape(circle(x - 3, y - 1.5, 5), "#0b0f18");
    sheet.shape(`M${inner} ${y - 14}L${outer} ${y - 16}L${outer} ${y - 5}Q${x} ${y - 9} ${inner} ${y + 1}Z`, tone.deep, 0.45);
    sheet.shape(circle(x - 6.5, y - 5, 2.5), "#f4f8fb");
  });
  const lid = `M${inner} ${y + 4}C${x - side * w * 0.5} ${y - open} ${x + side * w * 0.5} ${y - open - 2} ${outer + side * (2 + lash)} ${y - 2 - lash}`;
  sheet.line(lid, mix(tone.deep, "#0b0f18", 0.6), 4.2 + lash * 0.5);
  sheet.line(`M${inner + side * 6} ${y - open + 2}C${x - side * 6} ${y - open - 9} ${x + side * w * 0.5} ${y - open - 10} ${outer} ${y - 11}`, tone.shade, 3, 0.9);
  sheet.line(`M${inner + side * 10} ${y + open * 0.9 + 5}Q${x} ${y + open + 8} ${outer - side * 8} ${y + open * 0.6 + 3}`, tone.shade, 2.6, 0.55);
}

function drawBrow(sheet, m, x, side, color) {
  const y = m.eye - 40 - m.browLift;
  const thick = 11 * m.brow;
  sheet.shape(`M${x - side * 35} ${y + 8}C${x - side * 14} ${y - 8} ${x + side * 16} ${y - 12} ${x + side * 41} ${y + 8}C${x + side * 18} ${y - 1} ${x - side * 8} ${y + thick - 6} ${x - side * 33} ${y + 8 + thick}Z`, color, 0.94);
}

function drawNose(sheet, m, tone, fx) {
  const { eye, nose, noseWide: w } = m;
  // The shaded side of the nose is one plane, from the inner brow to the wing.
  sheet.shape(`M${fx + 17} ${eye - 26}C${fx + 6} ${eye + 2} ${fx + 3} ${eye + 30} ${fx + 2} ${nose - 26}C${fx + 2} ${nose - 12} ${fx + 4} ${nose - 2} ${fx} ${nose + 5}C${fx + 14} ${nose + 10} ${fx + w - 2} ${nose + 6} ${fx + w + 1} ${nose - 7}C${fx + w} ${nose - 22} ${fx + 17} ${nose - 36} ${fx + 19} ${eye + 26}C${fx + 20} ${eye + 6} ${fx + 26} ${eye - 8} ${fx + 17} ${eye - 26}Z`, tone.shade, 0.72);
  sheet.shape(`M${fx - w + 2} ${nose - 1}C${fx - w + 8} ${nose + 10} ${fx - 10} ${nose + 8} ${fx - 4} ${nose + 11}C${fx + 8} ${nose + 13} ${fx + w - 8} ${nose + 11} ${fx + w - 1} ${nose - 1}C${fx + w - 10} ${nose + 4} ${fx + 8} ${nose + 4} ${fx - 4} ${nose + 5}C${fx - 14} ${nose + 3} ${fx - w + 8} ${nose + 4} ${fx - w + 2} ${nose - 1}Z`, tone.deep, 0.85);
  sheet.soft(`M${fx - 9} ${eye + 10}C${fx - 4} ${eye + 30} ${fx - 7} ${nose - 36} ${fx - 13} ${nose - 14}L${fx - 4} ${nose - 12}L${fx} ${eye + 10}Z`, tone.lit, 0.85, 4);
}

function drawMouth(sheet, m, tone, fx, lip) {
  const { mouth: y, mouthWide: w, smile, lips } = m;
  const l = fx - w * 0.95;
  const r = fx + w;
  sheet.shape(`M${l} ${y - smile}C${fx - w * 0.45} ${y - 9 * lips - 2} ${fx - 15} ${y - 15 * lips} ${fx - 3} ${y - 9 * lips}C${fx + 11} ${y - 15 * lips} ${fx + w * 0.45} ${y - 9 * lips - 2} ${r} ${y - smile}C${fx + w * 0.4} ${y + 5} ${fx - w * 0.4} ${y + 5} ${l} ${y - smile}Z`, mix(lip, tone.lipDark, 0.42));
  sheet.shape(`M${l + 6} ${y - smile + 2}C${fx - w * 0.4} ${y + 4} ${fx + w * 0.4} ${y + 4} ${r - 6} ${y - smile + 2}C${fx + w * 0.45} ${y + 20 * lips} ${fx - w * 0.45} ${y + 20 * lips} ${l + 6} ${y - smile + 2}Z`, lip);
  sheet.line(`M${l - 3} ${y - smile - 2}C${fx - w * 0.4} ${y + 5} ${fx + w * 0.4} ${y + 5} ${r + 3} ${y - smile - 2}`, tone.lipDark, 3.4);
  sheet.soft(`M${fx - 26} ${y + 17 + 4 * lips}Q${fx} ${y + 25 + 4 * lips} ${fx + 30} ${y + 17 + 4 * lips}Q${fx} ${y + 36 + 4 * lips} ${fx - 26} ${y + 17 + 4 * lips}Z`, tone.shade, 0.85, 3.5);
}

function drawYears(sheet, m, tone, fx) {
  const line = (path, width = 3.4) => sheet.line(path, tone.shade, width, 0.5 * m.age);
  line(`M${fx - m.noseWide - 9} ${m.nose - 6}C${fx - m.noseWide - 24} ${m.nose + 14} ${fx - m.mouthWide - 12} ${m.mouth - 20} ${fx - m.mouthWide - 14} ${m.mouth + 2}`);
  line(`M${fx + m.noseWide + 9} ${m.nose - 6}C${fx + m.noseWide + 26} ${m.nose + 14} ${fx + m.mouthWide + 16} ${m.mouth - 20} ${fx + m.mouthWide + 18} ${m.mouth + 2}`);
  line(`M${fx - 92} ${m.eye + 24}Q${fx - 66} ${m.eye + 36} ${fx - 40} ${m.eye + 28}`, 2.8);
  line(`M${fx + 44} ${m.eye + 28}Q${fx + 70} ${m.eye + 36} ${fx + 96} ${m.eye + 24}`, 2.8);
  if (m.age > 0.8) line(`M${fx - 62} ${m.eye - 92}Q${fx - 10} ${m.eye - 102} ${fx + 52} ${m.eye - 94}`, 3);
}

function circle(x, y, radius) {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}
