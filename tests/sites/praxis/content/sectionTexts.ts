/** Die Texte einzelner Arten von Abschnitten, die sonst auf Englisch erscheinen. */
export const sectionTexts = {
  factSheet: {
    source: 'Quelle: {source}, {date}',
  },

  openings: {
    location: 'Ort',
    clearance: 'Sicherheitsüberprüfung',
    allClearances: 'Alle Stufen',
    discipline: 'Fachgebiet',
    allDisciplines: 'Alle Fachgebiete',
    pay: 'Gehalt',
    posted: 'Veröffentlicht am {date}',
    closes: 'Bewerbung bis {date}',
    apply: 'Bewerben',
    applyFor: '{title}: {apply}',
    shown: '{shown} von {count} offenen Stellen',
    noMatch: 'Keine offene Stelle passt zu beiden Filtern.',
    showAll: 'Alle Stellen zeigen',
  },
}
