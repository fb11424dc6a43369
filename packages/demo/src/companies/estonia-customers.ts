import type { CompanyDraft } from './draft.ts'

export const estonianCustomers: CompanyDraft[] = [
  {
    slug: 'metsakodu',
    name: 'Metsakodu Puhkus OÜ',
    country: 'EE',
    city: 'Otepää',
    street: 'Pühajärve tee 14',
    postalCode: '67404',
    industry: 'tourism',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 2012,
    joinedDays: 224,
    person: ['Maarja', 'Kuuskla'],
    qualifications: ['family-business'],
    userLocale: 'en',
    descriptions: {
      et: `Metsakodu rendib kolmekümmet ühte metsamaja Lõuna-Eestis: Otepääl, Haanjas ja Karulas. Igas majas on saun, ühesainsas on telekas ja seda kõige vähem broneeritaksegi.

        Aastas käib meil 9000 külalist, neist pooled Soomest, Lätist ja Saksamaalt. Oma inimesi on 26, suvel poole rohkem.

        IT-d meil endal ei ole. Otsime partnereid, kes teeksid meie broneerimise, arvelduse ja turunduse korda nii, et suvel hooajal ei peaks keegi Excelit avama.`,
      en: `Metsakodu lets thirty-one forest houses in southern Estonia: in Otepää, Haanja and Karula. Every one has a sauna; only one has a television, and it is the one booked least.

        We welcome 9,000 guests a year, half of them from Finland, Latvia and Germany. There are 26 of us, and half as many again in summer.

        We have no IT of our own. We look for partners who will put our booking, billing and marketing in order, so that nobody has to open Excel in high season.`,
      fr: `Metsakodu loue trente et une maisons en forêt dans le sud de l'Estonie : à Otepää, à Haanja et à Karula. Toutes ont un sauna ; une seule a la télévision, et c'est celle que l'on réserve le moins.

        Nous accueillons 9 000 personnes par an, dont la moitié vient de Finlande, de Lettonie et d'Allemagne. Nous sommes 26, moitié plus en été.

        Nous n'avons pas d'informaticien. Nous cherchons des partenaires pour remettre en ordre réservations, facturation et marketing, afin que personne n'ait à ouvrir Excel en pleine saison.`,
    },
  },
  {
    slug: 'saarepuu',
    name: 'Saarepuu Mööbel OÜ',
    country: 'EE',
    city: 'Kuressaare',
    street: 'Marientali tee 27',
    postalCode: '93819',
    industry: 'manufacturing',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 1996,
    joinedDays: 258,
    person: ['Triin', 'Saarlaid'],
    qualifications: ['family-business', 'iso-14001'],
    descriptions: {
      et: `Saarepuu teeb Saaremaal täispuidust laudu, toole ja riiuleid. 64 inimest, kaks tsehhi, 70 protsenti toodangust läheb Skandinaaviasse ja viimastel aastatel ka Prantsusmaale.

        Seni müüsime edasimüüjate kaudu. Nüüd ehitame oma e-poodi ja tahame, et klient saaks laua mõõdud ise valida ning näeks kohe hinda ja tarneaega. Selleks peab veeb rääkima tootmise planeerimisega, mis täna elab ühes vanas Accessi failis ja Aivari peas.

        Eelistame partnereid, kes on enne pakkumist nõus praamiga siia sõitma.`,
      en: `Saarepuu makes tables, chairs and shelves of solid wood on the island of Saaremaa. 64 people and two workshops; 70 per cent of what we make goes to Scandinavia and, lately, to France.

        Until now we sold through dealers. Now we are building a shop of our own, where customers choose the measurements of their table and see its price and delivery date at once. For that the website must talk to production planning, which today lives in an old Access file and in Aivar's head.

        We prefer partners who are willing to take the ferry before they quote.`,
    },
  },
  {
    slug: 'rukkipaa',
    name: 'Rukkipää Pagarid AS',
    country: 'EE',
    city: 'Põltsamaa',
    street: 'Jõgeva maantee 3',
    postalCode: '48106',
    industry: 'food-agriculture',
    size: '101+',
    type: 'ENTERPRISE',
    userType: 'customer',
    founded: 1989,
    joinedDays: 288,
    person: ['Urmas', 'Jahu'],
    qualifications: ['iso-9001'],
    descriptions: {
      et: `Küpsetame öösel, et leib oleks hommikul poes. Rukkipääl on kaks pagaritööstust, 14 oma pagariäri ja 210 töötajat.

        Iga päev läheb välja 38 tonni tooteid 640 müügikohta. Kui tellimus hilineb veerand tundi, jääb keegi leivata, seega peavad meie süsteemid töötama just siis, kui teised magavad.

        Ostame sisse tarkvara, andmeanalüüsi ja disaini. Oma IT-osakonnas on kolm inimest ja nad vastavad kirjadele.`,
      en: `We bake at night so that there is bread in the shop in the morning. Rukkipää has two bakeries, 14 shops of its own and 210 people.

        Every day 38 tonnes leave for 640 points of sale. If an order is a quarter of an hour late, somebody goes without bread, so our systems must work at exactly the hours when others sleep.

        We buy in software, data analysis and design. Our own IT department has three people, and they answer their mail.`,
    },
  },
  {
    slug: 'viiekivi',
    name: 'Viiekivi Logistika OÜ',
    country: 'EE',
    city: 'Maardu',
    street: 'Vana-Narva maantee 24',
    postalCode: '74114',
    industry: 'logistics',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 2003,
    joinedDays: 205,
    person: ['Vadim', 'Karpov'],
    qualifications: ['iso-9001', 'iso-14001'],
    descriptions: {
      et: `Viiekivi veab kaupa Baltikumi, Soome ja Poola vahel. 46 veokit, 12 000 ruutmeetrit lagu Maardus ja 88 inimest, kellest enamik on teel.

        Oleme poolel teel paberilt digitaalsele: saatelehed on telefonis, aga tolli- ja kliendiaruanded tehakse ikka käsitsi. Otsime partnereid, kes oskavad liidestada, mitte ainult joonistada.`,
      en: `Viiekivi moves goods between the Baltics, Finland and Poland. 46 trucks, 12,000 square metres of warehouse in Maardu and 88 people, most of them on the road.

        We are halfway from paper to digital: waybills are on the phone, but customs and customer reports are still put together by hand. We look for partners who can connect systems, not only draw them.`,
    },
  },
  {
    slug: 'terasloom',
    name: 'Terasloom OÜ',
    country: 'EE',
    city: 'Paide',
    street: 'Prääma tee 11',
    postalCode: '72713',
    industry: 'manufacturing',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 2006,
    joinedDays: 348,
    person: ['Kalev', 'Raud'],
    qualifications: ['iso-9001'],
    descriptions: {
      et: `Keevitame ja painutame lehtmetalli: trepid, piirded, masinaraamid, vahel ka skulptuuri. 43 inimest, laserlõikus, kaks painutuspinki ja üks väga hea keevitusrobot.

        Konstrueerimist ostame sisse, sest tellimused tulevad lainetena. Joonised peavad olema sellised, et painutaja ei pea helistama.`,
      en: `We weld and bend sheet metal: stairs, railings, machine frames and now and then a sculpture. 43 people, laser cutting, two press brakes and one very good welding robot.

        We buy in design work, because orders come in waves. Drawings have to be so clear that nobody at the press brake has to phone.`,
    },
  },
  {
    slug: 'linnutee',
    name: 'Linnutee Hambakliinikud OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Turu 21',
    postalCode: '51004',
    industry: 'health',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 2009,
    joinedDays: 308,
    person: ['Signe', 'Täht'],
    qualifications: ['gdpr', 'medical'],
    descriptions: {
      et: `Viis hambakliinikut Tartus, Viljandis, Võrus, Valgas ja Põlvas. 72 töötajat, neist 29 arsti. Aastas 41 000 vastuvõttu.

        Kõige suurem kulu ei ole meil materjal, vaid tühjad ajad: iga kümnes patsient unustab tulla. Sellepärast investeerime meeldetuletustesse, ooteloendisse ja telefonile vastamisse. Terviseandmetega töötades ei tee me järeleandmisi.`,
      en: `Five dental clinics in Tartu, Viljandi, Võru, Valga and Põlva. 72 people, 29 of them dentists, and 41,000 appointments a year.

        Our greatest cost is not material but empty chairs: one patient in ten forgets to come. So we invest in reminders, in a waiting list and in answering the phone. Where health data are concerned we make no compromises.`,
    },
  },
  {
    slug: 'polluhark',
    name: 'Põlluhark Ühistu TÜ',
    country: 'EE',
    city: 'Jõgeva',
    street: 'Aia 42',
    postalCode: '48305',
    industry: 'food-agriculture',
    size: '21-50',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 2001,
    joinedDays: 131,
    person: ['Heino', 'Vilja'],
    qualifications: ['iso-14001'],
    descriptions: {
      et: `112 põllumehe ühistu Kesk-Eestis. Ostame koos seemet ja väetist, kuivatame ja müüme koos vilja. Ühistul endal on 34 töötajat, kolm kuivatit ja sadamas oma silo.

        Meie liikmed ei ole arvutiinimesed ja ei peagi olema. Kõik, mida tellime, peab töötama traktoris, ühe käega ja päikese käes.`,
      en: `A co-operative of 112 farmers in central Estonia. Together we buy seed and fertiliser, and together we dry and sell grain. The co-operative itself has 34 people, three dryers and a silo at the port.

        Our members are not computer people and don't have to be. Whatever we order has to work in a tractor, with one hand and in the sun.`,
    },
  },
  {
    slug: 'kopikakask',
    name: 'Kopikakask Finants OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Rävala puiestee 6',
    postalCode: '10143',
    industry: 'finance',
    size: '21-50',
    type: 'STARTUP',
    userType: 'customer',
    founded: 2020,
    joinedDays: 187,
    person: ['Kristjan', 'Laanemets'],
    qualifications: ['payments', 'gdpr'],
    userLocale: 'en',
    descriptions: {
      et: `Kopikakask aitab väikeettevõtetel arved varem kätte saada. Ostame müügiarveid alates 300 eurost ja otsustame kahe minutiga.

        Meeskonnas on 31 inimest, tegevusluba kehtib Eestis ja Leedus. Kiire kasv tähendab, et ostame tööjõudu juurde ka väljastpoolt: arendajaid, testijaid ja turvatestijaid, kes on finantsis varem töötanud.`,
      en: `Kopikakask gets small companies paid sooner. We buy invoices from €300 upwards and decide in two minutes.

        We are 31, licensed in Estonia and Lithuania. Growing fast means that we also bring in people from outside: developers, testers and security testers who have worked in finance before.`,
    },
  },
  {
    slug: 'opitare',
    name: 'Õpitare OÜ',
    country: 'EE',
    city: 'Tartu',
    street: 'Lai 36',
    postalCode: '51005',
    industry: 'education',
    size: '1-20',
    type: 'STARTUP',
    userType: 'customer',
    founded: 2019,
    joinedDays: 112,
    person: ['Kaisa', 'Loog'],
    qualifications: ['accessibility'],
    descriptions: {
      et: `Õpitares harjutab matemaatikat 23 000 last 190 koolist. Oleme pedagoogid, kes kirjutavad ülesandeid, mitte arendajad, kes mängivad kooli.

        Tarkvara, illustratsioone ja animatsiooni tellime partneritelt. Tähtis on, et sisu töötaks ka kümme aastat vanas kooli sülearvutis ja et pimedate kooli õpilane saaks sama ülesande lahendada.`,
      en: `In Õpitare 23,000 children from 190 schools practise mathematics. We are teachers who write exercises, not developers who play at school.

        We order software, illustration and animation from partners. It matters that our content also runs on a ten-year-old school laptop, and that a pupil at the school for the blind can solve the same exercise.`,
    },
  },
  {
    slug: 'sooviku',
    name: 'Sooviku Kinnisvara OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Endla 10a',
    postalCode: '10142',
    industry: 'real-estate',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 2008,
    joinedDays: 258,
    person: ['Evelin', 'Kask'],
    qualifications: ['gdpr'],
    descriptions: {
      et: `Haldame 2400 üürikorterit ja 60 ärimaja Tallinnas, Tartus ja Pärnus. Meie töö on, et lekkiv kraan saaks korda enne, kui alumine naaber helistab.

        Üürnike kirju tuleb kuus 5000 ja suur osa neist küsib sama asja. Digitaliseerime hooldustöid, näitude kogumist ja lepinguid ning otsime selleks püsipartnereid.`,
      en: `We manage 2,400 rented flats and 60 commercial buildings in Tallinn, Tartu and Pärnu. Our job is to have the dripping tap fixed before the neighbour below calls.

        Tenants send us 5,000 letters a month, and many ask the same thing. We are digitising maintenance, meter readings and leases, and want lasting partners for it.`,
    },
  },
  {
    slug: 'tuulenoole',
    name: 'Tuulenoole Energia OÜ',
    country: 'EE',
    city: 'Paldiski',
    street: 'Rae 38',
    postalCode: '76806',
    industry: 'energy',
    size: '21-50',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 2010,
    joinedDays: 89,
    person: ['Siim', 'Tormis'],
    qualifications: ['iso-14001', 'iso-9001'],
    descriptions: {
      et: `Tuulenoole käitab 29 elektrituulikut ja kolme päikeseparki Põhja- ja Lääne-Eestis. Kontoris istub 14 inimest, teised 24 on mastides ja kaevikutes.

        Andmeid tuleb meil rohkem kui tuult: iga tuulik saadab kümme korda sekundis 400 näitu. Vajame abi nende lugemisel, seadmete juhtimisel ja sellel, et ükski võõras neid juhtida ei saaks.`,
      en: `Tuulenoole runs 29 wind turbines and three solar parks in northern and western Estonia. Fourteen of us sit in the office; the other 24 are up masts and down trenches.

        We get more data than wind: each turbine sends 400 readings ten times a second. We need help reading them, controlling the machines, and making sure that no stranger can.`,
    },
  },
  {
    slug: 'jaalinnu',
    name: 'Jäälinnu Sadam AS',
    country: 'EE',
    city: 'Sillamäe',
    street: 'Suur-Karja 18',
    postalCode: '40231',
    industry: 'logistics',
    size: '101+',
    type: 'ENTERPRISE',
    userType: 'customer',
    founded: 1999,
    joinedDays: 328,
    person: ['Irina', 'Sokolova'],
    qualifications: ['iso-9001', 'iso-14001'],
    descriptions: {
      et: `Kaubasadam Soome lahe idaosas: kuus kaid, raudtee, kolm terminali ja 240 töötajat. Aastas läbib meid 5,8 miljonit tonni kaupa.

        Hanked teeme suuremates asjades ise, väiksemad tööd tellime portaalist. Suhtleme eesti, vene ja inglise keeles.`,
      en: `A cargo port on the eastern Gulf of Finland: six quays, a railway, three terminals and 240 people. 5.8 million tonnes pass through every year.

        For the larger things we hold our own tenders; smaller jobs we order here. We speak Estonian, Russian and English.`,
    },
  },
  {
    slug: 'tohtritee',
    name: 'Tohtritee Apteegid OÜ',
    country: 'EE',
    city: 'Tallinn',
    street: 'Sütiste tee 19',
    postalCode: '13419',
    industry: 'retail',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 2005,
    joinedDays: 238,
    person: ['Helina', 'Rohtla'],
    qualifications: ['gdpr', 'medical'],
    descriptions: {
      et: `Kaheteistkümne apteegi kett ja e-apteek, mis toob ravimid Tallinnas kahe tunniga koju. Töötajaid on 83, pooled neist proviisorid ja farmatseudid.

        E-apteegi müük on kahe aastaga kolmekordistunud, aga tarkvara on jäänud samaks. Ravimite müüki reguleerib seadus, seega hindame partnereid, kes loevad enne nõuded läbi.`,
      en: `A chain of twelve pharmacies, and an online one that brings medicines to your door in Tallinn within two hours. 83 people, half of them pharmacists.

        Online sales have trebled in two years while the software has stayed as it was. The sale of medicines is governed by law, so we value partners who read the requirements first.`,
    },
  },
  {
    slug: 'lastepesa',
    name: 'Lastepesa Lasteaiad OÜ',
    country: 'EE',
    city: 'Keila',
    street: 'Haapsalu maantee 30',
    postalCode: '76607',
    industry: 'education',
    size: '51-100',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 2013,
    joinedDays: 168,
    person: ['Annika', 'Pesti'],
    qualifications: ['family-business'],
    verification: 'not-checked',
    descriptions: {
      et: `Kuus eralasteaeda Keilas, Sauel ja Viimsis. 310 last, 58 töötajat ja umbes 700 lapsevanemat, kes tahavad teada, kas laps sõi.

        Meil on vaja lihtsaid ja turvalisi lahendusi: kohaloleku märkimine, arved, teated. Ei midagi keerulist, aga see peab töötama iga päev kell 7.30.`,
      en: `Six private nurseries in Keila, Saue and Viimsi. 310 children, 58 people and some 700 parents who want to know whether their child has eaten.

        We need simple, safe things: attendance, invoices, messages. Nothing complicated, but it must work every day at half past seven.`,
    },
  },
]
