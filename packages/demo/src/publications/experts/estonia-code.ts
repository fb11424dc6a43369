import type { ExpertDraft } from '../draft.ts'

export const expertsEstonianCode: ExpertDraft[] = [
  {
    key: 'siiri-k',
    company: 'hallrastas',
    person: 'Siiri K.',
    years: 16,
    category: 'software-development',
    tags: 'Java, Spring Boot, PostgreSQL, Software architecture, Legacy migration',
    hourly: 82,
    experience: 'l',
    hours: 's',
    ageDays: 2,
    hasCv: true,
    speciality: { en: 'Java architect', et: 'Java arhitekt', fr: 'Architecte Java' },
    et: `Siiri loeb vana koodi nagu teised ajalehte. Viimased seitse aastat on ta juhtinud ülevõtmisi: mõõteandmete süsteem energiamüüjale, lepinguhaldus kindlustuses, kaks riigi registrit.

      Ta joonistab vähe ja kirjutab palju: iga otsus ühel lehel, koos sellega, mis kaalul oli. Sobib sinna, kus meeskond on olemas, aga suund on käest läinud. Vaba 20 tundi nädalas.`,
    en: `Siiri reads old code the way others read newspapers. For the last seven years she has led takeovers: metering data for an energy retailer, contracts in insurance, two state registers.

      She draws little and writes much: each decision on one page, with what was at stake. A good fit where there is a team but the direction has been lost. Free for 20 hours a week.`,
    fr: `Siiri lit le vieux code comme d'autres lisent le journal. Depuis sept ans, elle dirige des reprises : données de comptage pour un fournisseur d'énergie, gestion de contrats en assurance, deux registres de l'État.

      Elle dessine peu et écrit beaucoup : chaque décision sur une page, avec ses enjeux. Idéale quand l'équipe existe mais que le cap s'est perdu. Disponible 20 heures par semaine.`,
  },
  {
    key: 'joosep-m',
    company: 'hallrastas',
    person: 'Joosep M.',
    years: 6,
    category: 'software-development',
    tags: 'TypeScript, React, Node.js, PostgreSQL, OAuth',
    hourly: 58,
    experience: 'm',
    hours: 'm',
    promotedDays: 6,
    speciality: {
      en: 'Full-stack TypeScript developer',
      et: 'TypeScripti täispinuarendaja',
      fr: 'Développeur TypeScript full-stack',
    },
    et: `Joosep teeb asju lõpuni: andmebaasi indeksist nupu värvini, k.a see kiri, mille kasutaja pärast saab. Viimane töö oli soojafirma iseteenindus, kus ta tegi pool koodist ja kõik sisselogimised.

      Räägib klientidega ise, eesti ja inglise keeles. Eelistab ühte toodet korraga.

      Tööriistad: TypeScript, React, Fastify, PostgreSQL, Playwright. Kogemus Smart-ID, Mobiil-ID ja pangalinkidega. Alustada saab kahe nädala pärast, 30–40 tundi nädalas.`,
    en: `Joosep finishes things: from the index in the database to the colour of the button, including the e-mail the user gets afterwards. His latest work was a heating company's self-service, where he wrote half of the code and all of the sign-ins.

      He talks to clients himself, in Estonian and English, and prefers one product at a time.

      Tools: TypeScript, React, Fastify, PostgreSQL, Playwright. Experience with Smart-ID, Mobile-ID and bank links. Can start in two weeks, 30 to 40 hours a week.`,
  },
  {
    key: 'ave-t',
    company: 'hallrastas',
    person: 'Ave T.',
    years: 11,
    category: 'software-development',
    tags: 'Business analysis, Process mapping, SQL, UX research',
    hourly: 62,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Business analyst', et: 'Ärianalüütik', fr: 'Analyste métier' },
    et: `Enne analüütikuks saamist töötas Ave kuus aastat laos ja tolliladustamises, seega teab ta, et tegelik protsess erineb joonistatust kell neli reedel.

      Tema kirjeldused on lühikesed, näidetega ja arendaja jaoks, mitte sahtli jaoks. SQL-i kirjutab ise. Kaks päeva nädalas, soovi korral kohapeal Harjumaal.`,
    en: `Before she became an analyst Ave worked for six years in a warehouse and a customs depot, so she knows that at four on a Friday the real process differs from the drawn one.

      Her descriptions are short, full of examples and meant for the developer, not for the drawer. She writes her own SQL. Two days a week, on site around Tallinn if you wish.`,
  },
  {
    key: 'merle-p',
    company: 'rannapuu',
    person: 'Merle P.',
    years: 9,
    category: 'web-ecommerce',
    tags: 'WooCommerce, PHP, WordPress, Payment integration, Conversion rate',
    hourly: 48,
    experience: 'l',
    hours: 's',
    ageDays: 5,
    speciality: { en: 'WooCommerce developer', et: 'WooCommerce’i arendaja', fr: 'Développeuse WooCommerce' },
    et: `Merle on korda teinud 60 e-poodi ja peab arvestust: kõige sagedasem põhjus, miks ostja ära läheb, on ikka veel kohustuslik konto loomine.

      Oskab pangalinke, Montoniot, pakiautomaate ja seda, kuidas ladu ja pood ühte keelt rääkima panna. Vastab klientidele ise.`,
    en: `Merle has put 60 shops in order and keeps count: the most common reason why buyers leave is still a compulsory account.

      She knows bank links, parcel lockers and how to make warehouse and shop speak one language. She answers clients herself.`,
  },
  {
    key: 'rauno-s',
    company: 'rannapuu',
    person: 'Rauno S.',
    years: 5,
    category: 'web-ecommerce',
    tags: 'Next.js, React, Headless CMS, Web performance, CSS',
    hourly: 46,
    experience: 'm',
    hours: 'm',
    speciality: { en: 'Front-end developer', et: 'Kasutajaliidese arendaja', fr: 'Développeur front-end' },
    et: `Raunole meeldib, kui leht avaneb enne, kui pilk ekraanile jõuab. Ta on tegelenud kolm aastat ainult Next.js-i poodidega ja kirjutab CSS-i, mida teised julgevad muuta.

      Mõõdab enne ja pärast, vana telefoniga. Vaba poole kohaga järgmisest nädalast.`,
    en: `Rauno likes a page that has opened before the eye reaches the screen. For three years he has built nothing but Next.js shops, and he writes CSS that others dare to change.

      He measures before and after, on an old phone. Free half-time from next week.`,
  },
  {
    key: 'tiit-l',
    company: 'vaskuss',
    person: 'Tiit L.',
    years: 27,
    category: 'software-development',
    tags: 'Delphi, SQL Server, Oracle Database, Refactoring, C#',
    hourly: 79,
    experience: 'l',
    hours: 's',
    ageDays: 10,
    hasCv: true,
    speciality: {
      en: 'Delphi and database veteran',
      et: 'Delphi ja andmebaaside veteran',
      fr: 'Vétéran de Delphi et des données',
    },
    et: `Tiit alustas aastal 1998 ja ei ole kordagi kirjutanud ühtki süsteemi, mis praeguseks seisaks. Hooldab viit programmi, mille autorid on Hispaanias, pensionil või mõlemat.

      Tema tugevus on rahu: enne muutmist paneb ta kirja, kuidas asi täna käitub, ja alles siis võtab kruvikeeraja. Õpetab meelsasti nooremaid.`,
    en: `Tiit began in 1998 and has never written a system that stands idle today. He looks after five programs whose authors are in Spain, retired or both.

      His strength is calm: before changing anything he writes down how it behaves today, and only then takes up the screwdriver. He likes teaching younger colleagues.`,
    fr: `Tiit a commencé en 1998 et n'a jamais écrit de système qui soit à l'arrêt aujourd'hui. Il entretient cinq logiciels dont les auteurs sont en Espagne, à la retraite, ou les deux.

      Sa force est le calme : avant de modifier quoi que ce soit, il note le comportement actuel, et ne prend le tournevis qu'ensuite. Il aime former les plus jeunes.`,
  },
  {
    key: 'helen-v',
    company: 'vaskuss',
    person: 'Helen V.',
    years: 14,
    category: 'software-development',
    tags: 'PostgreSQL, Oracle Database, Database tuning, Data migration, SQL',
    hourly: 76,
    experience: 'l',
    hours: 's',
    speciality: { en: 'Database engineer', et: 'Andmebaasiinsener', fr: 'Ingénieure bases de données' },
    et: `Päring, mis võttis 40 minutit, võtab nüüd kaks sekundit. Seda lauset on Helenist ette öeldud nii mitmel korral, et panime selle siia.

      Kolis üheksa süsteemi Oracle'ist PostgreSQL-i, neist neli ööpäevaringseid. Loeb täitmisplaane nagu noote.`,
    en: `The query that took 40 minutes now takes two seconds. So many clients have said this sentence about Helen that we put it here.

      She has moved nine systems from Oracle to PostgreSQL, four of them running day and night. She reads execution plans like sheet music.`,
  },
  {
    key: 'karmen-r',
    company: 'mobiilimesi',
    person: 'Karmen R.',
    years: 7,
    category: 'mobile-apps',
    tags: 'Flutter, Offline first, Firebase, Mobile UX',
    hourly: 60,
    experience: 'l',
    hours: 'm',
    ageDays: 3,
    promotedDays: 8,
    speciality: { en: 'Flutter developer', et: 'Flutteri arendaja', fr: 'Développeuse Flutter' },
    et: `Karmeni äppe kasutavad metsamõõtjad, hooldajad ja üks terve päästeteenistus. Tema eriala on sünkroniseerimine: mis juhtub siis, kui kaks inimest muutsid sama asja metsas ja mõlemad tulid levisse korraga.

      Kuus rakendust poes, kõik alles. Töötab iseseisvalt ja näitab tulemust reedeti.`,
    en: `Karmen's apps are used by forest surveyors, carers and one entire rescue service. Her field is synchronisation: what happens if two people changed the same thing in the forest and both came back into coverage at once.

      Six apps in the stores, all still there. She works on her own and shows results on Fridays.`,
  },
  {
    key: 'ott-j',
    company: 'mobiilimesi',
    person: 'Ott J.',
    years: 8,
    category: 'mobile-apps',
    tags: 'Swift, iOS, Bluetooth LE, Wearables',
    hourly: 66,
    experience: 'l',
    hours: 's',
    speciality: {
      en: 'iOS and Bluetooth developer',
      et: 'iOS-i ja Bluetoothi arendaja',
      fr: 'Développeur iOS et Bluetooth',
    },
    et: `Ott pani tööle saunakerise, mis ühendub telefoniga ka läbi kahe seina, ja kella, mis tunneb ära kukkumise. Ta teab, miks iPhone ühenduse taustal katki teeb, ja oskab sellest mööda.

      Kui seadet alles tehakse, siis tule rääkima varem: poole tunniga hoiab ta ära kuu töö.`,
    en: `Ott made a sauna stove that connects to a phone through two walls, and a watch that notices a fall. He knows why an iPhone drops connections in the background, and how to live with it.

      If your device is still being designed, come and talk early: in half an hour he can save you a month.`,
  },
  {
    key: 'andres-v',
    company: 'kiirevoolu',
    person: 'Andres V.',
    years: 21,
    category: 'software-development',
    tags: 'Project management, Scrum, Business analysis, Payment integration',
    hourly: 86,
    experience: 'l',
    hours: 's',
    work: 'OUTSTAFF',
    speciality: { en: 'Delivery manager', et: 'Tarnejuht', fr: 'Directeur de projet' },
    et: `Andres on juhtinud 40 projekti, millest 36 said valmis õigel ajal. Ülejäänud nelja tunneb ta peast ja kasutab neid koolitusmaterjalina.

      Võtab üle projekti, mis on hiljaks jäänud, ja ütleb kahe nädalaga, mis on päriselt tehtud, mis mitte ja mida tuleb kärpida. Halbu uudiseid ütleb vara.`,
    en: `Andres has led 40 projects, and 36 of them were ready on time. He knows the other four by heart and uses them for training.

      He takes over a project that is late and says within two weeks what is really done, what is not and what must be cut. He tells bad news early.`,
  },
  {
    key: 'liina-b',
    company: 'kiirevoolu',
    person: 'Liina B.',
    years: 7,
    category: 'software-development',
    tags: 'Java, Spring Boot, Apache Kafka, Microservices, PostgreSQL',
    hourly: 66,
    experience: 'l',
    hours: 'm',
    work: 'OUTSTAFF',
    promotedDays: 3,
    speciality: { en: 'Senior Java developer', et: 'Java vanemarendaja', fr: 'Développeuse Java senior' },
    en: `Liina spent four years on an instant payments engine and three on energy metering. She is the one who asks what happens if the message comes twice.

      Used to joining foreign teams: she has worked with Finns, Germans and the French, and writes handover notes nobody asked for and everybody reads. Free full-time in three weeks.`,
    et: `Liina tegi neli aastat välkmaksete mootorit ja kolm aastat energiamõõtmist. Tema on see, kes küsib, mis juhtub, kui sõnum tuleb kaks korda.

      Harjunud liituma võõraste meeskondadega: on töötanud soomlaste, sakslaste ja prantslastega ning kirjutab üleandmismärkmeid, mida keegi ei küsinud ja kõik loevad. Vaba täiskohaga kolme nädala pärast.`,
    fr: `Liina a passé quatre ans sur un moteur de paiements instantanés et trois sur le comptage d'énergie. C'est elle qui demande ce qui se passe si le message arrive deux fois.

      Habituée à rejoindre des équipes étrangères : elle a travaillé avec des Finlandais, des Allemands et des Français, et rédige des notes de passation que personne n'a demandées et que tout le monde lit. Libre à temps plein dans trois semaines.`,
  },
  {
    key: 'sten-e',
    company: 'kiirevoolu',
    person: 'Sten E.',
    years: 5,
    category: 'software-development',
    tags: 'C#, .NET, Angular, SQL Server, Azure',
    hourly: 54,
    experience: 'm',
    hours: 'm',
    work: 'OUTSTAFF',
    speciality: { en: '.NET developer', et: '.NET-i arendaja', fr: 'Développeur .NET' },
    en: `Sten likes the middle of a system, where requests become rules. He has worked on a tax return, a ship agents' portal and a waste register, all in C# with Angular in front.

      Careful with dates and money, quick to ask, slow to promise. Speaks Estonian, English and a little German.

      Recent work:
      - 2023–2026: waste register, backend and forms
      - 2021–2023: ship agents' portal
      - 2020–2021: tax return for small companies

      Available 40 hours a week from the first of next month, in Tallinn or remotely.`,
    et: `Stenile meeldib süsteemi keskkoht, kus päringutest saavad reeglid. Ta on teinud tuludeklaratsiooni, laevaagentide portaali ja jäätmeregistrit, kõike C#-s, Angular ees.

      Ettevaatlik kuupäevade ja rahaga, kiire küsima ja aeglane lubama. Räägib eesti, inglise ja natuke saksa keelt.

      Viimased tööd:
      - 2023–2026: jäätmeregister, taga- ja vormiosa
      - 2021–2023: laevaagentide portaal
      - 2020–2021: väikeettevõtja tuludeklaratsioon

      Vaba 40 tundi nädalas järgmise kuu esimesest, Tallinnas või kaugtööl.`,
  },
]
