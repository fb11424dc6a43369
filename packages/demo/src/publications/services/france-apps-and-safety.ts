import type { PublicationDraft } from '../draft.ts'

export const servicesFrenchAppsAndSafety: PublicationDraft[] = [
  {
    key: 'quai-semaphore-offline',
    company: 'quai-semaphore',
    category: 'mobile-apps',
    tags: 'Swift, Kotlin, Offline first, Maps and navigation',
    project: [18000, 45000],
    experience: 'm',
    duration: 2,
    hours: 'm',
    ageDays: 8,
    fr: [
      'Applications pour là où le réseau ne va pas',
      `
      En mer, dans les chais, entre deux immeubles : nos applications partent du principe que le réseau est une bonne surprise. Cartes embarquées, saisie complète, synchronisation sans doublon.

      Nous avons écrit celles d'un pilote de port, d'un œnologue et d'un facteur. Tous trois s'en servent encore.`,
    ],
    en: [
      'Apps for places the network does not reach',
      `
      At sea, in the wine cellar, between two buildings: our apps assume that a network is a pleasant surprise. Maps on board, complete data entry, synchronisation without duplicates.

      We have written them for a harbour pilot, an oenologist and a postman. All three still use theirs.`,
    ],
  },
  {
    key: 'quai-semaphore-audit',
    company: 'quai-semaphore',
    category: 'mobile-apps',
    tags: 'Mobile UX, Web accessibility, App analytics, iOS, Android',
    fixed: 2600,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Audit d’une application que l’on désinstalle',
      `
      Dix jours pour comprendre pourquoi vos utilisateurs partent : nous lisons les avis, les mesures et les plantages, observons six personnes, et rendons huit pages.

      Les trois premières recommandations peuvent toujours être faites en une semaine.`,
    ],
    en: [
      'Audit of an app that people uninstall',
      `
      Ten days to understand why your users leave: we read the reviews, the figures and the crashes, observe six people and hand over eight pages.

      The first three recommendations can always be carried out within a week.`,
    ],
  },
  {
    key: 'tramontal-migration',
    company: 'tramontal',
    category: 'cloud-devops',
    tags: 'Cloud migration, OVHcloud, Terraform, Kubernetes, Disaster recovery',
    project: [16000, 55000],
    experience: 'l',
    duration: 2,
    hours: 'm',
    ageDays: 4,
    hasImages: true,
    fr: [
      'Migration vers un cloud européen',
      `
      Quitter un fournisseur américain sans tout réécrire : nous l'avons fait pour deux hôpitaux, un éditeur et un fabricant de satellites. OVHcloud ou Scaleway, selon vos contraintes et non selon nos marges, puisque nous n'en touchons pas.

      Inventaire, plan, répétition générale, bascule un dimanche matin. Le retour arrière est testé le samedi.`,
    ],
    en: [
      'Moving to a European cloud',
      `
      Leaving an American provider without rewriting everything: we have done it for two hospitals, a publisher and a satellite maker. OVHcloud or Scaleway, according to your constraints and not our margins, as we receive none.

      Inventory, plan, dress rehearsal, the switch on a Sunday morning. The way back is tested on the Saturday.`,
    ],
    et: [
      'Kolimine Euroopa pilve',
      `
      Ameerika teenusepakkuja juurest lahkumine nii, et kõike ei pea ümber kirjutama: oleme seda teinud kahele haiglale, ühele kirjastusele ja satelliiditootjale. OVHcloud või Scaleway, sinu nõuete, mitte meie vahendustasu järgi, sest seda me ei saa.

      Inventuur, plaan, peaproov ja ümberlülitus pühapäeva hommikul. Tagasitee on laupäeval läbi proovitud.`,
    ],
  },
  {
    key: 'tramontal-managed',
    company: 'tramontal',
    category: 'cloud-devops',
    tags: 'On-call, Linux, PostgreSQL, Grafana, Backup',
    hourly: 75,
    experience: 'l',
    duration: 4,
    hours: 's',
    fr: [
      'Exploitation et astreinte de vos serveurs',
      `
      Trois équipes d'astreinte, un temps de réponse de quinze minutes contractuel et de six en pratique. Mises à jour, sauvegardes restaurées chaque mois, comptes rendus d'incident sous 48 heures.

      Nous exploitons ce que nous avons construit, mais aussi ce que d'autres ont construit, après deux semaines d'observation.

      Niveaux de service :
      - standard : heures ouvrées, réponse en 2 heures, à partir de 490 € par mois
      - étendu : 7 h à 22 h, réponse en 30 minutes, à partir de 980 €
      - permanent : jour et nuit, réponse en 15 minutes, à partir de 1 900 €

      Environnements pris en charge : Linux, Kubernetes, PostgreSQL, MariaDB, Redis, Elasticsearch.`,
    ],
    en: [
      'Operation and on-call for your servers',
      `
      Three on-call teams, a response time of fifteen minutes by contract and six in practice. Updates, backups restored every month, incident reports within 48 hours.

      We run what we built, and also what others built, after two weeks of watching.

      Levels of service:
      - standard: office hours, response within 2 hours, from €490 a month
      - extended: 7 to 22, response within 30 minutes, from €980
      - permanent: day and night, response within 15 minutes, from €1,900

      Supported: Linux, Kubernetes, PostgreSQL, MariaDB, Redis, Elasticsearch.`,
    ],
  },
  {
    key: 'tramontal-health',
    company: 'tramontal',
    category: 'cloud-devops',
    tags: 'High availability, ISO 27001, Kubernetes, Backup',
    project: [20000, 48000],
    experience: 'l',
    duration: 3,
    hours: 's',
    status: 'MODERATION',
    ageDays: 0.4,
    fr: [
      'Hébergement de données de santé, mode d’emploi',
      `
      Certification, contrats, cloisonnement, journaux : nous bâtissons l'environnement, rédigeons la moitié du dossier et vous préparons à l'audit. Vous gardez la maîtrise des clés.

      Le dernier dossier est passé du premier coup, avec deux remarques mineures dont une sur la couleur d'un badge.`,
    ],
  },
  {
    key: 'verrou-bleu-pentest',
    company: 'verrou-bleu',
    category: 'cybersecurity',
    tags: 'Penetration testing, Web security, Network security, Red team',
    project: [6000, 18000],
    experience: 'l',
    duration: 1,
    hours: 'm',
    ageDays: 9,
    fr: [
      'Test d’intrusion pour structures moyennes',
      `
      Internet, réseau interne, courriels, badge de la porte : nous testons ce qu'un attaquant patient essaierait vraiment. Deux semaines, deux personnes, une autorisation signée.

      La restitution dure une heure et se fait en deux versions : l'une pour la direction, l'autre pour celle ou celui qui répare.`,
    ],
    en: [
      'Penetration test for middle-sized bodies',
      `
      The internet side, the internal network, the mail, the badge at the door: we test what a patient attacker would really try. Two weeks, two people, a signed authorisation.

      The debriefing lasts an hour and comes in two versions: one for the management, one for whoever does the repairs.`,
    ],
  },
  {
    key: 'verrou-bleu-incident',
    company: 'verrou-bleu',
    category: 'cybersecurity',
    tags: 'Incident response, SOC, Disaster recovery, Backup',
    hourly: 130,
    experience: 'l',
    duration: 1,
    hours: 'm',
    fr: [
      'Réponse à incident, jour et nuit',
      `
      Vos écrans affichent une rançon. Vous nous appelez, une personne décroche, et dans l'heure nous vous disons quoi débrancher et surtout quoi ne pas éteindre.

      Le contrat annuel comprend un exercice à blanc et réduit de moitié le temps perdu le jour venu. Sans contrat, nous venons aussi, mais après nos abonnés.`,
    ],
    en: [
      'Incident response, day and night',
      `
      Your screens show a ransom note. You call, somebody answers, and within the hour we tell you what to unplug and, above all, what not to switch off.

      The yearly contract includes a drill and halves the time lost when the day comes. Without a contract we come too, but after our subscribers.`,
    ],
  },
  {
    key: 'verrou-bleu-nis2',
    company: 'verrou-bleu',
    category: 'cybersecurity',
    tags: 'NIS2, ISO 27001, Security training, Risk assessment',
    project: [9000, 22000],
    experience: 'm',
    duration: 2,
    hours: 's',
    fr: [
      'NIS2 pour ceux qui n’ont pas de RSSI',
      `
      Un responsable de la sécurité à temps partagé, deux jours par mois, avec une équipe derrière lui. Il tient le registre des risques, prépare le comité, parle à vos fournisseurs et forme vos collègues.

      Au bout d'un an, soit vous recrutez, soit vous continuez. Sept clients sur dix continuent.

      Première année type :
      - trimestre 1 : inventaire, analyse de risques, mesures urgentes
      - trimestre 2 : procédures, sauvegardes, fournisseurs
      - trimestre 3 : formation, exercice d'incident
      - trimestre 4 : revue, indicateurs, plan de l'année suivante

      Deux jours par mois, plus quatre jours de démarrage.`,
    ],
    en: [
      'NIS2 for those without a security officer',
      `
      A security officer shared with others, two days a month, with a team behind. They keep the register of risks, prepare the committee, talk to your suppliers and train your colleagues.

      After a year you either hire someone or go on. Seven clients in ten go on.

      A typical first year:
      - quarter 1: inventory, risk analysis, urgent measures
      - quarter 2: procedures, backups, suppliers
      - quarter 3: training, incident exercise
      - quarter 4: review, indicators, plan for the next year

      Two days a month, plus four days to begin with.`,
    ],
  },
  {
    key: 'contrepoint-medical',
    company: 'contrepoint',
    category: 'qa-testing',
    tags: 'Test planning, Acceptance testing, Manual testing, Technical writing',
    project: [8000, 26000],
    experience: 'l',
    duration: 2,
    hours: 's',
    ageDays: 12,
    fr: [
      'Essais documentés pour logiciels médicaux',
      `
      Protocoles, exécution, rapports signés, matrice de traçabilité : nous produisons le dossier d'essais que l'organisme notifié lira, et qu'il comprendra.

      Quatre dispositifs accompagnés jusqu'au marquage. Nous ne testons jamais ce que nous avons développé, puisque nous ne développons rien.

      Livrables :
      - plan d'essais et protocoles
      - matrice exigences, risques, essais
      - rapports d'exécution signés
      - liste des anomalies connues et leur justification

      Référentiels : IEC 62304, IEC 62366-1, ISO 14971, ISO 13485. Langues de travail : français et anglais.`,
    ],
    en: [
      'Documented testing for medical software',
      `
      Protocols, execution, signed reports, a traceability matrix: we produce the test file that the notified body will read, and understand.

      Four devices accompanied to their CE mark. We never test what we developed, as we develop nothing.

      Deliverables:
      - test plan and protocols
      - matrix of requirements, risks and tests
      - signed reports
      - list of known anomalies with their justification

      Standards: IEC 62304, IEC 62366-1, ISO 14971, ISO 13485. Working languages: French and English.`,
    ],
  },
  {
    key: 'contrepoint-ticketing',
    company: 'contrepoint',
    category: 'qa-testing',
    tags: 'Load testing, JMeter, Regression testing, API testing',
    fixed: 5200,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Billetterie : survivre à l’ouverture des ventes',
      `
      Dix heures pile, 40 000 personnes, 6 000 places. Nous répétons ce moment chez vous, avec files d'attente, paiements refusés et clients qui ouvrent trois onglets.

      Trois campagnes, un rapport après chacune, et notre présence le jour de l'ouverture.`,
    ],
    en: [
      'Ticketing: surviving the opening of sales',
      `
      Ten o'clock sharp, 40,000 people, 6,000 seats. We rehearse that moment with you: queues, refused payments and customers who open three tabs.

      Three runs, a report after each, and our presence on the day.`,
    ],
  },
  {
    key: 'contrepoint-team',
    company: 'contrepoint',
    category: 'qa-testing',
    tags: 'Manual testing, Exploratory testing, Test data, Cypress',
    hourly: 48,
    experience: 's',
    duration: 4,
    hours: 'm',
    work: 'OUTSTAFF',
    fr: [
      'Une testeuse ou un testeur dans votre équipe',
      `
      À partir de deux jours par semaine. La personne assiste à vos réunions, lit les tickets avant qu'ils ne soient développés et pose les questions qui évitent d'en rouvrir.

      Elle est remplacée pendant ses congés par quelqu'un qui connaît déjà votre produit.`,
    ],
  },
]
