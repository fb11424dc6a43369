import type { CompanyDraft } from './draft.ts'

export const frenchSoftware: CompanyDraft[] = [
  {
    slug: 'cordelune',
    name: 'Cordelune Logiciels SAS',
    country: 'FR',
    city: 'Nantes',
    street: '14 quai de la Fosse',
    postalCode: '44000',
    industry: 'information-technology',
    size: '21-50',
    type: 'MEDIUM_BUSINESS',
    userType: 'provider',
    founded: 2013,
    joinedDays: 398,
    person: ['Margaux', 'Teyssère'],
    qualifications: ['iso-27001', 'scrum', 'public-sector', 'liability-insurance'],
    descriptions: {
      fr: `Cordelune écrit des logiciels métier pour des entreprises qui en ont assez des tableurs : ateliers, coopératives, mutuelles, ports. Nous sommes 41, à Nantes, répartis en six équipes stables.

        Chaque équipe garde ses clients pendant des années. Celle qui développe est aussi celle qui répond quand cela tombe, ce qui rend étonnamment prudent.

        Symfony, TypeScript, PostgreSQL, et le moins de magie possible. Tout notre code est livré avec ses tests et une documentation que nous faisons relire par quelqu'un qui ne connaît pas le projet.`,
      en: `Cordelune writes business software for companies that have had enough of spreadsheets: workshops, co-operatives, insurers, ports. There are 41 of us in Nantes, in six lasting teams.

        Each team keeps its clients for years. Those who develop are also those who answer when it breaks, which makes one surprisingly careful.

        Symfony, TypeScript, PostgreSQL, and as little magic as possible. All our code comes with its tests, and with documentation that we have somebody read who does not know the project.`,
      et: `Cordelune kirjutab äritarkvara ettevõtetele, kes on tabelitest tüdinud: töökojad, ühistud, kindlustusseltsid, sadamad. Meid on Nantes'is 41, kuues püsivas meeskonnas.

        Iga meeskond hoiab oma kliente aastaid. Kes arendab, see ka vastab, kui midagi katki läheb, ja see teeb üllatavalt ettevaatlikuks.

        Symfony, TypeScript, PostgreSQL ja võimalikult vähe võluvitse. Kogu kood tuleb koos testidega ning dokumentatsiooniga, mille laseme läbi lugeda inimesel, kes projekti ei tunne.`,
    },
    approach: {
      fr: `Nous commençons par un atelier d'une journée, dont le compte rendu chiffre trois variantes, y compris celle de ne rien faire. Ensuite, une livraison toutes les deux semaines, et le droit d'arrêter après chacune.`,
      en: `We begin with a one-day workshop whose minutes price three options, including that of doing nothing. After that there is a delivery every two weeks, and the right to stop after each.`,
      et: `Alustame päevase töötoaga, mille kokkuvõttes on kolm hinnaga varianti, nende seas mitte midagi tegemine. Edasi tarne iga kahe nädala järel ja õigus pärast igaüht lõpetada.`,
    },
  },
  {
    slug: 'mirabande',
    name: 'Mirabande Studio SAS',
    country: 'FR',
    city: 'Lyon',
    street: '27 rue de l’Arbre-Sec',
    postalCode: '69001',
    industry: 'information-technology',
    size: '1-20',
    type: 'AGENCY',
    userType: 'provider',
    founded: 2015,
    joinedDays: 287,
    person: ['Clémence', 'Burdin'],
    qualifications: ['payments', 'accessibility', 'green-hosting'],
    descriptions: {
      fr: `Mirabande conçoit des boutiques en ligne pour des marques qui fabriquent : maroquiniers, torréfacteurs, maisons de thé, éditeurs de jouets. Dix-sept personnes sur les pentes de la Croix-Rousse.

        Nous travaillons avec PrestaShop, Shopify et Nuxt, et choisissons l'outil après avoir vu votre atelier, jamais avant. La plupart de nos clients vendent moins de 400 références, mais chacune a une histoire.

        Nos sites pèsent peu. Le dernier affiche une page produit en 0,9 seconde sur un téléphone de 2019, en 4G, dans le métro.`,
      en: `Mirabande designs online shops for brands that make things: leather workers, coffee roasters, tea houses, toy makers. Seventeen people on the slopes of the Croix-Rousse in Lyon.

        We work with PrestaShop, Shopify and Nuxt, and choose the tool after seeing your workshop, never before. Most of our clients sell fewer than 400 products, but each has a story.

        Our sites weigh little. The latest shows a product page in 0.9 seconds on a phone from 2019, over 4G, in the underground.`,
    },
    approach: {
      fr: `Une demi-journée dans votre atelier, puis un devis par lots que vous pouvez commander séparément. Deux mois après l'ouverture, nous revenons mesurer les ventes et corriger ce qui freine.`,
      en: `Half a day in your workshop, then a quotation in parts that can be ordered separately. Two months after opening we come back to measure sales and fix whatever slows them.`,
      et: `Pool päeva sinu töökojas, siis pakkumine osadena, mida saab eraldi tellida. Kaks kuud pärast avamist tuleme tagasi, mõõdame müüki ja parandame selle, mis pidurdab.`,
    },
  },
  {
    slug: 'orvelys',
    name: 'Orvélys Data SAS',
    country: 'FR',
    city: 'Paris',
    street: '8 passage de la Main-d’Or',
    postalCode: '75011',
    industry: 'information-technology',
    size: '21-50',
    type: 'STARTUP',
    userType: 'provider',
    founded: 2019,
    joinedDays: 214,
    person: ['Amine', 'Belkadi'],
    qualifications: ['gdpr', 'iso-27001', 'medical'],
    descriptions: {
      fr: `Orvélys met les données au travail dans la distribution, l'assurance et la santé. Vingt-six ingénieurs et statisticiens, dont aucun ne vous montrera de diapositive avec un cerveau lumineux.

        Nous construisons des plateformes de données, des prévisions et des assistants documentaires. Chaque modèle est livré avec son taux d'erreur, mesuré chez vous, et une personne désignée pour l'éteindre.

        Les données de santé restent sur des hébergeurs certifiés, en France.`,
      en: `Orvélys puts data to work in retail, insurance and health. Twenty-six engineers and statisticians, none of whom will show you a slide with a glowing brain.

        We build data platforms, forecasts and assistants for documents. Each model comes with its error rate, measured on your premises, and a named person who may switch it off.

        Health data stay with certified hosts in France.`,
    },
    approach: {
      fr: `Trois semaines de preuve sur vos données, à prix fixe, avec un critère d'arrêt écrit d'avance. Si le critère n'est pas atteint, nous rédigeons pourquoi et nous partons.`,
      en: `Three weeks of proof on your data at a fixed price, with a criterion for stopping written down beforehand. If it is not met, we set down why, and leave.`,
      et: `Kolm nädalat tõestamist sinu andmetel, kindla hinnaga ja ette kirja pandud lõpetamise tingimusega. Kui see ei täitu, kirjutame üles, miks, ja läheme.`,
    },
  },
  {
    slug: 'quai-semaphore',
    name: 'Quai Sémaphore SARL',
    country: 'FR',
    city: 'Bordeaux',
    street: '51 quai des Chartrons',
    postalCode: '33000',
    industry: 'information-technology',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2016,
    joinedDays: 176,
    person: ['Yann', 'Lartigue'],
    qualifications: ['payments', 'accessibility'],
    descriptions: {
      fr: `Quai Sémaphore développe des applications mobiles pour le transport, le vin et la mer. Onze personnes, dont deux skippers, ce qui explique notre obsession du hors-ligne.

        Swift, Kotlin, React Native selon le besoin. Nos applications sont testées sur des téléphones trempés, au soleil et avec 4 % de batterie.`,
      en: `Quai Sémaphore develops mobile apps for transport, wine and the sea. Eleven people, two of them skippers, which explains our obsession with working offline.

        Swift, Kotlin or React Native, as the need may be. Our apps are tested on wet phones, in full sun and with 4 per cent of battery left.`,
    },
    approach: {
      fr: `Première version entre les mains de dix vrais utilisateurs au bout de cinq semaines. Nous publions sous votre compte, et le code est sur votre dépôt dès le premier jour.`,
      en: `The first version is in the hands of ten real users after five weeks. We publish under your account, and the code is in your repository from day one.`,
      et: `Esimene versioon on viie nädala pärast kümne päris kasutaja käes. Avaldame sinu konto alt ja kood on esimesest päevast sinu hoidlas.`,
    },
  },
  {
    slug: 'tramontal',
    name: 'Tramontal Cloud SAS',
    country: 'FR',
    city: 'Toulouse',
    street: '3 allée Paul-Riquet',
    postalCode: '31000',
    industry: 'information-technology',
    size: '21-50',
    type: 'MEDIUM_BUSINESS',
    userType: 'provider',
    founded: 2012,
    joinedDays: 364,
    person: ['Sylvain', 'Castagné'],
    qualifications: ['kubernetes-certified', 'iso-27001', 'green-hosting', 'aws-certified'],
    descriptions: {
      fr: `Tramontal exploite des infrastructures pour l'aéronautique, la santé et quelques jeux vidéo. OVHcloud, Scaleway, AWS ou vos propres baies : 33 ingénieurs, trois astreintes, aucune religion.

        Nous sommes souvent appelés après une migration ratée. C'est dommage, car la deuxième coûte toujours plus cher que la première.`,
      en: `Tramontal runs infrastructure for aerospace, health care and a few video games. OVHcloud, Scaleway, AWS or your own racks: 33 engineers, three on-call rotas, no religion.

        We are often called after a migration that failed. A pity, since the second one always costs more than the first.`,
    },
    approach: {
      fr: `Audit de cinq jours, plan écrit, puis une bascule par petits lots avec retour arrière testé. L'exploitation se facture au mois, sans engagement de plus de trois mois.`,
      en: `An audit of five days, a written plan, then a move in small lots with a way back that has been tested. Operation is billed by the month, with no commitment beyond three.`,
      et: `Viiepäevane audit, kirjalik plaan, siis kolimine väikeste osadena ja läbi proovitud tagasiteega. Käitamise eest on kuutasu ja üle kolme kuu sa end ei seo.`,
    },
  },
  {
    slug: 'verrou-bleu',
    name: 'Verrou Bleu SAS',
    country: 'FR',
    city: 'Rennes',
    street: '19 rue de la Chalotais',
    postalCode: '35000',
    industry: 'information-technology',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2017,
    joinedDays: 262,
    person: ['Nolwenn', 'Kerdreux'],
    qualifications: ['offensive-security', 'iso-27001', 'public-sector', 'liability-insurance'],
    descriptions: {
      fr: `Verrou Bleu protège les entreprises de taille moyenne qui n'ont pas de RSSI et n'en auront pas demain : hôpitaux locaux, coopératives, collectivités, industriels.

        Tests d'intrusion, accompagnement NIS2, réponse à incident. Vingt-deux personnes, un numéro qui répond jour et nuit, et des rapports que l'on peut lire dans le train.`,
      en: `Verrou Bleu protects middle-sized organisations that have no security officer and will not have one tomorrow: local hospitals, co-operatives, councils, manufacturers.

        Penetration tests, guidance on NIS2, incident response. Twenty-two people, a number that answers day and night, and reports that can be read on the train.`,
    },
    approach: {
      fr: `Le périmètre et les horaires sont fixés par écrit, avec deux personnes joignables de chaque côté. Le contre-test après correction est inclus, sans limite de date la première année.`,
      en: `Scope and hours are fixed in writing, with two people on each side who can be reached. The retest after fixing is included, at any time within the first year.`,
      et: `Ulatus ja kellaajad pannakse kirja, kummalgi poolel on kaks kättesaadavat inimest. Kordustest pärast parandamist on hinna sees kogu esimese aasta jooksul.`,
    },
  },
  {
    slug: 'contrepoint',
    name: 'Contrepoint Recette SARL',
    country: 'FR',
    city: 'Grenoble',
    street: '6 place Grenette',
    postalCode: '38000',
    industry: 'information-technology',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2014,
    joinedDays: 203,
    person: ['Romain', 'Chabert'],
    qualifications: ['istqb', 'medical'],
    descriptions: {
      fr: `Contrepoint vérifie les logiciels des autres. Quinze testeuses et testeurs, tous salariés, spécialisés dans l'instrumentation, le médical et la billetterie.

        Nous aimons les mauvaises nouvelles livrées tôt. Notre rapport quotidien tient en six lignes, et la première dit toujours si l'on peut livrer.`,
      en: `Contrepoint checks other people's software. Fifteen testers, all on our payroll, at home in instruments, medical devices and ticketing.

        We like bad news early. Our daily report has six lines, and the first always says whether you can ship.`,
    },
    approach: {
      fr: `Nous lisons les exigences avant de toucher à l'écran et renvoyons d'abord les questions. Les anomalies sont saisies dans votre outil, en français ou en anglais.`,
      en: `We read the requirements before touching the screen and send the questions first. Faults are entered in your own tool, in French or English.`,
      et: `Loeme nõuded läbi enne, kui ekraani puudutame, ja saadame kõigepealt küsimused. Vead kanname sinu töövahendisse, prantsuse või inglise keeles.`,
    },
  },
  {
    slug: 'halyade',
    name: 'Halyade SAS',
    country: 'FR',
    city: 'Paris',
    street: '60 boulevard de Strasbourg',
    postalCode: '75010',
    industry: 'information-technology',
    size: '101+',
    type: 'ENTERPRISE',
    userType: 'provider',
    founded: 2006,
    joinedDays: 334,
    person: ['Olivier', 'Desprez'],
    qualifications: ['iso-27001', 'aws-certified', 'azure-certified', 'scrum', 'payments', 'gdpr'],
    descriptions: {
      fr: `Halyade met à disposition 230 ingénieurs auprès d'équipes produit en France et au Benelux. Missions de six mois en moyenne, renouvelées trois fois sur quatre.

        Nos consultants sont salariés, formés un jour par semaine entre deux missions, et libres de refuser un client. C'est la meilleure garantie que celui qui vient a envie d'être là.`,
      en: `Halyade lends 230 engineers to product teams in France and the Benelux. Assignments last six months on average and are renewed three times out of four.

        Our consultants are employees, trained one day a week between assignments and free to turn a client down. That is the best guarantee that whoever comes wants to be there.`,
    },
    approach: {
      fr: `Deux profils sous 72 heures, un entretien technique mené par vous, aucun engagement avant la fin de la première semaine. Le responsable de mission passe vous voir chaque mois.`,
      en: `Two profiles within 72 hours, a technical interview led by you, no commitment before the first week is over. Our account manager visits you every month.`,
      et: `Kaks profiili 72 tunniga, tehnilise vestluse juhid sina ja enne esimese nädala lõppu kohustusi ei ole. Meie kliendijuht käib iga kuu läbi.`,
    },
  },
]
