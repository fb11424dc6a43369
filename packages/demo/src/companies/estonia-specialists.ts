import type { CompanyDraft } from './draft.ts'

export const estonianSpecialists: CompanyDraft[] = [
  {
    slug: 'torvik',
    name: 'Tõrvik Turve OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Tatari 51',
    postalCode: '10134',
    industry: 'information-technology',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2016,
    joinedDays: 240,
    person: ['Kadri', 'Metsoja'],
    qualifications: ['offensive-security', 'iso-27001', 'public-sector', 'liability-insurance'],
    descriptions: {
      et: `Murrame sisse kokkuleppel. Läbistustestid, koodi turvaülevaatused, õngitsusharjutused ja abi siis, kui päriselt juhtus.

        Meie raportit saab lugeda juhatus: esimesel lehel on kolm asja, mis tuleb teha sel nädalal, ja iga leiu juures see, mida ründaja sellega saavutaks. Arendajale on lisas täpsed sammud ja pärast parandamist testime tasuta üle.

        Kaheksa inimest, neist viis ründetestijad. Andmeid, mida töö käigus näeme, hoiame krüptitult ja kustutame kolmekümne päeva pärast.`,
      en: `We break in by agreement. Penetration tests, security reviews of code, phishing exercises, and help when it has really happened.

        Our reports can be read by a board: the first page holds the three things to do this week, and every finding says what an attacker would gain by it. An annex gives developers the exact steps, and once they are fixed we test again free of charge.

        Eight people, five of them offensive testers. Whatever data we come to see in the course of the work is kept encrypted and deleted after thirty days.`,
    },
    approach: {
      et: `Enne algust lepime kirjalikult kokku, mida tohib puutuda, mis kellaaegadel ja keda öösel üles ajada. Kriitilisest leiust teatame samal tunnil, mitte raportis.`,
      en: `Before we start we agree in writing what may be touched, at which hours, and whom to wake. A critical finding is reported within the hour, not in the report.`,
      fr: `Avant de commencer, nous convenons par écrit de ce qui peut être touché, à quelles heures, et de qui réveiller. Une faille critique est signalée dans l'heure, pas dans le rapport.`,
    },
  },
  {
    slug: 'lumehelk',
    name: 'Lumehelk Stuudio OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Küütri 9',
    postalCode: '51007',
    industry: 'design-media',
    size: '1-20',
    type: 'AGENCY',
    userType: 'provider',
    founded: 2013,
    joinedDays: 330,
    person: ['Grete', 'Pihlak'],
    qualifications: ['accessibility', 'design-award', 'public-sector'],
    descriptions: {
      et: `Lumehelk on kümneliikmeline disainistuudio Tartu vanalinnas. Uurime, joonistame ja katsetame, kuni keeruline teenus on nii lihtne, et juhendit pole vaja.

        Viimati tegime ümber haigla järelravi broneerimise, ühe soojafirma iseteeninduse ja sadama läbipääsuloa taotluse. Kõigis kolmes kirjutasime kõigepealt tekstid ja alles siis joonistasime ekraanid.

        Ligipääsetavus ei ole meil eraldi rida hinnapakkumises. Testime alati ekraanilugejaga ja vähemalt ühe inimesega, kes seda iga päev kasutab.`,
      en: `Lumehelk is a ten-person design studio in the old town of Tartu. We study, draw and try things out until a difficult service is so simple that it needs no manual.

        Lately we reworked the booking of aftercare at a hospital, the self-service of a heating company and the application for a harbour pass. In all three we wrote the words first and drew the screens afterwards.

        Accessibility is not a separate line in our quotations. We always test with a screen reader, and with at least one person who uses one every day.`,
    },
    approach: {
      et: `Esimesel nädalal räägime viie kuni kaheksa inimesega, kes teenust päriselt kasutavad. Failid, komponendid ja uurimistulemused antakse üle nii, et sinu arendaja saab järgmisel hommikul alustada.`,
      en: `In the first week we talk with five to eight people who really use the service. Files, components and findings are handed over so that your developer can begin the next morning.`,
      fr: `La première semaine, nous rencontrons cinq à huit personnes qui utilisent vraiment le service. Fichiers, composants et enseignements sont remis de façon que votre développeur puisse commencer le lendemain matin.`,
    },
  },
  {
    slug: 'proovikivi',
    name: 'Proovikivi Test OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Raatuse 20',
    postalCode: '51009',
    industry: 'information-technology',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2012,
    joinedDays: 295,
    person: ['Eneli', 'Tammoja'],
    qualifications: ['istqb', 'medical', 'accessibility'],
    descriptions: {
      et: `Proovikivi testib tarkvara enne kliente. Meil on 28 testijat, 140 seadmega labor ja harjumus küsida "mis juhtub, kui kasutaja vajutab kaks korda?".

        Võtame üle terve testimise või täiendame su meeskonda ühe inimesega. Automaattestid kirjutame nii, et need elavad su enda hoidlas ja jooksevad ka siis, kui meid enam ei ole.

        Tööd oleme teinud pankadele, ravimiregistrile, mängustuudiotele ja ühele lihtsale piletimüügi veebile, mis kukkus igal laulupeol. Viimasel enam ei kukkunud.`,
      en: `Proovikivi tests software before the customers do. We have 28 testers, a lab of 140 devices and a habit of asking "what happens if the user presses it twice?".

        We take over testing as a whole, or add one person to your team. We write automated tests so that they live in your own repository and go on running when we are gone.

        We have worked for banks, a register of medicines, game studios and one plain ticket shop that fell over at every song festival. At the last one it did not.`,
    },
    approach: {
      et: `Esimese nädalaga saad nimekirja vigadest, mille peale su kasutajad päriselt komistavad, tähtsuse järjekorras. Iga leid on korratav ja juures on video.`,
      en: `Within the first week you have a list of the faults your users really stumble over, worst first. Each one can be reproduced and comes with a video.`,
      fr: `Dès la première semaine, vous disposez de la liste des défauts sur lesquels vos utilisateurs butent vraiment, par ordre d'importance. Chacun est reproductible et accompagné d'une vidéo.`,
    },
  },
  {
    slug: 'kiirevoolu',
    name: 'Kiirevoolu Süsteemid AS',
    country: 'EE',
    city: 'Tallinn',
    street: 'Lõõtsa 8',
    postalCode: '11415',
    industry: 'information-technology',
    size: '101+',
    type: 'ENTERPRISE',
    userType: 'provider',
    founded: 2004,
    joinedDays: 372,
    person: ['Andres', 'Voolaid'],
    qualifications: ['iso-9001', 'iso-27001', 'x-road', 'public-sector', 'scrum', 'payments'],
    descriptions: {
      et: `Kiirevoolu on 160 inimesega tarkvaramaja Ülemistes. Kakskümmend aastat oleme ehitanud süsteeme, mis peavad töötama pühade ajal: maksete vahendamist, energiamõõtmist, registreid.

        Portaali kaudu pakume eeskätt inimesi: arendajaid, analüütikuid ja projektijuhte, kes liituvad sinu meeskonnaga kolmeks kuuks kuni kolmeks aastaks. Valime kaks kandidaati, mitte kümme, ja mõlemad on meie oma palgal.

        Kui inimene ei sobi, vahetame ta kahe nädalaga välja ja sisseelamise aja katame ise.`,
      en: `Kiirevoolu is a software house of 160 people at Ülemiste. For twenty years we have built systems that have to run through the holidays: payment processing, energy metering, registers.

        Through this portal we offer people above all: developers, analysts and project managers who join your team for anything from three months to three years. We propose two candidates, not ten, and both are on our own payroll.

        If somebody does not fit, we replace them within two weeks and cover the settling-in time ourselves.`,
      fr: `Kiirevoolu est une maison de logiciel de 160 personnes, installée à Ülemiste. Depuis vingt ans, nous construisons des systèmes qui doivent tourner pendant les fêtes : paiements, comptage d'énergie, registres publics.

        Sur ce portail, nous proposons surtout des personnes : développeurs, analystes et chefs de projet qui rejoignent votre équipe pour trois mois à trois ans. Nous présentons deux candidats, pas dix, et tous deux sont nos salariés.

        Si quelqu'un ne convient pas, nous le remplaçons en deux semaines et prenons à notre charge le temps d'adaptation.`,
    },
    approach: {
      et: `Enne lepingut saad inimesega tunni rääkida ja vajadusel pool päeva koos päris ülesannet lahendada. Esimesed kaks nädalat on prooviaeg, mille eest maksad ainult siis, kui jätkad.`,
      en: `Before any contract you may talk with the person for an hour and, if you wish, spend half a day on a real task together. The first two weeks are a trial that you pay for only if you continue.`,
      fr: `Avant tout contrat, vous pouvez échanger une heure avec la personne et, si vous le souhaitez, passer une demi-journée sur une vraie tâche. Les deux premières semaines sont un essai que vous ne payez que si vous continuez.`,
    },
  },
  {
    slug: 'nutikuusk',
    name: 'Nutikuusk OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Akadeemia tee 21/1',
    postalCode: '12618',
    industry: 'engineering',
    size: '1-20',
    type: 'STARTUP',
    userType: 'provider',
    founded: 2018,
    joinedDays: 156,
    person: ['Oskar', 'Rebane'],
    qualifications: ['iso-9001'],
    userLocale: 'en',
    descriptions: {
      et: `Elektroonika ja püsivara väikestes kogustes: andurid, kontrollerid, mõõtjad. Kümnest prototüübist kuni kahe tuhande seadmeni aastas.

        Meie jootelaud, 3D-printerid ja kliimakamber on Mustamäel ühes ruumis, seega jõuab mõte plaadile tavaliselt kolme nädalaga. Viimane seade, mille valmis saime, loeb teravilja niiskust silos ja saadab selle LoRaWAN-i kaudu; patarei peab vastu kuus aastat.

        CE-märgise mõõtmised teeme partnerlaboris ja dokumendid kirjutame ise.`,
      en: `Electronics and firmware in small numbers: sensors, controllers, meters. From ten prototypes to two thousand devices a year.

        Our soldering bench, 3D printers and climate chamber stand in one room in Mustamäe, so an idea usually reaches a board in three weeks. The last device we finished reads the moisture of grain in a silo and sends it over LoRaWAN; its battery lasts six years.

        We take the measurements for CE marking at a partner laboratory and write the papers ourselves.`,
    },
    approach: {
      et: `Skeemid, trükkplaadi failid ja lähtekood on algusest peale sinu omad. Enne suuremat partiid teeme kümme seadet ja laseme need sinu inimestel katki teha.`,
      en: `Schematics, board files and source code are yours from the first day. Before any larger batch we make ten devices and let your people break them.`,
      fr: `Schémas, fichiers de cartes et code source vous appartiennent dès le premier jour. Avant toute série, nous fabriquons dix appareils et laissons vos équipes les casser.`,
    },
  },
  {
    slug: 'pilvepiir',
    name: 'Pilvepiir OÜ',
    country: 'EE',
    city: 'Pärnu',
    street: 'Papiniidu 5',
    postalCode: '80042',
    industry: 'information-technology',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2010,
    joinedDays: 318,
    person: ['Toomas', 'Lepassaar'],
    qualifications: ['azure-certified', 'scrum'],
    descriptions: {
      et: `Juurutame ja hooldame majandustarkvara: Odoo, Directo, Business Central. Viisteist konsultanti, kellest pooled on varem ise laos, tootmises või raamatupidamises töötanud.

        Oleme näinud, kuidas juurutus ebaõnnestub: kõik protsessid pannakse korraga ümber, andmed kolitakse reede õhtul ja koolituse jaoks aega ei jää. Seepärast teeme meie teistpidi. Üks protsess korraga, andmete proovikolimine kolm korda ja koolitus enne, mitte pärast.

        Klientideks on peamiselt 20–150 töötajaga tootjad ja hulgimüüjad.`,
      en: `We set up and look after business software: Odoo, Directo, Business Central. Fifteen consultants, half of whom once worked in a warehouse, on a shop floor or in accounts themselves.

        We have seen how such projects fail: all processes are turned round at once, the data are moved on a Friday night and no time is left for training. So we do it the other way. One process at a time, three rehearsals of the data move, and training before, not after.

        Our clients are mostly makers and wholesalers with 20 to 150 people.`,
    },
    approach: {
      et: `Kõigepealt käime kaks päeva kohapeal ja joonistame üles, kuidas kaup ja paber tegelikult liiguvad. Pakkumises on iga mooduli hind eraldi ja "ei soovita" on seal täiesti tavaline rida.`,
      en: `First we spend two days on site and draw how goods and papers really move. Our offer prices each module on its own, and "not recommended" is quite an ordinary line in it.`,
      fr: `Nous passons d'abord deux jours sur place à dessiner le vrai trajet des marchandises et des papiers. Notre offre chiffre chaque module séparément, et « déconseillé » y est une ligne tout à fait ordinaire.`,
    },
  },
  {
    slug: 'oobiku',
    name: 'Ööbiku Labor OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Ülikooli 8',
    postalCode: '51003',
    industry: 'information-technology',
    size: '1-20',
    type: 'STARTUP',
    userType: 'provider',
    founded: 2021,
    joinedDays: 121,
    person: ['Mirjam', 'Saluste'],
    qualifications: ['gdpr'],
    descriptions: {
      et: `Kõne- ja keeletehnoloogia väikestele keeltele. Kuulame eesti, läti ja soome keelt ka siis, kui räägitakse Võru murdes, mootorimüra taustal või kõik korraga.

        Kasvasime välja ülikooli uurimisrühmast ja müüme seda, mis laborist välja tuleb: koosolekute protokollid, kõnekeskuse kokkuvõtted, otsing mahukas dokumendikogus. Mudelid jooksevad soovi korral sinu serveris, nii et ükski lause ei lahku majast.

        Seitse inimest, üks papagoi.`,
      en: `Speech and language technology for small languages. We understand Estonian, Latvian and Finnish even when it is spoken in the Võru dialect, over engine noise or by everybody at once.

        We grew out of a university research group and sell what leaves the laboratory: minutes of meetings, summaries for call centres, search in large collections of documents. If you wish, the models run on your server and no sentence leaves the house.

        Seven people, one parrot.`,
    },
    approach: {
      et: `Katse sinu enda kahekümne salvestise või dokumendiga on tasuta ja tulemuse saad nädalaga. Täpsust mõõdame sinu andmetel ja kirjutame selle lepingusse.`,
      en: `A trial on twenty of your own recordings or documents is free, and you have the result within a week. We measure accuracy on your data and put the figure into the contract.`,
      fr: `L'essai sur vingt de vos enregistrements ou documents est gratuit, résultat sous une semaine. Nous mesurons la précision sur vos données et inscrivons le chiffre au contrat.`,
    },
  },
]
