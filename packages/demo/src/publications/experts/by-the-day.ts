import type { ExpertDraft } from '../draft.ts'

/** People who come for a day or two a week. */
export const expertsByTheDay: ExpertDraft[] = [
  {
    key: 'kristo-e', company: 'hallrastas', person: 'Kristo E.', years: 9, category: 'software-development',
    tags: 'X-Road, SOAP, API integration, Java, Smart-ID', hourly: 70, experience: 'l', hours: 's', ageDays: 13,
    speciality: { en: 'State integrations developer', et: 'Riigi liidestuste arendaja', fr: 'Développeur d’intégrations publiques' },
    et: `Kristo teab peast, milline register millal hooldust teeb. Ta on ühendanud 27 süsteemi X-teega ja kirjutanud vea kohta, mis esineb ainult liigaastal, märkuse, mida nüüd tsiteeritakse ka registripidaja juures.`,
    en: `Kristo knows by heart which register is down for maintenance when. He has connected 27 systems to X-Road, and wrote a note about a fault that occurs only in leap years, which the keepers of that register now quote.`,
  },
  {
    key: 'mall-r', company: 'vaskuss', person: 'Mall R.', years: 24, category: 'software-development',
    tags: 'COBOL, Oracle Database, Legacy migration, Technical writing', hourly: 88, experience: 'l', hours: 's',
    speciality: { en: 'COBOL programmer', et: 'COBOL-i programmeerija', fr: 'Programmeuse COBOL' },
    et: `Mall on üks viiest inimesest Eestis, kes loeb COBOL-it soravalt, ja ainus, kes seda teistele seletada viitsib. Tuleb kaheks päevaks nädalas, joob musta teed ja kirjutab üles, mida programm tegelikult arvutab.`,
    en: `Mall is one of five people in Estonia who read COBOL fluently, and the only one with the patience to explain it. She comes for two days a week, drinks black tea and writes down what the program really calculates.`,
    fr: `Mall est l'une des cinq personnes en Estonie qui lisent couramment le COBOL, et la seule qui ait la patience de l'expliquer. Elle vient deux jours par semaine, boit du thé noir et note ce que le programme calcule vraiment.`,
  },
  {
    key: 'kaarel-j', company: 'kaldavete', person: 'Kaarel J.', years: 8, category: 'data-ai',
    tags: 'Geospatial data, Python, SQL, Data visualisation', hourly: 64, experience: 'l', hours: 's', ageDays: 16,
    speciality: { en: 'Geospatial analyst', et: 'Ruumiandmete analüütik', fr: 'Analyste géospatial' },
    et: `Kaarel joonistab kaarte, mille põhjal otsustatakse: kuhu pakiautomaat, millist teed enne lund sahata, kust tuleb jõkke vesi. Oskab maaameti andmeid ja teab, kus need valetavad.`,
    en: `Kaarel draws maps from which decisions are made: where to put a parcel locker, which road to plough before the snow, where a river gets its water. He knows the land survey's data, and where they lie.`,
  },
  {
    key: 'evelina-p', company: 'sinikivi', person: 'Evelina P.', years: 10, category: 'cloud-devops',
    tags: 'PostgreSQL, Database tuning, Backup, Disaster recovery', hourly: 82, experience: 'l', hours: 's', ageDays: 3,
    speciality: { en: 'PostgreSQL specialist', et: 'PostgreSQL-i spetsialist', fr: 'Spécialiste PostgreSQL' },
    et: `Evelina leiab indeksi, mis puudub, ja kolm, mis on üle. Tema taastejuhiste järgi on andmebaasi taastanud praktikant, esimesel katsel ja ilma helistamata.`,
    en: `Evelina finds the index that is missing and the three that are too many. An intern once restored a database by her instructions, at the first attempt and without calling anyone.`,
  },
  {
    key: 'janek-v', company: 'mobiilimesi', person: 'Janek V.', years: 7, category: 'mobile-apps',
    tags: 'Kotlin, Android, Barcode scanning, Firebase', hourly: 56, experience: 'l', hours: 'm', status: 'REJECTED', ageDays: 2,
    rejection: {
      rule: 'wrong-category', field: 'category', quote: null,
      message: 'Profiil on väga hea, kuid tekst räägib poole ulatuses teie sadulsepatöökojast. Palun jätke alles arendaja oskused, siis avaldame selle kohe.',
    },
    speciality: { en: 'Android developer', et: 'Androidi arendaja', fr: 'Développeur Android' },
    et: `Janek teeb nädala sees laoäppe ja nädalavahetusel sadulaid. Sadulatest: kasutame ainult Eesti nahka, tellimuse täitmine võtab kuus nädalat, vaata ka meie õmblusi. Androidist: Kotlin, skannerid, kiire ja vaikne töö.`,
  },
  {
    key: 'aurelie-c', company: 'quai-semaphore', person: 'Aurélie C.', years: 9, category: 'mobile-apps',
    tags: 'React Native, TypeScript, App Store release, Push notifications', hourly: 64, experience: 'l', hours: 's', ageDays: 5,
    speciality: { en: 'React Native developer', et: 'React Native’i arendaja', fr: 'Développeuse React Native' },
    fr: `Aurélie a publié 23 applications et sait quelle phrase de la fiche fera tiquer le relecteur du store. Deux jours par semaine, de préférence sur un produit qui a déjà des utilisateurs à qui parler.`,
    en: `Aurélie has published 23 apps and knows which sentence of the listing will trouble the store's reviewer. Two days a week, preferably on a product that already has users to talk to.`,
  },
  {
    key: 'noemie-t', company: 'cordelune', person: 'Noémie T.', years: 13, category: 'software-development',
    tags: 'Business analysis, Process mapping, Scrum, UX research', hourly: 66, experience: 'l', hours: 's', ageDays: 9,
    speciality: { en: 'Product analyst', et: 'Tooteanalüütik', fr: 'Analyste produit' },
    fr: `Noémie transforme "il nous faudrait un logiciel" en douze phrases que tout le monde signe. Elle travaille debout, à l'atelier, avec un carnet, et refuse les réunions de plus de huit personnes.`,
    en: `Noémie turns "we need some software" into twelve sentences that everyone signs. She works standing up, on the shop floor, with a notebook, and declines meetings of more than eight people.`,
    et: `Noémie teeb lausest "meil oleks tarkvara vaja" kaksteist lauset, millele kõik alla kirjutavad. Töötab püsti, tsehhis, märkmikuga, ja keeldub koosolekutest, kus on üle kaheksa inimese.`,
  },
  {
    key: 'bertrand-l', company: 'verrou-bleu', person: 'Bertrand L.', years: 25, category: 'cybersecurity',
    tags: 'OT security, Network security, Risk assessment, PLC programming', hourly: 115, experience: 'l', hours: 's', ageDays: 18,
    speciality: { en: 'Industrial security expert', et: 'Tööstusturbe ekspert', fr: 'Expert sécurité industrielle' },
    fr: `Bertrand a programmé des automates pendant quinze ans avant de les protéger. Il n'arrête jamais une ligne pour un test et trouve toujours, derrière une armoire, le modem que plus personne n'avait débranché.`,
    en: `Bertrand programmed controllers for fifteen years before he began protecting them. He never stops a line for a test, and behind some cabinet he always finds the modem nobody ever unplugged.`,
  },
]
