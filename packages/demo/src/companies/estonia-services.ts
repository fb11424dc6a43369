import type { CompanyDraft } from './draft.ts'

export const estonianServices: CompanyDraft[] = [
  {
    slug: 'toelaud',
    name: 'Toelaud OÜ',
    country: 'EE',
    city: 'Jõhvi',
    street: 'Rakvere 13',
    postalCode: '41533',
    industry: 'information-technology',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2010,
    joinedDays: 309,
    person: ['Sergei', 'Morozov'],
    qualifications: ['iso-9001', 'gdpr'],
    descriptions: {
      et: `Toelaud on Ida-Virumaa ettevõtete IT-osakond. 27 inimest Jõhvis, Narvas ja Rakveres, kes vastavad eesti, vene ja inglise keeles ning teavad, kus sinu server tegelikult asub.

        Hooldame töökohti, võrke ja kaameraid, seame üles Microsoft 365 ja sõidame kohale, kui telefonist ei aita. Keskmine vastamisaeg on 31 sekundit, mõõdame iga kõnet.`,
      en: `Toelaud is the IT department of companies in north-eastern Estonia. 27 people in Jõhvi, Narva and Rakvere who answer in Estonian, Russian and English and know where your server really stands.

        We look after workplaces, networks and cameras, set up Microsoft 365 and come over when the phone is not enough. Calls are answered in 31 seconds on average; we measure each one.`,
    },
    approach: {
      et: `Esimese kuuga koostame nimekirja kõigest, mis sul on, ja sellest, mis on aegunud. Lepingu saad lõpetada 30-päevase etteteatamisega ja kõik paroolid jäävad sulle.`,
      en: `In the first month we draw up a list of all you have and of what is out of date. You can leave with 30 days' notice, and every password stays with you.`,
      fr: `Le premier mois, nous dressons la liste de tout ce que vous avez et de ce qui est périmé. Vous pouvez partir avec trente jours de préavis, et tous les mots de passe vous restent.`,
    },
  },
  {
    slug: 'raamaturida',
    name: 'Raamaturida OÜ',
    country: 'EE',
    city: 'Viljandi',
    street: 'Tallinna 5',
    postalCode: '71020',
    industry: 'business-services',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2006,
    joinedDays: 349,
    person: ['Anneli', 'Kivisaar'],
    qualifications: ['chartered-accountant', 'liability-insurance'],
    descriptions: {
      et: `Raamatupidamine, palgad ja aastaaruanded neljateistkümne inimese käes, kellest üheksal on kutsetunnistus. Kliente on 160, kõige rohkem tootjaid, majutajaid ja tarkvaraettevõtteid.

        Paberit meil ei ole. Arved tulevad e-arvena või pildina, kuu lõpetame 10. kuupäevaks ja saadame lisaks arvudele kolm lauset, mis ütlevad, mida need tähendavad.`,
      en: `Bookkeeping, payroll and annual reports by fourteen people, nine of whom hold a professional certificate. 160 clients, mostly manufacturers, guest houses and software firms.

        We have no paper. Invoices arrive as e-invoices or pictures, we close the month by the 10th, and with the figures we send three sentences that say what they mean.`,
    },
    approach: {
      et: `Ülevõtmine on tasuta, kui viimase kolme kuu kirjed on korras; kui ei ole, ütleme enne hinna. Sul on üks kindel raamatupidaja ja tema asendaja, keda sa samuti nimepidi tunned.`,
      en: `Taking over is free if the last three months are in order; if they are not, we name a price first. You have one bookkeeper of your own, and a deputy whom you also know by name.`,
      fr: `La reprise est gratuite si les trois derniers mois sont en ordre ; sinon, nous annonçons d'abord un prix. Vous avez votre comptable attitrée et une remplaçante, que vous connaissez aussi par son nom.`,
    },
  },
  {
    slug: 'sonaraja',
    name: 'Sõnaraja Tõlkebüroo OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Jakobi 11',
    postalCode: '51005',
    industry: 'business-services',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2002,
    joinedDays: 236,
    person: ['Reet', 'Allikmaa'],
    qualifications: ['iso-17100', 'sworn-translation'],
    descriptions: {
      et: `Tõlkebüroo, kus iga teksti loeb enne saatmist läbi teine inimene. Üksteist koosseisulist tõlkijat ja toimetajat, lisaks 60 püsipartnerit; kokku 24 keelt, tugevamad soome, prantsuse, saksa, inglise, läti ja vene.

        Tõlgime tehnikat, õigust, meditsiini ja tarkvara. Ilukirjandust loeme õhtuti ise.`,
      en: `A translation agency in which a second person reads every text before it leaves. Eleven translators and editors on staff and 60 steady partners: 24 languages, strongest in Finnish, French, German, English, Latvian and Russian.

        We translate engineering, law, medicine and software. Literature we read ourselves, in the evenings.`,
      fr: `Un bureau de traduction où une deuxième personne relit chaque texte avant l'envoi. Onze traducteurs et réviseurs salariés et 60 partenaires réguliers : 24 langues, avec pour points forts le finnois, le français, l'allemand, l'anglais, le letton et le russe.

        Nous traduisons la technique, le droit, la médecine et le logiciel. La littérature, nous la lisons le soir.`,
    },
    approach: {
      et: `Terminid lepime kokku enne tõlkimist ja sõnastik jääb sulle. Kui tekst on kehvasti kirjutatud, ütleme seda, sest hea tõlge halvast tekstist on kellegi teise töö.`,
      en: `Terms are agreed before we translate, and the glossary is yours. If a text is badly written we say so, for a good translation of a bad text is somebody else's work.`,
      fr: `La terminologie est arrêtée avant la traduction, et le glossaire vous reste. Si un texte est mal écrit, nous le disons : bien traduire un mauvais texte est un autre métier.`,
    },
  },
  {
    slug: 'joonisveer',
    name: 'Joonisveer Inseneribüroo OÜ',
    country: 'EE',
    city: 'Rakvere',
    street: 'Laada 16',
    postalCode: '44310',
    industry: 'engineering',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2008,
    joinedDays: 289,
    person: ['Ülo', 'Randmaa'],
    qualifications: ['structural-licence', 'iso-9001'],
    descriptions: {
      et: `Konstrueerime metalli, betooni ja masinaid. Kaksteist inseneri Rakveres, pooled neist on enne töötanud tsehhis või ehitusplatsil.

        Tööriistad on SolidWorks, Tekla, Revit ja AutoCAD, aga kõige tähtsam on küsimus "kuidas see kokku pannakse?". Teeme ka laserskaneerimist: vanast hoonest või masinast saab nädalaga täpse mudeli.`,
      en: `We design in metal and concrete, and we design machines. Twelve engineers in Rakvere, half of whom worked in a workshop or on a building site before.

        Our tools are SolidWorks, Tekla, Revit and AutoCAD, but what matters most is the question "how will it be put together?". We also do laser scanning: an old building or machine becomes an exact model in a week.`,
    },
    approach: {
      et: `Enne suuri jooniseid saad ühe lehe põhimõttega ja hinnangu, mis see teha maksab. Jooniste vead parandame tähtajatult ja tasuta.`,
      en: `Before the big drawings you get one sheet with the principle, and an estimate of what it will cost to make. Errors in our drawings we correct without limit of time or charge.`,
      fr: `Avant les grands plans, vous recevez une feuille de principe et une estimation du coût de fabrication. Les erreurs de plan sont corrigées gratuitement, sans limite de temps.`,
    },
  },
  {
    slug: 'konekoda',
    name: 'Kõnekoda OÜ',
    country: 'EE',
    city: 'Narva',
    street: 'Linda 2',
    postalCode: '20309',
    industry: 'business-services',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'provider',
    founded: 2011,
    joinedDays: 264,
    person: ['Jelena', 'Orlova'],
    qualifications: ['iso-9001', 'gdpr'],
    descriptions: {
      et: `Klienditugi eesti, vene, soome, läti ja inglise keeles. 84 inimest Narvas ja Pärnus vastavad telefonile, kirjadele ja vestlusele teiste ettevõtete nimel, keskmiselt 3100 korda päevas.

        Igal kliendil on oma meeskond, kes tunneb toodet ja on seda ise kasutanud. E-poe meeskond tellib iga kuu sinu poest ja teeb ühe tagastuse.`,
      en: `Customer support in Estonian, Russian, Finnish, Latvian and English. 84 people in Narva and Pärnu answer phones, mail and chats in the name of other companies, 3,100 times on an average day.

        Each client has a team of its own that knows the product and has used it. The team for a web shop orders from it every month and returns one item.`,
    },
    approach: {
      et: `Käivitame kolme nädalaga: nädal õppimist sinu juures, nädal kõrvalt kuulamist, nädal koos vastamist. Iga päev saad ülevaate ja kord kuus loetelu asjadest, mille pärast inimesed ei peaks helistama.`,
      en: `We start within three weeks: one of learning at your place, one of listening in, one of answering together. You get a daily overview, and once a month a list of things people should not have to call about.`,
      fr: `Nous démarrons en trois semaines : une pour apprendre chez vous, une à l'écoute, une en double. Vous recevez un bilan chaque jour et, chaque mois, la liste de ce pour quoi les gens ne devraient pas avoir à appeler.`,
    },
  },
  {
    slug: 'hobekala',
    name: 'Hõbekala Turundus OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Pärnu maantee 67a',
    postalCode: '10134',
    industry: 'design-media',
    size: '1-20',
    type: 'AGENCY',
    userType: 'provider',
    founded: 2015,
    joinedDays: 214,
    person: ['Kertu', 'Laas'],
    qualifications: ['google-partner'],
    userLocale: 'en',
    descriptions: {
      et: `Turundus ettevõtetele, kes müüvad teistele ettevõtetele või teise riiki. Kolmteist inimest: otsing, reklaam, tekst, analüütika.

        Me ei müü nähtavust, vaid päringuid, ja arvestame nende hinda koos sinu müügiinimese ajaga. Kolmandik klientidest on Soomes, mõni Prantsusmaal. Eestis ei võta me korraga kahte konkurenti.`,
      en: `Marketing for companies that sell to other companies or to another country. Thirteen people: search, advertising, words, analytics.

        We don't sell visibility but enquiries, and count their cost together with your salesperson's time. A third of our clients are in Finland, a few in France. In Estonia we never work for two competitors at once.`,
    },
    approach: {
      et: `Enne kampaaniat räägime viie sinu kliendiga, miks nad ostsid. Aruanne on üks leht kuus: kulu, päringud, müük ja see, mida järgmisel kuul teisiti teeme.`,
      en: `Before any campaign we ask five of your customers why they bought. The report is one page a month: cost, enquiries, sales, and what we will do differently next month.`,
      fr: `Avant toute campagne, nous demandons à cinq de vos clients pourquoi ils ont acheté. Le rapport tient en une page par mois : coût, demandes, ventes et ce que nous changerons le mois suivant.`,
    },
  },
  {
    slug: 'meretuule',
    name: 'Meretuule Andmekaitse OÜ',
    country: 'EE',
    city: 'Haapsalu',
    street: 'Posti 34',
    postalCode: '90504',
    industry: 'business-services',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2017,
    joinedDays: 169,
    person: ['Ingrid', 'Vahter'],
    qualifications: ['gdpr', 'iso-27001', 'public-sector'],
    descriptions: {
      et: `Andmekaitse inimkeeles. Kuus juristi ja üks arendaja, kes vaatab, mida süsteem andmetega päriselt teeb.

        Oleme andmekaitsespetsialistiks 38 asutusele: koolidele, kliinikutele, tarkvaraettevõtetele. Meie privaatsusteated mahuvad ühele lehele ja neid on lugenud ka need, kelle kohta need käivad.`,
      en: `Data protection in plain words. Six lawyers, and one developer who looks at what a system really does with the data.

        We act as data protection officer for 38 bodies: schools, clinics, software firms. Our privacy notices fit on one page and have been read even by those they concern.`,
    },
    approach: {
      et: `Küsime kõigepealt, mida sa teha tahad, ja otsime selleks seadusliku tee. Vastus tuleb kahe tööpäevaga ja algab sõnaga "jah", "ei" või "jah, kui".`,
      en: `First we ask what you want to do, and then look for a lawful way to do it. The answer comes in two working days and begins with "yes", "no" or "yes, if".`,
      fr: `Nous demandons d'abord ce que vous voulez faire, puis cherchons la voie légale. La réponse arrive sous deux jours ouvrés et commence par « oui », « non » ou « oui, si ».`,
    },
  },
  {
    slug: 'udupilt',
    name: 'Udupilt Film OÜ',
    country: 'EE',
    city: 'Viljandi',
    street: 'Lossi 28',
    postalCode: '71003',
    industry: 'design-media',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'provider',
    founded: 2020,
    joinedDays: 57,
    person: ['Silver', 'Mägi'],
    qualifications: ['design-award'],
    verification: 'not-checked',
    descriptions: {
      et: `Filmime tööd nii, nagu see on: sädemeid, saepuru, kella nelja hommikul. Viis inimest, kaks kaamerat ja oma monteerimistuba Viljandis.

        Teeme ettevõtete lühifilme, tootevideoid ja värbamisklippe. Stsenaariumi kirjutame pärast seda, kui oleme ühe päeva lihtsalt kohal olnud.`,
      en: `We film work as it is: sparks, sawdust, four in the morning. Five people, two cameras and an editing room of our own in Viljandi.

        We make short company films, product videos and recruitment clips. We write the script after one day of simply being there.`,
    },
    approach: {
      et: `Üks vaatluspäev, üks kuni kolm võttepäeva, esimene versioon kahe nädalaga. Kaks parandusringi on hinna sees ja toormaterjal on sinu.`,
      en: `One day of watching, one to three of filming, a first version within two weeks. Two rounds of changes are included, and the raw footage is yours.`,
      fr: `Un jour d'observation, un à trois jours de tournage, une première version en deux semaines. Deux séries de retouches sont comprises, et les rushes sont à vous.`,
    },
  },
]
