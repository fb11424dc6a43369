import type { ExpertDraft } from '../draft.ts'

export const expertsEstonianDataAndSafety: ExpertDraft[] = [
  {
    key: 'madis-o',
    company: 'kaldavete',
    person: 'Madis O.',
    years: 13,
    category: 'data-ai',
    tags: 'Machine learning, Python, Statistics, Demand forecasting, Time series',
    hourly: 92,
    experience: 'l',
    hours: 's',
    hasCv: true,
    speciality: {
      en: 'Data scientist, PhD in statistics',
      et: 'Andmeteadlane, statistikadoktor',
      fr: 'Data scientist, docteur en statistique',
    },
    et: `Madis ütleb esimesel kohtumisel, kui andmetest vastust ei tule. Umbes iga neljas kord on see nii ja klient on hiljem tänanud.

      Ülejäänud kordadel ehitab ta mudeleid, mille viga on kirjas samal lehel vastusega. Energeetika, jaekaubandus, tervishoid. Kaks päeva nädalas.`,
    en: `At the first meeting Madis says if the data hold no answer. About every fourth time that is so, and the client has thanked him later.

      The other times he builds models whose error stands on the same page as the answer. Energy, retail, health. Two days a week.`,
    fr: `Dès la première réunion, Madis dit si les données ne contiennent pas la réponse. C'est le cas environ une fois sur quatre, et le client l'en a toujours remercié.

      Le reste du temps, il construit des modèles dont l'erreur figure sur la même page que le résultat. Énergie, distribution, santé. Deux jours par semaine.`,
  },
  {
    key: 'piret-h',
    company: 'kaldavete',
    person: 'Piret H.',
    years: 6,
    category: 'data-ai',
    tags: 'Power BI, dbt, SQL, Data warehouse, Data quality',
    hourly: 56,
    experience: 'm',
    hours: 'm',
    ageDays: 1,
    speciality: { en: 'Analytics engineer', et: 'Andmeinsener', fr: 'Ingénieure analytique' },
    et: `Piret on see inimene, kes küsib, mida "aktiivne klient" tähendab, ja ei jäta enne järele, kui kõik vastavad ühtemoodi. Pärast seda on aruanne lihtne.

      Ehitanud andmelao kolmele kaubandus- ja kahele tootmisettevõttele. Enne IT-d oli ta raamatupidaja ja see paistab välja.`,
    en: `Piret is the person who asks what "active customer" means and does not let go until everyone gives the same answer. After that the report is easy.

      She has built warehouses of data for three retailers and two manufacturers. Before IT she was an accountant, and it shows.`,
  },
  {
    key: 'rasmus-i',
    company: 'sinikivi',
    person: 'Rasmus I.',
    years: 12,
    category: 'cloud-devops',
    tags: 'Kubernetes, Terraform, AWS, Site reliability, Linux',
    hourly: 88,
    experience: 'l',
    hours: 's',
    ageDays: 4,
    speciality: { en: 'Site reliability engineer', et: 'Töökindluse insener', fr: 'Ingénieur fiabilité' },
    et: `Rasmus on asutaja ja hoiab endiselt ise valvet, sest tema sõnul muidu läheb tunne käest ära. Teda tasub kutsuda siis, kui süsteem kukub kord kuus ja keegi ei tea miks.

      Tavaline töö: kaks nädalat uurimist, kirjalik põhjus, neli kuni kuus parandust tähtsuse järjekorras.`,
    en: `Rasmus founded the company and is still on call himself, because otherwise, he says, you lose the feel for it. He is worth calling when a system falls over once a month and nobody knows why.

      An ordinary job: two weeks of investigation, the cause in writing, four to six fixes in order of importance.`,
  },
  {
    key: 'annabel-k',
    company: 'sinikivi',
    person: 'Annabel K.',
    years: 5,
    category: 'cloud-devops',
    tags: 'Azure, GitHub Actions, Docker, Cost optimisation, Ansible',
    hourly: 64,
    experience: 'm',
    hours: 'm',
    speciality: {
      en: 'Azure and pipeline engineer',
      et: 'Azure’i ja tarneahelate insener',
      fr: 'Ingénieure Azure et pipelines',
    },
    et: `Annabel teeb aeglased tarneahelad kiireks. Viimane langes 52 minutilt üheksale, millest viis on testid, mida keegi ei tahtnud ära visata, ja õigesti tegi.

      Azure'i arve ülevaatused, konteinerid, saladuste hoidmine. Sobib meeskonda, kus DevOpsi inimene puudub või on väsinud.

      Sertifikaadid: AZ-104, AZ-400. Viimased kliendid: kindlustus, jaekaubandus, üks ministeerium. Kaugtöö, kord kuus kohapeal.`,
    en: `Annabel makes slow pipelines fast. Her last one fell from 52 minutes to nine, five of which are tests that nobody wanted to throw away, and rightly so.

      Reviews of Azure bills, containers, keeping of secrets. She suits a team whose DevOps person is missing, or tired.

      Certificates: AZ-104, AZ-400. Recent clients: insurance, retail, one ministry. Remote, on site once a month.`,
  },
  {
    key: 'kadri-m',
    company: 'torvik',
    person: 'Kadri M.',
    years: 10,
    category: 'cybersecurity',
    tags: 'Penetration testing, Web security, Code audit, Cloud security',
    hourly: 98,
    experience: 'l',
    hours: 's',
    hasCv: true,
    speciality: { en: 'Penetration tester', et: 'Läbistustestija', fr: 'Testeuse d’intrusion' },
    et: `Kadri leiab vead, mida skanner ei näe: õigused, mis kehtivad ühel lehel ja teisel mitte, soodustuskoodid, mida saab kasutada kaks korda, failid, mille nime võib ära arvata.

      Pangad, e-valitsemine, meditsiin. Kirjutab nii, et arendaja ei solvu. Ründetestimise sertifikaadid näitame lepingu juures.`,
    en: `Kadri finds the faults that scanners do not see: rights that hold on one page and not on the next, discount codes that work twice, files whose names can be guessed.

      Banks, e-government, medicine. She writes so that developers take no offence. We show her offensive security certificates with the contract.`,
  },
  {
    key: 'grete-p',
    company: 'lumehelk',
    person: 'Grete P.',
    years: 12,
    category: 'design-ux',
    tags: 'Service design, UX research, UX writing, Usability testing',
    hourly: 72,
    experience: 'l',
    hours: 's',
    ageDays: 8,
    speciality: { en: 'Service designer', et: 'Teenusedisainer', fr: 'Designer de services' },
    et: `Grete istub enne joonistama hakkamist ooteruumis, kaubiku kõrvalistmel või kõnekeskuses. Nii sai haigla järelravi broneering kuuest kõnest üheks SMS-iks.

      Juhib töötubasid, kus ka vaikne inimene sõna saab, ja kirjutab ekraanitekstid ise. Eesti, inglise ja soome keel.`,
    en: `Before she draws anything Grete sits in the waiting room, in the passenger seat of the van or in the call centre. That is how a hospital's aftercare booking went from six calls to one text message.

      She runs workshops in which quiet people are heard too, and writes the words on the screens herself. Estonian, English and Finnish.`,
  },
  {
    key: 'hendrik-a',
    company: 'lumehelk',
    person: 'Hendrik A.',
    years: 8,
    category: 'design-ux',
    tags: 'Design system, Figma, UI design, Motion design, Icon design',
    hourly: 58,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Interface designer', et: 'Kasutajaliidese disainer', fr: 'Designer d’interface' },
    et: `Hendrik joonistab ja programmeerib ka natuke, seepärast ei paku ta välja midagi, mida ei saa teha. Tema disainisüsteeme kasutatakse kolmes pangas ja ühes lennujaamas.

      Töötab kõige paremini arendaja kõrval. Kannatlik inimene: joonistas kord 214 ikooni ja ükski ei ole üleliigne.`,
    en: `Hendrik draws, and programs a little too, so he never proposes what cannot be made. His design systems are used in three banks and one airport.

      He works best beside a developer. A patient man: he once drew 214 icons, and not one is superfluous.`,
  },
  {
    key: 'eneli-t',
    company: 'proovikivi',
    person: 'Eneli T.',
    years: 15,
    category: 'qa-testing',
    tags: 'Test planning, Acceptance testing, Test automation, ISO 27001',
    hourly: 58,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Head of testing for hire', et: 'Testijuht rendile', fr: 'Responsable qualité à temps partagé' },
    et: `Eneli tuleb siis, kui testimine on "natuke kõigi asi" ja seega mitte kellegi oma. Kolme kuuga on olemas plaan, rollid, mõõdikud ja kaks inimest, kes edasi veavad.

      On juhtinud testimist pangas, ravimiregistris ja valimistel. Vaba ühel kuni kahel päeval nädalas.`,
    en: `Eneli comes when testing is "a bit of everybody's job", and so nobody's. In three months there is a plan, there are roles, figures and two people to carry it on.

      She has led testing at a bank, a register of medicines and an election. Free for one or two days a week.`,
  },
  {
    key: 'marko-u',
    company: 'proovikivi',
    person: 'Marko U.',
    years: 6,
    category: 'qa-testing',
    tags: 'Playwright, Test automation, API testing, CI/CD, TypeScript',
    hourly: 46,
    experience: 'm',
    hours: 'm',
    ageDays: 6,
    speciality: { en: 'Test automation engineer', et: 'Automaattestija', fr: 'Ingénieur en automatisation de tests' },
    et: `Marko teste ei pea keegi öösel uuesti käivitama. Ta kirjutab need Playwrightis, TypeScriptis ja nii, et arendajad peavad neid enda omaks.

      Enne tööle asumist kustutas ta eelmisel kliendil 340 testi ja alles jäi 90, mis leidsid rohkem vigu.

      Oskab: Playwright, TypeScript, REST-liideste testimine, GitHub Actions, natuke k6. Vaba täiskohaga kolmeks kuuks või kauemaks.`,
    en: `Nobody has to rerun Marko's tests at night. He writes them in Playwright and TypeScript, and so that developers consider them their own.

      At his last client he began by deleting 340 tests. The 90 that remained found more faults.

      Knows: Playwright, TypeScript, testing of REST interfaces, GitHub Actions, some k6. Free full-time for three months or longer.`,
  },
  {
    key: 'oskar-r',
    company: 'nutikuusk',
    person: 'Oskar R.',
    years: 9,
    category: 'engineering-cad',
    tags: 'Embedded C, PCB design, LoRaWAN, Bluetooth LE, Prototype building',
    hourly: 64,
    experience: 'l',
    hours: 's',
    ageDays: 13,
    speciality: { en: 'Embedded engineer', et: 'Sardsüsteemide insener', fr: 'Ingénieur systèmes embarqués' },
    et: `Oskar arvestab energiat mikroamprites ja tema andurid elavad kauem, kui klient on nõus uskuma. Viljaniiskuse mõõtja, mesilastaru kaal, jõejää andur.

      Teeb skeemist püsivarani kõik ise ja joodab esimese plaadi oma käega. Ühendust saab temaga ka siis, kui seade on juba väljas ja käitub imelikult.`,
    en: `Oskar counts energy in microamps, and his sensors live longer than clients are willing to believe. A grain moisture meter, a scale for beehives, a sensor for river ice.

      He does everything from schematic to firmware and solders the first board by hand. He can also be reached when a device is already out there and behaving strangely.`,
  },
  {
    key: 'toomas-l',
    company: 'pilvepiir',
    person: 'Toomas L.',
    years: 18,
    category: 'business-systems',
    tags: 'Odoo, ERP implementation, Warehouse management, Process mapping',
    hourly: 66,
    experience: 'l',
    hours: 's',
    speciality: { en: 'ERP consultant', et: 'Majandustarkvara konsultant', fr: 'Consultant ERP' },
    et: `Toomas oli kümme aastat mööblivabriku laojuht ja on ise juurutuse üle elanud, sellise, mis ebaõnnestus. Sestap küsib ta kõigepealt, kes laos reedel inventuuri teeb.

      Kaheksateist juurutust, neist kuusteist on täna kasutusel. Kahest ülejäänust räägib ta avameelselt.`,
    en: `For ten years Toomas ran the warehouse of a furniture factory and lived through an ERP project himself, one that failed. So his first question is who does the stocktaking on Friday.

      Eighteen projects, of which sixteen are in use today. About the other two he talks freely.`,
  },
  {
    key: 'mirjam-s',
    company: 'oobiku',
    person: 'Mirjam S.',
    years: 7,
    category: 'data-ai',
    tags: 'Natural language, Speech recognition, PyTorch, Large language models',
    hourly: 84,
    experience: 'l',
    hours: 's',
    ageDays: 9,
    speciality: { en: 'Language technologist', et: 'Keeletehnoloog', fr: 'Ingénieure en technologies de la langue' },
    et: `Mirjam kaitses doktoritöö eesti murrete tuvastamisest ja on sellest ajast õpetanud arvutitele, et "ei ole" ja "põle" on üks ja sama.

      Abiks siis, kui keelemudel vastab ladusalt, aga valesti. Ta mõõdab, kui tihti see juhtub, ja siis teeb nii, et juhtuks harvem.`,
    en: `Mirjam wrote her doctoral thesis on recognising Estonian dialects, and has been teaching computers ever since that "ei ole" and "põle" are one and the same.

      She helps when a language model answers fluently but wrongly. She measures how often it does so, and then makes it rarer.`,
  },
]
