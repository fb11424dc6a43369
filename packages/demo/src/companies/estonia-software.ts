import type { CompanyDraft } from './draft.ts'

export const estonianSoftware: CompanyDraft[] = [
  {
    slug: 'hallrastas', name: 'Hallrästas OÜ', country: 'EE', city: 'Tallinn', street: 'Kopli 25a', postalCode: '10412',
    industry: 'information-technology', size: '21-50', type: 'MEDIUM_BUSINESS', userType: 'provider', founded: 2014, joinedDays: 410,
    person: ['Liis', 'Aruväli'], qualifications: ['iso-27001', 'x-road', 'public-sector', 'liability-insurance'], userLocale: 'en',
    descriptions: {
      et: `Hallrästas ehitab ja hoiab käigus ärisüsteeme, mida keegi väljastpoolt ei näe, aga ilma milleta ettevõte hommikul tööle ei hakka: tellimuste ja ladude halduse, iseteeninduse, liidestused riigi registritega.

        Meid on 34 ja enamik on arendajad või analüütikud. Töötame paari- kuni viieliikmeliste meeskondadena, igaühes inimene, kes räägib kliendiga otse. Müügiosakonda meil ei ole.

        Suur osa tööst on teiste alustatud süsteemide ülevõtmine. Esimese kahe nädalaga kaardistame, mis töötab, mis ainult paistab töötavat ja mida ei tohi enne jõule puutuda. Selle kirjaliku ülevaate saab klient endale ka siis, kui koostöö sinnapaika jääb.

        Kontor on Koplis vanas trükikojas. Tule läbi: kohv on hea ja ukse peal tuleb vastu koer Semikoolon.`,
      en: `Hallrästas builds and runs the business systems nobody outside the company ever sees, though nothing starts in the morning without them: order and stock management, self-service portals, links to the state registers.

        There are 34 of us, most of them developers or analysts. We work in teams of two to five, each with one person who talks to the client directly. We have no sales department.

        Much of our work is taking over systems that others began. In the first two weeks we write down what works, what only looks as if it works, and what must not be touched before Christmas. You keep that report even if we never go further.

        Our office is in an old printing house in Kopli. Drop in: the coffee is good, and Semicolon the dog will meet you at the door.`,
      fr: `Hallrästas développe et exploite les applications métier que personne ne voit de l'extérieur, mais sans lesquelles rien ne démarre le matin : gestion des commandes et des stocks, portails en libre-service, échanges avec les registres de l'État.

        Nous sommes 34, développeurs et analystes pour la plupart, répartis en équipes de deux à cinq. Dans chacune, une personne parle directement au client. Nous n'avons pas de service commercial.

        Une bonne part de notre travail consiste à reprendre des systèmes commencés par d'autres. En deux semaines, nous mettons par écrit ce qui fonctionne, ce qui en a seulement l'air, et ce à quoi il ne faut pas toucher avant Noël. Ce rapport vous reste, même si la collaboration s'arrête là.`,
    },
    approach: {
      et: `Alustame kahenädalase kaardistusega, mille hind on kokku lepitud ja tulemus sinu oma. Edasi töötame kahenädalaste etappidena ja iga etapi lõpus on midagi, mida saab ise proovida.`,
      en: `We begin with a two-week survey at an agreed price, and its result is yours to keep. After that we work in fortnights, and each one ends with something you can try yourself.`,
      fr: `Nous commençons par deux semaines d'état des lieux à prix convenu, dont le résultat vous appartient. Ensuite, nous avançons par quinzaines, et chacune se termine par quelque chose que vous pouvez essayer vous-même.`,
    },
  },
  {
    slug: 'rannapuu', name: 'Rannapuu Veeb OÜ', country: 'EE', city: 'Pärnu', street: 'Rüütli 41', postalCode: '80011',
    industry: 'information-technology', size: '1-20', type: 'AGENCY', userType: 'provider', founded: 2017, joinedDays: 265,
    person: ['Karl-Erik', 'Soosaar'], qualifications: ['payments', 'accessibility'], userLocale: 'en',
    descriptions: {
      et: `Teeme e-poode ja kodulehti ettevõtetele, kellel on päris kaup ja päris ladu. Üheksa inimest Pärnus, kõik tööl ühes toas, nii et info ei lähe teel kaduma.

        Meie tavaline klient on tootja või jaemüüja, kelle e-pood on jäänud vanaks: telefonis ei mahu ostukorv ekraanile, laoseis valetab ja iga muudatus maksab rohkem, kui see teenib. Võtame sellise poe üle, teeme esimese kuuga korda kassa ja otsingu ning alles siis räägime uuest kujundusest.

        WooCommerce, Shopify ja omaarendus Next.js-il. Kui sulle piisab valmis lahendusest, siis ütleme seda.`,
      en: `We make online shops and websites for companies with real goods and a real warehouse. Nine people in Pärnu, all in one room, so that nothing gets lost on the way.

        Our usual client is a maker or a retailer whose shop has grown old: the basket does not fit a phone screen, the stock figures lie, and every change costs more than it earns. We take such a shop over, put the checkout and the search right in the first month, and only then talk about a new look.

        WooCommerce, Shopify and our own builds on Next.js. If something ready-made will do, we will say so.`,
    },
    approach: {
      et: `Hinnapakkumise saad kolme tööpäevaga ja see ei muutu, kui töö sisu ei muutu. Pärast avamist oleme kolm kuud valves ja parandame oma vead tasuta.`,
      en: `You get a quotation within three working days, and it does not change unless the work does. After the launch we stay on call for three months and fix our own mistakes free of charge.`,
      fr: `Vous recevez un devis sous trois jours ouvrés ; il ne bouge que si le périmètre bouge. Après la mise en ligne, nous restons trois mois en veille et corrigeons nos propres erreurs gratuitement.`,
    },
  },
  {
    slug: 'vaskuss', name: 'Vaskuss Koodikoda OÜ', country: 'EE', city: 'Tartu', street: 'Riia 24a', postalCode: '51010',
    industry: 'information-technology', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2011, joinedDays: 388,
    person: ['Priit', 'Kangro'], qualifications: ['public-sector', 'x-road'],
    descriptions: {
      et: `Vaskuss hooldab tarkvara, mille algsed tegijad on ammu pensionil. Delphi, Visual Basic, vana Java, Oracle'i protseduurid, kolmekümneaastased andmebaasid: meile see meeldib.

        Me ei kirjuta kõike nullist ümber, sest see läheb peaaegu alati halvasti. Katame vana koodi testidega, tõstame selle ühe tüki kaupa uuele alusele ja hoiame süsteemi kogu aja töös. Pikim selline töö kestis neli aastat ja kasutajad märkasid ainult seda, et asjad läksid kiiremaks.

        Oleme Tartus, meid on kaksteist ja keskmine staaž on 17 aastat. Juuniori me sulle ei müü, sest meil neid ei ole.`,
      en: `Vaskuss looks after software whose authors retired long ago. Delphi, Visual Basic, old Java, Oracle procedures, databases thirty years of age: we like it.

        We do not rewrite everything from nothing, because that nearly always ends badly. We cover the old code with tests, move it piece by piece onto a new footing and keep the system running all the while. The longest such job took four years, and the only thing its users noticed was that it became faster.

        We are in Tartu, twelve of us, with seventeen years behind us on average. We won't sell you a junior, because we have none.`,
    },
    approach: {
      et: `Enne hinna ütlemist loeme koodi ja paneme kirja kolm suurimat riski. Kõik, mida muudame, on kaetud testidega ja vajadusel ühe käsuga tagasi võetav.`,
      en: `Before we name a price we read the code and write down its three greatest risks. Everything we change is covered by tests and can be taken back with one command.`,
      fr: `Avant d'annoncer un prix, nous lisons le code et notons ses trois plus grands risques. Tout ce que nous modifions est couvert par des tests et peut être annulé en une commande.`,
    },
  },
  {
    slug: 'mobiilimesi', name: 'Mobiilimesi OÜ', country: 'EE', city: 'Tallinn', street: 'Telliskivi 57', postalCode: '10412',
    industry: 'information-technology', size: '1-20', type: 'STARTUP', userType: 'provider', founded: 2019, joinedDays: 190,
    person: ['Hanna-Maria', 'Tedre'], qualifications: ['payments'], userLocale: 'en',
    descriptions: {
      et: `Mobiilirakendused ettevõtetele, mille inimesed on ratastel, redelil või metsas. Meie äppe kasutatakse kinnaste ja vihmaga, seal, kus levi on täpselt siis ära, kui seda vaja oleks.

        Teeme Flutteris ja vajadusel otse Swiftis või Kotlinis. Seitse arendajat, kaks disainerit ja üks inimene, kes sõidab päriselt kaasa: enne esimest visandit veedame päeva sinu autojuhi, montööri või metsamõõtjaga.

        Poodidesse oleme viinud 41 rakendust. Tagasi on lükatud kolm ja kõik kolm said teisel katsel läbi.`,
      en: `Mobile apps for companies whose people are on wheels, on ladders or in the forest. Our apps are used with gloves on and in the rain, in places where the signal goes exactly when it is needed.

        We work in Flutter, and straight in Swift or Kotlin where it matters. Seven developers, two designers and one person who really rides along: before the first sketch we spend a day with your driver, fitter or forest surveyor.

        We have taken 41 apps to the stores. Three were turned down, and all three passed on the second try.`,
      fr: `Des applications mobiles pour les entreprises dont les équipes sont sur la route, sur une échelle ou en forêt. Les nôtres s'utilisent avec des gants, sous la pluie, là où le réseau disparaît juste au moment où l'on en a besoin.

        Nous travaillons en Flutter, et directement en Swift ou en Kotlin quand cela compte. Sept développeurs, deux designers et une personne qui monte vraiment à bord : avant la première esquisse, nous passons une journée avec votre chauffeur, votre monteur ou votre forestier.`,
    },
    approach: {
      et: `Esimese klõpsatava prototüübi paneme sinu inimestele kätte teise nädala lõpuks. Enne poodi saatmist on rakendus vähemalt kaks nädalat päris tööl ja edasi läheb see ainult siis, kui kasutajad on rahul.`,
      en: `By the end of the second week your people hold a first clickable prototype. Before it goes to the stores the app spends at least a fortnight in real work, and it moves on only if its users are happy with it.`,
      fr: `À la fin de la deuxième semaine, vos équipes ont en main un premier prototype cliquable. Avant l'envoi aux stores, l'application passe au moins quinze jours en conditions réelles, et n'avance que si ses utilisateurs en sont contents.`,
    },
  },
  {
    slug: 'kaldavete', name: 'Kaldavete Andmed OÜ', country: 'EE', city: 'Tartu', street: 'Narva maantee 18', postalCode: '51009',
    industry: 'information-technology', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2018, joinedDays: 301,
    person: ['Madis', 'Oinas'], qualifications: ['gdpr', 'medical', 'azure-certified'],
    descriptions: {
      et: `Aitame keskmise suurusega ettevõtetel oma andmetest aru saada. Enamasti tähendab see kolme asja: andmed ühte kohta kokku, ühine arusaam, mida sõna "käive" tähendab, ja kolm aruannet neljakümne asemel.

        Masinõpet ja keelemudeleid kasutame siis, kui need end ära tasuvad. Viimase kahe aasta projektidest olid edukaimad nõudluse prognoos pagaritöökojale, saatelehtede lugemine terminalis ja arveldusvigade otsimine telekomifirmas.

        Meie üksteisest inimesest neli on doktorikraadiga, kuid räägime inimkeeli. Koolitame su oma meeskonna välja, et sa meist ei sõltuks.`,
      en: `We help middle-sized companies understand their own data. Mostly that means three things: the data in one place, one shared meaning of the word "revenue", and three reports instead of forty.

        We use machine learning and language models where they pay for themselves. Our best work of the last two years: a demand forecast for a bakery, reading waybills at a port terminal and hunting for billing errors at a telecoms firm.

        Four of the eleven of us hold doctorates, yet we speak plainly. And we train your own people, so that you never depend on us.`,
    },
    approach: {
      et: `Alustame nädalase katsega sinu päris andmetel: kui see ei näita, et töö end ära tasub, siis me edasi ei müü. Kõik mudelid ja päringud jäävad sinu keskkonda koos kirjeldusega.`,
      en: `We begin with a one-week trial on your real data; if it does not show that the work pays, we sell you nothing more. All models and queries stay in your environment, with their documentation.`,
      fr: `Nous commençons par un essai d'une semaine sur vos données réelles ; s'il ne montre pas que le travail se rentabilise, nous en restons là. Modèles et requêtes demeurent chez vous, documentés.`,
    },
  },
  {
    slug: 'sinikivi', name: 'Sinikivi Pilv OÜ', country: 'EE', city: 'Tallinn', street: 'Mäealuse 2/1', postalCode: '12618',
    industry: 'information-technology', size: '21-50', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2015, joinedDays: 352,
    person: ['Rasmus', 'Ilves'], qualifications: ['aws-certified', 'kubernetes-certified', 'iso-27001', 'green-hosting'], userLocale: 'en',
    descriptions: {
      et: `Sinikivi hoiab üleval teiste tarkvara. Ehitame taristu koodina, seame üles tarneahelad ja vastame telefonile kell kolm öösel, nii et sina ei pea.

        Töötame AWS-is, Azure'is, Hetzneris ja kliendi enda riiulites. Meie kõige lühem projekt oli kulude ülevaatus, mis võttis neli päeva ja vähendas pilvearvet 38 protsenti. Kõige pikem on valveleping, mis on kestnud algusest peale.

        24 inseneri, neist kuus hoiab korraga valvet. Kõik intsidendid kirjutame lahti ja saadame kliendile, ka need, milles olime ise süüdi.`,
      en: `Sinikivi keeps other people's software up. We build infrastructure as code, set up delivery pipelines and answer the phone at three in the morning so that you don't have to.

        We work in AWS, in Azure, at Hetzner and in our clients' own racks. Our shortest job was a review of costs that took four days and cut the cloud bill by 38 per cent. Our longest is an on-call contract that has run since we began.

        We are 24 engineers, six of them on call at any time. We write up every incident and send it to the client, including those that were our own fault.`,
      fr: `Sinikivi maintient debout les logiciels des autres. Nous construisons l'infrastructure sous forme de code, mettons en place les chaînes de livraison et répondons au téléphone à trois heures du matin pour que vous n'ayez pas à le faire.

        Nous travaillons sur AWS, Azure, Hetzner et dans les baies de nos clients. Notre mission la plus courte fut une revue de coûts : quatre jours, 38 % de moins sur la facture cloud. La plus longue est un contrat d'astreinte qui court depuis nos débuts.

        Vingt-quatre ingénieurs, dont six d'astreinte à tout moment. Chaque incident fait l'objet d'un compte rendu envoyé au client, y compris ceux dont nous sommes responsables.`,
    },
    approach: {
      et: `Kõik, mida ehitame, on sinu koodihoidlas ja sinu kontol; meie ligipääsu saad ühe käsuga kinni panna. Iga kuu lõpus tuleb lühike aruanne: mis juhtus, mis maksis ja mida teeksime järgmisena.`,
      en: `Everything we build lives in your repository and your account, and one command shuts our access. Each month ends with a short report: what happened, what it cost and what we would do next.`,
      fr: `Tout ce que nous construisons vit dans votre dépôt et sur votre compte ; une commande suffit pour couper nos accès. Chaque mois se clôt par un court rapport : ce qui s'est passé, ce que cela a coûté, ce que nous ferions ensuite.`,
    },
  },
  {
    slug: 'torvik', name: 'Tõrvik Turve OÜ', country: 'EE', city: 'Tallinn', street: 'Tatari 51', postalCode: '10134',
    industry: 'information-technology', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2016, joinedDays: 240,
    person: ['Kadri', 'Metsoja'], qualifications: ['offensive-security', 'iso-27001', 'public-sector', 'liability-insurance'],
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
    slug: 'lumehelk', name: 'Lumehelk Stuudio OÜ', country: 'EE', city: 'Tartu', street: 'Küütri 9', postalCode: '51007',
    industry: 'design-media', size: '1-20', type: 'AGENCY', userType: 'provider', founded: 2013, joinedDays: 330,
    person: ['Grete', 'Pihlak'], qualifications: ['accessibility', 'design-award', 'public-sector'],
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
    slug: 'proovikivi', name: 'Proovikivi Test OÜ', country: 'EE', city: 'Tartu', street: 'Raatuse 20', postalCode: '51009',
    industry: 'information-technology', size: '21-50', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2012, joinedDays: 295,
    person: ['Eneli', 'Tammoja'], qualifications: ['istqb', 'medical', 'accessibility'],
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
    slug: 'kiirevoolu', name: 'Kiirevoolu Süsteemid AS', country: 'EE', city: 'Tallinn', street: 'Lõõtsa 8', postalCode: '11415',
    industry: 'information-technology', size: '101+', type: 'ENTERPRISE', userType: 'provider', founded: 2004, joinedDays: 372,
    person: ['Andres', 'Voolaid'], qualifications: ['iso-9001', 'iso-27001', 'x-road', 'public-sector', 'scrum', 'payments'],
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
    slug: 'nutikuusk', name: 'Nutikuusk OÜ', country: 'EE', city: 'Tallinn', street: 'Akadeemia tee 21/1', postalCode: '12618',
    industry: 'engineering', size: '1-20', type: 'STARTUP', userType: 'provider', founded: 2018, joinedDays: 156,
    person: ['Oskar', 'Rebane'], qualifications: ['iso-9001'], userLocale: 'en',
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
    slug: 'pilvepiir', name: 'Pilvepiir OÜ', country: 'EE', city: 'Pärnu', street: 'Papiniidu 5', postalCode: '80042',
    industry: 'information-technology', size: '1-20', type: 'SMALL_BUSINESS', userType: 'provider', founded: 2010, joinedDays: 318,
    person: ['Toomas', 'Lepassaar'], qualifications: ['azure-certified', 'scrum'],
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
    slug: 'oobiku', name: 'Ööbiku Labor OÜ', country: 'EE', city: 'Tartu', street: 'Ülikooli 8', postalCode: '51003',
    industry: 'information-technology', size: '1-20', type: 'STARTUP', userType: 'provider', founded: 2021, joinedDays: 121,
    person: ['Mirjam', 'Saluste'], qualifications: ['gdpr'],
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
