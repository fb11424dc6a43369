import type { CompanyDraft } from './draft.ts'

export const frenchSpecialists: CompanyDraft[] = [
  {
    slug: 'pixelaine',
    name: 'Pixelaine SARL',
    country: 'FR',
    city: 'Lille',
    street: '40 rue de Gand',
    postalCode: '59800',
    industry: 'design-media',
    size: '1-20',
    type: 'AGENCY',
    userType: 'provider',
    founded: 2018,
    joinedDays: 274,
    person: ['Inès', 'Vandamme'],
    qualifications: ['accessibility', 'design-award'],
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
    slug: 'lanternelle',
    name: 'Lanternelle Services SAS',
    country: 'FR',
    city: 'Strasbourg',
    street: '22 quai des Bateliers',
    postalCode: '67000',
    industry: 'information-technology',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'provider',
    founded: 2008,
    joinedDays: 366,
    person: ['Matthias', 'Obrecht'],
    qualifications: ['iso-9001', 'azure-certified', 'gdpr'],
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
    slug: 'chiffrebourg',
    name: 'Chiffrebourg SARL',
    country: 'FR',
    city: 'Dijon',
    street: '11 rue Verrerie',
    postalCode: '21000',
    industry: 'business-services',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2005,
    joinedDays: 228,
    person: ['Élodie', 'Marchandet'],
    qualifications: ['chartered-accountant', 'liability-insurance', 'gdpr'],
    descriptions: {
      fr: `Cabinet d'expertise comptable de 28 personnes, spécialisé dans les entreprises qui fabriquent ou qui exportent. Nous tenons les comptes, la paie et la main quand le banquier appelle.

        Tout est numérique depuis 2017. Vous déposez une photo de la facture, nous faisons le reste, et le 8 du mois vous avez vos chiffres.`,
      en: `A firm of 28 chartered accountants and assistants for companies that make things or export them. We keep the books, run the payroll and hold your hand when the bank calls.

        All has been digital since 2017. You drop in a photo of the invoice, we do the rest, and on the 8th of the month you have your figures.`,
    },
    approach: {
      fr: `Honoraires mensuels fixes, revus une fois par an, avec la liste de ce qui n'est pas compris. Une seule interlocutrice, qui connaît votre dossier et vos vacances.`,
      en: `A fixed monthly fee, reviewed once a year, with a list of what it does not cover. One single contact, who knows your file and your holidays.`,
      et: `Kindel kuutasu, mis vaadatakse üle kord aastas, koos loeteluga sellest, mida see ei hõlma. Üks kontaktisik, kes tunneb sinu raamatupidamist ja teab su puhkusi.`,
    },
  },
  {
    slug: 'glossarive',
    name: 'Glossarive SARL',
    country: 'FR',
    city: 'Montpellier',
    street: '33 rue de l’Aiguillerie',
    postalCode: '34000',
    industry: 'business-services',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2011,
    joinedDays: 194,
    person: ['Hélène', 'Puech'],
    qualifications: ['iso-17100', 'sworn-translation'],
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
    slug: 'equerre-torsion',
    name: 'Équerre & Torsion SAS',
    country: 'FR',
    city: 'Saint-Étienne',
    street: '7 rue de la Talaudière',
    postalCode: '42000',
    industry: 'engineering',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2009,
    joinedDays: 319,
    person: ['Baptiste', 'Ferréol'],
    qualifications: ['iso-9001', 'structural-licence'],
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
    slug: 'allo-garance',
    name: 'Allô Garance SAS',
    country: 'FR',
    city: 'Le Mans',
    street: '5 rue du Docteur-Leroy',
    postalCode: '72000',
    industry: 'business-services',
    size: '101+',
    type: 'MEDIUM_BUSINESS',
    userType: 'provider',
    founded: 2010,
    joinedDays: 339,
    person: ['Sandrine', 'Poirier'],
    qualifications: ['iso-9001', 'gdpr'],
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
    slug: 'fanalune',
    name: 'Fanalune Communication SARL',
    country: 'FR',
    city: 'Marseille',
    street: '18 rue Sainte',
    postalCode: '13001',
    industry: 'design-media',
    size: '1-20',
    type: 'AGENCY',
    userType: 'provider',
    founded: 2016,
    joinedDays: 189,
    person: ['Karim', 'Sebban'],
    qualifications: ['google-partner'],
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
    slug: 'braseo',
    name: 'Braséo Embarqué SAS',
    country: 'FR',
    city: 'Nice',
    street: '2 avenue Jean-Médecin',
    postalCode: '06000',
    industry: 'engineering',
    size: '1-20',
    type: 'STARTUP',
    userType: 'provider',
    founded: 2020,
    joinedDays: 84,
    person: ['Lucas', 'Fontvieille'],
    qualifications: ['iso-9001'],
    verification: 'failed',
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
    slug: 'vergerac',
    name: 'Vergerac ERP SAS',
    country: 'FR',
    city: 'Clermont-Ferrand',
    street: '9 rue Blatin',
    postalCode: '63000',
    industry: 'information-technology',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2007,
    joinedDays: 271,
    person: ['Pascale', 'Monteil'],
    qualifications: ['iso-9001', 'scrum'],
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
]
