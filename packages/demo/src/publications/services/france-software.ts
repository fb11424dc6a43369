import type { PublicationDraft } from '../draft.ts'

export const servicesFrenchSoftware: PublicationDraft[] = [
  {
    key: 'cordelune-spreadsheet', company: 'cordelune', category: 'software-development', tags: 'Symfony, TypeScript, PostgreSQL, Business analysis',
    project: [18000, 60000], experience: 'm', duration: 3, hours: 'm', ageDays: 3, promotedDays: 14, hasImages: true,
    fr: ['Remplacer le tableur dont tout dépend', `
      Il s'appelle "planning_v12_DEF_vrai.xlsx", trois personnes l'ouvrent en même temps et une seule le comprend. Nous en faisons un logiciel, sans perdre ce qui le rendait pratique.

      Nous commençons par lire les formules, car elles contiennent vingt ans de décisions. Ensuite vient une première version pour un seul service, en huit semaines, puis les autres. Le tableur reste en secours jusqu'à ce que plus personne ne l'ouvre.`],
    en: ['Replacing the spreadsheet all depends on', `
      It is called "planning_v12_FINAL_really.xlsx"; three people open it at once and one understands it. We turn it into software without losing what made it handy.

      We begin by reading the formulas, since they hold twenty years of decisions. Then comes a first version for one department, in eight weeks, and after that the others. The spreadsheet stays as a fallback until nobody opens it any more.`],
    et: ['Tabel, millest kõik sõltub, saab tarkvaraks', `
      Faili nimi on "plaan_v12_LÕPLIK_päris.xlsx", kolm inimest avavad selle korraga ja aru saab üks. Meie teeme sellest tarkvara, kaotamata seda, mis tegi tabeli mugavaks.

      Alustuseks loeme läbi valemid, sest neis on kakskümmend aastat otsuseid. Siis tuleb kaheksa nädalaga esimene versioon ühele osakonnale, pärast seda teistele. Tabel jääb varuks, kuni keegi seda enam ei ava.`],
  },
  {
    key: 'cordelune-symfony', company: 'cordelune', category: 'software-development', tags: 'Symfony, PHP, Legacy migration, Code review',
    hourly: 72, experience: 'l', duration: 4, hours: 's',
    fr: ['Maintenance et montée de version Symfony', `
      Votre application tourne en Symfony 3 et chaque mise à jour fait peur. Nous la ramenons à une version suivie, étape par étape, pendant que vous continuez de livrer.

      Forfait mensuel de quatre à dix jours : correctifs, évolutions, veille de sécurité. La même personne vous répond d'un mois sur l'autre.`],
    en: ['Symfony upkeep and upgrades', `
      Your application runs on Symfony 3, and every update is frightening. We bring it to a supported version step by step while you go on shipping.

      A monthly package of four to ten days: fixes, changes, security watch. The same person answers you from one month to the next.`],
  },
  {
    key: 'cordelune-apis', company: 'cordelune', category: 'software-development', tags: 'API integration, REST API, EDI, Node.js',
    project: [6000, 20000], experience: 'm', duration: 1, hours: 's',
    fr: ['Faire parler deux logiciels qui s’ignorent', `
      L'un exporte du CSV à minuit, l'autre attend du XML avant six heures, et quelqu'un copie-colle entre les deux. Nous construisons le pont, avec une file d'attente, des alertes lisibles et un bouton "recommencer".

      Une passerelle courante prend trois à cinq semaines. Nous refusons d'en faire une quand supprimer l'un des deux logiciels coûterait moins cher.`],
  },
  {
    key: 'mirabande-prestashop', company: 'mirabande', category: 'web-ecommerce', tags: 'PrestaShop, PHP, Payment integration, Click and collect',
    project: [9000, 24000], experience: 'm', duration: 2, hours: 's', ageDays: 6, hasImages: true,
    fr: ['Boutique PrestaShop pour marques qui fabriquent', `
      Petites séries, personnalisation, délais d'atelier, retrait en boutique : ce que les thèmes tout faits gèrent mal, nous l'avons déjà fait onze fois.

      La fiche produit est écrite avec la personne qui fabrique. Vous formez vos équipes en une journée, et le guide tient sur quatre pages.`],
    en: ['PrestaShop for brands that make things', `
      Small series, personalisation, workshop lead times, collection in the shop: what ready-made themes handle badly we have done eleven times.

      The product page is written with the person who makes the product. Your team is trained in a day, and the guide has four pages.`],
  },
  {
    key: 'mirabande-speed', company: 'mirabande', category: 'web-ecommerce', tags: 'Web performance, Nuxt, CSS, Conversion rate',
    fixed: 3200, experience: 'l', duration: 1, hours: 's',
    fr: ['Votre boutique deux fois plus légère', `
      Deux semaines, prix fixe. Nous pesons chaque page, retirons ce que personne ne regarde et réglons le reste. Objectif écrit : moitié moins de poids, ou nous continuons gratuitement.

      Le plus gros fichier est presque toujours une vidéo d'accueil que la direction est seule à aimer. Nous savons en parler avec tact.`],
    en: ['Your shop at half the weight', `
      Two weeks, a fixed price. We weigh every page, remove what nobody looks at and tune the rest. A written goal: half the weight, or we go on for free.

      The largest file is nearly always a video on the front page that only the management loves. We know how to bring this up with tact.`],
    et: ['Sinu pood kaks korda kergemaks', `
      Kaks nädalat, kindel hind. Kaalume iga lehe ära, eemaldame selle, mida keegi ei vaata, ja häälestame ülejäänu. Eesmärk on kirjas: poole vähem kaalu või jätkame tasuta.

      Kõige suurem fail on peaaegu alati esilehe video, mis meeldib ainult juhatusele. Oskame sellest viisakalt rääkida.`],
  },
  {
    key: 'mirabande-b2b', company: 'mirabande', category: 'web-ecommerce', tags: 'Online shop, API integration, Product data, Symfony',
    project: [15000, 35000], experience: 'm', duration: 2, hours: 's',
    fr: ['Espace de commande pour vos revendeurs', `
      Vos revendeurs commandent par e-mail, à 23 heures, avec des références fausses. Nous leur donnons un espace simple : leurs prix, leurs commandes passées, le stock réel, et "recommander" en un geste.

      Relié à votre ERP, testé avec cinq revendeurs avant l'ouverture, dont le plus ronchon.`],
  },
  {
    key: 'orvelys-platform', company: 'orvelys', category: 'data-ai', tags: 'Data engineering, dbt, BigQuery, Apache Airflow, Data governance',
    project: [25000, 70000], experience: 'l', duration: 3, hours: 'm', ageDays: 5,
    fr: ['Une plateforme de données à taille humaine', `
      Beaucoup d'entreprises achètent l'architecture d'une multinationale pour 40 gigaoctets. Nous construisons ce qu'il faut : trois sources fiables, des transformations testées, un catalogue que l'on consulte.

      Douze semaines jusqu'au premier usage réel. Le coût mensuel de la plateforme figure sur la page d'accueil de la plateforme.`],
    en: ['A data platform on a human scale', `
      Many companies buy the architecture of a multinational for 40 gigabytes. We build what is needed: three reliable sources, tested transformations, a catalogue people consult.

      Twelve weeks to the first real use. The monthly cost of the platform stands on the platform's own front page.`],
  },
  {
    key: 'orvelys-assistant', company: 'orvelys', category: 'data-ai', tags: 'RAG, Large language models, Python, Natural language',
    project: [18000, 38000], experience: 'l', duration: 2, hours: 's',
    fr: ['Assistant documentaire qui cite ses sources', `
      Contrats, procédures, notes de service : votre personnel pose une question et reçoit une réponse avec le paragraphe exact. Sans paragraphe, pas de réponse.

      Nous mesurons avec 200 questions réelles de vos équipes avant d'ouvrir à tous. En dessous de 90 % de réponses justes, nous n'ouvrons pas.`],
    en: ['A document assistant that cites its sources', `
      Contracts, procedures, memos: your staff ask a question and receive an answer with the exact paragraph. Without a paragraph there is no answer.

      We measure with 200 real questions from your teams before opening it to all. Below 90 per cent of right answers we do not open.`],
    et: ['Dokumendiabiline, mis viitab allikale', `
      Lepingud, protseduurid, käskkirjad: töötaja küsib ja saab vastuse koos täpse lõiguga. Kui lõiku ei ole, siis ei ole ka vastust.

      Enne kõigile avamist mõõdame tulemust sinu inimeste 200 päris küsimusega. Kui õigeid vastuseid on alla 90 protsendi, siis ei ava.`],
  },
  {
    key: 'orvelys-pricing', company: 'orvelys', category: 'data-ai', tags: 'Machine learning, Statistics, A/B testing, SQL',
    project: [14000, 30000], experience: 'l', duration: 2, hours: 's',
    fr: ['Prix et promotions : ce qui rapporte vraiment', `
      La moitié des promotions vendent ce qui se serait vendu de toute façon. Nous mesurons laquelle, avec des expériences propres plutôt que des moyennes, et vous laissons une méthode que votre équipe saura répéter.

      Nous refusons les prix qui changent selon la personne. Ceux qui changent selon la météo, on peut en parler.`],
  },
  {
    key: 'quai-semaphore-offline', company: 'quai-semaphore', category: 'mobile-apps', tags: 'Swift, Kotlin, Offline first, Maps and navigation',
    project: [18000, 45000], experience: 'm', duration: 2, hours: 'm', ageDays: 8,
    fr: ['Applications pour là où le réseau ne va pas', `
      En mer, dans les chais, entre deux immeubles : nos applications partent du principe que le réseau est une bonne surprise. Cartes embarquées, saisie complète, synchronisation sans doublon.

      Nous avons écrit celles d'un pilote de port, d'un œnologue et d'un facteur. Tous trois s'en servent encore.`],
    en: ['Apps for places the network does not reach', `
      At sea, in the wine cellar, between two buildings: our apps assume that a network is a pleasant surprise. Maps on board, complete data entry, synchronisation without duplicates.

      We have written them for a harbour pilot, an oenologist and a postman. All three still use theirs.`],
  },
  {
    key: 'quai-semaphore-audit', company: 'quai-semaphore', category: 'mobile-apps', tags: 'Mobile UX, Web accessibility, App analytics, iOS, Android',
    fixed: 2600, experience: 'm', duration: 1, hours: 's',
    fr: ['Audit d’une application que l’on désinstalle', `
      Dix jours pour comprendre pourquoi vos utilisateurs partent : nous lisons les avis, les mesures et les plantages, observons six personnes, et rendons huit pages.

      Les trois premières recommandations peuvent toujours être faites en une semaine.`],
    en: ['Audit of an app that people uninstall', `
      Ten days to understand why your users leave: we read the reviews, the figures and the crashes, observe six people and hand over eight pages.

      The first three recommendations can always be carried out within a week.`],
  },
  {
    key: 'tramontal-migration', company: 'tramontal', category: 'cloud-devops', tags: 'Cloud migration, OVHcloud, Terraform, Kubernetes, Disaster recovery',
    project: [16000, 55000], experience: 'l', duration: 2, hours: 'm', ageDays: 4, hasImages: true,
    fr: ['Migration vers un cloud européen', `
      Quitter un fournisseur américain sans tout réécrire : nous l'avons fait pour deux hôpitaux, un éditeur et un fabricant de satellites. OVHcloud ou Scaleway, selon vos contraintes et non selon nos marges, puisque nous n'en touchons pas.

      Inventaire, plan, répétition générale, bascule un dimanche matin. Le retour arrière est testé le samedi.`],
    en: ['Moving to a European cloud', `
      Leaving an American provider without rewriting everything: we have done it for two hospitals, a publisher and a satellite maker. OVHcloud or Scaleway, according to your constraints and not our margins, as we receive none.

      Inventory, plan, dress rehearsal, the switch on a Sunday morning. The way back is tested on the Saturday.`],
    et: ['Kolimine Euroopa pilve', `
      Ameerika teenusepakkuja juurest lahkumine nii, et kõike ei pea ümber kirjutama: oleme seda teinud kahele haiglale, ühele kirjastusele ja satelliiditootjale. OVHcloud või Scaleway, sinu nõuete, mitte meie vahendustasu järgi, sest seda me ei saa.

      Inventuur, plaan, peaproov ja ümberlülitus pühapäeva hommikul. Tagasitee on laupäeval läbi proovitud.`],
  },
  {
    key: 'tramontal-managed', company: 'tramontal', category: 'cloud-devops', tags: 'On-call, Linux, PostgreSQL, Grafana, Backup',
    hourly: 75, experience: 'l', duration: 4, hours: 's',
    fr: ['Exploitation et astreinte de vos serveurs', `
      Trois équipes d'astreinte, un temps de réponse de quinze minutes contractuel et de six en pratique. Mises à jour, sauvegardes restaurées chaque mois, comptes rendus d'incident sous 48 heures.

      Nous exploitons ce que nous avons construit, mais aussi ce que d'autres ont construit, après deux semaines d'observation.`],
    en: ['Operation and on-call for your servers', `
      Three on-call teams, a response time of fifteen minutes by contract and six in practice. Updates, backups restored every month, incident reports within 48 hours.

      We run what we built, and also what others built, after two weeks of watching.`],
  },
  {
    key: 'tramontal-health', company: 'tramontal', category: 'cloud-devops', tags: 'High availability, ISO 27001, Kubernetes, Backup',
    project: [20000, 48000], experience: 'l', duration: 3, hours: 's', status: 'MODERATION', ageDays: 0.4,
    fr: ['Hébergement de données de santé, mode d’emploi', `
      Certification, contrats, cloisonnement, journaux : nous bâtissons l'environnement, rédigeons la moitié du dossier et vous préparons à l'audit. Vous gardez la maîtrise des clés.

      Le dernier dossier est passé du premier coup, avec deux remarques mineures dont une sur la couleur d'un badge.`],
  },
  {
    key: 'verrou-bleu-pentest', company: 'verrou-bleu', category: 'cybersecurity', tags: 'Penetration testing, Web security, Network security, Red team',
    project: [6000, 18000], experience: 'l', duration: 1, hours: 'm', ageDays: 9,
    fr: ['Test d’intrusion pour structures moyennes', `
      Internet, réseau interne, courriels, badge de la porte : nous testons ce qu'un attaquant patient essaierait vraiment. Deux semaines, deux personnes, une autorisation signée.

      La restitution dure une heure et se fait en deux versions : l'une pour la direction, l'autre pour celle ou celui qui répare.`],
    en: ['Penetration test for middle-sized bodies', `
      The internet side, the internal network, the mail, the badge at the door: we test what a patient attacker would really try. Two weeks, two people, a signed authorisation.

      The debriefing lasts an hour and comes in two versions: one for the management, one for whoever does the repairs.`],
  },
  {
    key: 'verrou-bleu-incident', company: 'verrou-bleu', category: 'cybersecurity', tags: 'Incident response, SOC, Disaster recovery, Backup',
    hourly: 130, experience: 'l', duration: 1, hours: 'm',
    fr: ['Réponse à incident, jour et nuit', `
      Vos écrans affichent une rançon. Vous nous appelez, une personne décroche, et dans l'heure nous vous disons quoi débrancher et surtout quoi ne pas éteindre.

      Le contrat annuel comprend un exercice à blanc et réduit de moitié le temps perdu le jour venu. Sans contrat, nous venons aussi, mais après nos abonnés.`],
    en: ['Incident response, day and night', `
      Your screens show a ransom note. You call, somebody answers, and within the hour we tell you what to unplug and, above all, what not to switch off.

      The yearly contract includes a drill and halves the time lost when the day comes. Without a contract we come too, but after our subscribers.`],
  },
  {
    key: 'verrou-bleu-nis2', company: 'verrou-bleu', category: 'cybersecurity', tags: 'NIS2, ISO 27001, Security training, Risk assessment',
    project: [9000, 22000], experience: 'm', duration: 2, hours: 's',
    fr: ['NIS2 pour ceux qui n’ont pas de RSSI', `
      Un responsable de la sécurité à temps partagé, deux jours par mois, avec une équipe derrière lui. Il tient le registre des risques, prépare le comité, parle à vos fournisseurs et forme vos collègues.

      Au bout d'un an, soit vous recrutez, soit vous continuez. Sept clients sur dix continuent.`],
    en: ['NIS2 for those without a security officer', `
      A security officer shared with others, two days a month, with a team behind. They keep the register of risks, prepare the committee, talk to your suppliers and train your colleagues.

      After a year you either hire someone or go on. Seven clients in ten go on.`],
  },
  {
    key: 'contrepoint-medical', company: 'contrepoint', category: 'qa-testing', tags: 'Test planning, Acceptance testing, Manual testing, Technical writing',
    project: [8000, 26000], experience: 'l', duration: 2, hours: 's', ageDays: 12,
    fr: ['Essais documentés pour logiciels médicaux', `
      Protocoles, exécution, rapports signés, matrice de traçabilité : nous produisons le dossier d'essais que l'organisme notifié lira, et qu'il comprendra.

      Quatre dispositifs accompagnés jusqu'au marquage. Nous ne testons jamais ce que nous avons développé, puisque nous ne développons rien.`],
    en: ['Documented testing for medical software', `
      Protocols, execution, signed reports, a traceability matrix: we produce the test file that the notified body will read, and understand.

      Four devices accompanied to their CE mark. We never test what we developed, as we develop nothing.`],
  },
  {
    key: 'contrepoint-ticketing', company: 'contrepoint', category: 'qa-testing', tags: 'Load testing, JMeter, Regression testing, API testing',
    fixed: 5200, experience: 'm', duration: 1, hours: 's',
    fr: ['Billetterie : survivre à l’ouverture des ventes', `
      Dix heures pile, 40 000 personnes, 6 000 places. Nous répétons ce moment chez vous, avec files d'attente, paiements refusés et clients qui ouvrent trois onglets.

      Trois campagnes, un rapport après chacune, et notre présence le jour de l'ouverture.`],
    en: ['Ticketing: surviving the opening of sales', `
      Ten o'clock sharp, 40,000 people, 6,000 seats. We rehearse that moment with you: queues, refused payments and customers who open three tabs.

      Three runs, a report after each, and our presence on the day.`],
  },
  {
    key: 'contrepoint-team', company: 'contrepoint', category: 'qa-testing', tags: 'Manual testing, Exploratory testing, Test data, Cypress',
    hourly: 48, experience: 's', duration: 4, hours: 'm', work: 'OUTSTAFF',
    fr: ['Une testeuse ou un testeur dans votre équipe', `
      À partir de deux jours par semaine. La personne assiste à vos réunions, lit les tickets avant qu'ils ne soient développés et pose les questions qui évitent d'en rouvrir.

      Elle est remplacée pendant ses congés par quelqu'un qui connaît déjà votre produit.`],
  },
  {
    key: 'halyade-profiles', company: 'halyade', category: 'software-development', tags: 'Java, Angular, React, Python, Scrum',
    hourly: 65, experience: 'm', duration: 4, hours: 'm', work: 'OUTSTAFF', ageDays: 1, promotedDays: 25,
    fr: ['Ingénieurs produit pour six mois et plus', `
      Java, Python, React, Angular, data, tests : 230 ingénieurs, dont une quarantaine disponibles dans le mois. Vous décrivez l'équipe et le problème, nous proposons deux personnes et disons pourquoi.

      Tarif journalier annoncé dès le premier message. Aucun frais si vous embauchez la personne après douze mois ; nous préférons un client content à une clause.`],
    en: ['Product engineers for six months and longer', `
      Java, Python, React, Angular, data, tests: 230 engineers, some forty of them free within the month. You describe the team and the problem; we propose two people and say why.

      The daily rate is in our first message. No charge if you hire the person after twelve months; we prefer a happy client to a clause.`],
  },
  {
    key: 'halyade-data', company: 'halyade', category: 'data-ai', tags: 'Data engineering, Apache Spark, Databricks, Snowflake',
    hourly: 74, experience: 'l', duration: 4, hours: 'm', work: 'OUTSTAFF',
    fr: ['Ingénieurs données en renfort', `
      Vos flux cassent le lundi et votre équipe passe la semaine à réparer. Nous envoyons quelqu'un qui a déjà vu cela ailleurs, pour trois à neuf mois.

      Premier objectif, toujours le même : savoir avant les utilisateurs qu'un chiffre est faux.`],
    en: ['Data engineers to strengthen your team', `
      Your pipelines break on Monday and your team spends the week repairing. We send somebody who has seen it elsewhere, for three to nine months.

      The first goal is always the same: to know before the users that a figure is wrong.`],
  },
  {
    key: 'halyade-pm', company: 'halyade', category: 'software-development', tags: 'Project management, Business analysis, Scrum',
    hourly: 82, experience: 'l', duration: 3, hours: 's', work: 'OUTSTAFF', status: 'DRAFT', ageDays: 2,
    fr: ['Chefs de projet pour reprises délicates', `
      Projet en retard, équipe fatiguée, comité nerveux. À compléter avec deux exemples anonymisés (banque, assurance).`],
  },
]
