import type { PublicationDraft } from '../draft.ts'

export const projectsEstonianLearningAndHomes: PublicationDraft[] = [
  {
    key: 'opitare-animation',
    company: 'opitare',
    category: 'design-ux',
    tags: 'Illustration, Motion design, Web accessibility',
    segment: 'education',
    project: [6000, 11000],
    experience: 's',
    duration: 2,
    hours: 's',
    places: 'EE',
    ageDays: 6,
    hasImages: true,
    et: [
      'Kolmkümmend lühianimatsiooni murdudest',
      `
      Murdarvud on koht, kus kolmandik lapsi matemaatikaga hüvasti jätab. Meil on 30 lühikest stsenaariumi (20–40 sekundit), mille on kirjutanud õpetajad ja läbi proovinud neljas klassis.

      Vajame illustraatorit-animaatorit, kes leiaks oma stiili: mitte robotid, mitte koomiksikarud. Failid peavad olema kerged (SVG või Lottie), töötama kümneaastases sülearvutis ja olema mõistetavad ka hääle ja ilma värvideta.

      Esimesed kaks animatsiooni teeme proovina ja tasume eraldi. Näita midagi, mis seletab.`,
    ],
    en: [
      'Thirty short animations about fractions',
      `
      Fractions are where a third of children say goodbye to mathematics. We have 30 short scripts (20 to 40 seconds) written by teachers and tried out in four classes.

      We need an illustrator and animator with a style of their own: no robots, no cartoon bears. Files must be light (SVG or Lottie), run on a ten-year-old laptop and make sense without sound and without colour.

      The first two are a trial and paid separately. Show us something that explains.`,
    ],
  },
  {
    key: 'opitare-engine',
    company: 'opitare',
    category: 'web-ecommerce',
    tags: 'TypeScript, Svelte, Web accessibility, PWA',
    segment: 'education',
    project: [18000, 27000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    places: 'EE',
    ageDays: 14,
    et: [
      'Uus harjutusmootor 23 000 õpilasele',
      `
      Praegune harjutuste mängija on kirjutatud 2016. aastal raamistikus, mida enam ei toetata. See laadib 4 megabaiti, enne kui laps esimest tehet näeb.

      Uus peab olema kiire kooli WiFi-s, kus 25 last vajutab samal hetkel, töötama klaviatuuri ja ekraanilugejaga ning lugema meie 8600 olemasolevat ülesannet (JSON, skeem on kirjeldatud). Vastused salvestuvad ka siis, kui võrk kaob.

      Kolm kuud, iga kahe nädala järel katse päris klassis. Kood jääb avatuks.`,
    ],
    en: [
      'A new exercise engine for 23,000 pupils',
      `
      Our exercise player was written in 2016 in a framework nobody supports any more. It loads 4 megabytes before a child sees the first sum.

      The new one must be fast on school WiFi with 25 children tapping at once, work by keyboard and screen reader, and read our 8,600 existing exercises (JSON with a documented schema). Answers are kept even when the network goes.

      Three months, with a trial in a real class every fortnight. The code stays open.`,
    ],
    fr: [
      'Nouveau moteur d’exercices pour 23 000 élèves',
      `
      Notre lecteur d'exercices date de 2016, dans un framework que plus personne n'entretient. Il charge 4 mégaoctets avant que l'enfant ne voie la première opération.

      Le nouveau doit être rapide sur le Wi-Fi d'une école où 25 enfants appuient en même temps, fonctionner au clavier et au lecteur d'écran, et lire nos 8 600 exercices (JSON, schéma documenté). Les réponses sont conservées même si le réseau tombe.

      Trois mois, avec un essai dans une vraie classe tous les quinze jours. Le code restera ouvert.`,
    ],
  },
  {
    key: 'sooviku-repairs',
    company: 'sooviku',
    category: 'mobile-apps',
    tags: 'React Native, Push notifications, Mobile UX, API integration',
    segment: 'real-estate',
    project: [20000, 30000],
    experience: 'm',
    duration: 2,
    hours: 'm',
    places: 'EE',
    ageDays: 4,
    et: [
      'Üürniku äpp: rikkest teatamine ja näidud',
      `
      5000 kirja kuus jaguneb nii: 40 protsenti teatab rikkest, 30 protsenti saadab veenäidu, 20 protsenti küsib, millal keegi tuleb. Need kolm asja peaksid mahtuma ühte äppi.

      Üürnik pildistab, meie programm pakub aega, hooldaja näeb oma päeva telefonist ja märgib tehtuks. Pildilt näidu lugemine oleks kena, aga mitte esimeses versioonis. Keeled on eesti, vene ja inglise.

      Majahalduse tarkvara on ostetud toode, millel on liides; tootja lubas aidata. Palun näita üht äppi, mida kasutavad inimesed, kes seda ise ei valinud.`,
    ],
    en: [
      'A tenant app: repairs and meter readings',
      `
      Our 5,000 letters a month divide like this: 40 per cent report a fault, 30 per cent send a meter reading, 20 per cent ask when someone will come. Those three ought to fit into one app.

      The tenant takes a picture, our program offers a time, the caretaker sees the day's list on a phone and ticks it off. Reading a meter from the photo would be nice, though not in the first version. Estonian, Russian and English.

      The property software is a bought product with an interface, and its maker has promised to help. Please show an app used by people who did not choose it.`,
    ],
  },
  {
    key: 'sooviku-archive',
    company: 'sooviku',
    category: 'customer-support',
    tags: 'Back office, Document management',
    segment: 'real-estate',
    fixed: 6500,
    experience: 'xs',
    duration: 2,
    hours: 'm',
    places: 'EE:Tallinn',
    ageDays: 21,
    et: [
      '11 000 paberlepingu skannimine ja sidumine',
      `
      Keldris on 260 kausta üürilepinguid aastatest 1998–2016. Iga leping tuleb skannida, panna külge korteri ja üürniku nimi ning tähtaeg ja laadida meie dokumendihaldusse.

      Töö toimub meie juures Endla tänaval, skannerid on olemas. Vajame kaht või kolme täpset inimest kaheks kuuks. Konfidentsiaalsusleping sõlmitakse igaühega.

      Kvaliteeti kontrollime nii: iga nädal 100 juhuslikku lepingut, lubatud on üks viga.`,
    ],
  },
  {
    key: 'viiekivi-dashboard',
    company: 'viiekivi',
    category: 'data-ai',
    tags: 'Power BI, SQL Server, Data quality',
    segment: 'logistics',
    project: [6000, 10000],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'EE',
    status: 'ARCHIVED',
    ageDays: 33,
    archive: {
      reason: 'found-here',
      feedback: 'Saime kaheksa vastust, valisime Tartu firma. Esimene vaade oli kasutusel kolme nädalaga.',
    },
    et: [
      'Tühisõidu kilomeetrid ühele ekraanile',
      `
      46 veokit sõidab kuus 480 000 kilomeetrit ja keegi ei tea, kui palju neist tühjalt. Andmed on GPS-is, veoplaneerimises ja juhtide vihikutes.

      Vajame Power BI vaadet, mis näitab tühisõitu auto, suuna ja kliendi kaupa ning mida dispetšer vaatab iga päev, mitte kord kvartalis.`,
    ],
    en: [
      'Empty kilometres on one screen',
      `
      46 trucks drive 480,000 kilometres a month, and nobody knows how many of them empty. The data are in the GPS, in the planning software and in the drivers' notebooks.

      We need a Power BI view that shows empty running by vehicle, direction and customer, and that a dispatcher looks at daily, not once a quarter.`,
    ],
  },
  {
    key: 'jaalinnu-translation',
    company: 'jaalinnu',
    category: 'translation',
    tags: 'Technical translation, English translation, Russian translation, Terminology',
    segment: 'logistics',
    project: [4000, 7000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'EE',
    ageDays: 9,
    et: [
      'Ohutusjuhendite tõlge kolmes keeles',
      `
      Sadamas kehtib 38 ohutusjuhendit, kokku umbes 210 lehekülge. Osa on kirjutatud eesti, osa vene keeles ja kaks neist räägivad teineteisele vastu, mille avastasime alles tõlkides.

      Vajame kõiki juhendeid eesti, vene ja inglise keeles ühtse sõnavaraga. Enne tõlkimist toimetame koos teie inimesega algtekstid üle. Skeemide pealdised kuuluvad töö hulka.

      Eelistame bürood, kelle tõlkija tuleb päevaks sadamasse, et ta teaks, mis on troppija ja mis on trapp.`,
    ],
    en: [
      'Safety instructions in three languages',
      `
      38 safety instructions apply at the port, about 210 pages in all. Some were written in Estonian, some in Russian, and two contradict each other, which we found while translating.

      We need all of them in Estonian, Russian and English with one vocabulary. Before translation we edit the originals together with your person. Captions of diagrams are included.

      We prefer an agency whose translator spends a day at the port, so as to know a slinger from a gangway.`,
    ],
  },
  {
    key: 'kiirevoolu-testers',
    company: 'kiirevoolu',
    category: 'qa-testing',
    tags: 'Test automation, API testing, Load testing, Acceptance testing',
    segment: 'energy',
    hourly: 40,
    experience: 'm',
    duration: 3,
    hours: 'm',
    work: 'OUTSTAFF',
    places: 'EE',
    ageDays: 7,
    et: [
      'Kolm testijat energiamõõtmise projekti',
      `
      Oleme peatöövõtja projektis, mis vahetab 2027. aasta lõpuks välja mõõteandmete keskse süsteemi. Oma testijad on kõik kinni, vajame kolme inimest üheksaks kuuks.

      Kaks kirjutavad liideste automaatteste (Java, REST Assured), üks teeb vastuvõtutestimist koos tellijaga ja peab oskama rahulikult öelda, et see ei ole valmis. Asukoht Ülemiste või kodu, kord nädalas koos.

      Palun saada profiilid ilma fotota. Tasu maksame 14 päevaga.`,
    ],
    en: [
      'Three testers for an energy metering project',
      `
      We are the main contractor in a project that replaces the country's central metering system by the end of 2027. Our own testers are all taken, and we need three people for nine months.

      Two write automated tests of interfaces (Java, REST Assured); one does acceptance testing with the client and must be able to say calmly that something is not ready. At Ülemiste or from home, together once a week.

      Please send profiles without photographs. We pay within 14 days.`,
    ],
  },
  {
    key: 'hallrastas-accounting',
    company: 'hallrastas',
    category: 'accounting-payroll',
    tags: 'Payroll, Financial controlling, Cash flow forecast',
    segment: 'information-technology',
    hourly: 55,
    experience: 'l',
    duration: 4,
    hours: 's',
    places: 'EE',
    ageDays: 12,
    et: [
      'Finantsjuht üheks päevaks nädalas',
      `
      Meil on 34 inimest, hea raamatupidaja ja mitte kedagi, kes ütleks, kas märtsis jätkub palgaraha, kui kaks klienti maksavad hiljem.

      Otsime kogenud inimest üheks päevaks nädalas: rahavoo prognoos, projektide tasuvus, hinnastamine, kord kvartalis vestlus omanikega. Exceli asemel võib olla midagi paremat, kui sa ise selle üles sead.

      Oluline on IT-teenuse kogemus. Me ei müü asju, vaid nädalaid.`,
    ],
    en: [
      'A finance director for one day a week',
      `
      We have 34 people, a good bookkeeper and nobody to say whether there is money for March salaries if two clients pay late.

      We are looking for an experienced person for one day a week: cash flow forecast, profit per project, pricing, and a talk with the owners each quarter. It may be something better than Excel if you set it up yourself.

      Experience with IT services matters. We do not sell things, we sell weeks.`,
    ],
  },
  {
    key: 'tuulenoole-security',
    company: 'tuulenoole',
    category: 'cybersecurity',
    tags: 'OT security, Identity management, Network security',
    segment: 'energy',
    project: [10000, 17000],
    experience: 'l',
    duration: 1,
    hours: 's',
    places: 'EE',
    status: 'MODERATION',
    ageDays: 0.55,
    et: [
      'Kaugligipääs tuulikutele korda',
      `
      Tuulikute tootja, hooldaja, kaks alltöövõtjat ja meie ise: viis osapoolt, neli erinevat kaugühendust ja üks ühine parool, mida teab rohkem inimesi, kui meil töötab.

      Vajame lahendust, kus igaühel on oma konto, ligipääs avaneb tellimuse alusel ja sulgub ise ning kõik sessioonid on salvestatud. Tuulikuid ei või peatada.

      Nädala jooksul pärast valikut ootame plaani, kahe kuuga valmis tööd.`,
    ],
  },
  {
    key: 'rukkipaa-franchise',
    company: 'rukkipaa',
    category: 'marketing',
    tags: 'Market research, Export marketing',
    segment: 'food-agriculture',
    project: [8000, 12000],
    duration: 2,
    places: 'EE, FI',
    status: 'DRAFT',
    ageDays: 9,
    et: [
      'Kas Soome sööb meie rukkileiba?',
      `
      Uuring Helsingis ja Turus: 200 ostjat, kolm poodi, kaks toodet. Mida nad leivalt ootavad, mida maksavad, mis neid meie pakendi juures segab.

      (Urmasele: lisada küsimustik ja tähtaeg, küsida juhatuselt eelarve kinnitus.)`,
    ],
  },
]
