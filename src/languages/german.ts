import type { AllTexts } from '../site/texts.ts'

/**
 * The texts of components in German. They address visitors with “Sie”. Texts with a number are worded so
 * that they are correct for one and for several.
 */
export const german = {
  shell: {
    skipLink: 'Zum Inhalt springen',
    newTab: '(öffnet in neuem Tab)',
    announcement: 'Mitteilung',
    closeAnnouncement: 'Mitteilung schließen',
    mainMenu: 'Hauptmenü',
    submenu: 'Untermenü {name}',
    menu: 'Menü',
    openMenu: '{menu} öffnen',
    close: 'Schließen',
    closeMenu: 'Menü: {close}',
    panelMenu: 'Seiten',
    siteMenu: 'Alle Seiten',
    menuLoading: 'Das Menü wird geladen …',
    menuRetry: 'Erneut versuchen',
  },

  errorPage: {
    documentTitle: 'Seite nicht angezeigt',
    label: 'Etwas ist schiefgegangen',
    title: 'Diese Seite konnte nicht angezeigt werden',
    explanation:
      'Das Problem liegt bei uns oder an Ihrer Verbindung. Meistens hilft es, die Seite neu zu laden.',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
  },

  consent: {
    title: 'Ihre Wahl zum Datenschutz',
    question: 'Möchten Sie das erlauben?',
    accept: 'Erlauben',
    decline: 'Ablehnen',
    save: 'Auswahl speichern',
    notice: 'Diese Website verwendet keine Cookies und keine Statistik.',
    close: 'Schließen',
    reopen: 'Datenschutz-Auswahl',
    allowed: '{category}: erlaubt.',
    notAllowed: '{category}: nicht erlaubt.',
    declinedByBrowser:
      'Ihr Browser bittet Websites, Ihre Daten nicht weiterzugeben (Global Privacy Control). Wir werten das als Ablehnung, solange Sie hier nichts anderes erlauben.',
  },

  form: {
    errorTitle: 'Fehler: {title}',
    errorHeading: 'Bitte prüfen Sie Ihre Angaben',
    quotedField: '„{label}“',
    enter: 'Bitte geben Sie {field} an',
    chooseOne: 'Bitte wählen Sie {field} aus',
    chooseAny: 'Bitte wählen Sie mindestens eine Möglichkeit für {field}',
    emailError: 'Bitte geben Sie {field} im Format name@example.com an',
    emailFormat: 'Eine Adresse wie name@example.com',
    phoneError: 'Bitte geben Sie {field} mit zehn Ziffern an, zum Beispiel (301)\u00A0555-0100',
    phoneFormat: 'Zehn Ziffern, zum Beispiel (301) 555-0100',
    missing: 'Bitte ergänzen Sie {fields}.',
    choose: 'Bitte wählen',
    restored: 'Wir haben wiederhergestellt, was Sie vorhin in diesem Tab eingegeben haben.',
    clear: 'Eingaben löschen',
    slow: 'Das dauert länger als sonst. Bitte lassen Sie diese Seite geöffnet.',
    changed: 'Was Sie inzwischen geändert haben, wurde nicht gesendet. Es steht noch im Formular.',
    kept: 'Alle Ihre Angaben stehen noch im Formular.',
    sentEarlier:
      'Das betrifft, was Sie gesendet haben, bevor Sie diese Seite verlassen haben. Es steht nicht mehr im Formular, aber Sie können es hier kopieren.',
    confirm:
      'Ihre Angaben sind vielleicht schon bei uns angekommen. Möchten Sie sie noch einmal senden?',
    sendAgain: 'Noch einmal senden',
    notNow: 'Nicht jetzt',
    call: 'Oder rufen Sie uns an: {phone}',
    copy: 'Meine Angaben kopieren',
    copied: 'Kopiert',
    copyBlocked: 'Das Kopieren ist gesperrt. Bitte kopieren Sie den Text aus dem Formular.',
    refused: 'Der Formulardienst hat Ihre Angaben ohne Begründung nicht angenommen.',
    tooMany:
      'Der Formulardienst hat zu viele Anfragen aus Ihrem Netz erhalten. Bitte versuchen Sie es in einer Minute noch einmal.',
    notAllowed: 'Der Formulardienst oder Ihr Netz hat das Senden nicht erlaubt.',
    notFound: 'Der Formulardienst ist unter seiner Adresse nicht zu finden.',
    tooLarge:
      'Ihre Angaben sind zu groß für den Formulardienst. Bitte kürzen Sie sie, oder wählen Sie kleinere Dateien.',
    failed: 'Der Formulardienst hat eine Störung und hat Ihre Angaben nicht angenommen.',
    broken: 'Der Formulardienst hat eine Störung.',
    offline:
      'Sie sind offline, deshalb wurde nichts gesendet. Bitte versuchen Sie es noch einmal, sobald Sie wieder verbunden sind.',
    unreachable: 'Die Verbindung zum Formulardienst ist fehlgeschlagen.',
    noReply: 'Der Formulardienst hat innerhalb von {seconds} Sekunden nicht geantwortet.',
    unreadable: 'Die Antwort des Formulardienstes war nicht lesbar.',
    serviceMessage: 'Der Dienst meldet: „{message}“',
    unavailable: 'Dieses Formular kann gerade nicht gesendet werden.',
    uncertain: 'Ihre Angaben sind vielleicht trotzdem angekommen.',
  },

  field: {
    withUnit: '{text} ({unit})',
    numberDigits:
      'Bitte geben Sie {field} mit Ziffern und ohne Tausendertrennzeichen an. Möglich ist {numbers}',
    numberLimits: 'Bitte geben Sie {field} an. Möglich ist {numbers}',
    internationalPhoneError:
      'Bitte geben Sie {field} mit + und Ländervorwahl an, zum Beispiel +49\u00A0221\u00A04710\u00A0120',
    nationalPhoneError:
      'Bitte geben Sie {field} vollständig an. Nummern aus anderen Ländern beginnen mit + und der Ländervorwahl',
    internationalPhoneFormat:
      'Eine Telefonnummer mit + und Ländervorwahl, zum Beispiel +49 221 4710 120',
    nationalPhoneFormat:
      'Eine vollständige Telefonnummer. Nummern aus anderen Ländern beginnen mit + und der Ländervorwahl',
    number: 'eine Zahl',
    wholeNumber: 'eine ganze Zahl',
    numberBetween: '{number} von {min} bis {max}',
    numberAtLeast: '{number} ab {min}',
    numberAtMost: '{number} bis {max}',
    numberSteps: '{numbers} in Schritten von {step}',
    fileLimits: '{types}. Höchstens {megabytes} MB.',
    filesLimits: '{types}. Höchstens {count} Dateien, zusammen {megabytes} MB.',
    fileMegabytes: '{size} MB',
    fileRemove: '{name} entfernen',
    fileLost:
      'Bitte wählen Sie noch einmal aus: {names}. Browser behalten keine Dateien, wenn eine Seite neu geladen wird.',
    fileMissing: 'Bitte wählen Sie eine Datei für {field} aus',
    fileCount: 'Bitte wählen Sie weniger Dateien für {field} aus. Möglich sind höchstens {count}',
    fileType:
      'Bitte wählen Sie für {field} eine Datei im Format {types} aus. „{name}“ hat ein anderes Format',
    fileEmpty: 'Bitte wählen Sie eine andere Datei für {field} aus. „{name}“ ist leer',
    fileChanged:
      'Bitte wählen Sie „{name}“ noch einmal für {field} aus. Die Datei wurde geändert oder gelöscht',
    fileSize:
      'Bitte wählen Sie kleinere Dateien für {field} aus. {size} MB sind zu groß. Möglich sind höchstens {megabytes} MB',
    dateIncomplete: 'Bitte geben Sie {field} vollständig an, mit Tag, Monat und Jahr',
    dateTooEarly: 'Bitte geben Sie {field} an. Das früheste mögliche Datum ist {date}',
    dateTooLate: 'Bitte geben Sie {field} an. Das späteste mögliche Datum ist {date}',
    today: 'heute',
    agreement: 'Bitte bestätigen Sie „{label}“',
  },

  privacy: {
    noCookies:
      'Diese Website verwendet keine Cookies, keine Statistik, keine Werbung und keine Programme sozialer Netzwerke.',
    noOtherCookies:
      'Mit Ausnahme von {services} verwendet diese Website keine Cookies, keine Statistik, keine Werbung und keine Programme sozialer Netzwerke.',
    who: 'Wer',
    ownService: 'Diesen Dienst erbringt die Website selbst.',
    why: 'Wozu',
    when: 'Wann',
    whenForm: 'Nur wenn Sie ein Formular senden.',
    whenImage: 'Wenn eine Seite ein Bild zeigt.',
    whenMap: 'Nur auf Seiten mit einer Karte und nur, wenn Sie „{category}“ erlauben.',
    whenVideo: 'Erst wenn Sie „{category}“ erlauben und ein Video abspielen.',
    whenScript: 'Auf jeder Seite, aber nur, wenn Sie „{category}“ erlauben.',
    where: 'Wo',
    everyPage: 'Auf jeder Seite',
    receives: 'Was er erhält',
    everyForm: 'Mit jedem Formular',
    optionalFields: '{fields}, wenn Sie das ausfüllen',
    subject: 'Der feste Betreff „{subject}“',
    replyAddress: 'Ihre E-Mail-Adresse ein zweites Mal, damit wir antworten können',
    accessKey: 'Ein Schlüssel, an dem der Formulardienst diese Website erkennt',
    honeypot:
      'Ein verstecktes Feld, das vor Spam schützt: Es bleibt leer, solange kein Programm es ausfüllt',
    stores: 'Was er in Ihrem Browser speichern kann',
    notice: 'Datenschutzhinweise',
    noticeOf: 'Datenschutzhinweise von {company}',
    keys: 'Technische Bezeichnungen',
    sessionStorage: 'Sitzungsspeicher dieses Tabs, in Schlüsseln, die mit {key} beginnen',
    localStorage: 'Lokaler Speicher Ihres Browsers, in Schlüsseln, die mit {key} beginnen',
    savedInput: {
      name: 'Entwürfe von Formularen',
      purpose: 'Bewahrt Ihre Eingaben, falls die Seite neu geladen wird.',
      until: 'Wird gelöscht, sobald das Formular gesendet ist oder Sie den Tab schließen.',
    },
    consent: {
      name: 'Ihre Wahl zum Datenschutz',
      purpose: 'Merkt sich Ihre Wahl, damit wir Sie nicht auf jeder Seite fragen.',
      until: 'Bleibt, bis Sie die Daten dieser Website in Ihrem Browser löschen.',
    },
    announcement: {
      name: 'Geschlossene Mitteilung',
      purpose: 'Merkt sich, dass Sie die Mitteilung oben auf den Seiten geschlossen haben.',
      until:
        'Bleibt, bis Sie eine andere Mitteilung schließen oder die Daten dieser Website im Browser löschen.',
    },
    scroll: {
      name: 'Positionen auf den Seiten',
      purpose: 'Zeigt dieselbe Stelle, wenn Sie zu einer Seite zurückkehren.',
      until: 'Wird gelöscht, wenn Sie den Tab schließen.',
    },
    reload: {
      name: 'Vermerk über das Neuladen',
      purpose:
        'Verhindert endloses Neuladen: Eine Seite, die nicht lädt, wird nur einmal neu geladen.',
      until: 'Wird gelöscht, wenn Sie den Tab schließen.',
    },
  },

  event: {
    time: 'Zeit',
    times: '{start} bis {end}',
    place: 'Ort',
    audience: 'Für',
    addToCalendar: 'In den Kalender eintragen',
    past: 'Vergangene Veranstaltung',
  },

  download: {
    label: '({format}, {size})',
  },

  imageGallery: {
    enlarge: 'Vergrößern: {image}',
  },

  openingHours: {
    closed: 'geschlossen',
  },

  map: {
    phone: 'Telefon',
    directions: 'Route planen',
    map: 'Karte',
    named: '{name}: {text}',
    skip: 'Karte überspringen',
    frame: 'Karte: {title}, {city}',
    document: 'Karte: {title}',
    consent:
      'Die interaktive Karte kommt von {provider}. Wenn Sie sie laden, erhält {provider} Ihre IP-Adresse und kann Daten in Ihrem Browser speichern.',
    load: 'Karte laden',
    loading: 'Die Karte wird geladen …',
    loaded: 'Die Karte ist geladen.',
    failedTitle: 'Die Karte konnte nicht geladen werden',
    failed:
      '{provider} hat nicht geantwortet, oder Ihr Browser oder Ihr Netz hat die Karte blockiert. Adresse und Route funktionieren trotzdem.',
    retry: 'Erneut versuchen',
    refusedTitle: 'Fehler: AuthFailure',
    refused:
      '{provider} akzeptiert den API-Schlüssel dieser Website nicht, deshalb kann die Karte nicht angezeigt werden. Der Schlüssel ist vielleicht falsch, abgelaufen oder für diese Adresse nicht zugelassen. Das können nur wir beheben. Adresse und Route funktionieren trotzdem.',
  },

  video: {
    consent:
      'Das Video kommt von {provider}. Wenn Sie es abspielen, erhält {provider} Ihre IP-Adresse und kann Daten in Ihrem Browser speichern.',
    play: 'Video abspielen',
    watch: 'Auf {provider} ansehen',
  },

  slideshow: {
    pause: 'Bilder anhalten',
    play: 'Bilder abspielen',
  },

  article: {
    updated: 'Aktualisiert am {date}',
    others: 'Weitere Beiträge',
    older: 'Vorheriger Beitrag',
    newer: 'Nächster Beitrag',
    all: 'Alle Beiträge',
  },

  articleList: {
    feed: 'Feed (Atom)',
    none: 'Es gibt noch keine Beiträge.',
  },

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
    shown: 'Offene Stellen: {shown} von {count}',
    noMatch: 'Keine offene Stelle passt zu beiden Filtern.',
    showAll: 'Alle Stellen zeigen',
  },
} satisfies AllTexts
