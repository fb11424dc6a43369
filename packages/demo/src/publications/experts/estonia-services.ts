import type { ExpertDraft } from '../draft.ts'

export const expertsEstonianServices: ExpertDraft[] = [
  {
    key: 'sergei-m', company: 'toelaud', person: 'Sergei M.', years: 17, category: 'it-support',
    tags: 'Network administration, Cisco, MikroTik, Server administration, Wi-Fi planning', hourly: 52, experience: 'l', hours: 's', ageDays: 6,
    speciality: { en: 'Network engineer', et: 'Võrguinsener', fr: 'Ingénieur réseau' },
    et: `Sergei on ehitanud võrke sadamas, haiglas ja 300 meetri sügavusel kaevanduses, kus WiFi on omaette kunst. Tema joonistelt saab aru ka öösel kell kolm ja taskulambiga.

      Räägib vene, eesti ja inglise keelt.`,
    en: `Sergei has built networks at a port, in a hospital and 300 metres down a mine, where WiFi is an art of its own. His diagrams can be read at three in the morning by torchlight.

      He speaks Russian, Estonian and English.`,
  },
  {
    key: 'olga-b', company: 'toelaud', person: 'Olga B.', years: 8, category: 'it-support',
    tags: 'Helpdesk, Microsoft 365, Remote support, Onboarding of staff', hourly: 30, experience: 'l', hours: 'm',
    speciality: { en: 'Helpdesk lead', et: 'Kasutajatoe juht', fr: 'Responsable assistance' },
    et: `Olga võtab toru ja inimene rahuneb. Ta on kaheksa aastat lahendanud muresid, mis algavad sõnadega "ma ei vajutanud midagi", ja pole kordagi küsinud "kas olete kindel?".

      Paneb üles terve kasutajatoe: järjekorra, juhendid, mõõdikud ja uue töötaja esimese päeva.`,
    en: `Olga picks up the phone and people grow calm. For eight years she has solved troubles that begin with "I didn't press anything" and has never once asked "are you sure?".

      She sets up a whole helpdesk: the queue, the guides, the figures and a newcomer's first day.`,
  },
  {
    key: 'deniss-k', company: 'toelaud', person: 'Deniss K.', years: 6, category: 'it-support',
    tags: 'Microsoft 365, Intune, Identity management, SharePoint, Power Automate', hourly: 42, experience: 'm', hours: 's',
    speciality: { en: 'Microsoft 365 administrator', et: 'Microsoft 365 administraator', fr: 'Administrateur Microsoft 365' },
    et: `Deniss kustutab litsentse. See on tema lemmiktegevus, millele järgneb failide õiguste kordategemine ja telefonide turvamine. Viimasest ettevõttest leidis ta 41 kontot, mille omanikud enam seal ei töötanud.`,
    en: `Deniss deletes licences. That is what he likes best, followed by putting file permissions right and securing phones. In his last company he found 41 accounts whose owners no longer worked there.`,
  },
  {
    key: 'anneli-k', company: 'raamaturida', person: 'Anneli K.', years: 22, category: 'accounting-payroll',
    tags: 'Financial controlling, Cost accounting, Budgeting, Annual reports', hourly: 58, experience: 'l', hours: 's', hasCv: true,
    speciality: { en: 'Chief accountant and controller', et: 'Pearaamatupidaja ja controller', fr: 'Cheffe comptable et contrôleuse' },
    et: `Anneli on olnud pearaamatupidaja saeveskis, hotellis ja tarkvarafirmas ning oskab kõigis kolmes keeles seletada, miks kasum ei ole raha.

      Tuleb appi eelarve, hinnastamise ja pangaläbirääkimiste ajal. Ütleb välja ka selle, mida omanik kuulda ei taha, aga pärast kohvi.`,
    en: `Anneli has been chief accountant at a sawmill, a hotel and a software house, and can explain in the language of all three why profit is not money.

      She helps with budgets, pricing and talks with the bank. She also says what the owner does not want to hear, though after coffee.`,
  },
  {
    key: 'triinu-s', company: 'raamaturida', person: 'Triinu S.', years: 9, category: 'accounting-payroll',
    tags: 'Bookkeeping, VAT, E-residency, Xero', hourly: 44, experience: 'l', hours: 's', ageDays: 4,
    speciality: { en: 'Accountant for foreign owners', et: 'Välisomanike raamatupidaja', fr: 'Comptable pour dirigeants étrangers' },
    en: `Triinu keeps the books of 40 companies whose owners she has met only on screen. She writes to them before deadlines, in plain English, and on Tuesdays in French with a slight accent of Viljandi.

      Cross-border VAT is her sport.`,
    et: `Triinu peab 40 ettevõtte arvestust, mille omanikke on ta näinud ainult ekraanil. Kirjutab neile enne tähtaegu, selges inglise keeles, ja teisipäeviti prantsuse keeles kerge Viljandi aktsendiga.

      Piiriülene käibemaks on tema spordiala.`,
    fr: `Triinu tient les comptes de 40 sociétés dont elle n'a vu les propriétaires qu'à l'écran. Elle leur écrit avant les échéances, en anglais clair et, le mardi, en français avec un léger accent de Viljandi.

      La TVA transfrontalière est son sport.`,
  },
  {
    key: 'reet-a', company: 'sonaraja', person: 'Reet A.', years: 28, category: 'translation',
    tags: 'French translation, Estonian translation, Legal translation, Sworn translation', hourly: 50, experience: 'l', hours: 's', speaks: 'et:NATIVE, fr:NATIVE, en:FLUENT',
    speciality: { en: 'Sworn translator, French', et: 'Vandetõlk, prantsuse keel', fr: 'Traductrice assermentée, estonien' },
    et: `Reet kasvas üles Tartus ja Lyonis ning mõtleb kahes keeles, kuid mitte korraga. Lepingud, kohtuotsused, ühinemised.

      Kui prantsuse õiguses on mõiste, mida meil ei ole, ei leiuta ta sõna, vaid seletab.`,
    fr: `Reet a grandi entre Tartu et Lyon et pense dans deux langues, mais jamais en même temps. Contrats, jugements, fusions.

      Quand une notion du droit français n'a pas d'équivalent estonien, elle n'invente pas un mot, elle explique.`,
    en: `Reet grew up in Tartu and Lyon and thinks in two languages, though not at once. Contracts, judgments, mergers.

      Where French law has a notion that Estonian law lacks, she does not invent a word but explains.`,
  },
  {
    key: 'jaakko-l', company: 'sonaraja', person: 'Jaakko L.', years: 12, category: 'translation',
    tags: 'Finnish translation, Technical translation, Software localisation, Proofreading', hourly: 43, experience: 'l', hours: 's',
    speaks: 'fi:NATIVE, et:FLUENT, en:FLUENT',
    speciality: { en: 'Finnish technical translator', et: 'Soome tehnikatõlkija', fr: 'Traducteur technique finnois' },
    et: `Jaakko tõlgib soome keelde kõike, millel on mutrid: metsamasinad, saunakerised, paadimootorid. Enne tõlkijaks hakkamist oli ta kuus aastat mehaanik Lahtis ja kirjutab sellepärast "pinguta", mitte "teosta pingutamine".`,
    en: `Jaakko translates into Finnish everything that has nuts and bolts: forest machines, sauna stoves, outboard motors. Before that he was a mechanic in Lahti for six years, and so he writes "tighten", not "perform tightening".`,
  },
  {
    key: 'kristel-n', company: 'sonaraja', person: 'Kristel N.', years: 7, category: 'translation',
    tags: 'Software localisation, UX writing, Localisation testing, English translation', hourly: 42, experience: 'l', hours: 'm',
    speciality: { en: 'Localisation specialist', et: 'Lokaliseerija', fr: 'Spécialiste de la localisation' },
    et: `Kristel avab rakenduse enne, kui tõlkima hakkab, ja leiab tavaliselt kolm viga, mida keegi ei otsinud. Ta on tõlkinud kaks pangaäppi, ühe pereplaneerija ja poole tõukerattafirmast.`,
    en: `Kristel opens the app before she translates it and usually finds three faults nobody was looking for. She has done two banking apps, a family planner and half of a scooter company.`,
  },
  {
    key: 'ulo-r', company: 'joonisveer', person: 'Ülo R.', years: 31, category: 'engineering-cad',
    tags: 'Structural design, Tekla Structures, Finite element analysis, Welded structures', hourly: 68, experience: 'l', hours: 's', hasCv: true,
    speciality: { en: 'Chartered structural engineer', et: 'Volitatud ehitusinsener', fr: 'Ingénieur structure habilité' },
    et: `Ülo on arvutanud kolm vaatetorni, ühe laululava katuse ja rohkem redeleid, kui ta mäletab. Tema joonistel ei ole kohti, kuhu keevitaja ei ulatu, sest ta on ise neid kohti otsinud, põlvili ja maskiga.`,
    en: `Ülo has calculated three lookout towers, the roof of a song stage and more ladders than he remembers. His drawings have no places a welder cannot reach, since he has looked for such places himself, on his knees and in a mask.`,
  },
  {
    key: 'maris-v', company: 'joonisveer', person: 'Maris V.', years: 8, category: 'engineering-cad',
    tags: 'SolidWorks, Sheet metal, Technical drawings, 3D modelling', hourly: 40, experience: 'l', hours: 'm', ageDays: 2,
    speciality: { en: 'Sheet-metal designer', et: 'Lehtmetalli konstruktor', fr: 'Projeteuse en tôlerie' },
    et: `Maris teab peast nelja tehase painderaadiusi. Elektrikapid, ventilatsioon, mööblijalad. Kui joonis on tema käest läbi käinud, siis pink ei helista.

      Pooleteise kuu pärast vaba, soovi korral täiskohaga.`,
    en: `Maris knows the bend radii of four factories by heart. Electrical cabinets, ventilation, furniture legs. Once a drawing has passed through her hands the press brake does not call.

      Free in six weeks, full-time if you wish.`,
    fr: `Maris connaît par cœur les rayons de pliage de quatre usines. Armoires électriques, ventilation, piètements. Une fois qu'un plan est passé entre ses mains, l'atelier n'appelle plus.

      Libre dans six semaines, à temps plein si vous le souhaitez.`,
  },
  {
    key: 'taavi-p', company: 'joonisveer', person: 'Taavi P.', years: 10, category: 'engineering-cad',
    tags: '3D scanning, Revit, AutoCAD, Reverse engineering', hourly: 48, experience: 'l', hours: 's',
    speciality: { en: 'Scanning and BIM specialist', et: 'Skaneerimise ja BIM-i spetsialist', fr: 'Spécialiste scan 3D et BIM' },
    et: `Taavi skaneerib katlamaju, kirikuid ja masinaid, mille tegija on surnud. Annab üle mudeli, milles on ainult see, mida projekteerijal vaja läheb.`,
    en: `Taavi scans boiler houses, churches and machines whose maker is dead. He hands over a model that holds only what the designer will need.`,
  },
  {
    key: 'jelena-o', company: 'konekoda', person: 'Jelena O.', years: 14, category: 'customer-support',
    tags: 'Quality monitoring, Multilingual support, Knowledge base, Zendesk', hourly: 46, experience: 'l', hours: 's',
    speciality: { en: 'Customer support manager', et: 'Klienditoe juht', fr: 'Responsable service client' },
    et: `Jelena ehitab tugimeeskonna nullist üles: värbab, koolitab, kuulab ja jääb kolmeks kuuks kõrvale. On seda teinud kümnes ettevõttes, neist neljas võttis pärast üle tema enda välja õpetatud inimene.`,
    en: `Jelena builds a support team from nothing: she hires, trains, listens and stays beside it for three months. She has done so at ten companies, and at four of them a person she trained took over.`,
  },
  {
    key: 'viktoria-s', company: 'konekoda', person: 'Viktoria S.', years: 5, category: 'customer-support',
    tags: 'Technical support, Zendesk, SQL, Email support', hourly: 26, experience: 'm', hours: 'm', speaks: 'ru:NATIVE, et:FLUENT, en:FLUENT, fi:CONVERSATION',
    speciality: { en: 'Second-line support specialist', et: 'Teise taseme tugispetsialist', fr: 'Spécialiste support niveau 2' },
    et: `Viktoria loeb logisid nagu kirju. Enne kui viga arendajani jõuab, on juures sammud, ekraanipilt ja kahtlus, mis osutub õigeks kahel korral kolmest.`,
    en: `Viktoria reads logs like letters. By the time a fault reaches the developer it has steps, a screenshot and a suspicion that proves right two times out of three.`,
  },
  {
    key: 'kertu-l', company: 'hobekala', person: 'Kertu L.', years: 13, category: 'marketing',
    tags: 'Export marketing, Brand strategy, Market research, LinkedIn Ads', hourly: 74, experience: 'l', hours: 's', ageDays: 9,
    speciality: { en: 'Export marketing lead', et: 'Eksporditurunduse juht', fr: 'Responsable marketing export' },
    et: `Kertu on viinud Soome puitmaju, Rootsi küünlaid ja Prantsusmaale ühe saunakerise. Ta alustab viiest telefonikõnest ostjatele ja lõpetab arvudega.

      Töötab osalise ajaga turundusjuhina kahes ettevõttes, kolmandale on ruumi.`,
    en: `Kertu has taken timber houses to Finland, candles to Sweden and one sauna stove to France. She begins with five calls to buyers and ends with figures.

      She works part-time as marketing manager for two companies and has room for a third.`,
    fr: `Kertu a emmené des maisons en bois en Finlande, des bougies en Suède et un poêle de sauna en France. Elle commence par cinq appels à des acheteurs et finit par des chiffres.

      Directrice marketing à temps partagé dans deux entreprises, elle a de la place pour une troisième.`,
  },
  {
    key: 'rando-k', company: 'hobekala', person: 'Rando K.', years: 7, category: 'marketing',
    tags: 'Google Ads, Web analytics, Conversion rate, SEO', hourly: 56, experience: 'l', hours: 's',
    speciality: { en: 'Search advertising specialist', et: 'Otsingureklaami spetsialist', fr: 'Spécialiste publicité de recherche' },
    et: `Rando oskab kulutada vähem. Viimase aasta parim tulemus oli kampaania, mille ta kinni pani: müük jäi samaks ja 1900 eurot kuus jäi alles.`,
    en: `Rando knows how to spend less. His best result last year was a campaign he switched off: sales stayed the same and €1,900 a month stayed in the till.`,
  },
  {
    key: 'ingrid-v', company: 'meretuule', person: 'Ingrid V.', years: 15, category: 'cybersecurity',
    tags: 'DPO, GDPR, Risk assessment, Data governance', hourly: 85, experience: 'l', hours: 's',
    speciality: { en: 'Data protection lawyer', et: 'Andmekaitsejurist', fr: 'Juriste protection des données' },
    et: `Ingrid on istunud laua mõlemal pool: kuus aastat inspektsioonis, üheksa nõustajana. Ta kirjutab lühidalt ja tema vastus algab alati sõnaga "jah", "ei" või "jah, kui".`,
    en: `Ingrid has sat on both sides of the table: six years at the authority, nine as an adviser. She writes briefly, and her answer always begins with "yes", "no" or "yes, if".`,
  },
  {
    key: 'silver-m', company: 'udupilt', person: 'Silver M.', years: 11, category: 'marketing',
    tags: 'Video production, Photography, Animation', hourly: 48, experience: 'l', hours: 's', ageDays: 12,
    speciality: { en: 'Cameraman and director', et: 'Operaator ja režissöör', fr: 'Cadreur et réalisateur' },
    et: `Silver filmib tehaseid, kalamehi ja lasteaedu nii, et keegi ei naerata kaamerasse. Tal on oma valgus, kopter ja kannatust oodata, kuni päike on õiges aknas.`,
    en: `Silver films factories, fishermen and nurseries so that nobody smiles at the camera. He has his own lights, a drone and the patience to wait until the sun is in the right window.`,
  },
  {
    key: 'egert-h', company: 'pilvepiir', person: 'Egert H.', years: 9, category: 'business-systems',
    tags: 'Directo, E-invoicing, EDI, API integration, SQL', hourly: 58, experience: 'l', hours: 's',
    speciality: { en: 'Integration consultant', et: 'Liidestuste konsultant', fr: 'Consultant intégration' },
    et: `Egert ühendab asju, mis ei tahtnud ühendatud olla: kassa laoga, lao kaubamajaga, kaubamaja raamatupidamisega. Iga liidestuse juures on tal leht pealkirjaga "Mida teha, kui see seisma jääb".`,
    en: `Egert connects things that did not want to be connected: till with warehouse, warehouse with department store, store with accounts. With each link he leaves a page titled "What to do when this stops".`,
  },
  {
    key: 'kaur-t', company: 'nutikuusk', person: 'Kaur T.', years: 6, category: 'engineering-cad',
    tags: 'PCB design, Product certification, CE marking, Electrical design', hourly: 52, experience: 'm', hours: 's',
    speciality: { en: 'Hardware engineer', et: 'Riistvarainsener', fr: 'Ingénieur hardware' },
    et: `Kauri plaadid lähevad laboris esimesel korral läbi, sest ta mõõdab neid enne ise. Väikesed partiid, kitsad karbid ja komponendid, mida tegelikult ka saada on.`,
    en: `Kaur's boards pass at the laboratory the first time, because he measures them beforehand himself. Small batches, tight cases and components that can really be bought.`,
  },
  {
    key: 'johanna-e', company: 'oobiku', person: 'Johanna E.', years: 5, category: 'data-ai',
    tags: 'Python, RAG, Large language models, Chatbots, Natural language', hourly: 68, experience: 'm', hours: 's', ageDays: 5,
    speciality: { en: 'Search and language engineer', et: 'Otsingu ja keelemudelite insener', fr: 'Ingénieure recherche et langage' },
    et: `Johanna ehitab otsinguid, mis tunnistavad, kui nad ei tea. Ta kirjutab enne testküsimused ja alles siis koodi ning oskab väikese serveri peal teha seda, milleks teised rendivad suure.`,
    en: `Johanna builds searches that admit when they do not know. She writes the test questions first and the code after, and does on a small server what others rent a big one for.`,
  },
  {
    key: 'kalle-n', company: 'torvik', person: 'Kalle N.', years: 13, category: 'cybersecurity',
    tags: 'Incident response, Network security, SOC, Security training', hourly: 92, experience: 'l', hours: 's',
    speciality: { en: 'Incident responder', et: 'Intsidentide lahendaja', fr: 'Spécialiste réponse à incident' },
    et: `Kalle tuleb siis, kui ekraanil on punane kiri. Varem tegi ta sama tööd pangas ja riigi küberkeskuses. Kõigepealt keelab ta midagi välja lülitada, siis küsib kohvi ja logisid.`,
    en: `Kalle comes when there is red writing on the screen. He did the same work at a bank and at the state's cyber centre. First he forbids anyone to switch anything off; then he asks for coffee and logs.`,
  },
  {
    key: 'liisi-r', company: 'lumehelk', person: 'Liisi R.', years: 6, category: 'design-ux',
    tags: 'UX research, Usability testing, Web accessibility, Information architecture', hourly: 54, experience: 'm', hours: 's',
    speciality: { en: 'Accessibility and UX researcher', et: 'Ligipääsetavuse ja UX-i uurija', fr: 'Chercheuse UX et accessibilité' },
    et: `Liisi kasutab ekraanilugejat iga päev, sest teisiti ta ei saa. Tema audit ei ütle, mis on reegli vastu, vaid mille taha inimene kinni jääb, ja siis lisab ka reegli numbri.`,
    en: `Liisi uses a screen reader every day, because she has to. Her audit does not say what is against the rule but where a person gets stuck, and then adds the number of the rule.`,
  },
  {
    key: 'tanel-o', company: 'rannapuu', person: 'Tanel O.', years: 4, category: 'web-ecommerce',
    tags: 'Shopify, Product data, Price comparison feeds, Web analytics', hourly: 40, experience: 'm', hours: 'm',
    speciality: { en: 'Shopify specialist', et: 'Shopify spetsialist', fr: 'Spécialiste Shopify' },
    et: `Tanel pani oma esimese poe püsti isa mee müümiseks ja see pood töötab siiani. Vahepeal on neid saanud 28. Oskab tooteandmeid puhastada ja kirjeldusi lühendada.`,
    en: `Tanel opened his first shop to sell his father's honey, and it is running still. There have been 28 since. He is good at cleaning product data and shortening descriptions.`,
  },
  {
    key: 'getter-l', company: 'proovikivi', person: 'Getter L.', years: 4, category: 'qa-testing',
    tags: 'Mobile testing, Manual testing, Exploratory testing, Localisation testing', hourly: 32, experience: 'm', hours: 'm', status: 'MODERATION', ageDays: 0.05,
    speciality: { en: 'Mobile tester', et: 'Mobiilitestija', fr: 'Testeuse mobile' },
    et: `Getter keerab telefoni, võtab kaabli välja, helistab samal ajal ja vajutab siis uuesti. Poole aastaga leidis ta ühest piletiäpist 214 viga, neist 11 sellist, mis maksid raha.`,
    en: `Getter turns the phone, pulls the cable, makes a call meanwhile and then presses again. In half a year she found 214 faults in one ticket app, 11 of which cost money.`,
  },
]
