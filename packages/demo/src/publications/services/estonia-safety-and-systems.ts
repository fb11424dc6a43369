import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianSafetyAndSystems: PublicationDraft[] = [
  {
    key: 'torvik-pentest',
    company: 'torvik',
    category: 'cybersecurity',
    tags: 'Penetration testing, Web security, Security audit',
    project: [5500, 14000],
    experience: 'l',
    duration: 1,
    hours: 'm',
    ageDays: 2,
    et: [
      'Veebirakenduse läbistustest',
      `
      Kaks testijat, viis kuni kümme päeva, käsitsi. Skannerit kasutame alguses, et kõik igav kiiresti leitud saaks, ja siis hakkame mõtlema: mida saab teha teise kliendi arvega, mis juhtub, kui kaks inimest korraga kinnitavad.

      Raport on eesti või inglise keeles, järjestatud selle järgi, mida ründaja võidaks. Parandused testime üle 60 päeva jooksul, see on hinna sees. Soovi korral esitleme tulemust juhatusele.

      Metoodika: OWASP WSTG ja ASVS, tase 2. Raporti osad:
      - kokkuvõte juhatusele, üks leht
      - leiud koos CVSS-i hinde ja tegeliku mõjuga
      - parandamise juhised
      - testi ulatus ja piirangud

      Vajalik: kaks kasutajat igast rollist, testkeskkond või kokkulepe toodangu kohta, kontaktisik.`,
    ],
    en: [
      'Penetration test of a web application',
      `
      Two testers, five to ten days, by hand. We use scanners at the start so that everything dull is found quickly; then we begin to think: what can be done with another client's invoice, what happens if two people confirm at once.

      The report is in Estonian or English, ordered by what an attacker would gain. Fixes are tested again within 60 days; that is part of the price. We present the result to your board if you wish.

      Method: OWASP WSTG and ASVS, level 2. The report holds:
      - a summary for the board, one page
      - findings with their CVSS score and real effect
      - instructions for fixing
      - scope and limits of the test

      We need two users of each role, a test environment or an agreement on production, and a contact person.`,
    ],
  },
  {
    key: 'torvik-phishing',
    company: 'torvik',
    category: 'cybersecurity',
    tags: 'Phishing simulation, Security training',
    fixed: 2400,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Õngitsusharjutus, mis kedagi ei häbista',
      `
      Saadame sinu töötajatele kolme nädala jooksul kolm kirja, üks usutavam kui teine. Juhatus näeb ainult koondarve; kes klõpsas, saab kohe rahuliku selgituse ja kolmeminutilise harjutuse.

      Kolme kuu pärast kordame. Tavaliselt langeb klõpsajate osa neljandikust viie protsendini ja, mis tähtsam, teatajate oma kasvab.`,
    ],
    en: [
      'A phishing exercise that shames nobody',
      `
      Over three weeks we send your staff three letters, each more believable than the last. The board sees totals only; those who clicked get a calm explanation at once and a three-minute exercise.

      After three months we do it again. Usually the share who click falls from a quarter to five per cent and, which matters more, the share who report it rises.`,
    ],
    fr: [
      'Exercice d’hameçonnage qui n’humilie personne',
      `
      En trois semaines, nous envoyons à vos équipes trois messages, chacun plus crédible que le précédent. La direction ne voit que des totaux ; ceux qui ont cliqué reçoivent aussitôt une explication calme et un exercice de trois minutes.

      Nous recommençons après trois mois. D'ordinaire, la part des clics passe d'un quart à 5 % et, plus important, celle des signalements augmente.`,
    ],
  },
  {
    key: 'torvik-nis2',
    company: 'torvik',
    category: 'cybersecurity',
    tags: 'NIS2, E-ITS, ISO 27001, Risk assessment',
    project: [7000, 16000],
    experience: 'l',
    duration: 2,
    hours: 's',
    et: [
      'NIS2 ja E-ITS ilma paberivirnata',
      `
      Kolm kuud, neli töötuba, üks riskiregister, mida saab päriselt kasutada. Kirjutame ainult need reeglid, mida sinu inimesed suudavad täita, ja näitame, mille kohta audiitor küsib.

      Sobib 50–300 töötajaga ettevõttele, kellel on oma IT-inimene, aga mitte turvajuhti. Kui auditis jääb midagi puudu meie töö tõttu, parandame selle oma kuluga.`,
    ],
  },
  {
    key: 'proovikivi-automation',
    company: 'proovikivi',
    category: 'qa-testing',
    tags: 'Test automation, Playwright, CI/CD, API testing',
    project: [7500, 16000],
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 5,
    et: [
      'Playwrighti testid, mis ei vilgu',
      `
      Automaattest, mis vahel kukub ja vahel mitte, on halvem kui test, mida ei ole. Kirjutame katte sinu kahekümnele tähtsamale teekonnale ja ei anna seda üle enne, kui need on sada korda järjest rohelised.

      Kestus kuus nädalat, kogu komplekt jookseb alla 12 minuti. Kirjutame nii, et arendaja saab neid muuta ilma meieta.

      Eeldused:
      - testkeskkond, mida saab soovi korral algseisu taastada
      - ligipääs hoidlale ja tarneahelale
      - üks arendaja, kes vastab küsimustele kuni kaks tundi nädalas

      Hind ei sõltu testide arvust, vaid teekondade omast.`,
    ],
    en: [
      'Playwright tests that do not flicker',
      `
      An automated test that sometimes fails and sometimes does not is worse than no test. We cover your twenty most important journeys and hand nothing over until it has been green a hundred times in a row.

      Six weeks; the whole suite runs in under 12 minutes. We write it so that developers can change it without us.

      Requirements:
      - a test environment that can be reset on demand
      - access to the repository and the pipeline
      - one developer who answers questions, up to two hours a week

      The price depends on the number of journeys, not of tests.`,
    ],
    fr: [
      'Des tests Playwright qui ne clignotent pas',
      `
      Un test automatique qui échoue une fois sur dix est pire que pas de test. Nous couvrons vos vingt parcours essentiels et ne livrons rien avant cent passages au vert d'affilée.

      Six semaines, et l'ensemble s'exécute en moins de 12 minutes. Écrit de sorte que vos développeurs puissent le modifier sans nous.

      Prérequis :
      - un environnement de test que l'on peut réinitialiser
      - l'accès au dépôt et à la chaîne d'intégration
      - un développeur qui réponde aux questions, deux heures par semaine au plus

      Le prix dépend du nombre de parcours, non du nombre de tests.`,
    ],
  },
  {
    key: 'proovikivi-load',
    company: 'proovikivi',
    category: 'qa-testing',
    tags: 'Load testing, k6, Web performance, Database tuning',
    fixed: 4200,
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Koormustest enne suurt müügipäeva',
      `
      Mustal reedel kukub pood tavaliselt kell 8.03. Meie teeme selle kukkumise ära kaks nädalat varem ja sinu loal.

      Ehitame koormuse eelmise aasta logide järgi, tõstame seda seni, kuni midagi annab järele, ja ütleme, mis see oli: andmebaas, pangalink või üks pilt esilehel. Pärast parandust kordame. Kindel hind sisaldab kolme katset.`,
    ],
    en: [
      'Load test before the big day of sales',
      `
      On Black Friday shops usually fall over at 8:03. We make yours fall over two weeks earlier, with your permission.

      We build the load from last year's logs, raise it until something gives and say what it was: the database, the bank link or one picture on the front page. After the fix we repeat. The fixed price covers three runs.`,
    ],
  },
  {
    key: 'proovikivi-devices',
    hasOwnEnding: true,
    company: 'proovikivi',
    category: 'qa-testing',
    tags: 'Mobile testing, Manual testing, Exploratory testing, Accessibility testing',
    hourly: 34,
    experience: 's',
    duration: 4,
    hours: 's',
    et: [
      'Mobiilitestimine 140 päris seadmel',
      `
      Emulaator ei kuku maha, ei jää tühjaks ega ole Huawei. Meie laboris on 140 telefoni ja tahvlit, vanim aastast 2015, ning inimesed, kes neid iga päev piinavad.

      Saad testija kaheks tunniks või terveks kuuks. Iga leiu juures on video, seadme logi ja sammud, mis kolmel korral kolmest vea esile tõid.`,
    ],
    en: [
      'Mobile testing on 140 real devices',
      `
      An emulator is never dropped, never runs out of power and is not a Huawei. In our lab are 140 phones and tablets, the oldest from 2015, and people who torment them daily.

      Take a tester for two hours or for a whole month. Each finding comes with a video, the device's log and steps that showed the fault three times out of three.`,
    ],
  },
  {
    key: 'nutikuusk-sensor',
    company: 'nutikuusk',
    category: 'engineering-cad',
    tags: 'PCB design, Embedded C, LoRaWAN, Prototype building, IoT',
    project: [8000, 25000],
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 14,
    hasImages: true,
    et: [
      'Andur ideest esimese kümne tükini',
      `
      Sul on mõte, mida mõõta, ja koht, kus on külm, märg või mõlemat. Meie teeme skeemi, plaadi, püsivara ja karbi ning anname kümme töötavat seadet kätte kümne nädalaga.

      Patareiga seadmete puhul arvutame eluea läbi enne esimest joont. Kui vajad rohkem kui 2000 tükki aastas, siis soovitame tehast ja anname failid üle.

      Tavalise projekti jaotus:
      - lähteülesanne ja patarei arvutus: 1 nädal
      - skeem ja trükkplaat: 3 nädalat
      - püsivara: 4 nädalat, osaliselt samal ajal
      - karp, koost ja mõõtmised: 2 nädalat

      Kontrollerid: STM32, nRF52, ESP32. Raadio: LoRaWAN, BLE, NB-IoT.`,
    ],
    en: [
      'A sensor, from idea to the first ten pieces',
      `
      You know what you want to measure, and the place is cold, wet or both. We make the schematic, the board, the firmware and the case, and put ten working devices into your hands in ten weeks.

      For battery devices we calculate the lifetime before the first line is drawn. If you need more than 2,000 a year, we recommend a factory and hand the files over.

      How an ordinary project divides:
      - specification and battery calculation: 1 week
      - schematic and board: 3 weeks
      - firmware: 4 weeks, partly at the same time
      - case, assembly and measurements: 2 weeks

      Controllers: STM32, nRF52, ESP32. Radio: LoRaWAN, BLE, NB-IoT.`,
    ],
  },
  {
    key: 'nutikuusk-ce',
    hasOwnEnding: true,
    company: 'nutikuusk',
    category: 'engineering-cad',
    tags: 'CE marking, Product certification, PCB design',
    fixed: 3900,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'CE-märgis sinu seadmele, koos mõõtmistega',
      `
      Vaatame seadme ja paberid üle, teeme eelmõõtmise, ütleme, mis kukub läbi ja kui palju parandus maksab. Pärast seda läheb seade laborisse ainult ühe korra.

      Tehniline toimik, vastavusdeklaratsioon ja kasutusjuhendi kohustuslikud osad on hinna sees, labori tasu tuleb juurde (tavaliselt 1500–3000 eurot).`,
    ],
  },
  {
    key: 'pilvepiir-odoo',
    company: 'pilvepiir',
    category: 'business-systems',
    tags: 'Odoo, ERP implementation, Warehouse management, User training',
    project: [12000, 40000],
    experience: 'm',
    duration: 3,
    hours: 's',
    ageDays: 17,
    et: [
      'Odoo tootmisettevõttele, üks protsess korraga',
      `
      Alustame laost, sest kui laoseis valetab, valetab kõik muu ka. Siis ost, müük, tootmine ja viimasena arveldus. Iga samm on kasutusel enne, kui järgmine algab, ja igal hetkel võib peatuda.

      Andmed kolime proovi peale kolm korda. Koolitame kohapeal, väikeste rühmadena ja sinu enda toodetega. 20–150 töötajat, tavaline kestus viis kuud.

      Tavaline ajakava 40 töötajaga tootjale:
      - kuu 1: kaardistus ja lao seadistus
      - kuu 2: ladu kasutusel, ost ja müük
      - kuu 3: tootmise tellimused, esimene proovikolimine
      - kuu 4: raamatupidamine, teine proovikolimine
      - kuu 5: üleminek ja kohalolek

      Hinnas on 12 koolituspäeva. Odoo litsents tuleb tootjalt otse.`,
    ],
    en: [
      'Odoo for manufacturers, one process at a time',
      `
      We begin with the warehouse, because if stock lies, everything else does. Then purchasing, sales, production and, last of all, invoicing. Each step is in use before the next begins, and you may stop at any point.

      The data are moved three times as a rehearsal. We train on site, in small groups and with your own products. For 20 to 150 people; five months as a rule.

      An ordinary timetable for a manufacturer of 40 people:
      - month 1: survey and setting up the warehouse
      - month 2: warehouse live, purchasing and sales
      - month 3: production orders, first rehearsal of the data move
      - month 4: accounting, second rehearsal
      - month 5: the switch, with us on site

      Twelve days of training are included. The Odoo licence comes from its maker directly.`,
    ],
  },
  {
    key: 'pilvepiir-directo',
    hasOwnEnding: true,
    company: 'pilvepiir',
    category: 'business-systems',
    tags: 'Directo, E-invoicing, API integration, EDI',
    hourly: 60,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Directo liidestused ja aruanded',
      `
      E-pood, kaubikud, pakiautomaadid, kaubamajade EDI: ühendame need Directoga nii, et tellimus liigub ise ja viga jääb silma. Kõige tavalisem töö võtab 15–40 tundi.

      Teeme ka aruandeid, mida valmis kujul ei ole, ja õpetame su oma inimese neid muutma.

      Valmis liidestused: WooCommerce, Shopify, pakiautomaadid, kaubanduskettide EDI, pankade väljavõtted.

      Tööaeg E–R 9–17, kiire vea korral vastame kahe tunniga.`,
    ],
  },
]
