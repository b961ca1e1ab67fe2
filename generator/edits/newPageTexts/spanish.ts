import type { Translations } from './german.ts'

/** The texts of new sites and new pages in Spanish. */
export const spanish: Translations = {
  // Pages
  'Your Company': 'Su empresa',
  'What your company does, in one sentence.': 'A qué se dedica su empresa, en una frase.',
  'What your company does and for whom, in one or two sentences for search results.':
    'A qué se dedica su empresa y para quién, en una o dos frases para los buscadores.',
  'What “{title}” is about, in one or two sentences for search results.':
    'De qué trata «{title}», en una o dos frases para los resultados de búsqueda.',
  'One sentence that says what this page is about.': 'Una frase que diga de qué trata esta página.',
  Home: 'Inicio',
  Services: 'Servicios',
  'Which services you offer, in one or two sentences for search results.':
    'Qué servicios ofrece su empresa, en una o dos frases para los buscadores.',
  'About Us': 'Quiénes somos',
  'Who you are and how you work, in one or two sentences for search results.':
    'Quiénes son ustedes y cómo trabajan, en una o dos frases para los buscadores.',
  'Contact Us': 'Contacto',
  'How to reach us: with the contact form, by phone or by mail.':
    'Cómo ponerse en contacto con nosotros: con el formulario, por teléfono o por correo.',
  'Thank You': 'Gracias',
  Privacy: 'Privacidad',
  'Which data this website collects, and what it is used for.':
    'Qué datos recopila este sitio web y para qué se utilizan.',
  'Page Not Found': 'Página no encontrada',
  'There is no page at this address.': 'No hay ninguna página en esta dirección.',
  Pages: 'Páginas',

  // Sections
  Summary: 'En pocas palabras',
  'The most important information.': 'Lo más importante, en pocas frases.',
  'More details.': 'Más detalles.',
  'What You Get': 'Qué obtiene usted',
  'First result': 'Primer resultado',
  'Second result': 'Segundo resultado',
  'What the customer gets.': 'Qué obtiene el cliente.',
  'How It Works': 'Cómo funciona',
  'First step': 'Primer paso',
  'Second step': 'Segundo paso',
  'Third step': 'Tercer paso',
  'What happens in this step.': 'Qué ocurre en este paso.',
  'Next Step': 'El siguiente paso',
  'What the visitor can do now, in one sentence.':
    'Qué puede hacer ahora quien visita la página, en una frase.',
  'Related Pages': 'Otras páginas',
  'All Topics': 'Todos los temas',

  // Place and form
  Office: 'Oficina',
  '1 Main Street': 'Calle de Ejemplo, 1',
  Washington: 'Su ciudad',
  'Contact form': 'Formulario de contacto',
  Name: 'Nombre',
  Email: 'Correo electrónico',
  Message: 'Mensaje',
  'Send Message': 'Enviar mensaje',
  '* denotes a required field': '* campo obligatorio',
  'We use what you send only to answer you.': 'Solo utilizamos sus datos para responderle.',
  'Sending your message…': 'Enviando su mensaje…',
  'Thank you. We have received your message.': 'Gracias. Hemos recibido su mensaje.',

  // Privacy
  'Form service': 'Servicio de formularios',
  'It delivers the forms that you send to our mailbox.':
    'Entrega en nuestro buzón los formularios que usted envía.',
  'Your IP address, which every connection includes':
    'Su dirección IP, que forma parte de toda conexión',
  'Who Receives Data': 'Quién recibe datos',
  'This site sends no data to other companies.': 'Este sitio web no envía datos a otras empresas.',
  'What the Site Stores on Your Device': 'Qué guarda el sitio web en su dispositivo',
  'Questions and Requests': 'Preguntas y solicitudes',
  'Ask us what data we have about you, or ask us to correct or delete it.':
    'Pregúntenos qué datos tenemos sobre usted, o pídanos que los corrijamos o los borremos.',
}
