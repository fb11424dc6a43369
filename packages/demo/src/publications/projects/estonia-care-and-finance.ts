import type { PublicationDraft } from '../draft.ts'

export const projectsEstonianCareAndFinance: PublicationDraft[] = [
  {
    key: 'linnutee-phone',
    company: 'linnutee',
    category: 'customer-support',
    tags: 'Phone support, Appointment booking, Night and weekend',
    segment: 'health',
    hourly: 19,
    experience: 's',
    duration: 4,
    hours: 'm',
    places: 'EE',
    speaks: 'et:FLUENT, ru:FLUENT',
    ageDays: 3,
    et: [
      'Telefonile vastamine viiele hambakliinikule',
      `
      Esmaspäeva hommikul helistab 300 inimest ja kolmandik paneb toru ära. Registraatorid peaksid samal ajal ka patsiente vastu võtma.

      Otsime meeskonda, kes võtaks kõned üle kella 8–20 ja hambavalu korral ka nädalavahetusel. Ajad pannakse kirja meie programmis (koolitus kaks päeva). Ravi kohta nõu ei anta, aga hädajuhtum tuleb ära tunda. Eesti ja vene keel võrdselt.

      Andmed on terviseandmed: räägime lepingust, ligipääsudest ja salvestustest enne hinda. Mahud on 180–320 kõnet päevas. Kirjelda, kes meie kõnedele vastaks ja kui kaua need inimesed sul juba töötavad.`,
    ],
    en: [
      'Answering the phone for five dental clinics',
      `
      On Monday mornings 300 people call, and a third of them hang up. The receptionists are meant to be receiving patients at the same time.

      We are looking for a team to take the calls from 8 to 20, and for toothache at weekends too. They book into our program (two days of training) and give no medical advice, but must recognise an emergency. Estonian and Russian equally.

      These are health data: we will talk about contract, access and recordings before the price. Volumes are 180 to 320 calls a day. Tell us who would answer and how long they have worked for you.`,
    ],
  },
  {
    key: 'linnutee-reminders',
    company: 'linnutee',
    category: 'software-development',
    tags: 'API integration, Python, PostgreSQL, GDPR',
    segment: 'health',
    project: [8000, 13000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'EE',
    ageDays: 10,
    et: [
      'Meeldetuletused ja automaatne ootelist',
      `
      Iga kümnes patsient jätab tulemata ja samal ajal ootab keegi kolm nädalat aega. Tahame need kaks otsa kokku viia.

      Süsteem saadab meeldetuletuse SMS-iga kolm päeva ja kolm tundi ette, võtab vastu "ei saa tulla" ja pakub vaba aega järgmisele ootelistist, kes sobib arsti, kestuse ja kliiniku järgi. Esimene jaatav vastus võidab.

      Raviprogrammil on liides (REST, dokumenteeritud keskmiselt hästi). Isikuandmed meie serverist ei lahku, SMS-is ei ole diagnoosi ega arsti eriala. Palun pane pakkumisse ka andmekaitsealase mõjuhinnangu koostamine.`,
    ],
    en: [
      'Reminders and an automatic waiting list',
      `
      One patient in ten does not turn up, while someone else waits three weeks for a time. We want to bring the two ends together.

      The system sends a text message three days and three hours ahead, accepts "I cannot come", and offers the free time to the next person on the waiting list who fits by dentist, length and clinic. The first yes wins.

      Our clinic software has an interface (REST, documented moderately well). Personal data do not leave our server, and the message names neither diagnosis nor speciality. Please include the data protection impact assessment in your offer.`,
    ],
  },
  {
    key: 'kopikakask-pentest',
    company: 'kopikakask',
    category: 'cybersecurity',
    tags: 'Penetration testing, Web security, Cloud security',
    segment: 'finance',
    project: [9000, 15000],
    experience: 'l',
    duration: 1,
    hours: 'm',
    places: 'EE, LT',
    speaks: 'en:FLUENT',
    ageDays: 1,
    promotedDays: 6,
    en: [
      'Penetration test before our licence audit',
      `
      The regulator visits in seven weeks and wants a report by an independent tester. We want one too, for better reasons.

      In scope: the customer portal, the partner interface (42 endpoints), the back office and our AWS account. Out of scope: people and offices. There is a copy of production with invented data, and you may break it.

      We need two named testers with experience in finance, a report that a supervisor can read, and a retest within ten days. Please say when you could begin and what you would look at first in an invoice-buying business. The cleverest answer so far was "what happens if I sell the same invoice twice".`,
    ],
    et: [
      'Läbistustest enne tegevusloa auditit',
      `
      Järelevalve tuleb seitsme nädala pärast ja soovib sõltumatu testija raportit. Meie tahame seda samuti, paremal põhjusel.

      Ulatus: kliendiportaal, partnerite liides (42 lõpp-punkti), haldusliides ja meie AWS-i konto. Välja jäävad inimesed ja kontorid. Toodangust on koopia väljamõeldud andmetega ja seda võib katki teha.

      Vajame kaht testijat nimeliselt, mõlemal finantsvaldkonna kogemus, raportit, mida järelevalve oskab lugeda, ja kordustesti kümne päeva jooksul. Ütle, millal saad alustada ja mida sa arvete ostmise äris esimesena vaataksid. Seni nutikaim vastus oli "mis juhtub, kui müün sama arve kaks korda".`,
    ],
  },
  {
    key: 'kopikakask-kotlin',
    company: 'kopikakask',
    category: 'software-development',
    tags: 'Kotlin, Spring Boot, PostgreSQL, Apache Kafka',
    segment: 'finance',
    hourly: 60,
    experience: 'm',
    duration: 3,
    hours: 'm',
    work: 'OUTSTAFF',
    places: 'EE, LV, LT, FI',
    speaks: 'en:FLUENT',
    ageDays: 8,
    en: [
      'Two Kotlin developers for six months',
      `
      We are adding Lithuania's payment formats and a second bank, and our four developers cannot do both and sleep. We want two people who will sit in our daily meeting, take tickets and argue with us.

      Kotlin, Spring Boot, PostgreSQL, Kafka. Everything is reviewed, nothing is deployed on a Friday. You will own the reconciliation of incoming payments: 6,000 a day, 3 per cent of which do not match at first sight.

      Remote is fine within one hour of our time zone, with the first week in Tallinn at our expense. Please propose people, not CVs in bulk.`,
    ],
    fr: [
      'Deux développeurs Kotlin pour six mois',
      `
      Nous ajoutons les formats de paiement lituaniens et une deuxième banque, et nos quatre développeurs ne peuvent pas faire les deux et dormir. Nous cherchons deux personnes qui participent au point du matin, prennent des tickets et nous contredisent.

      Kotlin, Spring Boot, PostgreSQL, Kafka. Tout est relu, rien n'est déployé le vendredi. Vous serez responsables du rapprochement des paiements entrants : 6 000 par jour, dont 3 % ne correspondent pas au premier regard.

      Télétravail possible à une heure de décalage au plus, première semaine à Tallinn à nos frais. Proposez des personnes, pas des CV en gros.`,
    ],
  },
  {
    key: 'kopikakask-brand',
    company: 'kopikakask',
    category: 'marketing',
    tags: 'Copywriting, Tone of voice, LinkedIn Ads',
    segment: 'finance',
    project: [5000, 9000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE, LT',
    status: 'ARCHIVED',
    ageDays: 26,
    archive: { reason: 'found-elsewhere', feedback: 'A former colleague went freelance.' },
    en: [
      'Plain words for invoice financing',
      `
      "Factoring" sounds like something that happens to you. We need texts for the site, six e-mails and a dozen advertisements that a plumber would read to the end.

      Estonian and Lithuanian, with English as the source. No exclamation marks.`,
    ],
  },
  {
    key: 'tohtritee-eshop',
    company: 'tohtritee',
    category: 'web-ecommerce',
    tags: 'Magento, Payment integration, Web performance, API integration, X-Road',
    segment: 'retail',
    project: [30000, 50000],
    experience: 'l',
    duration: 3,
    hours: 'm',
    places: 'EE',
    ageDays: 5,
    et: [
      'E-apteegi uuendamine ilma ühe suletud päevata',
      `
      Meie e-apteek jookseb Magentol, millele järgmisel sügisel enam turvaparandusi ei tule. Aastas 92 000 tellimust, neist 60 protsenti retseptiravimid, mille puhul käib kõik retseptikeskuse kaudu.

      Uuendada on vaja alus, otsing ja kassa. Ravimiameti nõuded, proviisori nõustamine enne ostu ja tarneaken kahe tunni täpsusega peavad säilima. Poodi ei või sulgeda üheks päevakski, sest mõni ravim ei oota.

      Valime kahes voorus: esmalt loeme viieleheküljelist plaani, siis kutsume kaks tegijat päevaks kokku ja maksame selle päeva kinni.`,
    ],
    en: [
      'Renewing an online pharmacy without closing it',
      `
      Our online pharmacy runs on a version of Magento that gets no security fixes after next autumn. 92,000 orders a year, 60 per cent of them prescription medicines that go through the national prescription centre.

      The platform, the search and the checkout have to be renewed. What the medicines agency requires, a pharmacist's advice before purchase and two-hour delivery slots must stay. The shop may not close for a day, because some medicines do not wait.

      We choose in two rounds: first we read a plan of five pages, then we invite two candidates for a day and pay for that day.`,
    ],
  },
  {
    key: 'tohtritee-loyalty',
    company: 'tohtritee',
    category: 'business-systems',
    tags: 'Point of sale, CRM implementation, GDPR',
    segment: 'retail',
    project: [9000, 16000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE',
    status: 'MODERATION',
    ageDays: 0.12,
    et: [
      'Püsikliendi süsteem 12 apteegi kassasse',
      `
      Praegune püsikliendikaart on papist, üheteistkümne templiga. Armas, aga me ei tea, kes meie juures käib.

      Soovime lahendust, mis töötab kassas telefoninumbri järgi, ei talleta ravimite nimesid, arvestab soodustust ja laseb kliendil end ühe nupuga kustutada. Kassatarkvaral on liides olemas.

      Palun kirjelda, milliseid andmeid sa üldse hoiaksid. Mida vähem, seda parem.`,
    ],
  },
  {
    key: 'lastepesa-attendance',
    company: 'lastepesa',
    category: 'software-development',
    tags: 'Laravel, PWA, GDPR, E-invoicing',
    segment: 'education',
    project: [7000, 12000],
    experience: 's',
    duration: 2,
    hours: 's',
    places: 'EE',
    status: 'MODERATION',
    ageDays: 0.3,
    concerns: [{ rule: 'contacts-in-text', field: 'description', quote: 'annika@lastepesa.sild.test' }],
    et: [
      'Kohalolek, arved ja teated lasteaiale',
      `
      Kuus lasteaeda, 310 last. Kohalolekut märgitakse vihikusse, kuu lõpus loeb keegi ristikesed kokku ja teeb 310 arvet käsitsi.

      Vajame lihtsat veebirakendust: õpetaja puudutab lapse pilti, kui ta tuleb ja läheb, lapsevanem saab teatada puudumisest, arve tuleb ise. Lapse pilte ja andmeid hoitakse Eestis.

      Kui on küsimusi, kirjuta parem otse annika@lastepesa.sild.test, sest portaali ma iga päev ei vaata.`,
    ],
  },
  {
    key: 'lastepesa-menu',
    company: 'lastepesa',
    category: 'design-ux',
    tags: 'Illustration, Print design',
    segment: 'education',
    fixed: 900,
    duration: 1,
    places: 'EE',
    status: 'REJECTED',
    ageDays: 15,
    rejection: {
      rule: 'unclear-scope',
      field: 'description',
      quote: 'täpsustame jooksvalt',
      message:
        'Selle kirjelduse põhjal ei saa keegi hinda öelda. Palun lisa, mitu pilti, mis mõõdus ja kus neid kasutatakse, ning kas hind sisaldab õiguste üleandmist.',
    },
    et: [
      'Toredad pildid lasteaia seinale',
      `
      Tahame seintele toredaid pilte ja võib-olla ka menüüd ja kodulehte. Täpsustame jooksvalt, peaasi et oleks ilus ja lastele meeldiks.`,
    ],
  },
]
