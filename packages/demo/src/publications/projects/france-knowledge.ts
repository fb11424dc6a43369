import type { PublicationDraft } from '../draft.ts'

export const projectsFrenchKnowledge: PublicationDraft[] = [
  {
    key: 'plumier-player',
    company: 'plumier',
    category: 'web-ecommerce',
    tags: 'Vue, TypeScript, PWA, Web accessibility',
    segment: 'education',
    project: [24000, 36000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    places: 'FR, EE',
    ageDays: 6,
    fr: [
      'Leçons de sept minutes, même hors connexion',
      `
      Nos apprenants travaillent pendant la pause, sur un chantier ou dans un sous-sol d'hôpital. La leçon doit s'ouvrir en deux secondes, continuer sans réseau et reprendre où elle s'est arrêtée.

      L'application actuelle (Vue 2) est un millefeuille. Nous voulons une version neuve, accessible (certains apprenants lisent avec peine, d'autres n'ont qu'une main libre), reliée à notre base de 1 900 exercices.

      Méthode imposée : un essai toutes les deux semaines avec cinq apprenants, que nous organisons. Ce qu'ils ne comprennent pas n'existe pas.`,
    ],
    en: [
      'Lessons of seven minutes, even offline',
      `
      Our learners work during their break, on a building site or in the basement of a hospital. The lesson must open in two seconds, go on without a network and resume where it stopped.

      The present application (Vue 2) is a pile of layers. We want a new one, accessible (some learners read with difficulty, others have one hand free) and connected to our base of 1,900 exercises.

      The method is a condition: a trial every two weeks with five learners, which we organise. What they do not understand does not exist.`,
    ],
  },
  {
    key: 'plumier-ai',
    company: 'plumier',
    category: 'data-ai',
    tags: 'Large language models, Natural language, Python, A/B testing',
    segment: 'education',
    project: [15000, 25000],
    experience: 'l',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 12,
    fr: [
      'Un correcteur qui explique sans humilier',
      `
      Un apprenant écrit : "Le chef ma dit que je suis en retart." Nous voulons un retour qui repère les deux erreurs, choisit la plus utile à traiter aujourd'hui et l'explique en une phrase bienveillante.

      Nous avons 600 000 phrases annotées par des enseignants. Nous exigeons une mesure honnête (fausses corrections sous 2 %), un modèle hébergé en Europe et un coût inférieur à un centime par phrase.

      Première étape : trois semaines, 1 000 phrases, comparaison avec deux enseignantes. Elles sont sévères.`,
    ],
    en: [
      'A corrector that explains and never humiliates',
      `
      A learner writes a sentence with two spelling mistakes in it. We want feedback that finds both, chooses the one most useful to treat today and explains it in a single kind sentence.

      We hold 600,000 French sentences annotated by teachers. We demand an honest measure (false corrections below 2 per cent), a model hosted in Europe and a cost of less than a cent per sentence.

      First stage: three weeks, 1,000 sentences, a comparison with two of our teachers. They are strict.`,
    ],
    et: [
      'Parandaja, mis seletab ega alanda',
      `
      Õppija kirjutab lause, milles on kaks kirjaviga. Tahame tagasisidet, mis leiab mõlemad, valib neist selle, mida on täna kõige kasulikum käsitleda, ja seletab seda ühe sõbraliku lausega.

      Meil on 600 000 õpetajate märgendatud prantsuskeelset lauset. Nõuame ausat mõõtmist (valeparandusi alla 2 protsendi), Euroopas majutatud mudelit ja hinda alla sendi lause kohta.

      Esimene etapp: kolm nädalat, 1000 lauset ja võrdlus kahe õpetajaga. Nad on ranged.`,
    ],
  },
  {
    key: 'biotaline-instrument',
    company: 'biotaline',
    category: 'software-development',
    tags: 'C++, Embedded Linux, Test automation, Technical writing',
    segment: 'health',
    project: [50000, 80000],
    experience: 'l',
    duration: 4,
    hours: 'm',
    places: 'FR',
    ageDays: 7,
    fr: [
      'Logiciel d’un lecteur de tests pour nouveau-nés',
      `
      Notre lecteur analyse une goutte de sang en onze minutes. Le logiciel actuel a été écrit par deux physiciens, et cela se voit. Nous devons le reprendre selon la norme IEC 62304, classe B, avant le dépôt du dossier de marquage.

      C++ sous Linux embarqué, écran tactile, aucune connexion requise. Les algorithmes sont figés et validés ; l'architecture, l'interface, les tests et la documentation sont à faire.

      Une équipe de deux à trois personnes pendant neuf mois. Montrez-nous un dossier de logiciel médical que vous avez mené jusqu'au bout, même anonymisé. Sans cela, nous ne pourrons pas vous retenir.`,
    ],
    en: [
      'Software for a test reader for newborns',
      `
      Our reader analyses a drop of blood in eleven minutes. The present software was written by two physicists, and it shows. We have to redo it to IEC 62304, class B, before the file for the CE mark is submitted.

      C++ on embedded Linux, a touch screen, no connection required. The algorithms are frozen and validated; architecture, interface, tests and documentation are to be done.

      A team of two or three for nine months. Show us a medical software file that you carried to the end, anonymised if need be. Without one we cannot consider you.`,
    ],
  },
  {
    key: 'biotaline-translation',
    company: 'biotaline',
    category: 'translation',
    tags: 'Medical translation, German translation, Estonian translation, English translation',
    segment: 'health',
    project: [6000, 9000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'FR, EE',
    ageDays: 3,
    fr: [
      'Notices d’un test médical en sept langues',
      `
      Notice d'utilisation (38 pages), étiquettes et guide rapide, du français vers l'anglais, l'allemand, l'estonien, le letton, le lituanien, le finnois et le suédois.

      Exigences : traducteurs natifs ayant traduit des dispositifs médicaux de diagnostic, relecture indépendante, certificat de traduction, mémoire de traduction remise. La maternité de Tartu est notre premier site hors de France ; l'estonien sera donc lu par des gens qui en ont besoin la nuit.

      Un essai de 250 mots, rémunéré, départagera les deux dernières offres.`,
    ],
    en: [
      'Instructions for a medical test in 7 languages',
      `
      Instructions for use (38 pages), labels and a quick guide, from French into English, German, Estonian, Latvian, Lithuanian, Finnish and Swedish.

      We require native translators who have translated diagnostic devices, independent revision, a certificate of translation, and the translation memory. The maternity ward in Tartu is our first site outside France; the Estonian text will be read by people who need it at night.

      A paid trial of 250 words will decide between the last two offers.`,
    ],
    et: [
      'Meditsiinilise testi juhendid seitsmes keeles',
      `
      Kasutusjuhend (38 lehekülge), etiketid ja kiirjuhend prantsuse keelest inglise, saksa, eesti, läti, leedu, soome ja rootsi keelde.

      Nõuame tõlkijaid, kes tõlgivad oma emakeelde ja on diagnostikaseadmeid varem tõlkinud, sõltumatut toimetamist, tõlketunnistust ja tõlkemälu. Tartu sünnitusosakond on meie esimene koht väljaspool Prantsusmaad, seega loevad eestikeelset teksti inimesed, kellel on seda öösel vaja.

      Kahe viimase pakkumise vahel otsustab tasustatud 250-sõnaline proovitöö.`,
    ],
  },
  {
    key: 'biotaline-tests',
    company: 'biotaline',
    category: 'qa-testing',
    tags: 'Test planning, Acceptance testing, Manual testing',
    segment: 'health',
    hourly: 58,
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR',
    status: 'MODERATION',
    ageDays: 0.9,
    fr: [
      'Validation documentée d’un logiciel médical',
      `
      En parallèle du développement, nous voulons une équipe indépendante qui rédige les protocoles, exécute les essais et signe les rapports. Environ 240 exigences, trois campagnes.

      Connaissance de l'IEC 62304 et de l'ISO 14971 indispensable. Les appareils restent à Villeurbanne, le laboratoire est climatisé et le café correct.`,
    ],
  },
  {
    key: 'aubrelle-translation',
    company: 'aubrelle',
    category: 'translation',
    tags: 'Transcreation, English translation, Website localisation',
    segment: 'retail',
    hourly: 48,
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'FR, GB',
    status: 'ARCHIVED',
    ageDays: 35,
    archive: { reason: 'not-relevant', feedback: 'Le lancement à Londres est reporté d’un an.' },
    fr: [
      'Adapter notre site pour Londres',
      `
      Soixante pages à réécrire en anglais, pas à traduire. Chez nous, un manteau "tombe bien" ; nous ignorons ce qu'il fait à Londres.`,
    ],
    en: [
      'Adapting our site for London',
      `
      Sixty pages to be rewritten in English, not translated. With us a coat "tombe bien"; we do not know what it does in London.`,
    ],
  },
  {
    key: 'halyade-payroll',
    company: 'halyade',
    category: 'accounting-payroll',
    tags: 'Payroll, DSN, Expense management, E-invoicing',
    segment: 'information-technology',
    hourly: 62,
    experience: 'm',
    duration: 4,
    hours: 's',
    places: 'FR:Paris',
    ageDays: 10,
    fr: [
      'Paie et notes de frais de 230 consultants',
      `
      230 salariés, 60 adresses de mission, 1 400 notes de frais par mois, dont une proportion mystérieuse de cafés. Notre gestionnaire de paie prend sa retraite et nous préférons un cabinet à un remplacement.

      Nous attendons la paie, la DSN, le contrôle des frais selon notre politique et une réponse aux salariés sous deux jours. Logiciel au choix, reprise des données comprise.

      Précisez comment vous traitez les mois où tout le monde change de mission.`,
    ],
    en: [
      'Payroll and expenses for 230 consultants',
      `
      230 employees, 60 places of assignment, 1,400 expense reports a month containing a mysterious share of coffee. Our payroll clerk is retiring, and we prefer a firm to a replacement.

      We expect payroll, social declarations, control of expenses under our policy and an answer to employees within two days. Software of your choice, with the data taken over.

      Please explain how you handle the months in which everybody changes assignment.`,
    ],
  },
  {
    key: 'cordelune-design',
    company: 'cordelune',
    category: 'design-ux',
    tags: 'UX design, Figma, Design system, Usability testing',
    segment: 'information-technology',
    hourly: 58,
    experience: 'm',
    duration: 2,
    hours: 's',
    work: 'OUTSTAFF',
    places: 'FR, EE',
    ageDays: 2,
    fr: [
      'Designer à mi-temps pour trois logiciels métier',
      `
      Nos écrans fonctionnent. Ils sont aussi beaux qu'un formulaire d'impôt, et nous en sommes conscients.

      Nous cherchons une personne pour deux à trois jours par semaine pendant quatre mois, sur trois logiciels (atelier naval, coopérative laitière, mutuelle). Elle travaillera avec les développeurs, dans le code s'il le faut, et ira voir les utilisateurs.

      Nous préférons deux captures d'écran commentées à un portfolio de trente pages.`,
    ],
    en: [
      'Half-time designer for three business systems',
      `
      Our screens work. They are as handsome as a tax form, and we are aware of it.

      We are looking for someone two or three days a week for four months, on three systems (a shipyard, a dairy co-operative, an insurer), working with developers, in the code if need be, and going to see users.

      We prefer two screenshots with comments to a portfolio of thirty pages.`,
    ],
  },
  {
    key: 'mirabande-overflow',
    company: 'mirabande',
    category: 'web-ecommerce',
    tags: 'Nuxt, Vue, CSS, Web performance',
    segment: 'retail',
    hourly: 50,
    experience: 'm',
    duration: 2,
    hours: 's',
    work: 'OUTSTAFF',
    places: 'FR, EE',
    ageDays: 8,
    fr: [
      'Renfort Nuxt pour l’automne des boutiques',
      `
      De septembre à novembre, toutes nos marques veulent ouvrir avant Noël. Nous cherchons une personne ou une petite équipe sachant intégrer au pixel et discuter du pixel.

      Nuxt 3, CSS sans framework, un vrai souci du poids des pages. Tarif à l'heure, planning hebdomadaire, revue de code par nos soins. Le travail est souvent beau : du cuir, du thé, du papier.`,
    ],
    en: [
      'Nuxt developers to help over the autumn',
      `
      From September to November all our brands want to open before Christmas. We are looking for a person or a small team able to build to the pixel, and to argue about the pixel.

      Nuxt 3, CSS without a framework, a real care for the weight of pages. An hourly rate, weekly planning, code review by us. The work is often beautiful: leather, tea, paper.`,
    ],
  },
  {
    key: 'allo-garance-assistant',
    company: 'allo-garance',
    category: 'data-ai',
    tags: 'Speech recognition, Large language models, Data visualisation',
    segment: 'business-services',
    project: [12000, 20000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR, EE',
    ageDays: 6,
    fr: [
      'Résumé automatique de 2 000 appels par jour',
      `
      Après chaque appel, nos conseillers écrivent un compte rendu de quatre lignes. Cela prend 70 secondes, soit l'équivalent de six personnes.

      Nous voulons un brouillon de résumé que le conseiller relit et corrige, avec le motif d'appel et la suite à donner. Aucun score des personnes, c'est une condition écrite avec les représentants du personnel.

      Français avec accents de partout, un peu d'arabe et de portugais. Données hébergées en France, effacées après 30 jours. Un essai sur 300 appels anonymisés est prêt.`,
    ],
    en: [
      'Automatic summaries of 2,000 calls a day',
      `
      After each call our advisers write a note of four lines. It takes 70 seconds, which adds up to six people.

      We want a draft that the adviser reads and corrects, with the reason for the call and the next step. No scoring of people: that is a written condition agreed with staff representatives.

      French with accents from everywhere, some Arabic and Portuguese. Data hosted in France and deleted after 30 days. A trial on 300 anonymised calls is ready.`,
    ],
  },
  {
    key: 'equerre-scan',
    company: 'equerre-torsion',
    category: 'engineering-cad',
    tags: '3D scanning, Reverse engineering, SolidWorks',
    segment: 'manufacturing',
    project: [5000, 8000],
    duration: 1,
    hours: 's',
    places: 'FR',
    status: 'DRAFT',
    ageDays: 3,
    fr: [
      'Numérisation d’une presse de 1958',
      `
      Une presse à frapper sans plan, douze tonnes, en service. Relevé 3D à faire pendant l'arrêt d'août, modèle simplifié ensuite.

      À compléter : accès au site, précision demandée sur le coulisseau, plan de prévention.`,
    ],
  },
  {
    key: 'perdigal-crypto',
    company: 'perdigal',
    category: 'marketing',
    tags: 'Lead generation, Social media',
    segment: 'food-agriculture',
    fixed: 300,
    duration: 1,
    places: 'FR',
    status: 'REJECTED',
    ageDays: 5,
    rejection: {
      rule: 'misleading-price',
      field: 'budget',
      quote: '300 €',
      message:
        'Le budget de 300 € ne correspond pas au travail décrit (six mois d’animation de trois réseaux). Indiquez un budget réaliste ou réduisez la demande, sinon les prestataires ne répondront pas.',
    },
    fr: [
      'Animation de nos réseaux sociaux pendant six mois',
      `
      Trois réseaux, quatre publications par semaine chacun, réponses aux commentaires, photos des vendanges, concours d'été. Budget total : 300 € pour les six mois, avec la visibilité que notre nom apportera à votre agence.`,
    ],
  },
  {
    key: 'lestrabe-tachograph',
    company: 'lestrabe',
    category: 'data-ai',
    tags: 'ETL, SQL, Metabase',
    segment: 'logistics',
    project: [7000, 11000],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'FR',
    status: 'ARCHIVED',
    ageDays: 52,
    archive: { reason: 'found-here', feedback: 'Livré en cinq semaines par une équipe de Tartu.' },
    fr: [
      'Temps de conduite : alertes avant l’infraction',
      `
      Les fichiers des chronotachygraphes arrivent chaque nuit et personne ne les lit avant le contrôle. Nous voulons une alerte la veille, pas une amende le mois suivant.

      Entrées : fichiers C1B et V1B, planning. Sortie : une liste à 5 heures du matin, courte, pour chaque exploitant.`,
    ],
    en: [
      'Driving times: a warning before the breach',
      `
      The tachograph files arrive each night, and nobody reads them before an inspection. We want a warning the day before, not a fine the month after.

      In: C1B and V1B files, the schedule. Out: a list at five in the morning, short, for each planner.`,
    ],
  },
]
