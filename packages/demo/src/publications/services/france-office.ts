import type { PublicationDraft } from '../draft.ts'

export const servicesFrenchOffice: PublicationDraft[] = [
  {
    key: 'pixelaine-forms',
    company: 'pixelaine',
    category: 'design-ux',
    tags: 'UX writing, UX design, Usability testing, Web accessibility',
    project: [6000, 16000],
    experience: 'm',
    duration: 1,
    hours: 's',
    ageDays: 5,
    hasImages: true,
    fr: [
      'Des formulaires que l’on remplit sans appeler',
      `
      Un formulaire mal compris coûte un appel, un retour, une relance. Nous reprenons les vôtres un par un : ce que l'on demande, pourquoi, dans quel ordre et avec quels mots.

      Pour une caisse de retraite, les dossiers incomplets sont passés de 38 à 12 %. Nous avons supprimé onze questions ; personne ne les a réclamées.`,
    ],
    en: [
      'Forms people fill in without calling',
      `
      A form misunderstood costs a call, a return, a reminder. We rework yours one by one: what is asked, why, in which order and in which words.

      At a pension fund incomplete files fell from 38 to 12 per cent. We removed eleven questions, and nobody has asked for them back.`,
    ],
  },
  {
    key: 'pixelaine-identity',
    company: 'pixelaine',
    category: 'design-ux',
    tags: 'Brand identity, Logo design, Graphic design, Print design',
    project: [5000, 14000],
    experience: 'm',
    duration: 2,
    hours: 's',
    fr: [
      'Identité visuelle pour organismes sérieux',
      `
      Mutuelle, syndicat, coopérative : une identité qui tient sur un bus, un courrier et une icône de seize pixels. Deux pistes, une décision, un guide de vingt pages que vos agences respecteront.

      Nous dessinons aussi les courriers, parce que c'est là que l'on vous juge.`,
    ],
    en: [
      'Visual identity for serious bodies',
      `
      Insurer, authority, co-operative: an identity that holds on a bus, a letter and an icon of sixteen pixels. Two directions, one decision, a guide of twenty pages that your agencies will follow.

      We design the letters as well, because that is where you are judged.`,
    ],
  },
  {
    key: 'pixelaine-rgaa',
    company: 'pixelaine',
    category: 'design-ux',
    tags: 'Web accessibility, Design audit, Design system',
    fixed: 4400,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Audit RGAA avec plan de correction chiffré',
      `
      Vingt pages, 106 critères, deux auditrices, dont une aveugle. Vous recevez la grille, mais surtout un plan : ce que votre prestataire peut corriger en une semaine, en un mois, et ce qui demande de repenser l'écran.

      Contre-audit compris, dans l'année.`,
    ],
    en: [
      'Accessibility audit with priced corrections',
      `
      Twenty pages, 106 criteria, two auditors, one of whom is blind. You receive the grid but, above all, a plan: what your supplier can fix in a week, in a month, and what calls for rethinking the screen.

      A second audit within the year is included.`,
    ],
    et: [
      'Ligipääsetavuse audit koos paranduste plaaniga',
      `
      Kakskümmend lehte, 106 kriteeriumi, kaks audiitorit, kellest üks on pime. Saad tabeli, aga eelkõige plaani: mida sinu arendaja parandab nädalaga, mida kuuga ja milline ekraan tuleb uuesti läbi mõelda.

      Aasta jooksul tehtav kordusaudit on hinna sees.`,
    ],
  },
  {
    key: 'lanternelle-sme',
    company: 'lanternelle',
    category: 'it-support',
    tags: 'Helpdesk, Microsoft 365, Backup, Network administration, On-site support',
    hourly: 48,
    experience: 's',
    duration: 4,
    hours: 's',
    places: 'FR:Strasbourg, FR:Colmar, FR:Mulhouse',
    speaks: 'fr:NATIVE, de:FLUENT',
    ageDays: 2,
    fr: [
      'Le service informatique de votre PME',
      `
      De 10 à 150 postes, nous faisons tout : assistance, serveurs, sauvegardes, téléphonie, achats au prix coûtant plus 6 %, et un point chaque trimestre avec la direction.

      Forfait mensuel par personne. Les imprimantes sont comprises, c'est notre preuve de courage.

      Compris dans le forfait :
      - assistance de 7 h 30 à 19 h, en français et en allemand
      - supervision des serveurs et des sauvegardes
      - mises à jour mensuelles
      - antivirus et filtrage du courrier
      - interventions sur site, sans limite de nombre

      49 € par personne et par mois jusqu'à 30 personnes, 42 € au-delà.`,
    ],
    en: [
      'The IT department of your company',
      `
      From 10 to 150 workplaces we do it all: support, servers, backups, telephony, purchases at cost plus 6 per cent, and a meeting with the management each quarter.

      A monthly fee per person. Printers are included, which is our proof of courage.

      Included in the fee:
      - support from 7:30 to 19:00, in French and German
      - monitoring of servers and backups
      - monthly updates
      - antivirus and mail filtering
      - visits on site, without limit

      €49 per person and month for up to 30 people, €42 beyond.`,
    ],
  },
  {
    key: 'lanternelle-security',
    company: 'lanternelle',
    category: 'it-support',
    tags: 'Identity management, Intune, Security training, Backup',
    fixed: 2900,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Les dix réglages qui évitent le pire',
      `
      Double authentification, droits d'administration, sauvegarde hors ligne, mises à jour, et six autres. En une semaine, nous appliquons ces dix mesures à une entreprise de 50 postes et vous remettons la preuve de chacune.

      Votre assureur nous demandera probablement le document. Il est déjà à son format.`,
    ],
    en: [
      'Ten settings that prevent the worst',
      `
      Two-step sign-in, administrator rights, an offline backup, updates, and six more. Within a week we apply these ten measures to a company of 50 workplaces and hand you the proof of each.

      Your insurer will probably ask for the document. It is already in their format.`,
    ],
  },
  {
    key: 'lanternelle-moves',
    company: 'lanternelle',
    category: 'it-support',
    tags: 'Network administration, Hardware procurement, Video conferencing, VoIP',
    project: [3000, 14000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'FR',
    fr: [
      'Déménager vos bureaux sans perdre un lundi',
      `
      Nous visitons les nouveaux locaux avec un mètre et un testeur de câble, commandons la fibre six mois d'avance, et déplaçons tout entre vendredi 17 h et dimanche midi.

      Le lundi à huit heures, quatre techniciens sont là avec des croissants et des adaptateurs.`,
    ],
  },
  {
    key: 'chiffrebourg-industry',
    company: 'chiffrebourg',
    category: 'accounting-payroll',
    tags: 'Bookkeeping, Cost accounting, Annual reports, Pennylane',
    hourly: 68,
    experience: 'l',
    duration: 4,
    hours: 's',
    ageDays: 10,
    fr: [
      'Comptabilité pour entreprises qui fabriquent',
      `
      Stocks, en-cours, coûts de revient, subventions d'investissement : la comptabilité industrielle ne ressemble pas à celle d'une boutique. Nous le savons, nos dossiers sont à 60 % des ateliers.

      Vos chiffres le 8 de chaque mois, avec une page d'explications et un appel si quelque chose cloche.`,
    ],
    en: [
      'Accounting for companies that make things',
      `
      Stock, work in progress, product costs, investment grants: industrial accounting is not that of a shop. We know, since 60 per cent of our files are workshops.

      Your figures on the 8th of each month, with a page of explanation and a call if something is amiss.`,
    ],
  },
  {
    key: 'chiffrebourg-payroll',
    company: 'chiffrebourg',
    category: 'accounting-payroll',
    tags: 'Payroll, DSN, Expense management',
    fixed: 420,
    experience: 'm',
    duration: 4,
    hours: 's',
    fr: [
      'Paie et DSN jusqu’à 40 salariés',
      `
      Prix mensuel fixe, entrées et sorties comprises. Vos salariés peuvent nous écrire directement pour comprendre leur bulletin ; ils le font, et c'est autant de temps que vous gagnez.

      Nous suivons quatre conventions collectives : métallurgie, bois, agroalimentaire et bureaux d'études.

      Compris : bulletins, DSN, soldes de tout compte, attestations, arrêts maladie, une simulation d'embauche par trimestre. Non compris : contrôle Urssaf, reprise d'historique de plus d'un an.`,
    ],
    en: [
      'Payroll in France for up to 40 employees',
      `
      A fixed monthly price, joiners and leavers included. Your employees may write to us directly to understand their payslip; they do, and that time is yours.

      We follow four collective agreements: metalworking, timber, food and engineering.

      Included: payslips, social declarations, final settlements, certificates, sick leave, one hiring simulation per quarter. Not included: social security audits, taking over more than one year of history.`,
    ],
  },
  {
    key: 'chiffrebourg-estonia',
    hasOwnEnding: true,
    company: 'chiffrebourg',
    category: 'accounting-payroll',
    tags: 'VAT, Tax advice, Due diligence',
    project: [1500, 5000],
    experience: 'l',
    duration: 1,
    hours: 's',
    places: 'FR, EE',
    fr: [
      'S’implanter en France : société, TVA, paie',
      `
      Pour les entreprises estoniennes, lettones ou finlandaises qui embauchent leur premier salarié en France ou y stockent des marchandises. Nous répondons à la vraie question : faut-il une société, une succursale ou seulement un numéro de TVA ?

      Tout en anglais, délais et coûts annoncés, y compris ceux de l'administration.`,
    ],
    en: [
      'Setting up in France: company, VAT, payroll',
      `
      For Estonian, Latvian or Finnish companies that hire their first employee in France or store goods there. We answer the real question: do you need a company, a branch or only a VAT number?

      All in English, with times and costs announced, those of the authorities included.`,
    ],
    et: [
      'Äri alustamine Prantsusmaal: firma, TVA, palk',
      `
      Eesti, Läti või Soome ettevõttele, kes palkab Prantsusmaal esimese töötaja või hoiab seal kaupa. Vastame tegelikule küsimusele: kas vaja on äriühingut, filiaali või ainult käibemaksunumbrit?

      Kõik inglise keeles, tähtajad ja kulud ette teada, ka riigi omad.`,
    ],
  },
  {
    key: 'glossarive-technical',
    company: 'glossarive',
    category: 'translation',
    tags: 'Technical translation, French translation, English translation, CAT tools',
    hourly: 45,
    experience: 'l',
    duration: 1,
    hours: 's',
    ageDays: 7,
    fr: [
      'Traduction technique vers le français',
      `
      Machines-outils, dispositifs médicaux, logiciels : nos traductrices ont un domaine chacune et s'y tiennent. Celle qui traduit vos notices de pompes n'a jamais traduit de parfum, et c'est bien ainsi.

      Devis dans la journée, 2 000 mots par jour et par personne, jamais davantage.

      Domaines : mécanique, pompes et vannes, électronique, dispositifs médicaux, logiciel. Tarif : de 0,11 à 0,15 € le mot source, minimum 60 €. Répétitions internes à 30 %.`,
    ],
    en: [
      'Technical translation into French',
      `
      Machine tools, medical devices, software: each of our translators has one field and keeps to it. The one who translates your pump manuals has never translated perfume, and so it should be.

      A quotation the same day; 2,000 words per day and person, never more.

      Fields: mechanics, pumps and valves, electronics, medical devices, software. Rate: €0.11 to €0.15 per source word, minimum €60. Internal repetitions at 30 per cent.`,
    ],
    et: [
      'Tehniline tõlge prantsuse keelde',
      `
      Tööpingid, meditsiiniseadmed, tarkvara: igal meie tõlkijal on oma valdkond ja ta püsib selles. See, kes tõlgib sinu pumpade juhendeid, pole kunagi tõlkinud parfüümi, ja nii ongi õige.

      Hinnapakkumine samal päeval, 2000 sõna päevas inimese kohta, mitte rohkem.

      Valdkonnad: mehaanika, pumbad ja ventiilid, elektroonika, meditsiiniseadmed, tarkvara. Hind 0,11–0,15 eurot lähteteksti sõna, vähemalt 60 eurot. Tekstisisesed kordused 30 protsendiga.`,
    ],
  },
  {
    key: 'glossarive-baltic',
    company: 'glossarive',
    category: 'translation',
    tags: 'Estonian translation, Finnish translation, Latvian translation, Website localisation',
    hourly: 52,
    experience: 'm',
    duration: 2,
    hours: 's',
    fr: [
      'Vers l’estonien, le finnois et le letton',
      `
      Trois langues que peu d'agences françaises savent faire relire. Nous travaillons depuis neuf ans avec les mêmes traducteurs à Tartu, Turku et Riga, et les payons à temps, ce qui explique leur fidélité.

      Sites, catalogues, contrats. Un conseil culturel est offert : non, on ne tutoie pas tout le monde.`,
    ],
    en: [
      'Into Estonian, Finnish and Latvian',
      `
      Three languages that few French agencies know how to have revised. For nine years we have worked with the same translators in Tartu, Turku and Riga and paid them on time, which explains their loyalty.

      Sites, catalogues, contracts. One piece of cultural advice comes free.`,
    ],
  },
  {
    key: 'glossarive-legal',
    company: 'glossarive',
    category: 'translation',
    tags: 'Legal translation, Sworn translation, English translation, Spanish translation',
    hourly: 60,
    experience: 'l',
    duration: 1,
    hours: 's',
    fr: [
      'Traduction juridique et assermentée',
      `
      Contrats, jugements, statuts, diplômes. Deux traductrices inscrites près la cour d'appel, une ancienne avocate à la relecture.

      Nous ne traduisons pas un terme de droit par son faux ami. Quand aucun équivalent n'existe, une note le dit.`,
    ],
  },
]
