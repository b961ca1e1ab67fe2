import type { Translations } from './german.ts'

/** The texts of new sites and new pages in French. */
export const french: Translations = {
  // Pages
  'Your Company': 'Votre entreprise',
  'What your company does, in one sentence.': 'Ce que fait votre entreprise, en une phrase.',
  'What your company does and for whom, in one or two sentences for search results.':
    'Ce que fait votre entreprise et pour qui, en une ou deux phrases pour les moteurs de recherche.',
  'What “{title}” is about, in one or two sentences for search results.':
    'Ce que présente «\u00A0{title}\u00A0», en une ou deux phrases pour les moteurs de recherche.',
  'One sentence that says what this page is about.': 'Une phrase qui dit de quoi parle cette page.',
  Home: 'Accueil',
  Services: 'Services',
  'Which services you offer, in one or two sentences for search results.':
    'Les services que vous proposez, en une ou deux phrases pour les moteurs de recherche.',
  'About Us': 'À propos',
  'Who you are and how you work, in one or two sentences for search results.':
    'Qui vous êtes et comment vous travaillez, en une ou deux phrases pour les moteurs de recherche.',
  'Contact Us': 'Nous contacter',
  'How to reach us: with the contact form, by phone or by mail.':
    'Comment nous joindre\u00A0: par le formulaire de contact, par téléphone ou par courrier.',
  'Thank You': 'Merci',
  Privacy: 'Confidentialité',
  'Which data this website collects, and what it is used for.':
    'Les données que ce site recueille et l’usage qui en est fait.',
  'Page Not Found': 'Page introuvable',
  'There is no page at this address.': 'Il n’y a pas de page à cette adresse.',
  Pages: 'Pages',

  // Sections
  Summary: 'En bref',
  'The most important information.': 'L’essentiel en quelques phrases.',
  'More details.': 'Plus de détails.',
  'What You Get': 'Ce que vous obtenez',
  'First result': 'Premier résultat',
  'Second result': 'Deuxième résultat',
  'What the customer gets.': 'Ce que le client y gagne.',
  'How It Works': 'Comment cela se passe',
  'First step': 'Première étape',
  'Second step': 'Deuxième étape',
  'Third step': 'Troisième étape',
  'What happens in this step.': 'Ce qui se passe à cette étape.',
  'Next Step': 'Et maintenant',
  'What the visitor can do now, in one sentence.':
    'Ce que le visiteur peut faire maintenant, en une phrase.',
  'Related Pages': 'Autres pages',
  'All Topics': 'Tous les sujets',

  // Place and form
  Office: 'Bureau',
  '1 Main Street': '1 rue de l’Exemple',
  Washington: 'Votre ville',
  'Contact form': 'Formulaire de contact',
  Name: 'Nom',
  Email: 'E-mail',
  Message: 'Message',
  'Send Message': 'Envoyer le message',
  '* denotes a required field': '* champ obligatoire',
  'We use what you send only to answer you.':
    'Nous utilisons vos données uniquement pour vous répondre.',
  'Sending your message…': 'Envoi de votre message…',
  'Thank you. We have received your message.': 'Merci. Nous avons bien reçu votre message.',

  // Privacy
  'Form service': 'Service de formulaires',
  'It delivers the forms that you send to our mailbox.':
    'Il transmet à notre boîte aux lettres les formulaires que vous envoyez.',
  'Your IP address, which every connection includes':
    'Votre adresse IP, que comporte toute connexion',
  'Who Receives Data': 'Qui reçoit des données',
  'This site sends no data to other companies.':
    'Ce site ne transmet aucune donnée à d’autres entreprises.',
  'What the Site Stores on Your Device': 'Ce que le site enregistre sur votre appareil',
  'Questions and Requests': 'Questions et demandes',
  'Ask us what data we have about you, or ask us to correct or delete it.':
    'Demandez-nous quelles données nous avons sur vous, ou demandez-nous de les corriger ou de les effacer.',
}
