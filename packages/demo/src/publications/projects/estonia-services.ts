import type { PublicationDraft } from '../draft.ts'

export const projectsEstonianServices: PublicationDraft[] = [
  {
    key: 'linnutee-phone', company: 'linnutee', category: 'customer-support', tags: 'Phone support, Appointment booking, Night and weekend',
    segment: 'health', hourly: 19, experience: 's', duration: 4, hours: 'm', places: 'EE', speaks: 'et:FLUENT, ru:FLUENT', ageDays: 3,
    et: ['Telefonile vastamine viiele hambakliinikule', `
      Esmaspäeva hommikul helistab 300 inimest ja kolmandik paneb toru ära. Registraatorid peaksid samal ajal ka patsiente vastu võtma.

      Otsime meeskonda, kes võtaks kõned üle kella 8–20 ja hambavalu korral ka nädalavahetusel. Aegu paneb kirja meie programmis (koolitus kaks päeva), raviküsimustele ei vasta, aga peab ära tundma, millal on tegemist hädajuhtumiga. Eesti ja vene keel võrdselt.

      Andmed on terviseandmed: räägime lepingust, ligipääsudest ja salvestustest enne hinda. Mahud on 180–320 kõnet päevas. Kirjelda, kes meie kõnedele vastaks ja kui kaua need inimesed sul juba töötavad.`],
    en: ['Answering the phone for five dental clinics', `
      On Monday mornings 300 people call, and a third of them hang up. The receptionists are meant to be receiving patients at the same time.

      We are looking for a team to take the calls from 8 to 20, and for toothache at weekends too. They book into our program (two days of training) and give no medical advice, but must recognise an emergency. Estonian and Russian equally.

      These are health data: we will talk about contract, access and recordings before the price. Volumes are 180 to 320 calls a day. Tell us who would answer and how long they have worked for you.`],
  },
  {
    key: 'linnutee-reminders', company: 'linnutee', category: 'software-development', tags: 'API integration, Python, PostgreSQL, GDPR',
    segment: 'health', project: [8000, 13000], experience: 'm', duration: 1, hours: 's', places: 'EE', ageDays: 10,
    et: ['Meeldetuletused ja automaatne ootelist', `
      Iga kümnes patsient jätab tulemata ja samal ajal ootab keegi kolm nädalat aega. Tahame need kaks otsa kokku viia.

      Süsteem saadab meeldetuletuse SMS-iga kolm päeva ja kolm tundi ette, võtab vastu "ei saa tulla" ja pakub vaba aega järgmisele ootelistist, kes sobib arsti, kestuse ja kliiniku järgi. Esimene jaatav vastus võidab.

      Raviprogrammil on liides (REST, dokumenteeritud keskmiselt hästi). Isikuandmed meie serverist ei lahku, SMS-is ei ole diagnoosi ega arsti eriala. Palun pane pakkumisse ka andmekaitsealase mõjuhinnangu koostamine.`],
    en: ['Reminders and an automatic waiting list', `
      One patient in ten does not turn up, while someone else waits three weeks for a time. We want to bring the two ends together.

      The system sends a text message three days and three hours ahead, accepts "I cannot come", and offers the free time to the next person on the waiting list who fits by dentist, length and clinic. The first yes wins.

      Our clinic software has an interface (REST, documented moderately well). Personal data do not leave our server, and the message names neither diagnosis nor speciality. Please include the data protection impact assessment in your offer.`],
  },
  {
    key: 'kopikakask-pentest', company: 'kopikakask', category: 'cybersecurity', tags: 'Penetration testing, Web security, Cloud security',
    segment: 'finance', project: [9000, 15000], experience: 'l', duration: 1, hours: 'm', places: 'EE, LT', speaks: 'en:FLUENT', ageDays: 1, promotedDays: 6,
    en: ['Penetration test before our licence audit', `
      The regulator visits in seven weeks and wants a report by an independent tester. We want one too, for better reasons.

      In scope: the customer portal, the partner interface (42 endpoints), the back office and our AWS account. Out of scope: people and offices. There is a copy of production with invented data, and you may break it.

      We need two named testers with experience in finance, a report that a supervisor can read, and a retest within ten days. Please say when you could begin and what you would look at first in an invoice-buying business. The cleverest answer so far was "what happens if I sell the same invoice twice".`],
    et: ['Läbistustest enne tegevusloa auditit', `
      Järelevalve tuleb seitsme nädala pärast ja soovib sõltumatu testija raportit. Meie tahame seda samuti, paremal põhjusel.

      Ulatus: kliendiportaal, partnerite liides (42 otspunkti), tagakontor ja meie AWS-i konto. Välja jäävad inimesed ja kontorid. Toodangust on koopia väljamõeldud andmetega ja seda võib katki teha.

      Vajame kahte nimelist testijat, kellel on finantsi kogemus, raportit, mida järelevalve oskab lugeda, ja kordustesti kümne päeva jooksul. Ütle, millal saad alustada ja mida sa arvete ostmise äris esimesena vaataksid. Seni nutikaim vastus oli "mis juhtub, kui müün sama arve kaks korda".`],
  },
  {
    key: 'kopikakask-kotlin', company: 'kopikakask', category: 'software-development', tags: 'Kotlin, Spring Boot, PostgreSQL, Apache Kafka',
    segment: 'finance', hourly: 60, experience: 'm', duration: 3, hours: 'm', work: 'OUTSTAFF', places: 'EE, LV, LT, FI', speaks: 'en:FLUENT', ageDays: 8,
    en: ['Two Kotlin developers for six months', `
      We are adding Lithuania's payment formats and a second bank, and our four developers cannot do both and sleep. We want two people who will sit in our daily meeting, take tickets and argue with us.

      Kotlin, Spring Boot, PostgreSQL, Kafka. Everything is reviewed, nothing is deployed on a Friday. You will own the reconciliation of incoming payments: 6,000 a day, 3 per cent of which do not match at first sight.

      Remote is fine within one hour of our time zone, with the first week in Tallinn at our expense. Please propose people, not CVs in bulk.`],
    fr: ['Deux développeurs Kotlin pour six mois', `
      Nous ajoutons les formats de paiement lituaniens et une deuxième banque, et nos quatre développeurs ne peuvent pas faire les deux et dormir. Nous cherchons deux personnes qui participent au point du matin, prennent des tickets et nous contredisent.

      Kotlin, Spring Boot, PostgreSQL, Kafka. Tout est relu, rien n'est déployé le vendredi. Vous serez responsables du rapprochement des paiements entrants : 6 000 par jour, dont 3 % ne correspondent pas au premier regard.

      Télétravail possible à une heure de décalage au plus, première semaine à Tallinn à nos frais. Proposez des personnes, pas des CV en gros.`],
  },
  {
    key: 'kopikakask-brand', company: 'kopikakask', category: 'marketing', tags: 'Copywriting, Tone of voice, LinkedIn Ads',
    segment: 'finance', project: [5000, 9000], experience: 'm', duration: 2, hours: 's', places: 'EE, LT', status: 'ARCHIVED', ageDays: 26,
    archive: { reason: 'found-elsewhere', feedback: 'A former colleague went freelance.' },
    en: ['Plain words for invoice financing', `
      "Factoring" sounds like something that happens to you. We need texts for the site, six e-mails and a dozen advertisements that a plumber would read to the end.

      Estonian and Lithuanian, with English as the source. No exclamation marks.`],
  },
  {
    key: 'opitare-animation', company: 'opitare', category: 'design-ux', tags: 'Illustration, Motion design, Web accessibility',
    segment: 'education', project: [6000, 11000], experience: 's', duration: 2, hours: 's', places: 'EE', ageDays: 6, hasImages: true,
    et: ['Kolmkümmend lühianimatsiooni murdudest', `
      Murdarvud on koht, kus kolmandik lapsi matemaatikaga hüvasti jätab. Meil on 30 lühikest stsenaariumi (20–40 sekundit), mille on kirjutanud õpetajad ja läbi proovinud neljas klassis.

      Vajame illustraatorit-animaatorit, kes leiaks oma stiili: mitte robotid, mitte koomiksikarud. Failid peavad olema kerged (SVG või Lottie), töötama kümneaastases sülearvutis ja olema mõistetavad ka hääle ja ilma värvideta.

      Esimesed kaks animatsiooni teeme proovina ja tasume eraldi. Näita midagi, mis seletab.`],
    en: ['Thirty short animations about fractions', `
      Fractions are where a third of children say goodbye to mathematics. We have 30 short scripts (20 to 40 seconds) written by teachers and tried out in four classes.

      We need an illustrator and animator with a style of their own: no robots, no cartoon bears. Files must be light (SVG or Lottie), run on a ten-year-old laptop and make sense without sound and without colour.

      The first two are a trial and paid separately. Show us something that explains.`],
  },
  {
    key: 'opitare-engine', company: 'opitare', category: 'web-ecommerce', tags: 'TypeScript, Svelte, Web accessibility, PWA',
    segment: 'education', project: [18000, 27000], experience: 'm', duration: 3, hours: 'm', places: 'EE', ageDays: 14,
    et: ['Uus harjutusmootor 23 000 õpilasele', `
      Praegune harjutuste mängija on kirjutatud 2016. aastal raamistikus, mida enam ei toetata. See laadib 4 megabaiti, enne kui laps esimest tehet näeb.

      Uus peab olema kiire kooli WiFi-s, kus 25 last vajutab samal hetkel, töötama klaviatuuri ja ekraanilugejaga ning lugema meie 8600 olemasolevat ülesannet (JSON, skeem on kirjeldatud). Vastused salvestuvad ka siis, kui võrk kaob.

      Kolm kuud, iga kahe nädala järel katse päris klassis. Kood jääb avatuks.`],
    en: ['A new exercise engine for 23,000 pupils', `
      Our exercise player was written in 2016 in a framework nobody supports any more. It loads 4 megabytes before a child sees the first sum.

      The new one must be fast on school WiFi with 25 children tapping at once, work by keyboard and screen reader, and read our 8,600 existing exercises (JSON with a documented schema). Answers are kept even when the network goes.

      Three months, with a trial in a real class every fortnight. The code stays open.`],
    fr: ['Nouveau moteur d’exercices pour 23 000 élèves', `
      Notre lecteur d'exercices date de 2016, dans un framework que plus personne n'entretient. Il charge 4 mégaoctets avant que l'enfant ne voie la première opération.

      Le nouveau doit être rapide sur le Wi-Fi d'une école où 25 enfants appuient en même temps, fonctionner au clavier et au lecteur d'écran, et lire nos 8 600 exercices (JSON, schéma documenté). Les réponses sont conservées même si le réseau tombe.

      Trois mois, avec un essai dans une vraie classe tous les quinze jours. Le code restera ouvert.`],
  },
  {
    key: 'sooviku-repairs', company: 'sooviku', category: 'mobile-apps', tags: 'React Native, Push notifications, Mobile UX, API integration',
    segment: 'real-estate', project: [20000, 30000], experience: 'm', duration: 2, hours: 'm', places: 'EE', ageDays: 4,
    et: ['Üürniku äpp: rikkest teatamine ja näidud', `
      5000 kirja kuus jaguneb nii: 40 protsenti teatab rikkest, 30 protsenti saadab veenäidu, 20 protsenti küsib, millal keegi tuleb. Need kolm asja peaksid mahtuma ühte äppi.

      Üürnik pildistab, meie programm pakub aega, hooldaja näeb oma päeva telefonist ja märgib tehtuks. Pildilt näidu lugemine oleks kena, aga mitte esimeses versioonis. Keeled on eesti, vene ja inglise.

      Majahalduse tarkvara on ostetud toode, millel on liides; tootja lubas aidata. Palun näita üht äppi, mida kasutavad inimesed, kes seda ise ei valinud.`],
    en: ['A tenant app: repairs and meter readings', `
      Our 5,000 letters a month divide like this: 40 per cent report a fault, 30 per cent send a meter reading, 20 per cent ask when someone will come. Those three ought to fit into one app.

      The tenant takes a picture, our program offers a time, the caretaker sees the day's list on a phone and ticks it off. Reading a meter from the photo would be nice, though not in the first version. Estonian, Russian and English.

      The property software is a bought product with an interface, and its maker has promised to help. Please show an app used by people who did not choose it.`],
  },
  {
    key: 'sooviku-archive', company: 'sooviku', category: 'customer-support', tags: 'Back office, Document management',
    segment: 'real-estate', fixed: 6500, experience: 'xs', duration: 2, hours: 'm', places: 'EE:Tallinn', ageDays: 21,
    et: ['11 000 paberlepingu skannimine ja sidumine', `
      Keldris on 260 kausta üürilepinguid aastatest 1998–2016. Iga leping tuleb skannida, panna külge korteri ja üürniku nimi ning tähtaeg ja laadida meie dokumendihaldusse.

      Töö toimub meie juures Endla tänaval, skannerid on olemas. Vajame kaht või kolme täpset inimest kaheks kuuks. Konfidentsiaalsusleping sõlmitakse igaühega.

      Kvaliteeti kontrollime nii: iga nädal 100 juhuslikku lepingut, lubatud on üks viga.`],
  },
  {
    key: 'tohtritee-eshop', company: 'tohtritee', category: 'web-ecommerce', tags: 'Magento, Payment integration, Web performance, API integration, X-Road',
    segment: 'retail', project: [30000, 50000], experience: 'l', duration: 3, hours: 'm', places: 'EE', ageDays: 5,
    et: ['E-apteegi uuendamine ilma ühe suletud päevata', `
      Meie e-apteek jookseb Magentol, millele järgmisel sügisel enam turvaparandusi ei tule. Aastas 92 000 tellimust, neist 60 protsenti retseptiravimid, mille puhul käib kõik retseptikeskuse kaudu.

      Uuendada on vaja alus, otsing ja kassa. Ravimiameti nõuded, proviisori nõustamine enne ostu ja tarneaken kahe tunni täpsusega peavad säilima. Poodi ei või sulgeda üheks päevakski, sest mõni ravim ei oota.

      Valime kahes voorus: esmalt loeme viieleheküljelist plaani, siis kutsume kaks tegijat päevaks kokku ja maksame selle päeva kinni.`],
    en: ['Renewing an online pharmacy without closing it', `
      Our online pharmacy runs on a version of Magento that gets no security fixes after next autumn. 92,000 orders a year, 60 per cent of them prescription medicines that go through the national prescription centre.

      The platform, the search and the checkout have to be renewed. What the medicines agency requires, a pharmacist's advice before purchase and two-hour delivery slots must stay. The shop may not close for a day, because some medicines do not wait.

      We choose in two rounds: first we read a plan of five pages, then we invite two candidates for a day and pay for that day.`],
  },
  {
    key: 'tohtritee-loyalty', company: 'tohtritee', category: 'business-systems', tags: 'Point of sale, CRM implementation, GDPR',
    segment: 'retail', project: [9000, 16000], experience: 'm', duration: 2, hours: 's', places: 'EE', status: 'MODERATION', ageDays: 0.12,
    et: ['Püsikliendi süsteem 12 apteegi kassasse', `
      Praegune püsikliendikaart on papist, üheteistkümne templiga. Armas, aga me ei tea, kes meie juures käib.

      Soovime lahendust, mis töötab kassas telefoninumbri järgi, ei talleta ravimite nimesid, arvestab soodustust ja laseb kliendil end ühe nupuga kustutada. Kassatarkvaral on liides olemas.

      Palun kirjelda, milliseid andmeid sa üldse hoiaksid. Mida vähem, seda parem.`],
  },
  {
    key: 'lastepesa-attendance', company: 'lastepesa', category: 'software-development', tags: 'Laravel, PWA, GDPR, E-invoicing',
    segment: 'education', project: [7000, 12000], experience: 's', duration: 2, hours: 's', places: 'EE', status: 'MODERATION', ageDays: 0.3,
    concerns: [{ rule: 'contacts-in-text', field: 'description', quote: 'annika@lastepesa.sild.test' }],
    et: ['Kohalolek, arved ja teated lasteaiale', `
      Kuus lasteaeda, 310 last. Kohalolekut märgitakse vihikusse, kuu lõpus loeb keegi ristikesed kokku ja teeb 310 arvet käsitsi.

      Vajame lihtsat veebirakendust: õpetaja puudutab lapse pilti, kui ta tuleb ja läheb, lapsevanem saab teatada puudumisest, arve tuleb ise. Lapse pilte ja andmeid hoitakse Eestis.

      Kui on küsimusi, kirjuta parem otse annika@lastepesa.sild.test, sest portaali ma iga päev ei vaata.`],
  },
  {
    key: 'lastepesa-menu', company: 'lastepesa', category: 'design-ux', tags: 'Illustration, Print design',
    segment: 'education', fixed: 900, duration: 1, places: 'EE', status: 'REJECTED', ageDays: 15,
    rejection: {
      rule: 'unclear-scope', field: 'description', quote: 'täpsustame jooksvalt',
      message: 'Selle kirjelduse põhjal ei saa keegi hinda öelda. Palun lisa, mitu pilti, mis mõõdus ja kus neid kasutatakse, ning kas hind sisaldab õiguste üleandmist.',
    },
    et: ['Toredad pildid lasteaia seinale', `
      Tahame seintele toredaid pilte ja võib-olla ka menüüd ja kodulehte. Täpsustame jooksvalt, peaasi et oleks ilus ja lastele meeldiks.`],
  },
  {
    key: 'viiekivi-dashboard', company: 'viiekivi', category: 'data-ai', tags: 'Power BI, SQL Server, Data quality',
    segment: 'logistics', project: [6000, 10000], experience: 's', duration: 1, hours: 's', places: 'EE', status: 'ARCHIVED', ageDays: 33,
    archive: { reason: 'found-here', feedback: 'Saime kaheksa vastust, valisime Tartu firma. Esimene vaade oli kasutusel kolme nädalaga.' },
    et: ['Tühisõidu kilomeetrid ühele ekraanile', `
      46 veokit sõidab kuus 480 000 kilomeetrit ja keegi ei tea, kui palju neist tühjalt. Andmed on GPS-is, veoplaneerimises ja juhtide vihikutes.

      Vajame Power BI vaadet, mis näitab tühisõitu auto, suuna ja kliendi kaupa ning mida dispetšer vaatab iga päev, mitte kord kvartalis.`],
    en: ['Empty kilometres on one screen', `
      46 trucks drive 480,000 kilometres a month, and nobody knows how many of them empty. The data are in the GPS, in the planning software and in the drivers' notebooks.

      We need a Power BI view that shows empty running by vehicle, direction and customer, and that a dispatcher looks at daily, not once a quarter.`],
  },
  {
    key: 'jaalinnu-translation', company: 'jaalinnu', category: 'translation', tags: 'Technical translation, English translation, Russian translation, Terminology',
    segment: 'logistics', project: [4000, 7000], experience: 'm', duration: 1, hours: 's', places: 'EE', ageDays: 9,
    et: ['Ohutusjuhendite tõlge kolmes keeles', `
      Sadamas kehtib 38 ohutusjuhendit, kokku umbes 210 lehekülge. Osa on kirjutatud eesti, osa vene keeles ja kaks neist on omavahel vastuolus, mille me avastasime tõlkides.

      Vajame kõiki juhendeid eesti, vene ja inglise keeles ühtse sõnavaraga. Enne tõlkimist toimetame koos teie inimesega algtekstid üle. Skeemide pealdised kuuluvad töö hulka.

      Eelistame bürood, kelle tõlkija tuleb päevaks sadamasse, et ta teaks, mis on troppija ja mis on trapp.`],
    en: ['Safety instructions in three languages', `
      38 safety instructions apply at the port, about 210 pages in all. Some were written in Estonian, some in Russian, and two contradict each other, which we found while translating.

      We need all of them in Estonian, Russian and English with one vocabulary. Before translation we edit the originals together with your person. Captions of diagrams are included.

      We prefer an agency whose translator spends a day at the port, so as to know a slinger from a gangway.`],
  },
  {
    key: 'kiirevoolu-testers', company: 'kiirevoolu', category: 'qa-testing', tags: 'Test automation, API testing, Load testing, Acceptance testing',
    segment: 'energy', hourly: 40, experience: 'm', duration: 3, hours: 'm', work: 'OUTSTAFF', places: 'EE', ageDays: 7,
    et: ['Kolm testijat energiamõõtmise projekti', `
      Oleme peatöövõtja projektis, mis vahetab 2027. aasta lõpuks välja mõõteandmete keskse süsteemi. Oma testijad on kõik kinni, vajame kolme inimest üheksaks kuuks.

      Kaks kirjutavad liideste automaatteste (Java, REST Assured), üks teeb vastuvõtutestimist koos tellijaga ja peab oskama rahulikult öelda, et see ei ole valmis. Asukoht Ülemiste või kodu, kord nädalas koos.

      Palun saada profiilid ilma fotota. Tasu maksame 14 päevaga.`],
    en: ['Three testers for an energy metering project', `
      We are the main contractor in a project that replaces the country's central metering system by the end of 2027. Our own testers are all taken, and we need three people for nine months.

      Two write automated tests of interfaces (Java, REST Assured); one does acceptance testing with the client and must be able to say calmly that something is not ready. At Ülemiste or from home, together once a week.

      Please send profiles without photographs. We pay within 14 days.`],
  },
  {
    key: 'hallrastas-accounting', company: 'hallrastas', category: 'accounting-payroll', tags: 'Payroll, Financial controlling, Cash flow forecast',
    segment: 'information-technology', hourly: 55, experience: 'l', duration: 4, hours: 's', places: 'EE', ageDays: 12,
    et: ['Finantsjuht üheks päevaks nädalas', `
      Meil on 34 inimest, hea raamatupidaja ja mitte kedagi, kes ütleks, kas märtsis jätkub palgaraha, kui kaks klienti maksavad hiljem.

      Otsime kogenud inimest üheks päevaks nädalas: rahavoo prognoos, projektide tasuvus, hinnastamine, kord kvartalis vestlus omanikega. Exceli asemel võib olla midagi paremat, kui sa ise selle üles sead.

      Oluline on IT-teenuse kogemus. Me ei müü asju, vaid nädalaid.`],
    en: ['A finance director for one day a week', `
      We have 34 people, a good bookkeeper and nobody to say whether there is money for March salaries if two clients pay late.

      We are looking for an experienced person for one day a week: cash flow forecast, profit per project, pricing, and a talk with the owners each quarter. It may be something better than Excel if you set it up yourself.

      Experience with IT services matters. We do not sell things, we sell weeks.`],
  },
  {
    key: 'tuulenoole-security', company: 'tuulenoole', category: 'cybersecurity', tags: 'OT security, Identity management, Network security',
    segment: 'energy', project: [10000, 17000], experience: 'l', duration: 1, hours: 's', places: 'EE', status: 'MODERATION', ageDays: 0.55,
    et: ['Kaugligipääs tuulikutele korda', `
      Tuulikute tootja, hooldaja, kaks alltöövõtjat ja meie ise: viis osapoolt, neli erinevat kaugühendust ja üks ühine parool, mida teab rohkem inimesi, kui meil töötab.

      Vajame lahendust, kus igaühel on oma konto, ligipääs avaneb tellimuse alusel ja sulgub ise ning kõik sessioonid on salvestatud. Tuulikuid ei või peatada.

      Nädala jooksul pärast valikut ootame plaani, kahe kuuga valmis tööd.`],
  },
  {
    key: 'rukkipaa-franchise', company: 'rukkipaa', category: 'marketing', tags: 'Market research, Export marketing',
    segment: 'food-agriculture', project: [8000, 12000], duration: 2, places: 'EE, FI', status: 'DRAFT', ageDays: 9,
    et: ['Kas Soome sööb meie rukkileiba?', `
      Uuring Helsingis ja Turus: 200 ostjat, kolm poodi, kaks toodet. Mida nad leivalt ootavad, mida maksavad, mis neid meie pakendi juures segab.

      (Urmasele: lisada küsimustik ja tähtaeg, küsida juhatuselt eelarve kinnitus.)`],
  },
]
