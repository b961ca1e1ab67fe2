import type { AllTexts } from '../site/texts.ts'

/**
 * The texts of components in Spanish. They address visitors with “usted” and fit all Spanish-speaking countries.
 * Texts with a number are worded so that they are correct for one and for several.
 */
export const spanish = {
  shell: {
    skipLink: 'Saltar al contenido',
    newTab: '(se abre en una pestaña nueva)',
    announcement: 'Aviso',
    closeAnnouncement: 'Cerrar el aviso',
    mainMenu: 'Principal',
    submenu: 'Submenú de {name}',
    menu: 'Menú',
    openMenu: 'Abrir {menu}',
    close: 'Cerrar',
    closeMenu: '{close} el menú',
    panelMenu: 'Sitio',
    siteMenu: 'Todas las páginas',
    menuLoading: 'Cargando el menú…',
    menuRetry: 'Reintentar',
  },

  errorPage: {
    documentTitle: 'Página no disponible',
    label: 'Algo salió mal',
    title: 'No se pudo mostrar esta página',
    explanation:
      'El problema está en nuestro sitio o en su conexión. Por lo general, basta con volver a cargar la página.',
    reload: 'Volver a cargar la página',
    home: 'Ir a la página de inicio',
  },

  consent: {
    title: 'Su elección de privacidad',
    question: '¿Quiere permitirlo?',
    accept: 'Permitir',
    decline: 'Rechazar',
    save: 'Guardar la elección',
    notice: 'Este sitio no usa cookies ni herramientas de estadística.',
    close: 'Cerrar',
    reopen: 'Opciones de privacidad',
    allowed: '{category}: permitido.',
    notAllowed: '{category}: no permitido.',
    declinedByBrowser:
      'Su navegador pide a los sitios web que no compartan sus datos (Global Privacy Control). Lo consideramos un rechazo, salvo que usted lo permita aquí.',
  },

  form: {
    errorTitle: 'Error: {title}',
    errorHeading: 'Revise sus datos',
    quotedField: '“{label}”',
    enter: 'Indique {field}',
    chooseOne: 'Elija una opción para {field}',
    chooseAny: 'Elija al menos una opción para {field}',
    emailError: 'Indique {field} en el formato nombre@example.com',
    emailFormat: 'Una dirección como nombre@example.com',
    phoneError: 'Indique {field} con diez dígitos, por ejemplo (301)\u00A0555-0100',
    phoneFormat: 'Diez dígitos, por ejemplo (301) 555-0100',
    missing: 'Falta completar: {fields}.',
    choose: 'Elija una opción',
    restored: 'Recuperamos lo que usted escribió antes en esta pestaña.',
    clear: 'Borrar',
    slow: 'Está tardando más de lo habitual. No cierre esta página.',
    changed: 'Los cambios que usted hizo mientras tanto no se enviaron. Siguen en el formulario.',
    kept: 'Todo lo que usted escribió sigue en el formulario.',
    sentEarlier:
      'Se trata de lo que usted envió antes de salir de esta página. Ya no está en el formulario, pero puede copiarlo aquí.',
    confirm: 'Es posible que ya hayamos recibido lo que usted envió. ¿Desea enviarlo otra vez?',
    sendAgain: 'Enviar otra vez',
    notNow: 'Ahora no',
    call: 'O llame al {phone}',
    copy: 'Copiar mi mensaje',
    copied: 'Copiado',
    copyBlocked: 'No se permite copiar. Copie el texto directamente del formulario.',
    refused: 'El servicio de formularios no aceptó sus datos y no indicó el motivo.',
    tooMany:
      'El servicio de formularios recibió demasiadas solicitudes desde su red. Espere un minuto e inténtelo de nuevo.',
    notAllowed: 'El servicio de formularios, o su red, no permitió el envío.',
    notFound: 'No se encontró el servicio de formularios en su dirección.',
    tooLarge:
      'Sus datos son demasiado grandes para el servicio de formularios. Acórtelos o elija archivos más pequeños.',
    failed: 'El servicio de formularios tiene un problema y no aceptó sus datos.',
    broken: 'El servicio de formularios tiene un problema.',
    serviceMessage: 'El servicio responde: “{message}”',
    offline:
      'No hay conexión a internet, por lo que no se envió nada. Inténtelo de nuevo cuando tenga conexión.',
    unreachable: 'Falló la conexión con el servicio de formularios.',
    noReply: 'El servicio de formularios no respondió en {seconds} segundos.',
    unreadable: 'No se pudo leer la respuesta del servicio de formularios.',
    unavailable: 'Este formulario no se puede enviar en este momento.',
    uncertain: 'Aun así, es posible que hayamos recibido sus datos.',
  },

  field: {
    internationalPhoneError:
      'Indique {field} con + y el código de país, por ejemplo +52\u00A055\u00A01234\u00A05678',
    nationalPhoneError:
      'Indique {field} con todos los dígitos. Si es de otro país, comience con + y el código de país',
    internationalPhoneFormat:
      'Un número de teléfono con + y el código de país, por ejemplo +52 55 1234 5678',
    nationalPhoneFormat:
      'Un número de teléfono completo. Si es de otro país, comience con + y el código de país',
    withUnit: '{text} ({unit})',
    numberDigits: 'Indique {field} con cifras, sin separador de miles. Se acepta {numbers}',
    numberLimits: 'Indique {field}. Se acepta {numbers}',
    number: 'un número',
    wholeNumber: 'un número entero',
    numberBetween: '{number} de {min} a {max}',
    numberAtLeast: '{number} a partir de {min}',
    numberAtMost: '{number} hasta {max}',
    numberSteps: '{numbers}, de {step} en {step}',
    dateIncomplete: 'Indique {field} con día, mes y año',
    dateTooEarly: 'Indique {field}. La primera fecha posible es {date}',
    dateTooLate: 'Indique {field}. La última fecha posible es {date}',
    today: 'hoy',
    fileLimits: '{types}. Máximo: {megabytes} MB.',
    filesLimits: '{types}. Máximo: {count} archivos, {megabytes} MB en total.',
    fileMegabytes: '{size} MB',
    fileRemove: 'Quitar {name}',
    fileLost:
      'Vuelva a elegir: {names}. Los navegadores no conservan los archivos cuando se vuelve a cargar una página.',
    fileMissing: 'Elija un archivo para {field}',
    fileCount: 'Elija menos archivos para {field}. Máximo: {count}',
    fileType: 'Elija un archivo de tipo {types} para {field}. “{name}” es de otro tipo',
    fileEmpty: 'Elija otro archivo para {field}. “{name}” está vacío',
    fileChanged: 'Elija de nuevo “{name}” para {field}. El archivo se modificó o se eliminó',
    fileSize:
      'Elija archivos más pequeños para {field}. {size} MB es demasiado. Máximo: {megabytes} MB',
    agreement: 'Marque la casilla “{label}”',
  },

  privacy: {
    noCookies:
      'Este sitio no usa cookies, ni analítica, ni publicidad, ni código de redes sociales.',
    noOtherCookies:
      'Salvo {services}, este sitio no usa cookies, ni analítica, ni publicidad, ni código de redes sociales.',
    who: 'Quién',
    ownService: 'Este mismo sitio presta el servicio.',
    why: 'Para qué',
    when: 'Cuándo',
    whenForm: 'Solo cuando usted envía un formulario.',
    whenImage: 'Cuando una página muestra una imagen.',
    whenMap: 'En las páginas con un mapa, solo después de que usted permita “{category}”.',
    whenVideo: 'Solo cuando usted permita “{category}” y reproduzca un vídeo.',
    whenScript: 'En todas las páginas, solo después de que usted permita “{category}”.',
    where: 'Dónde',
    everyPage: 'Todas las páginas',
    receives: 'Qué recibe',
    everyForm: 'Todos los formularios',
    optionalFields: '{fields} (opcional)',
    subject: 'El asunto fijo “{subject}”',
    replyAddress: 'Su dirección de correo una segunda vez, para que podamos responderle',
    accessKey: 'Una clave con la que el servicio de formularios reconoce este sitio',
    honeypot:
      'Un campo oculto que nos protege del correo no deseado: queda vacío, salvo que lo complete un programa',
    stores: 'Qué puede guardar en su navegador',
    notice: 'Aviso de privacidad',
    noticeOf: 'Aviso de privacidad de {company}',
    keys: 'Nombres técnicos',
    sessionStorage: 'Almacenamiento de sesión de esta pestaña, en claves que comienzan con {key}',
    localStorage: 'Almacenamiento local de su navegador, en claves que comienzan con {key}',
    savedInput: {
      name: 'Borradores de formularios',
      purpose: 'Conserva lo que usted escribió por si la página se vuelve a cargar.',
      until: 'Se borra cuando el formulario se ha enviado o cuando usted cierra la pestaña.',
    },
    consent: {
      name: 'Su elección sobre la privacidad',
      purpose: 'Recuerda su elección, para que no le preguntemos en cada página.',
      until: 'Se conserva hasta que usted borre los datos de este sitio en su navegador.',
    },
    announcement: {
      name: 'Aviso cerrado',
      purpose: 'Recuerda que ha cerrado el aviso en la parte superior de las páginas.',
      until:
        'Se conserva hasta que cierre otro aviso o borre los datos de este sitio en su navegador.',
    },
    scroll: {
      name: 'Posiciones en las páginas',
      purpose: 'Muestra la misma parte de una página cuando usted vuelve a ella.',
      until: 'Se borra cuando usted cierra la pestaña.',
    },
    reload: {
      name: 'Marca de recarga',
      purpose:
        'Evita recargas sin fin: una página que no se carga se vuelve a cargar una sola vez.',
      until: 'Se borra cuando usted cierra la pestaña.',
    },
  },

  event: {
    time: 'Hora',
    times: 'De {start} a {end}',
    place: 'Lugar',
    audience: 'Para',
    addToCalendar: 'Añadir al calendario',
    past: 'Evento pasado',
  },

  download: {
    label: '({format}, {size})',
  },

  article: {
    updated: 'Actualizado el {date}',
    others: 'Más artículos',
    older: 'Artículo anterior',
    newer: 'Artículo siguiente',
    all: 'Todos los artículos',
  },

  articleList: {
    feed: 'Canal (Atom)',
    none: 'Todavía no hay artículos.',
  },

  factSheet: {
    source: 'Fuente: {source}, {date}',
  },

  imageGallery: {
    enlarge: 'Ampliar: {image}',
  },

  openingHours: {
    closed: 'Cerrado',
  },

  openings: {
    location: 'Lugar',
    clearance: 'Habilitación de seguridad',
    allClearances: 'Todas las habilitaciones',
    discipline: 'Especialidad',
    allDisciplines: 'Todas las especialidades',
    pay: 'Salario',
    posted: 'Publicado el {date}',
    closes: 'Plazo: hasta el {date}',
    apply: 'Postularse',
    applyFor: '{apply}: {title}',
    shown: 'Puestos vacantes: {shown} de {count}',
    noMatch: 'Ningún puesto vacante coincide con ambos filtros.',
    showAll: 'Mostrar todos los puestos',
  },

  map: {
    phone: 'Teléfono',
    directions: 'Cómo llegar',
    named: '{name}: {text}',
    map: 'Mapa',
    skip: 'Saltar el mapa',
    frame: 'Mapa: {title}, {city}',
    document: 'Mapa: {title}',
    consent:
      'El mapa interactivo es de {provider}. Si usted lo carga, {provider} recibe su dirección IP y puede guardar datos en su navegador.',
    load: 'Cargar el mapa',
    loading: 'Cargando el mapa…',
    loaded: 'El mapa está cargado.',
    failedTitle: 'No se pudo cargar el mapa',
    failed:
      '{provider} no respondió, o su navegador o su red lo bloqueó. La dirección y las indicaciones siguen disponibles.',
    retry: 'Reintentar',
    refusedTitle: 'Error: AuthFailure',
    refused:
      '{provider} no acepta la clave de API de este sitio, por lo que el mapa no se puede mostrar. Es posible que la clave sea incorrecta, haya vencido o no esté autorizada para esta dirección. Solo nosotros podemos corregirlo. La dirección y las indicaciones siguen disponibles.',
  },

  video: {
    consent:
      'El vídeo procede de {provider}. Si lo reproduce, {provider} recibe su dirección IP y puede guardar datos en su navegador.',
    play: 'Reproducir el vídeo',
    watch: 'Ver en {provider}',
  },

  slideshow: {
    pause: 'Pausar el fondo',
    play: 'Reproducir el fondo',
  },
} satisfies AllTexts
