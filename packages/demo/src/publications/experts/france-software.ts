import type { ExpertDraft } from '../draft.ts'

export const expertsFrenchSoftware: ExpertDraft[] = [
  {
    key: 'margaux-t',
    company: 'cordelune',
    person: 'Margaux T.',
    years: 18,
    category: 'software-development',
    tags: 'Project management, Business analysis, Software architecture, Symfony',
    hourly: 92,
    experience: 'l',
    hours: 's',
    ageDays: 5,
    speciality: { en: 'Project director', et: 'Projektidirektor', fr: 'Directrice de projet' },
    fr: `Margaux a repris onze projets en difficulté et en a arrêté deux, ce dont leurs propriétaires la remercient encore. Elle commence par demander ce qui se passerait si l'on ne faisait rien.

      Habituée aux équipes franco-estoniennes, elle sait que "bientôt" n'est pas une date.`,
    en: `Margaux has taken over eleven projects in trouble and stopped two of them, for which their owners thank her still. Her first question is what would happen if nothing were done.

      Used to Franco-Estonian teams, she knows that "soon" is not a date.`,
  },
  {
    key: 'erwan-g',
    company: 'cordelune',
    person: 'Erwan G.',
    years: 10,
    category: 'software-development',
    tags: 'Symfony, PHP, PostgreSQL, Legacy migration, REST API',
    hourly: 68,
    experience: 'l',
    hours: 'm',
    ageDays: 2,
    promotedDays: 5,
    speciality: { en: 'Senior Symfony developer', et: 'Symfony vanemarendaja', fr: 'Développeur Symfony senior' },
    fr: `Erwan fait monter de version des applications que l'on croyait condamnées. Sa dernière est passée de Symfony 2.8 à 7 en neuf mois, sans une heure d'arrêt et sans que l'équipe cesse de livrer.

      Il aime les bases de données bien nommées et la voile, dans cet ordre.`,
    en: `Erwan upgrades applications that were thought to be doomed. His latest went from Symfony 2.8 to 7 in nine months, without an hour of downtime and while the team kept shipping.

      He likes well-named databases and sailing, in that order.`,
    et: `Erwan toob uuele versioonile rakendusi, mida peeti lootusetuks. Viimane jõudis üheksa kuuga Symfony 2.8-lt 7-le, ilma tunnigi seisakuta ja nii, et meeskond tarnis edasi.

      Talle meeldivad hästi nimetatud andmebaasid ja purjetamine, just selles järjekorras.`,
  },
  {
    key: 'salome-d',
    company: 'cordelune',
    person: 'Salomé D.',
    years: 5,
    category: 'software-development',
    tags: 'TypeScript, React, Node.js, PostgreSQL, Web accessibility',
    hourly: 56,
    experience: 'm',
    hours: 'm',
    speciality: { en: 'Full-stack developer', et: 'Täispinuarendaja', fr: 'Développeuse full-stack' },
    fr: `Salomé écrit des écrans pour des gens qui n'ont pas choisi d'utiliser un ordinateur : soudeurs, laitiers, pilotes de port. Elle les regarde faire d'abord.

      Code relu, testé, sobre. Elle documente aussi ce qu'elle a décidé de ne pas faire.`,
    en: `Salomé writes screens for people who did not choose to use a computer: welders, dairymen, harbour pilots. She watches them first.

      Code reviewed, tested, plain. She also documents what she decided not to do.`,
  },
  {
    key: 'clemence-b',
    company: 'mirabande',
    person: 'Clémence B.',
    years: 12,
    category: 'web-ecommerce',
    tags: 'Online shop, UX design, Conversion rate, Product data',
    hourly: 74,
    experience: 'l',
    hours: 's',
    speciality: { en: 'E-commerce strategist', et: 'E-kaubanduse strateeg', fr: 'Stratège e-commerce' },
    fr: `Clémence visite l'atelier avant de parler du site. Elle a aidé un torréfacteur à vendre moins de références et davantage de café, et une maroquinerie à fermer sa deuxième boutique en ligne.`,
    en: `Clémence visits the workshop before talking about the site. She helped a roaster sell fewer products and more coffee, and a leather maker close its second online shop.`,
  },
  {
    key: 'hugo-p',
    company: 'mirabande',
    person: 'Hugo P.',
    years: 6,
    category: 'web-ecommerce',
    tags: 'Nuxt, Vue, CSS, Web performance, Headless CMS',
    hourly: 54,
    experience: 'm',
    hours: 'm',
    ageDays: 7,
    speciality: {
      en: 'Nuxt front-end developer',
      et: 'Nuxti kasutajaliidese arendaja',
      fr: 'Développeur front-end Nuxt',
    },
    fr: `Hugo pèse les pages au kilo-octet et refuse poliment les carrousels. Sa dernière boutique charge en 0,9 seconde dans le métro lyonnais, ligne D, entre deux stations.

      Nuxt 3, Vue 3, TypeScript, CSS moderne, Storybook. Expérience de Strapi et de Shopify en headless. Disponible trois jours par semaine à partir de janvier.`,
    en: `Hugo weighs pages by the kilobyte and politely declines carousels. His latest shop loads in 0.9 seconds in the Lyon underground, line D, between two stations.

      Nuxt 3, Vue 3, TypeScript, modern CSS, Storybook. Experience with Strapi and headless Shopify. Available three days a week from January.`,
  },
  {
    key: 'leila-m',
    company: 'mirabande',
    person: 'Leïla M.',
    years: 8,
    category: 'web-ecommerce',
    tags: 'PrestaShop, PHP, Payment integration, Click and collect',
    hourly: 52,
    experience: 'l',
    hours: 's',
    speciality: { en: 'PrestaShop developer', et: 'PrestaShopi arendaja', fr: 'Développeuse PrestaShop' },
    fr: `Leïla connaît PrestaShop assez bien pour dire quand il ne convient pas. Modules propres, montées de version sans larmes, paiements qui ne perdent pas de commandes.`,
    en: `Leïla knows PrestaShop well enough to say when it does not fit. Clean modules, upgrades without tears, payments that lose no orders.`,
  },
  {
    key: 'amine-b',
    company: 'orvelys',
    person: 'Amine B.',
    years: 14,
    category: 'data-ai',
    tags: 'Machine learning, Statistics, Python, A/B testing, Demand forecasting',
    hourly: 105,
    experience: 'l',
    hours: 's',
    hasCv: true,
    ageDays: 3,
    speciality: { en: 'Lead data scientist', et: 'Juhtiv andmeteadlane', fr: 'Data scientist principal' },
    fr: `Amine a quitté la recherche parce qu'il voulait que ses modèles servent avant d'être cités. Distribution, assurance, transport.

      Il commence toujours par la méthode la plus simple et ne la remplace que si la mesure l'exige. Trois fois sur cinq, elle reste.`,
    en: `Amine left research because he wanted his models to be used before being cited. Retail, insurance, transport.

      He always begins with the simplest method and replaces it only if the measurement demands it. Three times out of five it stays.`,
    et: `Amine lahkus teadusest, sest tahtis, et tema mudeleid kasutataks enne, kui neile viidatakse. Kaubandus, kindlustus, transport.

      Ta alustab alati kõige lihtsamast meetodist ja vahetab selle välja ainult siis, kui mõõtmine seda nõuab. Kolmel korral viiest jääb lihtne alles.`,
  },
  {
    key: 'juliette-v',
    company: 'orvelys',
    person: 'Juliette V.',
    years: 7,
    category: 'data-ai',
    tags: 'Data engineering, dbt, BigQuery, Apache Airflow, SQL',
    hourly: 76,
    experience: 'l',
    hours: 'm',
    speciality: { en: 'Data engineer', et: 'Andmeinsener', fr: 'Ingénieure données' },
    fr: `Juliette construit des flux qui préviennent quand ils cassent, et qui cassent rarement. Elle a remplacé 140 scripts nocturnes par 22 transformations testées chez un distributeur de bricolage.

      Environnements : dbt, BigQuery, Snowflake, Airflow, Terraform. Certifiée dbt et Google Cloud. Disponible trois à cinq jours par semaine.`,
    en: `Juliette builds pipelines that warn when they break, and break rarely. At a DIY retailer she replaced 140 nightly scripts with 22 tested transformations.

      Environments: dbt, BigQuery, Snowflake, Airflow, Terraform. Certified in dbt and Google Cloud. Available three to five days a week.`,
  },
  {
    key: 'theo-r',
    company: 'orvelys',
    person: 'Théo R.',
    years: 5,
    category: 'data-ai',
    tags: 'RAG, Large language models, Python, Natural language, FastAPI',
    hourly: 72,
    experience: 'm',
    hours: 's',
    speciality: { en: 'Language model engineer', et: 'Keelemudelite insener', fr: 'Ingénieur modèles de langage' },
    fr: `Théo passe la moitié de son temps à écrire des questions auxquelles l'assistant doit répondre "je ne sais pas". L'autre moitié, il s'assure qu'il le dit.

      Assurance, santé, documents juridiques. Modèles hébergés en Europe.`,
    en: `Théo spends half of his time writing questions to which the assistant must answer "I don't know". The other half he makes sure that it says so.

      Insurance, health, legal documents. Models hosted in Europe.`,
  },
  {
    key: 'yann-l',
    company: 'quai-semaphore',
    person: 'Yann L.',
    years: 13,
    category: 'mobile-apps',
    tags: 'Swift, iOS, Maps and navigation, Offline first',
    hourly: 72,
    experience: 'l',
    hours: 's',
    ageDays: 11,
    speciality: { en: 'iOS developer and skipper', et: 'iOS-i arendaja ja kipper', fr: 'Développeur iOS et skipper' },
    fr: `Yann écrit des applications qui marchent en pleine mer parce qu'il y est souvent. Cartes, GPS, autonomie : il sait ce qui vide une batterie et ce qui sauve un après-midi.`,
    en: `Yann writes apps that work out at sea because he is often there. Maps, GPS, battery life: he knows what drains a battery and what saves an afternoon.`,
  },
  {
    key: 'camille-o',
    company: 'quai-semaphore',
    person: 'Camille O.',
    years: 6,
    category: 'mobile-apps',
    tags: 'Kotlin, Android, Jetpack Compose, Kotlin Multiplatform',
    hourly: 58,
    experience: 'm',
    hours: 'm',
    speciality: { en: 'Android developer', et: 'Androidi arendaja', fr: 'Développeuse Android' },
    fr: `Camille développe pour les téléphones que les gens ont, pas pour ceux des publicités. Son parc d'essai compte un modèle de 2016 qu'elle appelle "le juge".

      Compose, tests, publication sur le Play Store sans drame.

      Compétences : Kotlin, Compose, Room, tests instrumentés, Play Console. Deux applications au-delà de 500 000 installations.`,
    en: `Camille develops for the phones people have, not for those in advertisements. Her test shelf holds a model from 2016 that she calls "the judge".

      Compose, tests, Play Store releases without drama.

      Skills: Kotlin, Compose, Room, instrumented tests, Play Console. Two apps beyond 500,000 installations.`,
  },
  {
    key: 'sylvain-c',
    company: 'tramontal',
    person: 'Sylvain C.',
    years: 19,
    category: 'cloud-devops',
    tags: 'Cloud migration, OVHcloud, Terraform, Disaster recovery, VMware',
    hourly: 94,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Cloud migration architect', et: 'Pilve kolimise arhitekt', fr: 'Architecte migration cloud' },
    fr: `Sylvain a migré deux hôpitaux un dimanche matin, à une semaine d'intervalle, et dormi le lundi. Son plan comporte toujours une page intitulée "comment on revient".`,
    en: `Sylvain moved two hospitals on Sunday mornings a week apart, and slept on the Mondays. His plan always has a page titled "how we go back".`,
  },
  {
    key: 'mathilde-f',
    company: 'tramontal',
    person: 'Mathilde F.',
    years: 7,
    category: 'cloud-devops',
    tags: 'Kubernetes, GitLab CI, Prometheus, Helm, Linux',
    hourly: 74,
    experience: 'l',
    hours: 'm',
    ageDays: 4,
    speciality: { en: 'Platform engineer', et: 'Platvormiinsener', fr: 'Ingénieure plateforme' },
    fr: `Mathilde simplifie les plateformes que d'autres ont compliquées. Chez un éditeur de jeux, elle est passée de onze outils à cinq, et le temps de déploiement de 40 à 6 minutes.`,
    en: `Mathilde simplifies platforms that others have complicated. At a game publisher she went from eleven tools to five, and from 40 minutes to deploy to 6.`,
    et: `Mathilde lihtsustab platvorme, mille teised on keeruliseks ajanud. Ühes mängufirmas sai üheteistkümnest tööriistast viis ja paigaldusaeg langes 40 minutilt kuuele.`,
  },
  {
    key: 'nolwenn-k',
    company: 'verrou-bleu',
    person: 'Nolwenn K.',
    years: 16,
    category: 'cybersecurity',
    tags: 'NIS2, ISO 27001, Risk assessment, Incident response',
    hourly: 108,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Shared security officer', et: 'Jagatud turvajuht', fr: 'RSSI à temps partagé' },
    fr: `Nolwenn tient la sécurité de cinq organismes, deux jours par mois chacun. Elle parle aux directions sans les effrayer et aux techniciens sans les ennuyer, ce qui est plus rare qu'une certification.`,
    en: `Nolwenn looks after the security of five organisations, two days a month each. She talks to managers without frightening them and to technicians without boring them, which is rarer than a certificate.`,
  },
  {
    key: 'bilal-h',
    company: 'verrou-bleu',
    person: 'Bilal H.',
    years: 8,
    category: 'cybersecurity',
    tags: 'Penetration testing, Red team, Web security, Network security',
    hourly: 96,
    experience: 'l',
    hours: 's',
    ageDays: 6,
    promotedDays: 2,
    speciality: { en: 'Offensive security specialist', et: 'Ründetestija', fr: 'Spécialiste sécurité offensive' },
    fr: `Bilal est entré dans une mairie par l'imprimante, dans une coopérative par le visiophone et dans une usine par la porte, avec un carton sous le bras. Toujours avec une lettre signée dans la poche.

      Rapports nets, correctifs testés.`,
    en: `Bilal got into a town hall through the printer, into a co-operative through the door phone and into a factory through the door, with a box under his arm. Always with a signed letter in his pocket.

      Clear reports, tested fixes.`,
  },
  {
    key: 'romain-c',
    company: 'contrepoint',
    person: 'Romain C.',
    years: 15,
    category: 'qa-testing',
    tags: 'Test planning, Acceptance testing, Technical writing, Regression testing',
    hourly: 70,
    experience: 'l',
    hours: 's',
    speciality: {
      en: 'Test manager, medical devices',
      et: 'Testijuht, meditsiiniseadmed',
      fr: 'Responsable d’essais, médical',
    },
    fr: `Romain a accompagné quatre dispositifs jusqu'au marquage. Il sait ce que l'organisme notifié va demander, et le met dans le dossier avant la question.`,
    en: `Romain has taken four devices to their CE mark. He knows what the notified body will ask, and puts it into the file before the question.`,
  },
  {
    key: 'ines-q',
    company: 'contrepoint',
    person: 'Inès Q.',
    years: 5,
    category: 'qa-testing',
    tags: 'Cypress, API testing, Load testing, JMeter',
    hourly: 50,
    experience: 'm',
    hours: 'm',
    ageDays: 9,
    speciality: { en: 'Test engineer', et: 'Testiinsener', fr: 'Ingénieure de test' },
    fr: `Inès a fait tomber trois billetteries, toutes avec l'accord du propriétaire. Elle écrit des tests d'API que les développeurs lisent pour comprendre l'API.`,
    en: `Inès has brought down three ticketing sites, all with the owner's consent. She writes API tests that developers read in order to understand the API.`,
  },
  {
    key: 'olivier-d',
    company: 'halyade',
    person: 'Olivier D.',
    years: 20,
    category: 'software-development',
    tags: 'Java, Microservices, Software architecture, Apache Kafka',
    hourly: 98,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Application architect', et: 'Rakenduste arhitekt', fr: 'Architecte applicatif' },
    fr: `Olivier a découpé trois monolithes et en a recollé deux, parce que le découpage était une mode. Banque, énergie, réservation de trains.`,
    en: `Olivier has split three monoliths and glued two back together, because the splitting was a fashion. Banking, energy, train bookings.`,
  },
  {
    key: 'fatou-s',
    company: 'halyade',
    person: 'Fatou S.',
    years: 9,
    category: 'software-development',
    tags: 'React, TypeScript, Next.js, Web performance, GraphQL',
    hourly: 70,
    experience: 'l',
    hours: 'm',
    ageDays: 1,
    speciality: { en: 'Senior React developer', et: 'Reacti vanemarendaja', fr: 'Développeuse React senior' },
    fr: `Fatou rend rapides des interfaces que l'on disait condamnées à la lenteur, et laisse derrière elle une équipe qui sait comment. Dernière mission : quinze mois dans une plateforme de voyages, quatre développeurs formés.

      Disponible à temps plein, télétravail ou Paris.`,
    en: `Fatou makes fast what was said to be doomed to slowness, and leaves behind a team that knows how. Latest assignment: fifteen months at a travel platform, four developers trained.

      Free full-time, remote or in Paris.`,
    et: `Fatou teeb kiireks kasutajaliidesed, mille kohta öeldi, et need jäävadki aeglaseks, ja jätab maha meeskonna, kes oskab seda ise. Viimane töö: viisteist kuud reisiplatvormis, neli välja õpetatud arendajat.

      Vaba täiskohaga, kaugtööna või Pariisis.`,
  },
  {
    key: 'gaspard-n',
    company: 'halyade',
    person: 'Gaspard N.',
    years: 4,
    category: 'software-development',
    tags: 'Python, Django, PostgreSQL, REST API, Docker',
    hourly: 52,
    experience: 'm',
    hours: 'm',
    speciality: { en: 'Python developer', et: 'Pythoni arendaja', fr: 'Développeur Python' },
    fr: `Gaspard préfère supprimer du code. Deux ans dans une régie publicitaire, deux dans la santé, et une tendance à poser la question que tout le monde évitait.

      Missions récentes :
      - 2024–2026 : plateforme de rendez-vous médicaux, Django et PostgreSQL
      - 2022–2024 : régie publicitaire, facturation et rapports

      Disponible immédiatement, Paris ou télétravail, anglais courant.`,
    en: `Gaspard prefers deleting code. Two years in advertising, two in health, and a tendency to ask the question everyone was avoiding.

      Recent assignments:
      - 2024–2026: medical appointments platform, Django and PostgreSQL
      - 2022–2024: advertising sales, billing and reports

      Available at once, in Paris or remotely, fluent in English.`,
  },
  {
    key: 'agathe-l',
    company: 'halyade',
    person: 'Agathe L.',
    years: 11,
    category: 'data-ai',
    tags: 'Databricks, Apache Spark, Data engineering, Data quality',
    hourly: 84,
    experience: 'l',
    hours: 'm',
    work: 'OUTSTAFF',
    speciality: { en: 'Senior data engineer', et: 'Andmeinsener, vanemtase', fr: 'Ingénieure données senior' },
    fr: `Agathe répare les plateformes de données du lundi matin. Elle pose d'abord des alarmes, puis retire la moitié des traitements que plus personne ne lit.

      Certifiée Databricks. Missions : énergie, distribution, télécoms. Lyon, Paris ou à distance, préavis de deux semaines.`,
    en: `Agathe repairs data platforms on Monday mornings. First she sets alarms, then she removes the half of the jobs that nobody reads any more.

      Databricks certified. Assignments in energy, retail and telecoms. Lyon, Paris or remote, two weeks' notice.`,
  },
  {
    key: 'wassim-t',
    company: 'halyade',
    person: 'Wassim T.',
    years: 6,
    category: 'cloud-devops',
    tags: 'AWS, Terraform, Docker, CI/CD, Cost optimisation',
    hourly: 68,
    experience: 'm',
    hours: 'm',
    status: 'ARCHIVED',
    ageDays: 12,
    archive: { reason: 'found-here', feedback: 'Mission de neuf mois démarrée à Bruxelles.' },
    speciality: { en: 'AWS engineer', et: 'AWS-i insener', fr: 'Ingénieur AWS' },
    fr: `Wassim automatise ce qui se faisait à la main le vendredi soir, et réduit la facture en même temps. Certifié, mais ne le dit que si on le lui demande.`,
  },
]
