import type { PublicationDraft } from '../draft.ts'

export const projectsFrenchMaking: PublicationDraft[] = [
  {
    key: 'aubrelle-repair',
    company: 'aubrelle',
    category: 'web-ecommerce',
    tags: 'Shopify, UX design, API integration',
    segment: 'retail',
    project: [12000, 18000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR:Paris',
    ageDays: 5,
    hasImages: true,
    fr: [
      'Suivi en ligne des manteaux en réparation',
      `
      Nous réparons à vie, ce qui représente aujourd'hui 2 600 manteaux par an et autant d'appels du type "où en est le mien ?".

      Nous voulons que le client déclare la réparation en ligne (photo, défaut, boutique ou envoi), reçoive un devis quand il y en a un, et suive les cinq étapes. À l'atelier, une tablette et un lecteur de codes suffisent.

      La boutique est sous Shopify et le restera. Le ton compte : un manteau n'est pas un ticket. Envoyez-nous une chose que vous avez faite et dont les textes sont bons.`,
    ],
    en: [
      'Following a coat through its repair',
      `
      We mend for life, which now means 2,600 coats a year and as many calls asking "where is mine?".

      We want customers to report a repair online (picture, fault, shop or parcel), get an estimate where there is one, and follow the five stages. In the workshop a tablet and a code reader will do.

      The shop runs on Shopify and will stay there. Tone matters: a coat is not a ticket. Send us something you made whose words are good.`,
    ],
  },
  {
    key: 'aubrelle-stock',
    company: 'aubrelle',
    category: 'data-ai',
    tags: 'Demand forecasting, SQL, Data visualisation',
    segment: 'retail',
    project: [8000, 14000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'FR',
    ageDays: 17,
    fr: [
      'Prévoir les tailles sans surproduire',
      `
      Nous coupons par séries de 60 pièces. Trop de 36 et pas assez de 44 : c'est ainsi chaque automne, et nous refusons de solder.

      Sept saisons de ventes et de listes d'attente, par modèle, taille et boutique. Pouvez-vous en tirer une répartition meilleure que l'instinct de Capucine, qui se trompe d'environ 18 % ? Une réponse négative argumentée nous intéresse aussi.`,
    ],
  },
  {
    key: 'solvire-mes',
    company: 'solvire',
    category: 'business-systems',
    tags: 'Production planning, API integration, SQL Server, ERP implementation',
    segment: 'manufacturing',
    project: [40000, 65000],
    experience: 'l',
    duration: 3,
    hours: 's',
    places: 'FR',
    ageDays: 8,
    fr: [
      'Suivi de production en temps réel, 34 machines',
      `
      Nous savons ce que nous avons usiné hier. Nous voulons savoir ce que nous usinons maintenant.

      34 machines de six marques, dont dix de plus de quinze ans. Certaines parlent OPC UA, d'autres ont une lampe verte et une lampe rouge. L'ERP (Sage X3) fournit les ordres de fabrication.

      Première étape : quatre machines, deux mois, un écran au bout de l'allée que les opérateurs trouvent utile. Nous déciderons ensuite. Les solutions qui notent les hommes plutôt que les machines seront écartées.`,
    ],
    en: [
      'Live production tracking for 34 machines',
      `
      We know what we machined yesterday. We want to know what we are machining now.

      34 machines of six makes, ten of them over fifteen years old. Some speak OPC UA; others have a green lamp and a red one. The ERP (Sage X3) supplies the work orders.

      First stage: four machines, two months, one screen at the end of the aisle that operators find useful. Then we decide. Solutions that grade people rather than machines will be set aside.`,
    ],
  },
  {
    key: 'solvire-fixtures',
    company: 'solvire',
    category: 'engineering-cad',
    tags: 'CATIA, Mechanical design, Technical drawings, Finite element analysis',
    segment: 'manufacturing',
    hourly: 52,
    experience: 'l',
    duration: 2,
    hours: 'm',
    work: 'OUTSTAFF',
    places: 'FR',
    ageDays: 6,
    fr: [
      'Concepteur d’outillages, renfort de quatre mois',
      `
      Une commande de 61 outillages de contrôle pour des cadres de fuselage arrive en même temps que les congés. Nous cherchons un ou deux concepteurs CATIA V5, habitués aux tolérances serrées et aux montages isostatiques.

      Chaque outillage : étude, note de calcul simple, plan coté, nomenclature. Deux revues par semaine avec nos méthodes. Sur place à Saint-Nazaire le premier mois, ensuite à convenir.

      Joignez deux plans anonymisés et votre disponibilité réelle.`,
    ],
    en: [
      'Fixture designer to help for four months',
      `
      An order for 61 inspection fixtures for fuselage frames arrives together with the holidays. We seek one or two CATIA V5 designers used to tight tolerances and isostatic set-ups.

      For each fixture: study, a simple calculation, a dimensioned drawing, a parts list. Two reviews a week with our process engineers. On site in Saint-Nazaire for the first month, then as agreed.

      Enclose two anonymised drawings and your true availability.`,
    ],
  },
  {
    key: 'bois-malice-support',
    company: 'bois-malice',
    category: 'customer-support',
    tags: 'Seasonal teams, Phone support, Email support, Order handling',
    segment: 'manufacturing',
    hourly: 27,
    experience: 's',
    duration: 1,
    hours: 'm',
    places: 'FR',
    speaks: 'fr:NATIVE, de:CONVERSATION',
    ageDays: 4,
    fr: [
      'Service client de Noël pour une marque de jouets',
      `
      Du 15 novembre au 10 janvier, nous recevons 250 messages et 120 appels par jour, contre 20 le reste de l'année. Nos deux personnes du service client sont formidables, mais elles sont deux.

      Questions types : mon colis arrivera-t-il à temps, la peinture est-elle sans danger, il manque une roue. Nous avons des réponses écrites, mais aimons qu'on les oublie quand le cas le demande.

      Nous recherchons quatre à six conseillers à Lons ou à distance, formés une journée à l'atelier. Qui a déjà peint une roue ne parle plus pareil au téléphone.`,
    ],
    en: [
      'Christmas customer service for a toy maker',
      `
      From 15 November to 10 January we receive 250 messages and 120 calls a day, against 20 for the rest of the year. Our two people in customer service are wonderful, but there are two of them.

      Typical questions: will my parcel arrive in time, is the paint safe, a wheel is missing. We have written answers, and like them to be forgotten when the case demands it.

      We want four to six advisers, in Lons or remote, who train for a day in the workshop. Whoever has painted a wheel speaks differently on the phone.`,
    ],
  },
  {
    key: 'bois-malice-load',
    company: 'bois-malice',
    category: 'qa-testing',
    tags: 'Load testing, Web performance, WooCommerce',
    segment: 'manufacturing',
    fixed: 3500,
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'FR',
    ageDays: 10,
    fr: [
      'Test de charge avant le 12 décembre',
      `
      L'an dernier, la boutique s'est arrêtée le 12 décembre à 20 h 40, pendant un reportage qui parlait de nous. Nous avons perdu environ 31 000 € en une heure et beaucoup de grands-mères.

      WooCommerce chez un hébergeur français, 900 produits, deux modes de paiement. Nous voulons savoir combien de visiteurs elle supporte, ce qui cède en premier et ce qu'il faut faire avant le 25 novembre. La correction fera l'objet d'une commande séparée, à vous ou à notre prestataire.`,
    ],
    en: [
      'Load test before 12 December',
      `
      Last year our shop stopped on 12 December at 20:40, during a television report about us. We lost some €31,000 in an hour, and many grandmothers.

      WooCommerce at a French host, 900 products, two ways to pay. We want to know how many visitors it stands, what gives first and what to do before 25 November. The repair will be a separate order, for you or for our present supplier.`,
    ],
    et: [
      'Koormustest enne 12. detsembrit',
      `
      Eelmisel aastal jäi pood 12. detsembril kell 20.40 seisma, just siis, kui telekas meist räägiti. Tunniga kaotasime umbes 31 000 eurot ja palju vanaemasid.

      WooCommerce Prantsuse majutuses, 900 toodet, kaks makseviisi. Tahame teada, mitut külastajat see kannatab, mis annab esimesena järele ja mida tuleb teha enne 25. novembrit. Parandamine on eraldi tellimus, sinule või meie praegusele partnerile.`,
    ],
  },
  {
    key: 'bois-malice-catalogue',
    company: 'bois-malice',
    category: 'marketing',
    tags: 'Photography, Content marketing',
    segment: 'manufacturing',
    project: [5000, 8000],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'FR',
    status: 'REJECTED',
    ageDays: 8,
    rejection: {
      rule: 'discrimination',
      field: 'description',
      quote: 'photographe femme de moins de 35 ans',
      message:
        'Le sexe et l’âge ne peuvent pas être des critères de choix d’un prestataire. Décrivez plutôt l’expérience recherchée, par exemple la photographie d’enfants. Le reste de l’annonce est très clair.',
    },
    fr: [
      'Photos du catalogue d’automne',
      `
      120 jouets à photographier sur fond clair, et douze scènes avec des enfants du village, parents présents et d'accord.

      Nous cherchons une photographe femme de moins de 35 ans, parce que les enfants se sentent plus à l'aise. Trois jours sur place, fichiers retouchés sous trois semaines.`,
    ],
  },
  {
    key: 'helioclair-portal',
    company: 'helioclair',
    category: 'web-ecommerce',
    tags: 'Vue, API integration, Time series, Open source',
    segment: 'energy',
    project: [11000, 17000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 7,
    fr: [
      'Ce que mon toit a produit hier',
      `
      Nos 1 340 sociétaires ont financé 61 toitures. Ils reçoivent une lettre par an. Ils voudraient un chiffre par jour.

      Quatre marques d'onduleurs, quatre API, dont une qui ferme le dimanche. Il faut collecter, corriger les trous, afficher simplement (hier, ce mois, depuis le début, et "de quoi faire bouillir 300 marmites") et ouvrir les données.

      Nous publierons le code sous licence libre. Budget serré, mais délais souples et café équitable.`,
    ],
    en: [
      'What my roof produced yesterday',
      `
      Our 1,340 members have financed 61 roofs. They receive one letter a year. They would like one number a day.

      Four makes of inverter, four APIs, one of which closes on Sundays. The data must be collected, gaps filled, and shown simply (yesterday, this month, since the start, and "enough to boil 300 pots") and then opened to the public.

      We will publish the code under a free licence. A tight budget, but flexible dates and fair-trade coffee.`,
    ],
  },
  {
    key: 'helioclair-firmware',
    company: 'helioclair',
    category: 'engineering-cad',
    tags: 'Embedded C, LoRaWAN, IoT',
    segment: 'energy',
    project: [9000, 14000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR',
    status: 'MODERATION',
    ageDays: 0.08,
    fr: [
      'Compteur LoRaWAN pour granges sans réseau',
      `
      Treize de nos toitures sont sur des granges où aucun opérateur ne passe. Nous voulons un petit boîtier qui lit l'impulsion du compteur et envoie le total une fois par heure en LoRaWAN.

      Pile de dix ans, boîtier étanche, moins de 90 € pièce par série de 50. Les schémas seront publiés. Nous avons déjà trois passerelles sur des clochers, avec l'accord des curés.`,
    ],
  },
]
