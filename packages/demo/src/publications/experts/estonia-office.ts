import type { ExpertDraft } from '../draft.ts'

export const expertsEstonianOffice: ExpertDraft[] = [
  {
    key: 'sergei-m',
    company: 'toelaud',
    person: 'Sergei M.',
    years: 17,
    category: 'it-support',
    tags: 'Network administration, Cisco, MikroTik, Server administration, Wi-Fi planning',
    hourly: 52,
    experience: 'l',
    hours: 's',
    ageDays: 6,
    speciality: { en: 'Network engineer', et: 'Võrguinsener', fr: 'Ingénieur réseau' },
    et: `Sergei on ehitanud võrke sadamas, haiglas ja 300 meetri sügavusel kaevanduses, kus WiFi on omaette kunst. Tema joonistelt saab aru ka öösel kell kolm ja taskulambiga.

      Räägib vene, eesti ja inglise keelt.`,
    en: `Sergei has built networks at a port, in a hospital and 300 metres down a mine, where WiFi is an art of its own. His diagrams can be read at three in the morning by torchlight.

      He speaks Russian, Estonian and English.`,
  },
  {
    key: 'olga-b',
    company: 'toelaud',
    person: 'Olga B.',
    years: 8,
    category: 'it-support',
    tags: 'Helpdesk, Microsoft 365, Remote support, Onboarding of staff',
    hourly: 30,
    experience: 'l',
    hours: 'm',
    speciality: { en: 'Helpdesk lead', et: 'Kasutajatoe juht', fr: 'Responsable assistance' },
    et: `Olga võtab toru ja inimene rahuneb. Ta on kaheksa aastat lahendanud muresid, mis algavad sõnadega "ma ei vajutanud midagi", ja pole kordagi küsinud "kas olete kindel?".

      Paneb üles terve kasutajatoe: järjekorra, juhendid, mõõdikud ja uue töötaja esimese päeva.`,
    en: `Olga picks up the phone and people grow calm. For eight years she has solved troubles that begin with "I didn't press anything" and has never once asked "are you sure?".

      She sets up a whole helpdesk: the queue, the guides, the figures and a newcomer's first day.`,
  },
  {
    key: 'deniss-k',
    company: 'toelaud',
    person: 'Deniss K.',
    years: 6,
    category: 'it-support',
    tags: 'Microsoft 365, Intune, Identity management, SharePoint, Power Automate',
    hourly: 42,
    experience: 'm',
    hours: 's',
    speciality: {
      en: 'Microsoft 365 administrator',
      et: 'Microsoft 365 administraator',
      fr: 'Administrateur Microsoft 365',
    },
    et: `Deniss kustutab litsentse. See on tema lemmiktegevus, millele järgneb failide õiguste kordategemine ja telefonide turvamine. Viimasest ettevõttest leidis ta 41 kontot, mille omanikud enam seal ei töötanud.

      Keeled: vene, eesti, inglise. Kaks kuni kolm päeva nädalas, kaugtööl või kohapeal Tallinnas ja Ida-Virumaal.`,
    en: `Deniss deletes licences. That is what he likes best, followed by putting file permissions right and securing phones. In his last company he found 41 accounts whose owners no longer worked there.

      Languages: Russian, Estonian, English. Two to three days a week, remotely or on site in Tallinn and the north-east.`,
  },
  {
    key: 'anneli-k',
    company: 'raamaturida',
    person: 'Anneli K.',
    years: 22,
    category: 'accounting-payroll',
    tags: 'Financial controlling, Cost accounting, Budgeting, Annual reports',
    hourly: 58,
    experience: 'l',
    hours: 's',
    hasCv: true,
    speciality: {
      en: 'Chief accountant and controller',
      et: 'Pearaamatupidaja ja controller',
      fr: 'Cheffe comptable et contrôleuse',
    },
    et: `Anneli on olnud pearaamatupidaja saeveskis, hotellis ja tarkvarafirmas ning oskab kõigis kolmes keeles seletada, miks kasum ei ole raha.

      Tuleb appi eelarve, hinnastamise ja pangaläbirääkimiste ajal. Ütleb välja ka selle, mida omanik kuulda ei taha, aga pärast kohvi.`,
    en: `Anneli has been chief accountant at a sawmill, a hotel and a software house, and can explain in the language of all three why profit is not money.

      She helps with budgets, pricing and talks with the bank. She also says what the owner does not want to hear, though after coffee.`,
  },
  {
    key: 'triinu-s',
    company: 'raamaturida',
    person: 'Triinu S.',
    years: 9,
    category: 'accounting-payroll',
    tags: 'Bookkeeping, VAT, E-residency, Xero',
    hourly: 44,
    experience: 'l',
    hours: 's',
    ageDays: 4,
    speciality: {
      en: 'Accountant for foreign owners',
      et: 'Välisomanike raamatupidaja',
      fr: 'Comptable pour dirigeants étrangers',
    },
    en: `Triinu keeps the books of 40 companies whose owners she has met only on screen. She writes to them before deadlines, in plain English, and on Tuesdays in French with a slight accent of Viljandi.

      Cross-border VAT is her sport.`,
    et: `Triinu peab 40 ettevõtte arvestust, mille omanikke on ta näinud ainult ekraanil. Kirjutab neile enne tähtaegu, selges inglise keeles, ja teisipäeviti prantsuse keeles kerge Viljandi aktsendiga.

      Piiriülene käibemaks on tema spordiala.`,
    fr: `Triinu tient les comptes de 40 sociétés dont elle n'a vu les propriétaires qu'à l'écran. Elle leur écrit avant les échéances, en anglais clair et, le mardi, en français avec un léger accent de Viljandi.

      La TVA transfrontalière est son sport.`,
  },
  {
    key: 'reet-a',
    company: 'sonaraja',
    person: 'Reet A.',
    years: 28,
    category: 'translation',
    tags: 'French translation, Estonian translation, Legal translation, Sworn translation',
    hourly: 50,
    experience: 'l',
    hours: 's',
    speaks: 'et:NATIVE, fr:NATIVE, en:FLUENT',
    speciality: {
      en: 'Sworn translator, French',
      et: 'Vandetõlk, prantsuse keel',
      fr: 'Traductrice assermentée, estonien',
    },
    et: `Reet kasvas üles Tartus ja Lyonis ning mõtleb kahes keeles, kuid mitte korraga. Lepingud, kohtuotsused, ühinemised.

      Kui prantsuse õiguses on mõiste, mida meil ei ole, ei leiuta ta sõna, vaid seletab.`,
    fr: `Reet a grandi entre Tartu et Lyon et pense dans deux langues, mais jamais en même temps. Contrats, jugements, fusions.

      Quand une notion du droit français n'a pas d'équivalent estonien, elle n'invente pas un mot, elle explique.`,
    en: `Reet grew up in Tartu and Lyon and thinks in two languages, though not at once. Contracts, judgments, mergers.

      Where French law has a notion that Estonian law lacks, she does not invent a word but explains.`,
  },
  {
    key: 'jaakko-l',
    company: 'sonaraja',
    person: 'Jaakko L.',
    years: 12,
    category: 'translation',
    tags: 'Finnish translation, Technical translation, Software localisation, Proofreading',
    hourly: 43,
    experience: 'l',
    hours: 's',
    speaks: 'fi:NATIVE, et:FLUENT, en:FLUENT',
    speciality: { en: 'Finnish technical translator', et: 'Soome tehnikatõlkija', fr: 'Traducteur technique finnois' },
    et: `Jaakko tõlgib soome keelde kõike, millel on mutrid: metsamasinad, saunakerised, paadimootorid. Enne tõlkijaks hakkamist oli ta kuus aastat mehaanik Lahtis ja kirjutab sellepärast "pinguta", mitte "teosta pingutamine".`,
    en: `Jaakko translates into Finnish everything that has nuts and bolts: forest machines, sauna stoves, outboard motors. Before that he was a mechanic in Lahti for six years, and so he writes "tighten", not "perform tightening".`,
  },
  {
    key: 'kristel-n',
    company: 'sonaraja',
    person: 'Kristel N.',
    years: 7,
    category: 'translation',
    tags: 'Software localisation, UX writing, Localisation testing, English translation',
    hourly: 42,
    experience: 'l',
    hours: 'm',
    speciality: { en: 'Localisation specialist', et: 'Lokaliseerija', fr: 'Spécialiste de la localisation' },
    et: `Kristel avab rakenduse enne, kui tõlkima hakkab, ja leiab tavaliselt kolm viga, mida keegi ei otsinud. Ta on tõlkinud kaks pangaäppi, ühe pereplaneerija ja poole tõukerattafirmast.`,
    en: `Kristel opens the app before she translates it and usually finds three faults nobody was looking for. She has done two banking apps, a family planner and half of a scooter company.`,
  },
  {
    key: 'ulo-r',
    company: 'joonisveer',
    person: 'Ülo R.',
    years: 31,
    category: 'engineering-cad',
    tags: 'Structural design, Tekla Structures, Finite element analysis, Welded structures',
    hourly: 68,
    experience: 'l',
    hours: 's',
    hasCv: true,
    speciality: {
      en: 'Chartered structural engineer',
      et: 'Volitatud ehitusinsener',
      fr: 'Ingénieur structure habilité',
    },
    et: `Ülo on arvutanud kolm vaatetorni, ühe laululava katuse ja rohkem redeleid, kui ta mäletab. Tema joonistel ei ole kohti, kuhu keevitaja ei ulatu, sest ta on ise neid kohti otsinud, põlvili ja maskiga.`,
    en: `Ülo has calculated three lookout towers, the roof of a song stage and more ladders than he remembers. His drawings have no places a welder cannot reach, since he has looked for such places himself, on his knees and in a mask.`,
  },
  {
    key: 'maris-v',
    company: 'joonisveer',
    person: 'Maris V.',
    years: 8,
    category: 'engineering-cad',
    tags: 'SolidWorks, Sheet metal, Technical drawings, 3D modelling',
    hourly: 40,
    experience: 'l',
    hours: 'm',
    ageDays: 2,
    speciality: { en: 'Sheet-metal designer', et: 'Lehtmetalli konstruktor', fr: 'Projeteuse en tôlerie' },
    et: `Maris teab peast nelja tehase painderaadiusi. Elektrikapid, ventilatsioon, mööblijalad. Kui joonis on tema käest läbi käinud, siis pink ei helista.

      Pooleteise kuu pärast vaba, soovi korral täiskohaga.`,
    en: `Maris knows the bend radii of four factories by heart. Electrical cabinets, ventilation, furniture legs. Once a drawing has passed through her hands the press brake does not call.

      Free in six weeks, full-time if you wish.`,
    fr: `Maris connaît par cœur les rayons de pliage de quatre usines. Armoires électriques, ventilation, piètements. Une fois qu'un plan est passé entre ses mains, l'atelier n'appelle plus.

      Libre dans six semaines, à temps plein si vous le souhaitez.`,
  },
  {
    key: 'taavi-p',
    company: 'joonisveer',
    person: 'Taavi P.',
    years: 10,
    category: 'engineering-cad',
    tags: '3D scanning, Revit, AutoCAD, Reverse engineering',
    hourly: 48,
    experience: 'l',
    hours: 's',
    speciality: {
      en: 'Scanning and BIM specialist',
      et: 'Skaneerimise ja BIM-i spetsialist',
      fr: 'Spécialiste scan 3D et BIM',
    },
    et: `Taavi skaneerib katlamaju, kirikuid ja masinaid, mille tegija on surnud. Annab üle mudeli, milles on ainult see, mida projekteerijal vaja läheb.

      Seadmed: Leica RTC360 ja käsiskanner. Tarkvara: Revit, ReCap, AutoCAD, CloudCompare.`,
    en: `Taavi scans boiler houses, churches and machines whose maker is dead. He hands over a model that holds only what the designer will need.

      Equipment: a Leica RTC360 and a handheld scanner. Software: Revit, ReCap, AutoCAD, CloudCompare.`,
  },
]
