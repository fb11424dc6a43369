import type { PublicationDraft } from '../draft.ts'

export const projectsFrenchCareAndHomes: PublicationDraft[] = [
  {
    key: 'vetocampagne-app',
    company: 'vetocampagne',
    category: 'mobile-apps',
    tags: 'React Native, Offline first, Mobile UX, Speech recognition',
    segment: 'health',
    project: [26000, 39000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    places: 'FR',
    ageDays: 4,
    promotedDays: 7,
    fr: [
      'Dossier vétérinaire dicté depuis l’étable',
      `
      Nos vétérinaires notent la visite sur leur bras, au sens propre, puis la recopient le soir. Nous voulons qu'ils dictent dans la voiture ou dans l'étable, sans réseau, et que le dossier se remplisse.

      Il faut une application qui enregistre, transcrit (en français du Limousin, tracteur en fond), propose une fiche structurée et attend une relecture. Les prescriptions suivent des règles strictes, que nous fournissons.

      Trois cliniques pilotes, huit vétérinaires, six semaines d'essai. Une application que l'on ne peut pas utiliser avec des gants ne nous intéresse pas.`,
    ],
    en: [
      'Veterinary records dictated from the barn',
      `
      Our vets note the visit on their arms, literally, and copy it out in the evening. We want them to dictate in the car or the barn, without a network, and the record to fill itself.

      We need an app that records, transcribes (French of the Limousin, with a tractor in the background), proposes a structured record and waits to be read over. Prescriptions follow strict rules, which we supply.

      Three pilot practices, eight vets, a trial of six weeks. An app that cannot be used with gloves on is of no interest.`,
    ],
  },
  {
    key: 'vetocampagne-oncall',
    company: 'vetocampagne',
    category: 'it-support',
    tags: 'Helpdesk, Remote support, Network administration, Microsoft 365',
    segment: 'health',
    hourly: 46,
    experience: 's',
    duration: 4,
    hours: 's',
    places: 'FR:Limoges',
    ageDays: 16,
    fr: [
      'Support informatique de 14 cliniques rurales',
      `
      Quatorze cliniques, 95 postes, des lignes ADSL d'un autre âge et un logiciel vétérinaire qui n'aime pas les coupures.

      Nous cherchons un prestataire pour l'assistance (7 h 30 à 20 h, samedi compris), les sauvegardes, les liaisons 4G de secours et une visite par trimestre dans chaque clinique. La moitié des demandes se règle en redémarrant quelque chose ; c'est l'autre moitié qui nous intéresse.

      Indiquez votre délai d'intervention à Guéret un lundi matin de neige.`,
    ],
  },
  {
    key: 'armorande-booking',
    company: 'armorande',
    category: 'web-ecommerce',
    tags: 'Next.js, Booking system, SEO, Web performance, Website localisation',
    segment: 'tourism',
    project: [28000, 42000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    places: 'FR',
    ageDays: 1,
    hasImages: true,
    fr: [
      'Neuf sites d’hôtels réunis en un seul',
      `
      Chaque hôtel a son site, fait à une époque différente par le cousin de quelqu'un. Résultat : 71 % des nuits passent par des intermédiaires qui prennent 17 %.

      Nous voulons un seul site, neuf vitrines, une réservation en trois écrans reliée à notre logiciel hôtelier (API disponible, stable), quatre langues, et des pages que l'on trouve en cherchant "hôtel vue mer Perros-Guirec".

      L'objectif est chiffré : passer de 29 à 45 % de réservations directes en deux ans. Proposez une part variable si vous y croyez.`,
    ],
    en: [
      'Nine hotel websites brought into one',
      `
      Each hotel has a site of its own, made in a different age by somebody's cousin. As a result 71 per cent of nights go through middlemen who take 17 per cent.

      We want one site with nine fronts, a booking in three screens connected to our hotel software (an API exists and is stable), four languages, and pages that are found by searching for a "sea view hotel in Perros-Guirec".

      Our goal has a figure: from 29 to 45 per cent direct bookings in two years. Propose a variable share of your fee if you believe in it.`,
    ],
  },
  {
    key: 'armorande-wifi',
    company: 'armorande',
    category: 'it-support',
    tags: 'Wi-Fi planning, Network administration, MikroTik',
    segment: 'tourism',
    project: [12000, 19000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 22,
    fr: [
      'Wi-Fi de neuf hôtels aux murs de granit',
      `
      Les murs font quatre-vingts centimètres et la note moyenne de notre Wi-Fi est de 2,1 sur 5. Un client nous a écrit sa critique depuis le parking, seul endroit où cela passait.

      Attendu : mesures sur place hôtel par hôtel, plan d'installation, fourniture ou conseil d'achat, séparation des réseaux clients et caisse, supervision. Travaux possibles de novembre à mars, chambres vides.

      Les bâtiments de Roscoff et de Saint-Malo sont protégés : pas de percement en façade.`,
    ],
  },
  {
    key: 'armorande-films',
    company: 'armorande',
    category: 'marketing',
    tags: 'Video production, Social media, Brand strategy',
    segment: 'tourism',
    project: [6000, 10000],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'FR',
    status: 'MODERATION',
    ageDays: 0.2,
    concerns: [
      {
        rule: 'payment-outside',
        field: 'description',
        quote: 'règlement en espèces de la main à la main, sans facture',
      },
    ],
    fr: [
      'Films courts de neuf hôtels en hiver',
      `
      Neuf portraits d'une minute : la mer par gros temps, un petit-déjeuner, quelqu'un qui lit. Tournage en janvier, une journée par hôtel, hébergement sur place.

      Budget serré. Pour les petites équipes, nous préférons un règlement en espèces de la main à la main, sans facture, c'est plus simple pour tout le monde.`,
    ],
  },
  {
    key: 'quatre-tilleuls-letters',
    company: 'quatre-tilleuls',
    category: 'business-systems',
    tags: 'Document management, Low-code, Power Automate, SharePoint',
    segment: 'real-estate',
    project: [7000, 12000],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'FR',
    ageDays: 9,
    fr: [
      'Convocations d’assemblée sans 40 000 feuilles',
      `
      Chaque printemps, nous imprimons 40 000 feuilles de convocations, dont un tiers revient avec la mention "déjà reçu par mail".

      Nous voulons un circuit simple : l'ordre du jour se compose dans Word comme aujourd'hui, chacun le reçoit selon son choix (papier, e-mail, espace en ligne), les pouvoirs reviennent signés, et la preuve d'envoi est classée.

      Nous avons Microsoft 365 et l'utilisons à 10 %. Montrez-nous ce que les 90 % restants savent faire avant de proposer un nouveau logiciel.`,
    ],
    en: [
      'Notices of meetings without 40,000 sheets',
      `
      Each spring we print 40,000 sheets of notices for owners' meetings, and a third come back marked "already had it by mail".

      We want a simple circuit: the agenda is composed in Word as it is today, everyone receives it the way they chose (paper, e-mail, online), proxies come back signed, and proof of dispatch is filed.

      We have Microsoft 365 and use a tenth of it. Show us what the other nine tenths can do before proposing new software.`,
    ],
  },
  {
    key: 'quatre-tilleuls-calls',
    company: 'quatre-tilleuls',
    category: 'customer-support',
    tags: 'Phone support, Night and weekend, Appointment booking',
    segment: 'real-estate',
    hourly: 24,
    experience: 's',
    duration: 4,
    hours: 'm',
    places: 'FR',
    ageDays: 20,
    fr: [
      'Permanence téléphonique soirs et week-ends',
      `
      Une fuite n'attend pas lundi. Nous cherchons une équipe qui réponde de 18 h à 8 h et le week-end, distingue l'urgence du désagrément, appelle le bon artisan dans la liste de l'immeuble et laisse une trace écrite.

      De 15 à 40 appels par nuit, davantage quand il gèle. Les copropriétaires sont parfois de mauvaise humeur ; nous aussi, à trois heures du matin.

      Merci de décrire la formation de vos équipes et de joindre un exemple de compte rendu d'appel.`,
    ],
  },
  {
    key: 'quatre-tilleuls-site',
    company: 'quatre-tilleuls',
    category: 'design-ux',
    tags: 'UX writing, Information architecture, UI design',
    segment: 'real-estate',
    project: [6000, 9000],
    duration: 1,
    hours: 's',
    places: 'FR',
    status: 'ARCHIVED',
    ageDays: 40,
    archive: {
      reason: 'found-here',
      feedback: 'Une équipe de Lille, très bien. Les appels ont baissé dès la deuxième semaine.',
    },
    fr: [
      'Réécriture de l’espace copropriétaire',
      `
      Notre espace en ligne contient tout et personne n'y trouve rien. "Relevé général des dépenses" arrive en tête des pages vues, et des appels qui s'ensuivent.

      Nous cherchons quelqu'un qui réorganise, renomme et réécrive une trentaine de pages, puis vérifie avec dix copropriétaires qu'ils s'y retrouvent.`,
    ],
  },
  {
    key: 'primevalle-rgaa',
    company: 'primevalle',
    category: 'design-ux',
    tags: 'Web accessibility, Design audit, Usability testing, Design system',
    segment: 'finance',
    project: [13000, 19000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 5,
    fr: [
      'Mise en accessibilité de l’espace adhérent',
      `
      118 000 adhérents, âge moyen 57 ans. Notre espace en ligne est conforme à 54 % au RGAA, et la loi demande mieux. Nos adhérents aussi.

      Mission : audit complet sur 20 pages représentatives, plan de correction chiffré, accompagnement de notre prestataire technique pendant quatre mois, contre-audit et déclaration. Tests avec au moins six adhérents, dont deux utilisateurs de lecteurs d'écran.

      Nous souhaitons rencontrer les deux personnes qui feront vraiment le travail. Les prix seront comparés à périmètre égal, celui de l'annexe transmise aux candidats.`,
    ],
    en: [
      'Making a members’ area accessible',
      `
      118,000 members whose average age is 57. Our online area meets 54 per cent of the accessibility rules; the law asks for better, and so do our members.

      The assignment: a full audit of 20 representative pages, a priced plan of corrections, guidance to our technical supplier over four months, a second audit and the statement. Tests with at least six members, two of whom use screen readers.

      We wish to meet the two people who will really do the work. Prices will be compared for the same scope, that of the annex sent to candidates.`,
    ],
  },
  {
    key: 'primevalle-claims',
    company: 'primevalle',
    category: 'data-ai',
    tags: 'OCR, Machine learning, Python, Data governance',
    segment: 'finance',
    project: [35000, 55000],
    experience: 'l',
    duration: 3,
    hours: 'm',
    places: 'FR',
    ageDays: 14,
    fr: [
      'Lecture automatique des factures de soins',
      `
      2 300 factures papier ou photo par jour : opticiens, ostéopathes, hôpitaux. Vingt-deux personnes saisissent, et la saisie est le travail dont personne ne veut.

      Nous cherchons un partenaire pour lire, rapprocher du contrat et proposer un remboursement, avec un seuil de confiance que nous réglons. En dessous, une personne décide. Aucune personne ne perdra son poste : la liste d'attente du service client est longue.

      Hébergement de données de santé obligatoire. Réversibilité décrite dans l'offre. Première livraison utile en quatre mois.`,
    ],
    en: [
      'Reading health-care invoices automatically',
      `
      2,300 invoices a day on paper or as photos: opticians, osteopaths, hospitals. Twenty-two people key them in, and keying in is the work nobody wants.

      We seek a partner to read them, match them with the policy and propose a reimbursement, with a confidence threshold that we set. Below it, a person decides. Nobody will lose their job: the waiting list at customer service is long.

      Certified hosting of health data is compulsory. A way out must be described in the offer. First useful delivery within four months.`,
    ],
  },
  {
    key: 'primevalle-dpo',
    company: 'primevalle',
    category: 'cybersecurity',
    tags: 'DPO, GDPR, Risk assessment',
    segment: 'finance',
    hourly: 95,
    experience: 'l',
    duration: 4,
    hours: 's',
    places: 'FR',
    ageDays: 24,
    fr: [
      'Délégué à la protection des données externalisé',
      `
      Notre déléguée part en congé maternité pour sept mois, puis reviendra à mi-temps. Nous cherchons un cabinet pour assurer la fonction, environ quatre jours par mois.

      Registre à jour, 180 demandes d'exercice de droits par an, deux analyses d'impact en cours, un comité trimestriel. Expérience des mutuelles ou de la santé indispensable, ainsi qu'une assurance professionnelle.`,
    ],
  },
]
