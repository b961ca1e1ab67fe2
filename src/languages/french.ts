import type { AllTexts } from '../site/texts.ts'

/**
 * The texts of components in French. They address visitors with “vous”, and have a no-break space
 * (`\u00A0`) before `:`, `;`, `!`, `?` and inside quotation marks. Texts with a number are worded so that
 * they are correct for one and for several.
 */
export const french = {
  shell: {
    skipLink: 'Aller au contenu',
    newTab: '(s’ouvre dans un nouvel onglet)',
    announcement: 'Annonce',
    closeAnnouncement: 'Fermer l’annonce',
    mainMenu: 'Principal',
    submenu: 'Sous-menu {name}',
    menu: 'Menu',
    openMenu: 'Ouvrir {menu}',
    close: 'Fermer',
    closeMenu: '{close} le menu',
    panelMenu: 'Site',
    siteMenu: 'Toutes les pages',
    menuLoading: 'Chargement du menu…',
    menuRetry: 'Réessayer',
  },

  errorPage: {
    documentTitle: 'Page non affichée',
    label: 'Une erreur s’est produite',
    title: 'Cette page n’a pas pu être affichée',
    explanation:
      'Le problème vient de notre site ou de votre connexion. En général, il suffit de recharger la page.',
    reload: 'Recharger la page',
    home: 'Aller à la page d’accueil',
  },

  consent: {
    title: 'Vos choix de confidentialité',
    question: 'Souhaitez-vous l’autoriser\u00A0?',
    accept: 'Autoriser',
    decline: 'Refuser',
    save: 'Enregistrer le choix',
    notice: 'Ce site n’utilise ni cookies ni outils de statistique.',
    close: 'Fermer',
    reopen: 'Choix de confidentialité',
    allowed: '{category}\u00A0: autorisé.',
    notAllowed: '{category}\u00A0: refusé.',
    declinedByBrowser:
      'Votre navigateur demande aux sites de ne pas partager vos données (Global Privacy Control). Nous considérons cela comme un refus, sauf si vous donnez votre accord ici.',
  },

  form: {
    errorTitle: 'Erreur\u00A0: {title}',
    errorHeading: 'Veuillez vérifier votre saisie',
    quotedField: '«\u00A0{label}\u00A0»',
    enter: 'Indiquez {field}',
    chooseOne: 'Choisissez une option pour {field}',
    chooseAny: 'Choisissez au moins une option pour {field}',
    emailError: 'Indiquez {field} au format nom@example.com',
    emailFormat: 'Une adresse comme nom@example.com',
    phoneError: 'Indiquez {field} avec dix chiffres, par exemple (301)\u00A0555-0100',
    phoneFormat: 'Dix chiffres, par exemple (301) 555-0100',
    missing: 'À compléter\u00A0: {fields}.',
    choose: 'Choisissez une option',
    restored: 'Nous avons rétabli ce que vous aviez saisi dans cet onglet.',
    clear: 'Effacer',
    slow: 'Cela prend plus de temps que d’habitude. Gardez cette page ouverte.',
    changed:
      'Les modifications faites entre-temps n’ont pas été envoyées. Elles sont toujours dans le formulaire.',
    kept: 'Tout ce que vous avez saisi est toujours dans le formulaire.',
    sentEarlier:
      'Il s’agit de ce que vous avez envoyé avant de quitter cette page. Ce n’est plus dans le formulaire, mais vous pouvez le copier ici.',
    confirm:
      'Votre envoi précédent nous est peut-être parvenu. Voulez-vous l’envoyer une nouvelle fois\u00A0?',
    sendAgain: 'Envoyer à nouveau',
    notNow: 'Pas maintenant',
    call: 'Ou appelez le {phone}',
    copy: 'Copier mon message',
    copied: 'Copié',
    copyBlocked: 'La copie est bloquée. Copiez le texte directement dans le formulaire.',
    refused: 'Le service de formulaires n’a pas accepté votre envoi et n’a donné aucune raison.',
    tooMany:
      'Le service de formulaires a reçu trop de demandes de votre réseau. Attendez une minute, puis réessayez.',
    notAllowed: 'Le service de formulaires, ou votre réseau, n’a pas autorisé l’envoi.',
    notFound: 'Le service de formulaires est introuvable à son adresse.',
    tooLarge:
      'Votre envoi est trop volumineux pour le service de formulaires. Raccourcissez-le, ou choisissez des fichiers plus petits.',
    failed: 'Le service de formulaires rencontre un problème et n’a pas accepté votre envoi.',
    broken: 'Le service de formulaires rencontre un problème.',
    serviceMessage: 'Réponse du service\u00A0: «\u00A0{message}\u00A0»',
    offline:
      'Vous êtes hors ligne\u00A0: rien n’a été envoyé. Réessayez quand vous serez connecté à Internet.',
    unreachable: 'La connexion au service de formulaires a échoué.',
    noReply: 'Le service de formulaires n’a pas répondu en {seconds} secondes.',
    unreadable: 'La réponse du service de formulaires est illisible.',
    unavailable: 'Ce formulaire ne peut pas être envoyé pour le moment.',
    uncertain: 'Il se peut que nous ayons tout de même reçu votre envoi.',
  },

  field: {
    internationalPhoneError:
      'Indiquez {field} avec + et l’indicatif du pays, par exemple +33\u00A01\u00A070\u00A018\u00A099\u00A000',
    nationalPhoneError:
      'Indiquez {field} en entier. Pour un autre pays, commencez par + et l’indicatif du pays',
    internationalPhoneFormat:
      'Un numéro de téléphone avec + et l’indicatif du pays, par exemple +33 1 70 18 99 00',
    nationalPhoneFormat:
      'Un numéro de téléphone complet. Pour un autre pays, commencez par + et l’indicatif du pays',
    withUnit: '{text} ({unit})',
    numberDigits:
      'Indiquez {field} en chiffres, sans séparateur de milliers. Valeur attendue\u00A0: {numbers}',
    numberLimits: 'Indiquez {field}. Valeur attendue\u00A0: {numbers}',
    number: 'un nombre',
    wholeNumber: 'un nombre entier',
    numberBetween: '{number} de {min} à {max}',
    numberAtLeast: '{number} à partir de {min}',
    numberAtMost: '{number} jusqu’à {max}',
    numberSteps: '{numbers}, par pas de {step}',
    dateIncomplete: 'Indiquez {field} en entier, avec le jour, le mois et l’année',
    dateTooEarly: 'Indiquez {field}. Première date possible\u00A0: {date}',
    dateTooLate: 'Indiquez {field}. Dernière date possible\u00A0: {date}',
    today: 'aujourd’hui',
    fileLimits: '{types}. Maximum\u00A0: {megabytes} Mo.',
    filesLimits: '{types}. Maximum\u00A0: {count} fichiers, {megabytes} Mo au total.',
    fileMegabytes: '{size} Mo',
    fileRemove: 'Retirer {name}',
    fileLost:
      'À choisir de nouveau\u00A0: {names}. Les navigateurs ne conservent pas les fichiers quand une page est rechargée.',
    fileMissing: 'Choisissez un fichier pour {field}',
    fileCount: 'Choisissez moins de fichiers pour {field}. Maximum\u00A0: {count}',
    fileType:
      'Choisissez un fichier de type {types} pour {field}. «\u00A0{name}\u00A0» est d’un autre type',
    fileEmpty: 'Choisissez un autre fichier pour {field}. «\u00A0{name}\u00A0» est vide',
    fileChanged:
      'Choisissez de nouveau «\u00A0{name}\u00A0» pour {field}. Le fichier a été modifié ou supprimé',
    fileSize:
      'Choisissez des fichiers moins volumineux pour {field}. {size} Mo, c’est trop. Maximum\u00A0: {megabytes} Mo',
    agreement: 'Cochez la case «\u00A0{label}\u00A0»',
  },

  privacy: {
    noCookies:
      'Ce site n’utilise ni cookies, ni mesure d’audience, ni publicité, ni code de réseaux sociaux.',
    noOtherCookies:
      'À l’exception de {services}, ce site n’utilise ni cookies, ni mesure d’audience, ni publicité, ni code de réseaux sociaux.',
    who: 'Qui',
    ownService: 'Ce site fournit lui-même ce service.',
    why: 'Pourquoi',
    when: 'Quand',
    whenForm: 'Seulement quand vous envoyez un formulaire.',
    whenImage: 'Quand une page affiche une image.',
    whenMap:
      'Sur les pages avec une carte, seulement après votre accord pour «\u00A0{category}\u00A0».',
    whenVideo:
      'Uniquement après que vous avez autorisé «\u00A0{category}\u00A0» et lancé une vidéo.',
    whenScript: 'Sur toutes les pages, seulement après votre accord pour «\u00A0{category}\u00A0».',
    where: 'Où',
    everyPage: 'Toutes les pages',
    receives: 'Données reçues',
    everyForm: 'Tous les formulaires',
    optionalFields: '{fields} (facultatif)',
    subject: 'L’objet fixe «\u00A0{subject}\u00A0»',
    replyAddress:
      'Votre adresse électronique une seconde fois, pour que nous puissions vous répondre',
    accessKey: 'Une clé qui permet au service de formulaires de reconnaître ce site',
    honeypot:
      'Un champ masqué qui nous protège du spam\u00A0: il reste vide, sauf si un programme le remplit',
    stores: 'Données enregistrées dans votre navigateur',
    notice: 'Politique de confidentialité',
    noticeOf: 'Politique de confidentialité de {company}',
    keys: 'Noms techniques',
    sessionStorage: 'Stockage de session de cet onglet, dans des clés qui commencent par {key}',
    localStorage: 'Stockage local de votre navigateur, dans des clés qui commencent par {key}',
    savedInput: {
      name: 'Brouillons de formulaires',
      purpose: 'Conserve votre saisie au cas où la page serait rechargée.',
      until: 'Supprimé quand le formulaire est envoyé ou quand vous fermez l’onglet.',
    },
    consent: {
      name: 'Vos choix de confidentialité',
      purpose: 'Retient vos choix, pour ne pas vous les redemander sur chaque page.',
      until:
        'Conservé jusqu’à ce que vous supprimiez les données de ce site dans votre navigateur.',
    },
    announcement: {
      name: 'Annonce fermée',
      purpose: 'Mémorise que vous avez fermé l’annonce en haut des pages.',
      until:
        'Conservé jusqu’à ce que vous fermiez une autre annonce ou supprimiez les données de ce site dans votre navigateur.',
    },
    scroll: {
      name: 'Positions sur les pages',
      purpose: 'Affiche la même partie d’une page quand vous y revenez.',
      until: 'Supprimé quand vous fermez l’onglet.',
    },
    reload: {
      name: 'Marque de rechargement',
      purpose:
        'Évite les rechargements sans fin\u00A0: une page qui ne se charge pas n’est rechargée qu’une fois.',
      until: 'Supprimé quand vous fermez l’onglet.',
    },
  },

  event: {
    time: 'Heure',
    times: 'De {start} à {end}',
    place: 'Lieu',
    audience: 'Pour',
    addToCalendar: 'Ajouter au calendrier',
    past: 'Événement passé',
  },

  download: {
    label: '({format}, {size})',
  },

  article: {
    updated: 'Mis à jour le {date}',
    others: 'Autres articles',
    older: 'Article précédent',
    newer: 'Article suivant',
    all: 'Tous les articles',
  },

  articleList: {
    feed: 'Flux (Atom)',
    none: 'Il n’y a pas encore d’articles.',
  },

  factSheet: {
    source: 'Source\u00A0: {source}, {date}',
  },

  imageGallery: {
    enlarge: 'Agrandir\u00A0: {image}',
  },

  openingHours: {
    closed: 'Fermé',
  },

  openings: {
    location: 'Lieu',
    clearance: 'Habilitation',
    allClearances: 'Toutes les habilitations',
    discipline: 'Domaine',
    allDisciplines: 'Tous les domaines',
    pay: 'Salaire',
    posted: 'Publié le {date}',
    closes: 'Candidature jusqu’au {date}',
    apply: 'Postuler',
    applyFor: '{apply}\u00A0: {title}',
    shown: 'Postes à pourvoir\u00A0: {shown} sur {count}',
    noMatch: 'Aucun poste ne correspond aux deux filtres.',
    showAll: 'Afficher tous les postes',
  },

  map: {
    phone: 'Téléphone',
    directions: 'Itinéraire',
    named: '{name}\u00A0: {text}',
    map: 'Carte',
    skip: 'Passer la carte',
    frame: 'Carte\u00A0: {title}, {city}',
    document: 'Carte\u00A0: {title}',
    consent:
      'La carte interactive vient de {provider}. Si vous la chargez, {provider} reçoit votre adresse IP et peut enregistrer des données dans votre navigateur.',
    load: 'Charger la carte',
    loading: 'Chargement de la carte…',
    loaded: 'La carte est chargée.',
    failedTitle: 'La carte n’a pas pu être chargée',
    failed:
      '{provider} n’a pas répondu, ou votre navigateur ou votre réseau l’a bloqué. L’adresse et l’itinéraire restent disponibles.',
    retry: 'Réessayer',
    refusedTitle: 'Erreur\u00A0: AuthFailure',
    refused:
      '{provider} n’accepte pas la clé d’API de ce site\u00A0: la carte ne peut pas être affichée. La clé est peut-être incorrecte, expirée ou non autorisée pour cette adresse. Nous seuls pouvons corriger cela. L’adresse et l’itinéraire restent disponibles.',
  },

  video: {
    consent:
      'La vidéo provient de {provider}. Si vous la lancez, {provider} reçoit votre adresse IP et peut enregistrer des données dans votre navigateur.',
    play: 'Lire la vidéo',
    watch: 'Regarder sur {provider}',
  },

  slideshow: {
    pause: 'Arrêter les images',
    play: 'Reprendre les images',
  },
} satisfies AllTexts
