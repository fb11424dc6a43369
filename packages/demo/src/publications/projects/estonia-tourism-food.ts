import type { PublicationDraft } from '../draft.ts'

export const projectsTourismFood: PublicationDraft[] = [
  {
    key: 'metsakodu-booking',
    company: 'metsakodu',
    category: 'web-ecommerce',
    tags: 'Booking system, Payment integration, React, Web accessibility, Website localisation',
    segment: 'tourism',
    project: [14000, 22000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE',
    ageDays: 2,
    promotedDays: 9,
    hasImages: true,
    en: [
      'Booking site for 31 forest houses',
      `
      Our guests book through a form that sends an e-mail, and Maarja types each booking into Excel. In July that is 120 e-mails a day, and twice last summer two families met at the same door.

      We want a site of our own where a guest sees which houses are free, pays a deposit and gets the door code by text message the day before. Prices differ by season, weekday and number of people, and dogs cost extra in all houses but two.

      What has to be there:
      - calendars that stay in step with the two booking portals we also sell through
      - payment by card and Estonian, Finnish and Latvian bank links
      - Estonian, English, Finnish, Latvian and German
      - a page for cleaners that works on an old phone

      We have photographs and texts, and a domain with nine years of history that must not be lost. Please send one similar site that you built and that is still running, and say who answers when it breaks on a Saturday in July.`,
    ],
    et: [
      'Broneerimisleht 31 metsamajale',
      `
      Praegu broneerivad külalised vormiga, mis saadab e-kirja, ja Maarja tipib iga broneeringu Excelisse. Juulis tuleb 120 kirja päevas ja eelmisel suvel sattus kaks peret kahel korral sama ukse taha.

      Tahame oma lehte, kus külaline näeb vabu maju, maksab ettemaksu ja saab päev varem SMS-iga uksekoodi. Hind sõltub hooajast, nädalapäevast ja inimeste arvust, koera eest on lisatasu kõigis majades peale kahe.

      Kindlasti peab olema:
      - kalender, mis käib ühte jalga kahe broneerimisportaaliga, kus me samuti müüme
      - maksmine kaardiga ning Eesti, Soome ja Läti pangalingiga
      - eesti, inglise, soome, läti ja saksa keel
      - koristajate vaade, mis töötab vanas telefonis

      Fotod ja tekstid on olemas, samuti üheksa aastat vana domeen, mille ajalugu ei tohi kaotsi minna. Palun saada üks sarnane leht, mille oled teinud ja mis tänagi töötab, ning ütle, kes vastab siis, kui see juuli laupäeval katki läheb.`,
    ],
    fr: [
      'Site de réservation pour 31 maisons en forêt',
      `
      Nos hôtes réservent par un formulaire qui envoie un e-mail, et Maarja recopie chaque demande dans Excel. En juillet, cela fait 120 messages par jour ; l'été dernier, deux familles se sont retrouvées deux fois devant la même porte.

      Nous voulons un site à nous où l'on voit les maisons libres, paie un acompte et reçoit par SMS, la veille, le code de la porte. Le prix dépend de la saison, du jour et du nombre de personnes ; les chiens sont en supplément, sauf dans deux maisons.

      Il faut absolument :
      - des calendriers synchronisés avec les deux portails où nous vendons aussi
      - le paiement par carte et par banque estonienne, finlandaise ou lettone
      - l'estonien, l'anglais, le finnois, le letton et l'allemand
      - une page pour l'équipe de ménage, lisible sur un vieux téléphone

      Photos et textes sont prêts, et notre domaine a neuf ans d'historique à ne pas perdre. Montrez-nous un site comparable, encore en ligne, et dites-nous qui répond quand il tombe en panne un samedi de juillet.`,
    ],
  },
  {
    key: 'metsakodu-invoices',
    company: 'metsakodu',
    category: 'accounting-payroll',
    tags: 'Bookkeeping, VAT, E-invoicing, Merit Aktiva',
    segment: 'tourism',
    hourly: 38,
    experience: 'm',
    duration: 4,
    hours: 's',
    places: 'EE',
    speaks: 'et:FLUENT, en:CONVERSATION',
    ageDays: 11,
    en: [
      'Bookkeeper who knows accommodation VAT',
      `
      Our bookkeeper is moving to Portugal in two months and we are looking for a firm to take over. About 750 sales invoices a month in season and 200 outside it, 90 purchase invoices, 26 salaries and the seasonal staff on top.

      We use Merit. The difficult part is VAT: accommodation, breakfast, sauna firewood and boat hire are all taxed differently, and a third of our guests pay through portals that settle once a fortnight, less their commission.

      We would like one named person, a reply within a day, and a monthly table of profit per house. Please say how many clients in tourism you have and what you charge for the busy months.`,
    ],
    et: [
      'Raamatupidaja, kes tunneb majutuse käibemaksu',
      `
      Meie raamatupidaja kolib kahe kuu pärast Portugali ja otsime bürood, kes töö üle võtab. Hooajal umbes 750 müügiarvet kuus, muul ajal 200, lisaks 90 ostuarvet, 26 palka ja hooajatöötajad.

      Kasutame Meritit. Raske koht on käibemaks: majutus, hommikusöök, saunapuud ja paadirent on igaüks erineva maksuga ning kolmandik külalistest maksab portaali kaudu, mis arveldab kord kahe nädala jooksul ja võtab vahendustasu maha.

      Soovime kindlat inimest, vastust ühe päevaga ja kord kuus tabelit, kust paistab iga maja kasum. Palun kirjuta, mitu turismikliendit sul on ja kui palju maksab töö kiiretel kuudel.`,
    ],
  },
  {
    key: 'metsakodu-video',
    company: 'metsakodu',
    category: 'marketing',
    tags: 'Video production, Photography, Social media',
    segment: 'tourism',
    project: [4000, 6500],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'EE:Otepää',
    status: 'MODERATION',
    ageDays: 0.03,
    en: [
      'Winter films of four forest houses',
      `
      Nobody books in November because everybody thinks the forest is grey. It is not, but we have no pictures that prove it.

      We need four films of 40 to 60 seconds and about 60 photographs, made over two days in the first snow: smoke from the sauna, the ice hole, breakfast by the window, the dog. No drone music, please, and no actors; our guests have agreed to be filmed.

      We need files for the web and upright versions for telephones. Travel and nights in the houses are on us. Show us something you shot in bad light.`,
    ],
    et: [
      'Talvefilmid neljast metsamajast',
      `
      Novembris ei broneeri keegi, sest kõik arvavad, et mets on hall. Ei ole, aga meil pole pilte, mis seda tõestaksid.

      Vajame nelja filmi pikkusega 40–60 sekundit ja umbes 60 fotot, mis on tehtud kahe päevaga esimese lumega: saunasuits, jääauk, hommikusöök akna all, koer. Palun mitte droonimuusikat ega näitlejaid, külalised on nõus kaadrisse jääma.

      Failid on vaja veebi jaoks ja püstises formaadis telefoni jaoks. Sõidu ja ööbimise katame meie. Näita midagi, mille oled filminud kehva valgusega.`,
    ],
  },
  {
    key: 'metsakodu-locks',
    company: 'metsakodu',
    category: 'engineering-cad',
    tags: 'IoT, Bluetooth LE, Embedded C',
    segment: 'tourism',
    project: [6000, 9000],
    duration: 2,
    hours: 's',
    places: 'EE',
    status: 'DRAFT',
    ageDays: 4,
    en: [
      'Door locks that open with a code',
      `
      We change 31 locks next spring and want to generate the codes ourselves. There is no mobile signal at nine of the houses, so the lock has to know tomorrow's code without being told.

      Still to add: photographs of the doors, the temperature range, who changes batteries.`,
    ],
  },
  {
    key: 'metsakodu-guide-app',
    company: 'metsakodu',
    category: 'mobile-apps',
    tags: 'Flutter, Maps and navigation, Offline first',
    segment: 'tourism',
    project: [3000, 5000],
    duration: 1,
    places: 'EE',
    status: 'REJECTED',
    ageDays: 6,
    rejection: {
      rule: 'contacts-in-text',
      field: 'description',
      quote: 'call me on 2900 125 before five',
      message:
        'Please take the phone number out of the description. Companies that respond see your contacts on their own page, and numbers in the text are collected by robots. Everything else is fine.',
    },
    en: [
      'Offline trail guide for our guests',
      `
      Guests ask for the same eleven trails every day and half of them get lost at the same bog. We want a small app with maps that work without signal, opening times of the village shop and a button that calls us.

      The routes are recorded as GPX files. If you are interested call me on 2900 125 before five and we will talk about the details.`,
    ],
  },
  {
    key: 'metsakodu-linen',
    company: 'metsakodu',
    category: 'software-development',
    tags: 'Barcode scanning, Django, PostgreSQL',
    segment: 'tourism',
    project: [5000, 8000],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'EE',
    status: 'ARCHIVED',
    ageDays: 48,
    archive: {
      reason: 'found-here',
      feedback: 'Found a partner in four days. The first prototype was in use the week after.',
    },
    en: [
      'Counting linen between 31 houses and a laundry',
      `
      Every week 1,400 sheets travel to the laundry in Võru and about 1,380 come back. We want to scan bags out and in with a phone and see what is where.

      A simple web page will do. It should work for people who have never logged in to anything, print labels on our Brother printer and send the laundry a list on Sunday night.`,
    ],
    et: [
      'Voodipesu arvestus majade ja pesumaja vahel',
      `
      Igal nädalal sõidab Võru pesumajja 1400 lina ja tagasi tuleb umbes 1380. Tahame kotid telefoniga välja ja sisse skannida ning näha, mis kus on.

      Piisab lihtsast veebilehest. See peab sobima inimesele, kes pole kunagi kuhugi sisse loginud, printima sildid meie Brotheri printeriga ja saatma pesumajale pühapäeva õhtul nimekirja.`,
    ],
  },
  {
    key: 'rukkipaa-forecast',
    company: 'rukkipaa',
    category: 'data-ai',
    tags: 'Demand forecasting, Python, Time series, SQL, Data quality',
    segment: 'food-agriculture',
    project: [28000, 45000],
    experience: 'l',
    duration: 3,
    hours: 's',
    places: 'EE',
    ageDays: 5,
    promotedDays: 4,
    et: [
      'Leiva nõudluse prognoos 640 müügikohale',
      `
      Igal õhtul kell 21 otsustame, mida öösel küpsetada. Otsustavad kolm inimest kogemuse järgi ja nad eksivad keskmiselt 11 protsenti. Üle jäänud leib läheb loomasöödaks, puudu jäänud leib konkurendile.

      Andmeid on nelja aasta jagu: tellimused, tagastused, kampaaniad, pühad ja ilm. Vajame mudelit, mis pakub igale müügikohale ja tootele kogust, ning ekraani, kus planeerija saab pakkumist muuta ja põhjuse kirja panna. Ilma selleta ei hakka meie inimesed seda usaldama.

      Etapid näeme nii: kuu aega katset kahe liini ja 50 poega, siis võrdlus tegelikkusega, siis otsus. Kui viga langeb alla 8 protsendi, on töö end aastaga tasunud.

      Palun kirjelda, kuidas sa tulemust mõõdaksid ja mis juhtub päeval, kui andmed ei saabu. Üldist esitlust tehisarust me ei vaja.`,
    ],
    en: [
      'Demand forecast of bread for 640 shops',
      `
      At nine every evening we decide what to bake in the night. Three people decide by experience, and on average they are off by 11 per cent. Bread left over feeds cattle; bread we lacked feeds our competitor.

      We hold four years of data: orders, returns, campaigns, holidays and weather. We need a model that proposes a quantity for each shop and product, and a screen where planners can change it and say why. Without that our people will never trust it.

      We see it in stages: a month's trial with two lines and 50 shops, a comparison with reality, then a decision. Once the error falls below 8 per cent, the work has paid for itself in a year.

      Please describe how you would measure the result and what happens on the day the data do not arrive. We do not need a general presentation about AI.`,
    ],
    fr: [
      'Prévoir la demande de pain de 640 magasins',
      `
      Chaque soir à 21 heures, nous décidons ce qu'il faut cuire dans la nuit. Trois personnes décident à l'expérience et se trompent de 11 % en moyenne. Le pain en trop nourrit le bétail, le pain qui manque nourrit nos concurrents.

      Nous avons quatre ans de données : commandes, retours, promotions, jours fériés, météo. Il nous faut un modèle qui propose une quantité par magasin et par produit, et un écran où les planificateurs peuvent la corriger en disant pourquoi. Sans cela, personne ne lui fera confiance.

      Nous voyons des étapes : un mois d'essai sur deux lignes et 50 magasins, une comparaison avec la réalité, puis une décision. Si l'erreur passe sous 8 %, le projet est rentabilisé en un an.

      Décrivez comment vous mesureriez le résultat et ce qui se passe le jour où les données n'arrivent pas. Une présentation générale sur l'IA ne nous est pas utile.`,
    ],
  },
  {
    key: 'rukkipaa-packaging',
    company: 'rukkipaa',
    category: 'design-ux',
    tags: 'Packaging design, Graphic design, Brand identity',
    segment: 'food-agriculture',
    project: [7000, 12000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE',
    ageDays: 16,
    hasImages: true,
    et: [
      'Kuue rukkileiva pakendite uuendus',
      `
      Meie leivakott on 2009. aastast ja riiulil nelja konkurendi kõrval enam välja ei paista. Ostja peab kolme meetri pealt aru saama, et see on rukkileib, milline neist kuuest ja kas see on viilutatud.

      Otsime disainerit, kes oleks toidupakendit varem teinud ja teaks, mida tähendab neljavärviline flekso õhukesel kilel. Vana logo jääb, värvid võivad muutuda. Koostisosade ja toitumisteabe nõuded anname ette.

      Töö sisaldab üht kontseptsiooni, kuut kujundust, trükifaile ja proovitrüki juures viibimist Põltsamaal. Saada kuni kolm pakendit, mis on päriselt poes olnud.`,
    ],
    en: [
      'New packaging for six rye breads',
      `
      Our bread bag dates from 2009 and no longer stands out on the shelf beside four competitors. From three metres away a shopper must see that it is rye bread, which of the six it is and whether it is sliced.

      We are looking for a designer who has done food packaging before and knows what four-colour flexo on thin film means. The old logo stays; the colours may change. We supply the rules on ingredients and nutrition facts.

      The work covers one concept, six designs, print files and standing by at the proof print in Põltsamaa. Send up to three packages that have really been in shops.`,
    ],
  },
  {
    key: 'rukkipaa-monitoring',
    company: 'rukkipaa',
    category: 'cloud-devops',
    tags: 'On-call, Grafana, Linux, PostgreSQL, High availability',
    segment: 'food-agriculture',
    hourly: 62,
    experience: 'm',
    duration: 4,
    hours: 's',
    places: 'EE',
    ageDays: 8,
    et: [
      'Ööpäevane valve tellimussüsteemile',
      `
      Tellimussüsteem peab töötama kella 20 ja 4 vahel. Ülejäänud ajal võib see olla katki ja seda ei märka keegi, aga öösel seisab 38 tonni leiba.

      Vajame valvet: seire ülesseadmine (praegu saame häirest teada, kui autojuht helistab), kaks inimest graafikus, reageerimisaeg 15 minutit. Süsteem jookseb kolmes Debiani virtuaalmasinas ja PostgreSQL-is, kood on puhas ja dokumenteeritud.

      Päevast hooldust ei ole vaja, oma meeskond saab hakkama. Palun paku kuutasu ja eraldi tunnihind nendeks öödeks, mil päriselt üles aetakse.`,
    ],
    en: [
      'Night watch over an ordering system',
      `
      Our ordering system has to run between eight in the evening and four in the morning. At other hours it may be down and nobody notices; at night 38 tonnes of bread stand still.

      We need on-call cover: monitoring set up (today we learn of trouble when a driver rings), two people in rotation and a response within 15 minutes. The system runs on three Debian virtual machines and PostgreSQL; the code is clean and documented.

      Daytime care is not needed, our own team copes. Please quote a monthly fee, and an hourly one for the nights when someone is really woken.`,
    ],
  },
  {
    key: 'polluhark-grain',
    company: 'polluhark',
    category: 'mobile-apps',
    tags: 'Flutter, Offline first, Mobile UX, Push notifications',
    segment: 'food-agriculture',
    project: [16000, 24000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE',
    ageDays: 1,
    et: [
      'Traktoriäpp viljakoormate teatamiseks',
      `
      Sügisel helistab meie kolme kuivatisse 112 põllumeest korraga: kas on vaba, palju on järjekorda, mis niiskus läbi läks. Telefonis istub kaks inimest ja ülejäänud ootavad punktis.

      Vajame lihtsat äppi. Põllumees ütleb, mis vili ja palju tuleb, näeb järjekorda ja saab teate, kui koorem on kaalutud. Kogu äpp peab mahtuma kolmele ekraanile, nupud olema kindasuurused ja töötama seal, kus levi kaob metsatuka taga.

      Kaalud saadavad andmed tekstifailina, selle lugemine kuulub töö hulka. Äpp peab olema kasutusel 15. juuliks, sest siis algab oder. Räägi, kuidas sa seda vanemate meestega katsetaksid.`,
    ],
    en: [
      'A tractor app for announcing grain loads',
      `
      In autumn 112 farmers phone our three dryers at once: is there room, how long is the queue, what moisture passed. Two people sit on the phone and the rest wait at the gate.

      We need a simple app. The farmer says which grain is coming and how much, sees the queue and is told when the load has been weighed. All of it should fit on three screens with buttons the size of a glove, and it must work where the signal drops behind the trees.

      The scales send their data as a text file; reading it is part of the job. The app must be in use by 15 July, when barley begins. Tell us how you would try it out with the older men.`,
    ],
  },
  {
    key: 'polluhark-board',
    company: 'polluhark',
    category: 'translation',
    tags: 'English translation, Legal translation, Proofreading',
    segment: 'food-agriculture',
    fixed: 1800,
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'EE',
    ageDays: 20,
    et: [
      'Ühistu põhikirja ja lepingute tõlge',
      `
      Meie ühistuga liituvad kaks Hollandist Eestisse kolinud talunikku ja nad tahavad põhjendatult teada, millele alla kirjutavad. Tõlkida on vaja põhikiri, liitumisleping ja vilja ostu üldtingimused, kokku 41 lehekülge eesti keelest inglise keelde.

      Tõlge ei pea olema vandetõlke kinnitusega, aga mõisted peavad kogu tekstis olema ühed ja samad ning vastama Eesti tulundusühistuseadusele. Üks lugemisring põllumehest juhatuse liikmega on hinna sees.

      Tähtaeg on kolm nädalat. Palun lisa kahe varem tõlgitud õigusteksti näide.`,
    ],
  },
]
