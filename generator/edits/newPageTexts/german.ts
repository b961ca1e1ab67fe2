/** The texts of new sites and new pages in German, by their English text. Each language has the same ones. */
export const german = {
  // Pages
  'Your Company': 'Ihr Unternehmen',
  'What your company does, in one sentence.': 'Was Sie Ihren Kunden bieten, in einem Satz.',
  'What your company does and for whom, in one or two sentences for search results.':
    'Was Sie bieten und für wen, in ein oder zwei Sätzen für Suchergebnisse.',
  'What “{title}” is about, in one or two sentences for search results.':
    'Worum es bei „{title}“ geht, in ein oder zwei Sätzen für Suchergebnisse.',
  'One sentence that says what this page is about.': 'Ein Satz, der sagt, worum es hier geht.',
  Home: 'Startseite',
  Services: 'Leistungen',
  'Which services you offer, in one or two sentences for search results.':
    'Welche Leistungen Sie anbieten, in ein oder zwei Sätzen für Suchergebnisse.',
  'About Us': 'Über uns',
  'Who you are and how you work, in one or two sentences for search results.':
    'Wer Sie sind und wie Sie arbeiten, in ein oder zwei Sätzen für Suchergebnisse.',
  'Contact Us': 'Kontakt',
  'How to reach us: with the contact form, by phone or by mail.':
    'So erreichen Sie uns: mit dem Kontaktformular, per Telefon oder per Post.',
  'Thank You': 'Vielen Dank',
  Privacy: 'Datenschutz',
  'Which data this website collects, and what it is used for.':
    'Welche Daten diese Website erhebt und wofür sie verwendet werden.',
  'Page Not Found': 'Seite nicht gefunden',
  'There is no page at this address.': 'Unter dieser Adresse gibt es keine Seite.',
  Pages: 'Seiten',

  // Sections
  Summary: 'Überblick',
  'The most important information.': 'Das Wichtigste in Kürze.',
  'More details.': 'Weitere Einzelheiten.',
  'What You Get': 'Was Sie davon haben',
  'First result': 'Erstes Ergebnis',
  'Second result': 'Zweites Ergebnis',
  'What the customer gets.': 'Was der Kunde davon hat.',
  'How It Works': 'So läuft es ab',
  'First step': 'Erster Schritt',
  'Second step': 'Zweiter Schritt',
  'Third step': 'Dritter Schritt',
  'What happens in this step.': 'Was in diesem Schritt geschieht.',
  'Next Step': 'Der nächste Schritt',
  'What the visitor can do now, in one sentence.':
    'Was die Besucher jetzt tun können, in einem Satz.',
  'Related Pages': 'Weitere Seiten',
  'All Topics': 'Alle Themen',

  // Place and form
  Office: 'Büro',
  '1 Main Street': 'Musterstraße 1',
  Washington: 'Musterstadt',
  'Contact form': 'Kontaktformular',
  Name: 'Name',
  Email: 'E-Mail',
  Message: 'Nachricht',
  'Send Message': 'Nachricht senden',
  '* denotes a required field': '* Pflichtfeld',
  'We use what you send only to answer you.':
    'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten.',
  'Sending your message…': 'Ihre Nachricht wird gesendet …',
  'Thank you. We have received your message.': 'Vielen Dank. Wir haben Ihre Nachricht erhalten.',

  // Privacy
  'Form service': 'Formulardienst',
  'It delivers the forms that you send to our mailbox.':
    'Er leitet die Formulare, die Sie senden, an unser Postfach weiter.',
  'Your IP address, which every connection includes':
    'Ihre IP-Adresse, die zu jeder Verbindung gehört',
  'Who Receives Data': 'Wer Daten erhält',
  'This site sends no data to other companies.':
    'Diese Website sendet keine Daten an andere Unternehmen.',
  'What the Site Stores on Your Device': 'Was die Website auf Ihrem Gerät speichert',
  'Questions and Requests': 'Fragen und Anliegen',
  'Ask us what data we have about you, or ask us to correct or delete it.':
    'Fragen Sie uns, welche Daten wir über Sie haben, oder bitten Sie uns, sie zu berichtigen oder zu löschen.',
}

/** A text of a new site or page, in English. Most are placeholders, which the author replaces. */
export type NewPageText = keyof typeof german

/** The texts of new sites and pages in a language, by their English text. */
export type Translations = Readonly<Record<NewPageText, string>>
