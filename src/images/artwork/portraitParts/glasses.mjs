/** Thin-rimmed glasses on a measured head. */
export function drawGlasses(sheet, m, { color = "#0d1526", round = 26, width = 5 } = {}) {
  const fx = m.cx + m.turn;
  const y = m.eye + 4;
  const lens = (x, half) =>
    `M${x - half} ${y - 24}q0 -12 ${round / 2} -12h${half * 2 - round}q${round / 2} 0 ${round / 2} 12v22q0 ${round} -${round} ${round}h${-(half * 2 - round * 2)}q-${round} 0 -${round} -${round}Z`;
  const left = fx - 64;
  const right = fx + 68;
  for (const [x, half] of [[left, 46], [right, 48]]) {
    sheet.shape(lens(x, half), "#dbe7f3", 0.08);
    sheet.within(lens(x, half), () => sheet.shape(`M${x + 6} ${y - 44}l26 0l-34 80l-20 0Z`, "#dbe7f3", 0.1));
    sheet.line(lens(x, half), color, width);
  }
  sheet.line(`M${left + 46} ${y - 14}Q${fx} ${y - 27} ${right - 48} ${y - 14}`, color, width);
  sheet.line(`M${right + 48} ${y - 22}L${m.cx + m.temple + 2} ${y - 14}`, color, width);
  sheet.line(`M${left - 46} ${y - 22}L${m.cx - m.temple * 0.95} ${y - 16}`, color, width);
}
