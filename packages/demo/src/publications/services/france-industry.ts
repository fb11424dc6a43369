import type { PublicationDraft } from '../draft.ts'

export const servicesFrenchIndustry: PublicationDraft[] = [
  {
    key: 'equerre-machines',
    company: 'equerre-torsion',
    category: 'engineering-cad',
    tags: 'Mechanical design, SolidWorks, CE marking, Welded structures, Prototype building',
    project: [12000, 60000],
    experience: 'l',
    duration: 3,
    hours: 's',
    ageDays: 6,
    hasImages: true,
    fr: [
      'Étude de machines spéciales',
      `
      Une machine pour un seul usage, le vôtre. Cahier des charges à quatre mains, étude, plans, dossier CE, suivi de fabrication chez le mécanicien de votre choix.

      Nous avons conçu une trieuse de noix, un banc d'essai de skis et une machine à plier les parachutes. Les trois tournent.`,
    ],
    en: [
      'Design of special machines',
      `
      A machine with one single use, yours. A specification written together, study, drawings, the CE file and follow-up at the machine shop of your choice.

      We have designed a walnut sorter, a test bench for skis and a machine that folds parachutes. All three are running.`,
    ],
  },
  {
    key: 'equerre-fea',
    company: 'equerre-torsion',
    category: 'engineering-cad',
    tags: 'Finite element analysis, Structural design, CATIA',
    hourly: 78,
    experience: 'l',
    duration: 1,
    hours: 's',
    fr: [
      'Calcul de structures : cela tiendra-t-il ?',
      `
      Statique, fatigue, flambement. Vous recevez une réponse en une phrase, puis la note de calcul pour ceux qui doutent. Délai habituel : cinq jours ouvrés.

      Nous signalons aussi ce qui est trop solide. L'acier inutile pèse, coûte et voyage.

      Logiciels : Ansys, Nastran, Code_Aster. Normes courantes : Eurocode 3, EN 13001, EN 13445, FKM. Le prix dépend du nombre de cas de charge ; une pièce simple demande de six à dix heures.`,
    ],
    en: [
      'Structural analysis: will it hold?',
      `
      Static, fatigue, buckling. You get an answer in one sentence, then the calculation for those who doubt. Usually in five working days.

      We also point out what is too strong. Useless steel weighs, costs and travels.

      Software: Ansys, Nastran, Code_Aster. Usual standards: Eurocode 3, EN 13001, EN 13445, FKM. The price depends on the number of load cases; a simple part takes six to ten hours.`,
    ],
  },
  {
    key: 'equerre-drafting',
    company: 'equerre-torsion',
    category: 'engineering-cad',
    tags: 'Technical drawings, SolidWorks, Autodesk Inventor, Sheet metal',
    hourly: 46,
    experience: 's',
    duration: 4,
    hours: 'm',
    work: 'OUTSTAFF',
    status: 'MODERATION',
    ageDays: 0.6,
    concerns: [{ rule: 'language-quality', field: 'name', quote: 'PROMO !!! DESSINATEURS DISPO TOUT DE SUITE !!!' }],
    fr: [
      'PROMO !!! DESSINATEURS DISPO TOUT DE SUITE !!!',
      `
      Trois dessinateurs-projeteurs disponibles ce mois-ci, chez vous ou chez nous, pour résorber un retard de plans. SolidWorks et Inventor, tôlerie et mécano-soudé.

      Engagement d'un mois minimum. Deux plans d'exemple sur demande.`,
    ],
  },
  {
    key: 'allo-garance-brand',
    company: 'allo-garance',
    category: 'customer-support',
    tags: 'Phone support, Email support, Quality monitoring, Order handling',
    hourly: 29,
    experience: 's',
    duration: 4,
    hours: 'm',
    ageDays: 3,
    fr: [
      'Service client d’une marque que l’on aime',
      `
      Nous prenons les marques dont nos conseillers voudraient être clients. Équipe dédiée de quatre à vingt personnes, au Mans, formée chez vous.

      Décroché à 85 % en moins de trente secondes, réponse écrite en moins de quatre heures. Les scripts existent, pour être oubliés au bon moment.

      Canaux : téléphone, e-mail, chat, réseaux sociaux. Outils : les vôtres, ou Zendesk et Freshdesk. Horaires : du lundi au samedi, 8 h à 20 h, dimanche en option.

      Minimum : quatre équivalents temps plein, six mois.`,
    ],
    en: [
      'Customer service for a brand people love',
      `
      We take brands whose customers our advisers would like to be. A dedicated team of four to twenty in Le Mans, trained at your place.

      85 per cent of calls picked up within thirty seconds, written answers within four hours. There are scripts, meant to be forgotten at the right moment.

      Channels: phone, e-mail, chat, social networks. Tools: yours, or Zendesk and Freshdesk. Hours: Monday to Saturday, 8 to 20, Sunday as an option.

      Minimum: four full-time equivalents, six months.`,
    ],
  },
  {
    key: 'allo-garance-season',
    company: 'allo-garance',
    category: 'customer-support',
    tags: 'Seasonal teams, Phone support, Live chat, Returns handling',
    hourly: 31,
    experience: 's',
    duration: 1,
    hours: 'm',
    fr: [
      'Renfort saisonnier formé en dix jours',
      `
      Noël, soldes, rentrée : nous doublons votre service client pour six à douze semaines avec des conseillers qui reviennent d'une année sur l'autre. La moitié de l'équipe de cet hiver a déjà fait le précédent.

      Réservation deux mois avant, volume ajustable chaque semaine de 30 % à la hausse ou à la baisse.`,
    ],
    en: [
      'Seasonal help, trained in ten days',
      `
      Christmas, sales, back to school: we double your customer service for six to twelve weeks with advisers who return from year to year. Half of this winter's team did the last one too.

      Book two months ahead; the volume can be moved by 30 per cent each week, up or down.`,
    ],
  },
  {
    key: 'fanalune-industry',
    company: 'fanalune',
    category: 'marketing',
    tags: 'SEO, Content marketing, Copywriting, LinkedIn Ads',
    hourly: 62,
    experience: 'm',
    duration: 3,
    hours: 's',
    ageDays: 8,
    fr: [
      'Faire comprendre ce que vous fabriquez',
      `
      Votre site dit "solutions innovantes". Vos clients cherchent "rectification de vis à billes Ø 40". Nous passons deux jours à l'atelier, posons des questions bêtes, et écrivons ce que vos acheteurs cherchent.

      Objectif de la première année : que trois demandes de devis par mois commencent par "j'ai lu votre page sur".`,
    ],
    en: [
      'Making people understand what you make',
      `
      Your website says "innovative solutions". Your customers search for "ball screw grinding Ø 40". We spend two days on the shop floor, ask silly questions and write what your buyers look for.

      Goal for the first year: three enquiries a month that begin with "I read your page about".`,
    ],
  },
  {
    key: 'fanalune-fairs',
    company: 'fanalune',
    category: 'marketing',
    tags: 'Trade fairs, Print design, Lead generation, Video production',
    project: [4000, 18000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'FR, DE',
    fr: [
      'Un salon professionnel qui rapporte',
      `
      Le stand coûte, la moquette coûte, et les cartes de visite finissent dans un tiroir. Nous préparons les rendez-vous avant, animons pendant et relançons après, dans les cinq jours.

      Nous savons aussi dire quand ne pas y aller. L'an dernier, nous avons annulé deux salons sur sept.`,
    ],
    en: [
      'A trade fair that pays',
      `
      The stand costs, the carpet costs, and the business cards end in a drawer. We arrange meetings before, host during and follow up after, within five days.

      We also know when to say don't go. Last year we cancelled two fairs out of seven.`,
    ],
  },
  {
    key: 'fanalune-followers',
    hasOwnEnding: true,
    company: 'fanalune',
    category: 'marketing',
    tags: 'Social media, Community management',
    fixed: 490,
    experience: 'xs',
    duration: 1,
    hours: 's',
    status: 'MODERATION',
    ageDays: 0.25,
    concerns: [{ rule: 'prohibited-service', field: 'description', quote: '10 000 abonnés garantis en 48 heures' }],
    fr: [
      '10 000 abonnés pour votre page entreprise',
      `
      10 000 abonnés garantis en 48 heures sur le réseau de votre choix, 300 commentaires positifs et 50 avis cinq étoiles rédigés par notre équipe. Discrétion assurée, paiement à la livraison.`,
    ],
  },
  {
    key: 'braseo-firmware',
    company: 'braseo',
    category: 'engineering-cad',
    tags: 'Embedded C, Embedded Linux, Bluetooth LE, LoRaWAN, Test automation',
    project: [14000, 48000],
    experience: 'l',
    duration: 3,
    hours: 's',
    ageDays: 13,
    fr: [
      'Firmware basse consommation, mesuré',
      `
      Nous écrivons le logiciel d'objets qui doivent tenir dix ans sur une pile. Chaque version est mesurée au microampère, la nuit, par un banc qui ne se plaint pas.

      Zephyr, FreeRTOS ou rien du tout. Mise à jour à distance avec retour arrière, toujours.`,
    ],
    en: [
      'Low-power firmware, measured',
      `
      We write the software of things that must last ten years on one battery. Each version is measured to the microamp, at night, by a bench that does not complain.

      Zephyr, FreeRTOS or nothing at all. Remote updates with a way back, always.`,
    ],
    et: [
      'Väikese vooluga püsivara, mõõdetud',
      `
      Kirjutame tarkvara asjadele, mis peavad ühe patareiga kümme aastat vastu pidama. Iga versiooni mõõdab öösel mikroampri täpsusega stend, mis ei kurda.

      Zephyr, FreeRTOS või üldse mitte midagi. Kauguuendus alati koos tagasiteega.`,
    ],
  },
  {
    key: 'braseo-takeover',
    hasOwnEnding: true,
    company: 'braseo',
    category: 'engineering-cad',
    tags: 'Reverse engineering, Embedded C, PCB design, Technical writing',
    fixed: 5800,
    experience: 'l',
    duration: 1,
    hours: 's',
    fr: [
      'Reprise d’un firmware sans documentation',
      `
      L'ingénieur est parti, il reste un dossier "src_final_OK2" et un appareil qui fonctionne. En trois semaines, nous le recompilons à l'identique, décrivons son architecture et listons ses dangers.

      Résultat livré sous forme d'un document que votre prochain ingénieur remerciera.`,
    ],
    en: [
      'Taking over firmware without documents',
      `
      The engineer has left; what remains is a folder called "src_final_OK2" and a device that works. In three weeks we rebuild it to the identical bit, describe its architecture and list its dangers.

      The result is a document your next engineer will thank you for.`,
    ],
  },
  {
    key: 'vergerac-odoo',
    company: 'vergerac',
    category: 'business-systems',
    tags: 'Odoo, ERP implementation, E-invoicing, Point of sale, User training',
    project: [14000, 45000],
    experience: 'm',
    duration: 3,
    hours: 's',
    ageDays: 4,
    fr: [
      'Odoo pour PME, démarrage en trois mois',
      `
      Ventes, achats, stocks, comptabilité, et la facturation électronique qui devient obligatoire. Nous paramétrons avant de développer : neuf besoins sur dix existent déjà dans le produit.

      Le dixième est discuté longuement, car c'est lui qui coûtera cher à chaque mise à jour.

      Périmètre habituel : ventes, achats, stock, comptabilité, caisse. Durée : 12 à 14 semaines. Équipe : un chef de projet, un consultant, un développeur à temps partiel.

      Reprise des données : articles, clients, fournisseurs, encours, stock à la date de bascule.`,
    ],
    en: [
      'Odoo for small companies, live in 3 months',
      `
      Sales, purchasing, stock, accounts, and the e-invoicing that becomes compulsory in France. We configure before we develop: nine needs in ten already exist in the product.

      The tenth is discussed at length, because it is the one that will cost you at every upgrade.

      Usual scope: sales, purchasing, stock, accounts, tills. Duration: 12 to 14 weeks. Team: a project manager, a consultant, a part-time developer.

      Data moved: products, customers, suppliers, open items, stock on the day of the switch.`,
    ],
  },
  {
    key: 'vergerac-rescue',
    company: 'vergerac',
    category: 'business-systems',
    tags: 'ERP implementation, Process mapping, Data migration, Sage',
    project: [6000, 20000],
    experience: 'l',
    duration: 2,
    hours: 's',
    fr: [
      'Sauvetage d’un projet ERP arrêté',
      `
      Dix-huit mois, un intégrateur parti, des utilisateurs qui ont rouvert Excel. En quatre semaines, nous disons ce qui est récupérable, à quel prix, et dans quel ordre.

      Deux fois sur trois, les données sont bonnes et c'est le périmètre qui était fou.`,
    ],
    en: [
      'Rescue of an ERP project that stopped',
      `
      Eighteen months, an integrator gone, users who have reopened Excel. In four weeks we say what can be saved, at what price and in which order.

      Two times out of three the data are sound, and it was the scope that was mad.`,
    ],
  },
  {
    key: 'vergerac-einvoice',
    company: 'vergerac',
    category: 'business-systems',
    tags: 'E-invoicing, EDI, Sage, API integration',
    fixed: 3900,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Facturation électronique : être prêt à temps',
      `
      Choix de la plateforme, adaptation de vos modèles, tests avec trois fournisseurs et trois clients, formation de la comptabilité. Prix fixe jusqu'à 500 factures par mois.

      Nous ne vendons pas de plateforme, donc notre conseil n'a pas de préférence.`,
    ],
  },
]
