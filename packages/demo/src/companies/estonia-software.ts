import type { CompanyDraft } from './draft.ts'

export const estonianSoftware: CompanyDraft[] = [
  {
    slug: 'hallrastas',
    name: 'Hallrästas OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Kopli 25a',
    postalCode: '10412',
    industry: 'information-technology',
    size: '21-50',
    type: 'MEDIUM_BUSINESS',
    userType: 'provider',
    founded: 2014,
    joinedDays: 410,
    person: ['Liis', 'Aruväli'],
    qualifications: ['iso-27001', 'x-road', 'public-sector', 'liability-insurance'],
    userLocale: 'en',
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
    slug: 'rannapuu',
    name: 'Rannapuu Veeb OÜ',
    country: 'EE',
    city: 'Pärnu',
    street: 'Rüütli 41',
    postalCode: '80011',
    industry: 'information-technology',
    size: '1-20',
    type: 'AGENCY',
    userType: 'provider',
    founded: 2017,
    joinedDays: 265,
    person: ['Karl-Erik', 'Soosaar'],
    qualifications: ['payments', 'accessibility'],
    userLocale: 'en',
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
    slug: 'vaskuss',
    name: 'Vaskuss Koodikoda OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Riia 24a',
    postalCode: '51010',
    industry: 'information-technology',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2011,
    joinedDays: 388,
    person: ['Priit', 'Kangro'],
    qualifications: ['public-sector', 'x-road'],
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
    slug: 'mobiilimesi',
    name: 'Mobiilimesi OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Telliskivi 57',
    postalCode: '10412',
    industry: 'information-technology',
    size: '1-20',
    type: 'STARTUP',
    userType: 'provider',
    founded: 2019,
    joinedDays: 190,
    person: ['Hanna-Maria', 'Tedre'],
    qualifications: ['payments'],
    userLocale: 'en',
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
    slug: 'kaldavete',
    name: 'Kaldavete Andmed OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Narva maantee 18',
    postalCode: '51009',
    industry: 'information-technology',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2018,
    joinedDays: 301,
    person: ['Madis', 'Oinas'],
    qualifications: ['gdpr', 'medical', 'azure-certified'],
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
    slug: 'sinikivi',
    name: 'Sinikivi Pilv OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Mäealuse 2/1',
    postalCode: '12618',
    industry: 'information-technology',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2015,
    joinedDays: 352,
    person: ['Rasmus', 'Ilves'],
    qualifications: ['aws-certified', 'kubernetes-certified', 'iso-27001', 'green-hosting'],
    userLocale: 'en',
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
]
