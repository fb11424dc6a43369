import type { PublicationDraft } from '../draft.ts'

export const servicesFrenchCodeAndData: PublicationDraft[] = [
  {
    key: 'cordelune-spreadsheet',
    company: 'cordelune',
    category: 'software-development',
    tags: 'Symfony, TypeScript, PostgreSQL, Business analysis',
    project: [18000, 60000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    ageDays: 3,
    promotedDays: 14,
    hasImages: true,
    fr: [
      'Remplacer le tableur dont tout dépend',
      `
      Il s'appelle "planning_v12_DEF_vrai.xlsx", trois personnes l'ouvrent en même temps et une seule le comprend. Nous en faisons un logiciel, sans perdre ce qui le rendait pratique.

      Nous commençons par lire les formules, car elles contiennent vingt ans de décisions. Ensuite vient une première version pour un seul service, en huit semaines, puis les autres. Le tableur reste en secours jusqu'à ce que plus personne ne l'ouvre.`,
    ],
    en: [
      'Replacing the spreadsheet all depends on',
      `
      It is called "planning_v12_FINAL_really.xlsx"; three people open it at once and one understands it. We turn it into software without losing what made it handy.

      We begin by reading the formulas, since they hold twenty years of decisions. Then comes a first version for one department, in eight weeks, and after that the others. The spreadsheet stays as a fallback until nobody opens it any more.`,
    ],
    et: [
      'Tabel, millest kõik sõltub, saab tarkvaraks',
      `
      Faili nimi on "plaan_v12_LÕPLIK_päris.xlsx", kolm inimest avavad selle korraga ja aru saab üks. Meie teeme sellest tarkvara, kaotamata seda, mis tegi tabeli mugavaks.

      Alustuseks loeme läbi valemid, sest neis on kakskümmend aastat otsuseid. Siis tuleb kaheksa nädalaga esimene versioon ühele osakonnale, pärast seda teistele. Tabel jääb varuks, kuni keegi seda enam ei ava.`,
    ],
  },
  {
    key: 'cordelune-symfony',
    company: 'cordelune',
    category: 'software-development',
    tags: 'Symfony, PHP, Legacy migration, Code review',
    hourly: 72,
    experience: 'l',
    duration: 4,
    hours: 's',
    fr: [
      'Maintenance et montée de version Symfony',
      `
      Votre application tourne en Symfony 3 et chaque mise à jour fait peur. Nous la ramenons à une version suivie, étape par étape, pendant que vous continuez de livrer.

      Forfait mensuel de quatre à dix jours : correctifs, évolutions, veille de sécurité. La même personne vous répond d'un mois sur l'autre.

      Forfaits mensuels :
      - 4 jours : 2 250 €
      - 7 jours : 3 850 €
      - 10 jours : 5 300 €

      Délai de prise en charge d'un incident bloquant : deux heures ouvrées. Les jours non utilisés sont reportables d'un mois.`,
    ],
    en: [
      'Symfony upkeep and upgrades',
      `
      Your application runs on Symfony 3, and every update is frightening. We bring it to a supported version step by step while you go on shipping.

      A monthly package of four to ten days: fixes, changes, security watch. The same person answers you from one month to the next.

      Monthly packages:
      - 4 days: €2,250
      - 7 days: €3,850
      - 10 days: €5,300

      A blocking incident is taken up within two working hours. Unused days carry over for one month.`,
    ],
  },
  {
    key: 'cordelune-apis',
    company: 'cordelune',
    category: 'software-development',
    tags: 'API integration, REST API, EDI, Node.js',
    project: [6000, 20000],
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Faire parler deux logiciels qui s’ignorent',
      `
      L'un exporte du CSV à minuit, l'autre attend du XML avant six heures, et quelqu'un copie-colle entre les deux. Nous construisons le pont, avec une file d'attente, des alertes lisibles et un bouton "recommencer".

      Une passerelle courante prend trois à cinq semaines. Nous refusons d'en faire une quand supprimer l'un des deux logiciels coûterait moins cher.`,
    ],
  },
  {
    key: 'mirabande-prestashop',
    company: 'mirabande',
    category: 'web-ecommerce',
    tags: 'PrestaShop, PHP, Payment integration, Click and collect',
    project: [9000, 24000],
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 6,
    hasImages: true,
    fr: [
      'Boutique PrestaShop pour marques qui fabriquent',
      `
      Petites séries, personnalisation, délais d'atelier, retrait en boutique : ce que les thèmes tout faits gèrent mal, nous l'avons déjà fait onze fois.

      La fiche produit est écrite avec la personne qui fabrique. Vous formez vos équipes en une journée, et le guide tient sur quatre pages.

      Une boutique type de 200 références :
      - conception et maquettes : 3 semaines
      - intégration et paiement : 4 semaines
      - contenus, essais, formation : 2 semaines

      Hébergement conseillé chez un hébergeur français, environ 40 € par mois. Maintenance à partir de 190 € par mois.`,
    ],
    en: [
      'PrestaShop for brands that make things',
      `
      Small series, personalisation, workshop lead times, collection in the shop: what ready-made themes handle badly we have done eleven times.

      The product page is written with the person who makes the product. Your team is trained in a day, and the guide has four pages.

      A typical shop of 200 products:
      - concept and design: 3 weeks
      - build and payment: 4 weeks
      - content, trials, training: 2 weeks

      We recommend a French host, about €40 a month. Upkeep from €190 a month.`,
    ],
  },
  {
    key: 'mirabande-speed',
    company: 'mirabande',
    category: 'web-ecommerce',
    tags: 'Web performance, Nuxt, CSS, Conversion rate',
    fixed: 3200,
    experience: 'l',
    duration: 1,
    hours: 's',
    fr: [
      'Votre boutique deux fois plus légère',
      `
      Deux semaines, prix fixe. Nous pesons chaque page, retirons ce que personne ne regarde et réglons le reste. Objectif écrit : moitié moins de poids, ou nous continuons gratuitement.

      Le plus gros fichier est presque toujours une vidéo d'accueil que la direction est seule à aimer. Nous savons en parler avec tact.`,
    ],
    en: [
      'Your shop at half the weight',
      `
      Two weeks, a fixed price. We weigh every page, remove what nobody looks at and tune the rest. A written goal: half the weight, or we go on for free.

      The largest file is nearly always a video on the front page that only the management loves. We know how to bring this up with tact.`,
    ],
    et: [
      'Sinu pood kaks korda kergemaks',
      `
      Kaks nädalat, kindel hind. Kaalume iga lehe ära, eemaldame selle, mida keegi ei vaata, ja häälestame ülejäänu. Eesmärk on kirjas: poole vähem kaalu või jätkame tasuta.

      Kõige suurem fail on peaaegu alati esilehe video, mis meeldib ainult juhatusele. Oskame sellest viisakalt rääkida.`,
    ],
  },
  {
    key: 'mirabande-b2b',
    company: 'mirabande',
    category: 'web-ecommerce',
    tags: 'Online shop, API integration, Product data, Symfony',
    project: [15000, 35000],
    experience: 'm',
    duration: 2,
    hours: 's',
    fr: [
      'Espace de commande pour vos revendeurs',
      `
      Vos revendeurs commandent par e-mail, à 23 heures, avec des références fausses. Nous leur donnons un espace simple : leurs prix, leurs commandes passées, le stock réel, et "recommander" en un geste.

      Relié à votre ERP, testé avec cinq revendeurs avant l'ouverture, dont le plus ronchon.`,
    ],
  },
  {
    key: 'orvelys-platform',
    company: 'orvelys',
    category: 'data-ai',
    tags: 'Data engineering, dbt, BigQuery, Apache Airflow, Data governance',
    project: [25000, 70000],
    experience: 'l',
    duration: 3,
    hours: 'm',
    ageDays: 5,
    fr: [
      'Une plateforme de données à taille humaine',
      `
      Beaucoup d'entreprises achètent l'architecture d'une multinationale pour 40 gigaoctets. Nous construisons ce qu'il faut : trois sources fiables, des transformations testées, un catalogue que l'on consulte.

      Douze semaines jusqu'au premier usage réel. Le coût mensuel de la plateforme figure sur la page d'accueil de la plateforme.

      Outils habituels : dbt, Airflow ou Dagster, BigQuery, Snowflake ou PostgreSQL selon les volumes, Metabase ou Power BI. Tout est décrit en Terraform et tourne sur votre compte.

      Équipe : deux ingénieurs et un chef de projet à mi-temps. Une formation de trois jours est comprise.`,
    ],
    en: [
      'A data platform on a human scale',
      `
      Many companies buy the architecture of a multinational for 40 gigabytes. We build what is needed: three reliable sources, tested transformations, a catalogue people consult.

      Twelve weeks to the first real use. The monthly cost of the platform stands on the platform's own front page.

      Usual tools: dbt, Airflow or Dagster, BigQuery, Snowflake or PostgreSQL depending on volume, Metabase or Power BI. All is described in Terraform and runs in your account.

      Team: two engineers and a half-time project manager. Three days of training are included.`,
    ],
  },
  {
    key: 'orvelys-assistant',
    company: 'orvelys',
    category: 'data-ai',
    tags: 'RAG, Large language models, Python, Natural language',
    project: [18000, 38000],
    experience: 'l',
    duration: 2,
    hours: 's',
    fr: [
      'Assistant documentaire qui cite ses sources',
      `
      Contrats, procédures, notes de service : votre personnel pose une question et reçoit une réponse avec le paragraphe exact. Sans paragraphe, pas de réponse.

      Nous mesurons avec 200 questions réelles de vos équipes avant d'ouvrir à tous. En dessous de 90 % de réponses justes, nous n'ouvrons pas.`,
    ],
    en: [
      'A document assistant that cites its sources',
      `
      Contracts, procedures, memos: your staff ask a question and receive an answer with the exact paragraph. Without a paragraph there is no answer.

      We measure with 200 real questions from your teams before opening it to all. Below 90 per cent of right answers we do not open.`,
    ],
    et: [
      'Dokumendiabiline, mis viitab allikale',
      `
      Lepingud, protseduurid, käskkirjad: töötaja küsib ja saab vastuse koos täpse lõiguga. Kui lõiku ei ole, siis ei ole ka vastust.

      Enne kõigile avamist mõõdame tulemust sinu inimeste 200 päris küsimusega. Kui õigeid vastuseid on alla 90 protsendi, siis ei ava.`,
    ],
  },
  {
    key: 'orvelys-pricing',
    company: 'orvelys',
    category: 'data-ai',
    tags: 'Machine learning, Statistics, A/B testing, SQL',
    project: [14000, 30000],
    experience: 'l',
    duration: 2,
    hours: 's',
    fr: [
      'Prix et promotions : ce qui rapporte vraiment',
      `
      La moitié des promotions vendent ce qui se serait vendu de toute façon. Nous mesurons laquelle, avec des expériences propres plutôt que des moyennes, et vous laissons une méthode que votre équipe saura répéter.

      Nous refusons les prix qui changent selon la personne. Ceux qui changent selon la météo, on peut en parler.`,
    ],
  },
  {
    key: 'halyade-profiles',
    company: 'halyade',
    category: 'software-development',
    tags: 'Java, Angular, React, Python, Scrum',
    hourly: 65,
    experience: 'm',
    duration: 4,
    hours: 'm',
    work: 'OUTSTAFF',
    ageDays: 1,
    promotedDays: 25,
    fr: [
      'Ingénieurs produit pour six mois et plus',
      `
      Java, Python, React, Angular, data, tests : 230 ingénieurs, dont une quarantaine disponibles dans le mois. Vous décrivez l'équipe et le problème, nous proposons deux personnes et disons pourquoi.

      Tarif journalier annoncé dès le premier message. Aucun frais si vous embauchez la personne après douze mois ; nous préférons un client content à une clause.

      Disponibles sous 30 jours :
      - Java et Spring : 9
      - React, Angular, Vue : 11
      - Python et Django : 6
      - ingénieurs données : 5
      - tests et qualité : 4

      Tarifs indicatifs : confirmé de 52 à 62 € de l'heure, senior de 65 à 82 €. Télétravail, Île-de-France, Lyon, Lille, Bruxelles.`,
    ],
    en: [
      'Product engineers for six months and longer',
      `
      Java, Python, React, Angular, data, tests: 230 engineers, some forty of them free within the month. You describe the team and the problem; we propose two people and say why.

      The daily rate is in our first message. No charge if you hire the person after twelve months; we prefer a happy client to a clause.

      Available within 30 days:
      - Java and Spring: 9
      - React, Angular, Vue: 11
      - Python and Django: 6
      - data engineers: 5
      - testing and quality: 4

      Indicative rates: confirmed €52 to €62 an hour, senior €65 to €82. Remote, Paris region, Lyon, Lille, Brussels.`,
    ],
  },
  {
    key: 'halyade-data',
    company: 'halyade',
    category: 'data-ai',
    tags: 'Data engineering, Apache Spark, Databricks, Snowflake',
    hourly: 74,
    experience: 'l',
    duration: 4,
    hours: 'm',
    work: 'OUTSTAFF',
    fr: [
      'Ingénieurs données en renfort',
      `
      Vos flux cassent le lundi et votre équipe passe la semaine à réparer. Nous envoyons quelqu'un qui a déjà vu cela ailleurs, pour trois à neuf mois.

      Premier objectif, toujours le même : savoir avant les utilisateurs qu'un chiffre est faux.`,
    ],
    en: [
      'Data engineers to strengthen your team',
      `
      Your pipelines break on Monday and your team spends the week repairing. We send somebody who has seen it elsewhere, for three to nine months.

      The first goal is always the same: to know before the users that a figure is wrong.`,
    ],
  },
  {
    key: 'halyade-pm',
    hasOwnEnding: true,
    company: 'halyade',
    category: 'software-development',
    tags: 'Project management, Business analysis, Scrum',
    hourly: 82,
    experience: 'l',
    duration: 3,
    hours: 's',
    work: 'OUTSTAFF',
    status: 'DRAFT',
    ageDays: 2,
    fr: [
      'Chefs de projet pour reprises délicates',
      `
      Projet en retard, équipe fatiguée, comité nerveux. À compléter avec deux exemples anonymisés (banque, assurance).`,
    ],
  },
]
