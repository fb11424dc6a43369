import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianOffice: PublicationDraft[] = [
  {
    key: 'toelaud-helpdesk',
    company: 'toelaud',
    category: 'it-support',
    tags: 'Helpdesk, Remote support, Microsoft 365, Multilingual support',
    hourly: 32,
    experience: 's',
    duration: 4,
    hours: 's',
    speaks: 'et:FLUENT, ru:NATIVE, en:CONVERSATION',
    ageDays: 5,
    et: [
      'Kasutajatugi kolmes keeles',
      `
      Sinu töötaja helistab ja räägib oma keeles, meie leiame vea ning parandame selle, enne kui kohv jahtub. Lihtsamad mured lahendame keskmiselt kaheksa minutiga, keerulisematest anname iga tunni järel teada.

      Kuutasu arvestame inimeste, mitte arvutite järgi. Sinna sisse kuuluvad ka uue töötaja arvuti ja lahkuja kontode sulgemine samal päeval.

      Hinna sees:
      - telefon, e-post ja kaughaldus tööpäeviti kell 7–19
      - uue töötaja arvuti ja kontod kahe tööpäevaga
      - kord kvartalis ülevaade pöördumistest
      - üks kohapealne visiit kuus Ida- ja Lääne-Virumaal

      Hinna sees ei ole litsentsid, riistvara ja öine valve.

      Alates 19 eurost inimese kohta kuus, kui inimesi on üle 25.`,
    ],
    en: [
      'User support in three languages',
      `
      Your employee calls and speaks their own language; we find the fault and fix it before the coffee is cold. Simple troubles take eight minutes on average, and with the difficult ones you hear from us every hour.

      We charge per person and month, not per computer. That includes a new colleague's machine, and closing the accounts of those who leave on the same day.

      Included:
      - phone, e-mail and remote support on working days from 7 to 19
      - a new employee's computer and accounts within two working days
      - a quarterly overview of requests
      - one visit on site a month in north-eastern Estonia

      Not included: licences, hardware and night duty.

      From €19 per person and month for more than 25 people.`,
    ],
  },
  {
    key: 'toelaud-m365',
    company: 'toelaud',
    category: 'it-support',
    tags: 'Microsoft 365, Intune, Identity management, SharePoint',
    project: [2500, 7000],
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Microsoft 365 päriselt kasutusele',
      `
      Enamik maksab kogu paketi eest ja kasutab e-posti. Kolme nädalaga seame korda kaheastmelise sisselogimise, failid, jagamise ja telefonid ning kustutame litsentsid, mille omanikud lahkusid kaks aastat tagasi.

      Töötajatele teeme kolm lühikest koolitust, igaüks 40 minutit. Viimasel kliendil tasus kokkuhoitud litsentsiraha kogu töö ära kümne kuuga.

      Töö käik:
      - 1. nädal: ülevaatus, litsentside nimekiri, turvaseadete võrdlus soovitustega
      - 2. nädal: kaheastmeline sisselogimine, jagamise reeglid, telefonide haldus
      - 3. nädal: failide kolimine, koolitused, juhend kahel lehel

      Eeldame, et teie poolt on üks inimene, kes otsustab, ja administraatori ligipääs kogu tööde ajaks.`,
    ],
    en: [
      'Putting Microsoft 365 to real use',
      `
      Most companies pay for the whole package and use the mail. In three weeks we set up two-step sign-in, files, sharing and phones, and remove licences whose owners left two years ago.

      Staff get three short trainings of 40 minutes each. At our latest client, licences saved paid for the whole job within ten months.

      The course of the work:
      - week 1: survey, list of licences, security settings compared with the recommendations
      - week 2: two-step sign-in, sharing rules, management of phones
      - week 3: moving files, training, a guide of two pages

      We expect one person on your side who can decide, and administrator access for the duration.`,
    ],
  },
  {
    key: 'toelaud-network',
    company: 'toelaud',
    category: 'it-support',
    tags: 'Network administration, Wi-Fi planning, MikroTik, On-site support',
    project: [1800, 9000],
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'EE',
    et: [
      'Võrk lattu, tsehhi või kooli',
      `
      Mõõdame levi sülearvuti ja redeliga, joonistame plaani ning paigaldame nii, et tõstuki skanner ei kaota ühendust riiulite vahel. Kaablid märgistame mõlemast otsast.

      Kõik seadistused saad failina, lisaks skeemi, mille võib kilbi uksele kleepida.`,
    ],
  },
  {
    key: 'toelaud-servers',
    company: 'toelaud',
    category: 'it-support',
    tags: 'Server administration, Backup, Proxmox, Windows Server',
    hourly: 44,
    experience: 'm',
    duration: 4,
    hours: 's',
    status: 'MODERATION',
    ageDays: 0.15,
    et: [
      'Serverid ja varukoopiad, mida on proovitud',
      `
      Varukoopia, mida pole kunagi taastatud, on lootus. Kord kvartalis taastame ühe sinu serveri eraldi võrku ja näitame, et see käivitub ning andmed on tänased.

      Hooldame Windows Serverit, Proxmoxi ja Linuxit. Kui server on vanem kui sinu leping meiega, ütleme ausalt, millal see vahetada.`,
    ],
  },
  {
    key: 'raamaturida-manufacturer',
    company: 'raamaturida',
    category: 'accounting-payroll',
    tags: 'Bookkeeping, Cost accounting, Inventory accounting, Directo',
    hourly: 40,
    experience: 'm',
    duration: 4,
    hours: 's',
    ageDays: 9,
    et: [
      'Raamatupidamine tootjale, koos omahinnaga',
      `
      Tootjal on vaja teada, mis üks tool maksma läheb, mitte ainult seda, kas kuu oli plussis. Peame arvestust nii, et materjal, töötund ja masinatund jõuavad tooteni.

      Kuu lõpetame 10. kuupäevaks. Inventuuril käime kohal, soojalt riides, ja loeme ise kaasa.

      Kuutasu sõltub dokumentide arvust: kuni 150 dokumenti 390 eurot, kuni 400 dokumenti 720 eurot, edasi kokkuleppel. Palgaarvestus 11 eurot inimese kohta, aastaaruanne eraldi.

      Programmid: Directo, Merit, Odoo.`,
    ],
    en: [
      'Bookkeeping for makers, with product costs',
      `
      A manufacturer needs to know what one chair costs, not only whether the month was in the black. We keep the books so that material, working hours and machine hours reach the product.

      The month is closed by the 10th. We come to the stocktaking in warm clothes and count along.

      The monthly fee depends on the number of documents: up to 150 documents €390, up to 400 documents €720, beyond that by agreement. Payroll €11 per person, annual report separately.

      Programs: Directo, Merit, Odoo.`,
    ],
  },
  {
    key: 'raamaturida-eresident',
    company: 'raamaturida',
    category: 'accounting-payroll',
    tags: 'E-residency, Bookkeeping, VAT, Xero',
    hourly: 45,
    experience: 's',
    duration: 4,
    hours: 's',
    speaks: 'en:FLUENT, fr:CONVERSATION',
    en: [
      'Accounting for e-residents and foreign owners',
      `
      You run an Estonian company from Lyon or Lisbon and would like to hear from your bookkeeper before the deadline, not after. We answer in English and, on Tuesdays, in French.

      VAT across borders, payroll for directors living elsewhere, the annual report, and plain advice on which country taxes what. If your affairs need a tax lawyer, we say so and name two.`,
    ],
    et: [
      'Raamatupidamine e-residentidele',
      `
      Juhid Eesti ettevõtet Lyonist või Lissabonist ja tahaksid raamatupidajalt kuulda enne tähtaega, mitte pärast. Vastame inglise keeles ja teisipäeviti ka prantsuse keeles.

      Piiriülene käibemaks, mujal elavate juhatuse liikmete tasud, aastaaruanne ja selge jutt sellest, kumb riik mida maksustab. Kui asi vajab maksujuristi, ütleme seda ja nimetame kaks.`,
    ],
    fr: [
      'Comptabilité pour e-résidents en Estonie',
      `
      Vous dirigez une société estonienne depuis Lyon ou Lisbonne et aimeriez avoir des nouvelles de votre comptable avant l'échéance plutôt qu'après. Nous répondons en anglais et, le mardi, en français.

      TVA intracommunautaire, rémunération de dirigeants résidant ailleurs, comptes annuels, et des conseils clairs sur le pays qui taxe quoi. Si l'affaire demande un fiscaliste, nous le disons et vous en citons deux.`,
    ],
  },
  {
    key: 'raamaturida-payroll',
    hasOwnEnding: true,
    company: 'raamaturida',
    category: 'accounting-payroll',
    tags: 'Payroll, Merit Aktiva, Expense management',
    fixed: 350,
    experience: 's',
    duration: 4,
    hours: 's',
    et: [
      'Palgaarvestus kuni 25 töötajaga firmale',
      `
      Kindel kuuhind kuni 25 inimesele: palgad, puhkused, haiguslehed, lähetused, deklaratsioon ja vastused sinu töötajate küsimustele. Nad võivad meile ise kirjutada.

      Uue inimese vormistame samal päeval, kui leping meieni jõuab.`,
    ],
  },
  {
    key: 'raamaturida-rescue',
    company: 'raamaturida',
    category: 'accounting-payroll',
    tags: 'Bookkeeping, Annual reports, Tax advice',
    project: [1500, 6000],
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Sassis raamatupidamise lahtiharutamine',
      `
      Kolm aastat esitamata aruandeid, kast kviitungeid ja kiri maksuametist. Oleme sellist kasti avanud 23 korda ja ühtegi inimest selle pärast hukka mõistnud ei ole.

      Esimese nädalaga ütleme, mis puudu on ja palju see maksma läheb. Maksuametiga räägime meie.`,
    ],
    en: [
      'Untangling books that got out of hand',
      `
      Three years of reports not filed, a box of receipts and a letter from the tax board. We have opened such a box 23 times and have never judged anyone for it.

      Within the first week we say what is missing and what it will cost. We do the talking with the tax board.`,
    ],
  },
  {
    key: 'sonaraja-technical',
    company: 'sonaraja',
    category: 'translation',
    tags: 'Technical translation, German translation, Finnish translation, CAT tools, Terminology',
    hourly: 40,
    experience: 'l',
    duration: 1,
    hours: 's',
    ageDays: 3,
    et: [
      'Tehnilised juhendid 24 keelde',
      `
      Kasutusjuhend, mille põhjal saab masina ka tegelikult käima panna. Meie tehnikatõlkijad on inseneriharidusega või vähemalt ise mootorsaagi lahti võtnud.

      Kordused loeme välja ja need on odavamad. Kujundatud failid tulevad tagasi kujundatult, joonised joonistena.

      Failid: Word, InDesign, FrameMaker, XML, AutoCAD. Tõlkemälu: Trados või memoQ, jääb teile.

      Hinnad algavad 0,09 eurost sõna (eesti–inglise), täpne pakkumine kahe tunniga.`,
    ],
    en: [
      'Technical manuals into 24 languages',
      `
      A manual from which the machine can really be started. Our technical translators are trained engineers or have at least taken a chainsaw apart themselves.

      Repetitions are counted and cost less. Laid-out files come back laid out, drawings as drawings.

      Files: Word, InDesign, FrameMaker, XML, AutoCAD. Translation memory: Trados or memoQ, and it is yours.

      Prices begin at €0.09 a word (Estonian–English); an exact offer within two hours.`,
    ],
    fr: [
      'Notices techniques en 24 langues',
      `
      Une notice grâce à laquelle la machine démarre vraiment. Nos traducteurs techniques sont ingénieurs de formation, ou ont au moins démonté une tronçonneuse.

      Les répétitions sont décomptées et coûtent moins cher. Les fichiers mis en page reviennent mis en page, et les plans restent des plans.

      Fichiers : Word, InDesign, FrameMaker, XML, AutoCAD. Mémoire de traduction : Trados ou memoQ, elle vous appartient.

      À partir de 0,09 € le mot (estonien–anglais) ; offre précise sous deux heures.`,
    ],
  },
  {
    key: 'sonaraja-french',
    company: 'sonaraja',
    category: 'translation',
    tags: 'French translation, Estonian translation, Legal translation, Sworn translation',
    hourly: 46,
    experience: 'l',
    duration: 1,
    hours: 's',
    speaks: 'et:NATIVE, fr:FLUENT',
    et: [
      'Eesti–prantsuse tõlge, ka vandetõlk',
      `
      Lepingud, põhikirjad, hankedokumendid ja see kiri notarilt, millele tuleb vastata reedeks. Majas on kaks vandetõlki ja üks prantslane, kes loeb kõik läbi.

      Kuni viis lehte saab kätte järgmisel tööpäeval. Kiire töö eest lisatasu ei ole, on ainult järjekord.`,
    ],
    fr: [
      'Traduction estonien–français, assermentée aussi',
      `
      Contrats, statuts, dossiers d'appel d'offres et cette lettre du notaire à laquelle il faut répondre avant vendredi. Deux traductrices assermentées dans la maison, et un Français qui relit tout.

      Jusqu'à cinq pages, livraison le jour ouvré suivant. Pas de supplément d'urgence, seulement une file d'attente.`,
    ],
  },
  {
    key: 'sonaraja-software',
    company: 'sonaraja',
    category: 'translation',
    tags: 'Software localisation, Localisation testing, UX writing, Estonian translation',
    hourly: 44,
    experience: 'm',
    duration: 2,
    hours: 's',
    et: [
      'Tarkvara lokaliseerimine koos testimisega',
      `
      Tõlgime otse sinu koodihoidlas või tõlkekeskkonnas ja vaatame ekraanid üle, sest "Open" võib olla nii "Ava" kui ka "Avatud". Mitmuse vormid, kuupäevad ja nupud, kuhu tekst ei mahu, kuuluvad töö juurde.

      Iga uue versiooni tõlge on käes kahe päevaga.`,
    ],
    en: [
      'Software localisation, tested on screen',
      `
      We translate right in your repository or translation platform and look at the screens, for "Open" can be a command or a state. Plurals, dates and buttons too small for their text are part of the job.

      The translation of each new version is ready in two days.`,
    ],
  },
  {
    key: 'sonaraja-interpreting',
    company: 'sonaraja',
    category: 'translation',
    tags: 'Interpreting, Finnish translation, Russian translation',
    hourly: 75,
    experience: 'l',
    duration: 1,
    hours: 's',
    places: 'EE, FI, LV',
    status: 'ARCHIVED',
    ageDays: 20,
    archive: { reason: 'other', feedback: 'Sünkroontõlk on lapsehoolduspuhkusel, kuulutus tuleb sügisel tagasi.' },
    et: [
      'Sünkroontõlge koosolekutele ja auditile',
      `
      Kaks tõlki, oma seadmed 40 kuulajale, eesti, soome, vene ja inglise keel. Enne üritust loeme materjalid läbi ja küsime üle lühendid, mida ükski väljaspool firmat ei mõista.`,
    ],
  },
]
