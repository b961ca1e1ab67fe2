import { mix } from "./tone.mjs";

const INK = "#081020";

/**
 * A suit jacket with its opening. `cx` is the middle, `broad` half the shoulder width, `neck` half the collar width,
 * `top` where the collar touches the neck, `deep` where the fronts meet. Draw shirt and skin before it.
 */
export function drawJacket(sheet, { cx = 606, broad = 430, neck = 108, top = 728, drop = 92, deep = 1010, color, notch = true }) {
  const lit = mix(color, "#5b7ea6", 0.28);
  const dark = mix(color, INK, 0.5);
  const l = (x) => cx - x;
  const r = (x) => cx + x;
  const y = top + drop;
  const body = `M${l(neck)} ${top}C${l(neck + 56)} ${top + 34} ${l(broad * 0.6)} ${y - 44} ${l(broad * 0.77)} ${y}C${l(broad * 0.93)} ${y + 42} ${l(broad)} ${y + 190} ${l(broad + 22)} 1260L${r(broad + 22)} 1260C${r(broad)} ${y + 190} ${r(broad * 0.93)} ${y + 42} ${r(broad * 0.77)} ${y}C${r(broad * 0.6)} ${y - 44} ${r(neck + 56)} ${top + 34} ${r(neck)} ${top}C${r(neck - 8)} ${top + 70} ${r(48)} ${deep - 90} ${r(4)} ${deep}C${l(44)} ${deep - 90} ${l(neck - 8)} ${top + 70} ${l(neck)} ${top}Z`;
  sheet.rimmed(body, color, 9);
  sheet.within(body, () => {
    sheet.shape(`M${r(4)} ${deep}L${r(neck + 40)} ${top + 40}C${r(broad * 0.5)} ${top + 90} ${r(broad * 0.72)} ${y + 60} ${r(broad * 0.74)} 1260L${r(2)} 1260Z`, dark, 0.55);
    sheet.shape(`M${r(broad * 0.74)} 1260C${r(broad * 0.74)} ${y + 240} ${r(broad * 0.7)} ${y + 170} ${r(broad * 0.66)} ${y + 130}C${r(broad * 0.8)} ${y + 170} ${r(broad * 0.86)} ${y + 260} ${r(broad * 0.9)} 1260Z`, dark, 0.7);
    sheet.soft(`M${l(broad * 0.72)} ${y + 10}C${l(broad * 0.5)} ${y - 26} ${l(neck + 90)} ${top + 66} ${l(neck + 34)} ${top + 54}L${l(neck + 80)} ${y + 120}L${l(broad * 0.8)} ${y + 190}Z`, lit, 0.6, 26);
    sheet.line(`M${l(broad * 0.7)} 1260C${l(broad * 0.7)} ${y + 250} ${l(broad * 0.69)} ${y + 190} ${l(broad * 0.64)} ${y + 140}`, dark, 5, 0.8);
    sheet.line(`M${r(2)} ${deep}L${r(2)} 1260`, dark, 4, 0.9);
  });
  drawLapel(sheet, { cx, side: -1, neck, top, deep, notch, fill: mix(color, "#5b7ea6", 0.16) });
  drawLapel(sheet, { cx, side: 1, neck, top, deep, notch, fill: mix(color, INK, 0.22) });
}

function drawLapel(sheet, { cx, side, neck, top, deep, notch, fill }) {
  const x = (away) => cx + side * away;
  const edge = notch
    ? `L${x(neck + 62)} ${top + 92}L${x(neck + 16)} ${top + 128}L${x(neck + 40)} ${top + 156}`
    : `C${x(neck + 60)} ${top + 80} ${x(neck + 44)} ${top + 150} ${x(neck + 16)} ${top + 190}`;
  const path = `M${x(neck)} ${top}C${x(neck + 26)} ${top + 22} ${x(neck + 50)} ${top + 46} ${x(neck + 62)} ${top + 92}${edge}L${x(2)} ${deep + 46}L${x(-3)} ${deep}C${x(48)} ${deep - 90} ${x(neck - 8)} ${top + 70} ${x(neck)} ${top}Z`;
  if (side > 0) sheet.rimmed(path, fill, 5, 0.45);
  else sheet.shape(path, fill);
}

/** A shirt front with a turned-down collar. `open` shows the throat; a tie closes it. */
export function drawShirt(sheet, { cx = 606, neck = 104, top = 724, color = "#dbe3ec", tone, tie, open = 0 }) {
  drawNeckline(sheet, { cx, neck: neck - 8, top: top + 4, deep: top + 130 + open, tone });
  const shade = mix(color, "#22385a", 0.42);
  const meet = top + 92 + open;
  sheet.shape(`M${cx - neck} ${top + 10}C${cx - 60} ${top + 70} ${cx - 20} ${meet - 20} ${cx} ${meet}C${cx + 20} ${meet - 20} ${cx + 60} ${top + 70} ${cx + neck} ${top + 10}L${cx + neck + 60} 1250L${cx - neck - 60} 1250Z`, color);
  sheet.shape(`M${cx} ${meet}C${cx + 20} ${meet - 20} ${cx + 60} ${top + 70} ${cx + neck} ${top + 10}L${cx + neck + 60} 1250L${cx} 1250Z`, shade, 0.85);
  if (tie) {
    sheet.shape(`M${cx - 36} ${meet - 12}L${cx + 38} ${meet - 12}L${cx + 20} ${meet + 38}L${cx + 52} 1250L${cx - 50} 1250L${cx - 18} ${meet + 38}Z`, tie);
    sheet.shape(`M${cx + 4} ${meet - 12}L${cx + 38} ${meet - 12}L${cx + 20} ${meet + 38}L${cx + 52} 1250L${cx + 6} 1250Z`, INK, 0.35);
    sheet.shape(`M${cx - 20} ${meet + 30}h42l-4 14h-34Z`, INK, 0.35);
  } else {
    sheet.line(`M${cx + 2} ${meet}L${cx + 4} 1250`, shade, 4);
    for (const y of [60, 140]) sheet.shape(`M${cx - 8} ${meet + y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`, shade);
  }
  sheet.shape(`M${cx - neck + 4} ${top - 22}C${cx - neck + 14} ${top + 20} ${cx - 50} ${meet - 40} ${cx - 2} ${meet - 4}L${cx - 46} ${meet + 52}C${cx - 84} ${meet + 14} ${cx - neck - 8} ${top + 60} ${cx - neck - 12} ${top + 8}Z`, mix(color, "#ffffff", 0.35));
  sheet.shape(`M${cx + neck - 4} ${top - 22}C${cx + neck - 14} ${top + 20} ${cx + 50} ${meet - 40} ${cx + 2} ${meet - 4}L${cx + 50} ${meet + 52}C${cx + 86} ${meet + 14} ${cx + neck + 8} ${top + 60} ${cx + neck + 12} ${top + 8}Z`, mix(color, "#5b7ea6", 0.34));
}

/** The skin seen in an open neckline. */
export function drawNeckline(sheet, { cx = 606, neck = 112, top = 720, deep = 960, tone }) {
  sheet.shape(`M${cx - neck} ${top}L${cx + neck} ${top}L${cx + 56} ${deep}L${cx - 56} ${deep}Z`, tone.own);
  sheet.shape(`M${cx + 24} ${top}L${cx + neck} ${top}L${cx + 56} ${deep}L${cx} ${deep}C${cx + 20} ${deep - 90} ${cx + 30} ${top + 60} ${cx + 24} ${top}Z`, tone.shade, 0.8);
  sheet.line(`M${cx - neck + 12} ${top + 40}C${cx - 70} ${top + 44} ${cx - 40} ${top + 54} ${cx - 16} ${top + 74}`, tone.shade, 5, 0.7);
  sheet.line(`M${cx + neck - 12} ${top + 40}C${cx + 70} ${top + 44} ${cx + 40} ${top + 54} ${cx + 14} ${top + 74}`, tone.deep, 5, 0.6);
}
