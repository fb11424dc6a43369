import type { CompanyDraft } from './draft.ts'

export const frenchProviders: CompanyDraft[] = [
  {
    slug: 'cordelune', name: 'Cordelune Logiciels SAS', country: 'FR', city: 'Nantes', street: '14 quai de la Fosse', postalCode: '44000',
    industry: 'information-technology', size: '21-50', type: 'MEDIUM_BUSINESS', userType: 'provider', founded: 2013, joinedDays: 398,
    person: ['Margaux', 'Teyssère'], qualifications: ['iso-27001', 'scrum', 'public-sector', 'liability-insurance'],
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
    slug: 'mirabande', name: 'Mirabande Studio SAS', country: 'FR', city: 'Lyon', street: '27 rue de l’Arbre-Sec', postalCode: '69001',
    industry: 'information-technology', size: '1-20', type: 'AGENCY', userType: 'provider', founded: 2015, joinedDays: 287,
    person: ['Clémence', 'Burdin'], qualifications: ['payments', 'accessibility', 'green-hosting'],
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
    slug: 'orvelys', name: 'Orvélys Data SAS', country: 'FR', city: 'Paris', street: '8 passage de la Main-d’Or', postalCode: '75011',
    industry: 'information-technology', size: '21-50', type: 'STARTUP', userType: 'provider', founded: 2019, joinedDays: 214,
    person: ['Amine', 'Belkadi'], qualifications: ['gdpr', 'iso-27001', 'medical'],
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
    slug: 'quai-semaphore', name: 'Quai Sémaphore SARL', country: 'FR', city: 'Bordeaux', street: '51 quai des Chartrons', postalCode: '33000',
    industry: 'information-technology', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2016, joinedDays: 176,
    person: ['Yann', 'Lartigue'], qualifications: ['payments', 'accessibility'],
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
    slug: 'tramontal', name: 'Tramontal Cloud SAS', country: 'FR', city: 'Toulouse', street: '3 allée Paul-Riquet', postalCode: '31000',
    industry: 'information-technology', size: '21-50', type: 'MEDIUM_BUSINESS', userType: 'provider', founded: 2012, joinedDays: 341,
    person: ['Sylvain', 'Castagné'], qualifications: ['kubernetes-certified', 'iso-27001', 'green-hosting', 'aws-certified'],
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
    slug: 'verrou-bleu', name: 'Verrou Bleu SAS', country: 'FR', city: 'Rennes', street: '19 rue de la Chalotais', postalCode: '35000',
    industry: 'information-technology', size: '21-50', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2017, joinedDays: 262,
    person: ['Nolwenn', 'Kerdreux'], qualifications: ['offensive-security', 'iso-27001', 'public-sector', 'liability-insurance'],
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
    slug: 'pixelaine', name: 'Pixelaine SARL', country: 'FR', city: 'Lille', street: '40 rue de Gand', postalCode: '59800',
    industry: 'design-media', size: '1-20', type: 'AGENCY', userType: 'provider', founded: 2018, joinedDays: 139,
    person: ['Inès', 'Vandamme'], qualifications: ['accessibility', 'design-award'],
    descriptions: {
      fr: `Pixelaine est un studio de huit designers installé dans une ancienne filature. Nous dessinons des interfaces et des identités pour des organismes que l'on n'a pas choisis : mutuelles, caisses, syndicats de transport.

        Quand l'usager n'a pas le choix, la qualité est une politesse. Nous écrivons clair, testons avec des gens pressés et livrons des maquettes conformes au RGAA.`,
      en: `Pixelaine is a studio of eight designers in a former spinning mill. We draw interfaces and identities for bodies nobody chooses: mutual insurers, benefit offices, transport authorities.

        Where users have no choice, quality is a courtesy. We write clearly, test with people in a hurry and deliver designs that meet the accessibility rules.`,
    },
    approach: {
      fr: `Deux pistes au maximum, jamais trois, et chacune testée avant de vous être montrée. Les fichiers sources sont à vous, polices comprises.`,
      en: `Two directions at most, never three, and each tested before you see it. The source files are yours, fonts included.`,
      et: `Kõige rohkem kaks suunda, mitte kunagi kolm, ja mõlemad on enne näitamist katsetatud. Lähtefailid koos kirjatüüpidega on sinu omad.`,
    },
  },
  {
    slug: 'contrepoint', name: 'Contrepoint Recette SARL', country: 'FR', city: 'Grenoble', street: '6 place Grenette', postalCode: '38000',
    industry: 'information-technology', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2014, joinedDays: 203,
    person: ['Romain', 'Chabert'], qualifications: ['istqb', 'medical'],
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
    slug: 'lanternelle', name: 'Lanternelle Services SAS', country: 'FR', city: 'Strasbourg', street: '22 quai des Bateliers', postalCode: '67000',
    industry: 'information-technology', size: '51-100', type: 'MEDIUM_BUSINESS', userType: 'provider', founded: 2008, joinedDays: 366,
    person: ['Matthias', 'Obrecht'], qualifications: ['iso-9001', 'azure-certified', 'gdpr'],
    descriptions: {
      fr: `Lanternelle est le service informatique de 180 PME entre Strasbourg, Colmar et la frontière. Soixante-deux techniciens, dont la moitié répond aussi en allemand.

        Nous décrochons en moins de quarante secondes, et la personne qui décroche peut vraiment vous aider. Au-delà de vingt minutes, un technicien prend la voiture.`,
      en: `Lanternelle is the IT department of 180 small companies between Strasbourg, Colmar and the border. Sixty-two technicians, half of whom also answer in German.

        We pick up within forty seconds, and whoever picks up can really help. After twenty minutes a technician takes the car.`,
    },
    approach: {
      fr: `Un inventaire complet le premier mois, remis sous forme de carnet que vous gardez. Préavis d'un mois, mots de passe dans un coffre dont vous détenez la clé.`,
      en: `A full inventory in the first month, handed over as a book that you keep. One month's notice, and the passwords in a vault to which you hold the key.`,
      et: `Esimesel kuul täielik inventuur, mille saad endale vihikuna. Ühekuuline etteteatamine ja paroolid hoidlas, mille võti on sinu käes.`,
    },
  },
  {
    slug: 'chiffrebourg', name: 'Chiffrebourg SARL', country: 'FR', city: 'Dijon', street: '11 rue Verrerie', postalCode: '21000',
    industry: 'business-services', size: '21-50', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2005, joinedDays: 228,
    person: ['Élodie', 'Marchandet'], qualifications: ['chartered-accountant', 'liability-insurance', 'gdpr'],
    descriptions: {
      fr: `Cabinet d'expertise comptable de 28 personnes, spécialisé dans les entreprises qui fabriquent ou qui exportent. Nous tenons les comptes, la paie et la main quand le banquier appelle.

        Tout est numérique depuis 2017. Vous déposez une photo de la facture, nous faisons le reste, et le 8 du mois vous avez vos chiffres.`,
      en: `A firm of 28 chartered accountants and assistants for companies that make things or export them. We keep the books, run the payroll and hold your hand when the bank calls.

        All has been digital since 2017. You drop in a photo of the invoice, we do the rest, and on the 8th of the month you have your figures.`,
    },
    approach: {
      fr: `Honoraires mensuels fixes, revus une fois par an, avec la liste de ce qui n'est pas compris. Une seule interlocutrice, qui connaît votre dossier et vos vacances.`,
      en: `A fixed monthly fee, reviewed once a year, with a list of what it does not cover. One single contact, who knows your file and your holidays.`,
      et: `Kindel kuutasu, mis vaadatakse üle kord aastas, koos loeteluga sellest, mida see ei hõlma. Üks kontaktisik, kes teab sinu arvepidamist ja puhkusi.`,
    },
  },
  {
    slug: 'glossarive', name: 'Glossarive SARL', country: 'FR', city: 'Montpellier', street: '33 rue de l’Aiguillerie', postalCode: '34000',
    industry: 'business-services', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2011, joinedDays: 194,
    person: ['Hélène', 'Puech'], qualifications: ['iso-17100', 'sworn-translation'],
    descriptions: {
      fr: `Traduction technique et juridique vers le français, l'occitan et onze autres langues, dont l'estonien et le finnois, que peu de cabinets proposent. Neuf traductrices permanentes, une quarantaine de partenaires réguliers.

        Chaque texte est traduit par une personne et relu par une autre. Quand la machine aide, nous le disons et le prix baisse.`,
      en: `Technical and legal translation into French, Occitan and eleven other languages, among them Estonian and Finnish, which few agencies offer. Nine permanent translators and some forty regular partners.

        Each text is translated by one person and revised by another. Where the machine helps, we say so, and the price comes down.`,
    },
    approach: {
      fr: `Un glossaire d'abord, validé par vous, puis la traduction. La relecture par un spécialiste du domaine est comprise dans le prix au mot.`,
      en: `First a glossary that you approve, then the translation. Revision by a specialist in the field is part of the price per word.`,
      et: `Kõigepealt sõnastik, mille sina kinnitad, siis tõlge. Valdkonna asjatundja toimetamine on sõnahinna sees.`,
    },
  },
  {
    slug: 'equerre-torsion', name: 'Équerre & Torsion SAS', country: 'FR', city: 'Saint-Étienne', street: '7 rue de la Talaudière', postalCode: '42000',
    industry: 'engineering', size: '21-50', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2009, joinedDays: 256,
    person: ['Baptiste', 'Ferréol'], qualifications: ['iso-9001', 'structural-licence'],
    descriptions: {
      fr: `Bureau d'études mécaniques : machines spéciales, outillages, châssis, calcul. Trente ingénieurs et dessinateurs qui ont tous passé au moins un an à l'atelier.

        Nous concevons ce qui peut être fabriqué près de chez vous, avec les machines qui y existent. Un plan qui oblige à téléphoner est un plan raté.`,
      en: `Mechanical engineering: special machines, tooling, frames, calculation. Thirty engineers and draughtsmen, all of whom have spent at least a year on the shop floor.

        We design what can be made near you, with the machines that are there. A drawing that forces anyone to phone is a failed drawing.`,
    },
    approach: {
      fr: `Une visite de l'atelier qui fabriquera, avant le premier trait. Modèles et plans natifs vous sont remis, avec la note de calcul.`,
      en: `A visit to the workshop that will make it, before the first line is drawn. You receive native models and drawings, along with the calculations.`,
      et: `Enne esimest joont käime töökojas, kus asi valmis tehakse. Saad mudelid ja joonised algvormingus koos arvutustega.`,
    },
  },
  {
    slug: 'allo-garance', name: 'Allô Garance SAS', country: 'FR', city: 'Le Mans', street: '5 rue du Docteur-Leroy', postalCode: '72000',
    industry: 'business-services', size: '101+', type: 'MEDIUM_BUSINESS', userType: 'provider', founded: 2010, joinedDays: 312,
    person: ['Sandrine', 'Poirier'], qualifications: ['iso-9001', 'gdpr'],
    descriptions: {
      fr: `Cent quarante conseillers en CDI au Mans et à Laval, pas un de plus à l'étranger. Nous répondons pour des marques de jouets, de cuisine et de mutuelle, comme si nous étions assis dans leurs bureaux.

        Chez nous, un conseiller reste en moyenne cinq ans. Vos clients entendent la différence avant la fin de la première phrase.`,
      en: `One hundred and forty advisers on permanent contracts in Le Mans and Laval, and not one abroad. We answer for makers of toys and kitchens and for insurers as though we sat in their offices.

        An adviser stays with us for five years on average. Your customers hear the difference before the first sentence is over.`,
    },
    approach: {
      fr: `L'équipe passe une semaine chez vous avant le premier appel. Vous écoutez ce que vous voulez, quand vous voulez, et payez à l'heure ou au contact traité.`,
      en: `The team spends a week with you before its first call. You listen in on what you like, when you like, and pay by the hour or per contact handled.`,
      et: `Enne esimest kõnet veedab meeskond nädala sinu juures. Võid kuulata, mida ja millal tahad, ning maksad tunni või lahendatud pöördumise eest.`,
    },
  },
  {
    slug: 'fanalune', name: 'Fanalune Communication SARL', country: 'FR', city: 'Marseille', street: '18 rue Sainte', postalCode: '13001',
    industry: 'design-media', size: '1-20', type: 'AGENCY', userType: 'provider', founded: 2016, joinedDays: 118,
    person: ['Karim', 'Sebban'], qualifications: ['google-partner'],
    descriptions: {
      fr: `Fanalune aide les entreprises industrielles à se faire comprendre. Référencement, contenus, salons, vidéos d'atelier : douze personnes qui savent poser des questions à un soudeur.

        Nous mesurons en demandes de devis, pas en impressions. Si une campagne ne rapporte rien au bout de trois mois, nous proposons nous-mêmes de l'arrêter.`,
      en: `Fanalune helps industrial companies to be understood. Search, content, trade fairs, films from the shop floor: twelve people who know how to ask a welder questions.

        We measure in requests for quotations, not in impressions. If a campaign brings nothing in three months, we propose stopping it ourselves.`,
    },
    approach: {
      fr: `Premier mois : nous lisons vos devis gagnés et perdus avant d'écrire une ligne. Les comptes publicitaires sont ouverts à votre nom et y restent.`,
      en: `In the first month we read the quotations you won and lost before writing a line. Advertising accounts are opened in your name and stay there.`,
      et: `Esimesel kuul loeme läbi sinu võidetud ja kaotatud pakkumised, enne kui rea kirjutame. Reklaamikontod on sinu nimel ja jäävad sulle.`,
    },
  },
  {
    slug: 'braseo', name: 'Braséo Embarqué SAS', country: 'FR', city: 'Nice', street: '2 avenue Jean-Médecin', postalCode: '06000',
    industry: 'engineering', size: '1-20', type: 'STARTUP', userType: 'provider', founded: 2020, joinedDays: 84,
    person: ['Lucas', 'Fontvieille'], qualifications: ['iso-9001'],
    descriptions: {
      fr: `Logiciel embarqué, radio et basse consommation. Braséo réunit treize ingénieurs passés par les télécoms et les compteurs d'eau, deux métiers où une pile doit durer quinze ans.

        Nous reprenons aussi des firmwares existants, avec ou sans documentation, plutôt sans d'après notre expérience.`,
      en: `Embedded software, radio and low power. Braséo brings together thirteen engineers from telecoms and water meters, two trades in which a battery has to last fifteen years.

        We also take over existing firmware, with documentation or without; mostly without, in our experience.`,
    },
    approach: {
      fr: `Un banc de test automatisé est livré avec chaque firmware. La consommation est mesurée, tracée et garantie dans le cahier des charges.`,
      en: `Every firmware comes with an automated test bench. Power consumption is measured, recorded and guaranteed in the specification.`,
      et: `Iga püsivaraga tuleb kaasa automaatne katsestend. Voolutarve on mõõdetud, kirjas ja lähteülesandes tagatud.`,
    },
  },
  {
    slug: 'vergerac', name: 'Vergerac ERP SAS', country: 'FR', city: 'Clermont-Ferrand', street: '9 rue Blatin', postalCode: '63000',
    industry: 'information-technology', size: '21-50', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2007, joinedDays: 271,
    person: ['Pascale', 'Monteil'], qualifications: ['iso-9001', 'scrum'],
    descriptions: {
      fr: `Odoo, Sage et tout ce qui gravite autour : caisse, entrepôt, facturation électronique. Vingt-trois consultants qui parlent d'abord avec le magasinier.

        Une mise en route sur trois chez nous est une reprise de projet arrêté. Nous connaissons donc bien la liste des raisons.`,
      en: `Odoo, Sage and all that turns around them: tills, warehouses, e-invoicing. Twenty-three consultants who talk to the storekeeper first.

        One in three of our launches is a project somebody else stopped. So we know the list of reasons well.`,
    },
    approach: {
      fr: `Pas de module sans responsable désigné chez vous. Nous formons avant de basculer, et restons sur place la première semaine.`,
      en: `No module without a named owner on your side. We train before the switch, and stay on site for the first week.`,
      et: `Ühtki moodulit ilma sinupoolse vastutajata. Koolitame enne ümberlülitamist ja jääme esimeseks nädalaks kohale.`,
    },
  },
  {
    slug: 'halyade', name: 'Halyade SAS', country: 'FR', city: 'Paris', street: '60 boulevard de Strasbourg', postalCode: '75010',
    industry: 'information-technology', size: '101+', type: 'ENTERPRISE', userType: 'provider', founded: 2006, joinedDays: 334,
    person: ['Olivier', 'Desprez'], qualifications: ['iso-27001', 'aws-certified', 'azure-certified', 'scrum', 'payments', 'gdpr'],
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
