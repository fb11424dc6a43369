import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianOutreach: PublicationDraft[] = [
  {
    key: 'joonisveer-sheet',
    company: 'joonisveer',
    category: 'engineering-cad',
    tags: 'SolidWorks, Sheet metal, Technical drawings, 3D modelling',
    hourly: 42,
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 6,
    et: [
      'Lehtmetalli konstrueerimine ja laotused',
      `
      Visandist, fotost või katkisest detailist saab mudeli, pinnalaotuse ja painutusjoonise. Arvestame sinu pingi tööriistade ja painderaadiustega, mitte õpiku omadega.

      Tavaline detail on valmis päevaga, terve kapp nädalaga. DXF-failid nimetame nii, et laseri operaator ei pea arvama.`,
    ],
    en: [
      'Sheet-metal design and flat patterns',
      `
      From a sketch, a photo or a broken part we make a model, a flat pattern and a bending drawing. We reckon with the tools and radii of your own press brake, not those of the textbook.

      An ordinary part takes a day, a whole cabinet a week. We name DXF files so that the laser operator need not guess.`,
    ],
    fr: [
      'Conception de tôlerie et développés',
      `
      D'un croquis, d'une photo ou d'une pièce cassée, nous tirons un modèle, un développé et un plan de pliage. Nous tenons compte des outils et rayons de votre presse, pas de ceux du manuel.

      Une pièce courante prend un jour, une armoire entière une semaine. Les fichiers DXF sont nommés de sorte que l'opérateur du laser n'ait rien à deviner.`,
    ],
  },
  {
    key: 'joonisveer-scan',
    company: 'joonisveer',
    category: 'engineering-cad',
    tags: '3D scanning, Revit, Reverse engineering, AutoCAD',
    project: [1200, 6000],
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Laserskaneerimine: hoonest mudel nädalaga',
      `
      Vana meierei, katlamaja, masin ilma paberiteta. Skaneerime päevaga, täpsus kolm millimeetrit, ja nädala pärast on sul mudel, mille peal saab projekteerida.

      Kui piisab ainult punktipilvest või mõnest lõikest, siis rohkemat ei müü.

      Orienteeruvad hinnad:
      - kuni 300 m² hoone, punktipilv: 900 eurot
      - sama koos Reviti mudeliga (LOD 200): 2200 eurot
      - üksik masin kuni 3 × 3 m: 700 eurot

      Sõit üle Eesti 0,6 eurot kilomeeter.`,
    ],
    en: [
      'Laser scanning: a building modelled in a week',
      `
      An old dairy, a boiler house, a machine without papers. We scan it in a day, to within three millimetres, and after a week you have a model to design on.

      If a point cloud or a few sections will do, we won't sell you more.

      Approximate prices:
      - a building of up to 300 m², point cloud: €900
      - the same with a Revit model (LOD 200): €2,200
      - a single machine of up to 3 × 3 m: €700

      Travel within Estonia €0.60 a kilometre.`,
    ],
  },
  {
    key: 'joonisveer-steel',
    company: 'joonisveer',
    category: 'engineering-cad',
    tags: 'Structural design, Tekla Structures, Finite element analysis, Welded structures',
    project: [3000, 18000],
    experience: 'l',
    duration: 2,
    hours: 's',
    et: [
      'Teraskonstruktsioonide projekt ja tööjoonised',
      `
      Platvormid, trepid, varikatused, masinate alused. Arvutus, tööprojekt ja tootejoonised ühest käest, vastutab pädev insener, kelle telefoninumber on joonisel.

      Sõlmed joonistame nii, et neid saab keevitada normaalses asendis. Montaažiplaani teeme koos sinu kraanameistriga.`,
    ],
  },
  {
    key: 'konekoda-eshop',
    company: 'konekoda',
    category: 'customer-support',
    tags: 'Phone support, Live chat, Returns handling, Order handling, Multilingual support',
    hourly: 18,
    experience: 's',
    duration: 4,
    hours: 'm',
    speaks: 'et:FLUENT, ru:NATIVE, fi:FLUENT, en:FLUENT',
    ageDays: 4,
    promotedDays: 3,
    et: [
      'E-poe klienditugi viies keeles',
      `
      Kus mu pakk on, kas see suurus sobib, kuidas tagastada. Vastame kella 8–22, telefonis 20 sekundi, vestluses minuti ja kirjale kahe tunni jooksul.

      Maksad lahendatud pöördumise eest. Seetõttu on meilgi huvi, et neid vähem oleks, ja igakuises kirjas on alati kolm ettepanekut, mida poes muuta.

      Hinnakiri (käibemaksuta):
      - telefonikõne 2,90 eurot
      - e-kiri 2,20 eurot
      - vestlus 2,40 eurot
      - kuutasu meeskonna hoidmise eest 380 eurot

      Miinimum 400 pöördumist kuus. Leping kuu kaupa, käivitamine 1900 eurot.`,
    ],
    en: [
      'Web shop support in five languages',
      `
      Where is my parcel, does this size fit, how do I return it. We answer from 8 to 22: the phone within 20 seconds, chats within a minute, mail within two hours.

      You pay per case solved. So it is in our interest too that there be fewer, and our monthly letter always has three proposals for changing the shop.

      Price list (without VAT):
      - phone call €2.90
      - e-mail €2.20
      - chat €2.40
      - monthly fee for keeping the team €380

      At least 400 cases a month. Contract by the month, set-up €1,900.`,
    ],
  },
  {
    key: 'konekoda-technical',
    company: 'konekoda',
    category: 'customer-support',
    tags: 'Technical support, Zendesk, Knowledge base, Email support',
    hourly: 24,
    experience: 'm',
    duration: 4,
    hours: 'm',
    et: [
      'Tehniline tugi tarkvarafirmale',
      `
      Kaheksa inimest, kes loevad logisid, oskavad SQL-i ega häbene arendajalt küsida. Lahendame ise 70 protsenti pöördumistest, ülejäänud jõuavad sinuni koos sammudega, mis vea esile toovad.

      Teadmusbaasi artiklid kirjutame töö käigus. Kui sama küsimus tuleb viiendat korda, on artikkel olemas.`,
    ],
    en: [
      'Technical support for a software company',
      `
      Eight people who read logs, know SQL and are not ashamed to ask a developer. We solve 70 per cent of cases ourselves; the rest reach you with the steps that show the fault.

      We write the knowledge base as we go. When the same question comes a fifth time, there is an article.`,
    ],
  },
  {
    key: 'konekoda-night',
    hasOwnEnding: true,
    company: 'konekoda',
    category: 'customer-support',
    tags: 'Night and weekend, Phone support, Appointment booking',
    hourly: 22,
    experience: 's',
    duration: 4,
    hours: 's',
    status: 'REJECTED',
    ageDays: 3,
    rejection: {
      rule: 'duplicate',
      field: null,
      quote: null,
      message:
        'Teil on juba avaldatud sama teenus teise pealkirja all („E-poe klienditugi viies keeles“ katab ka õhtud). Kui öine vastamine on eraldi teenus, kirjeldage, mille poolest see erineb.',
    },
    et: [
      'Telefonile vastamine ka öösel',
      `
      Vastame sinu telefonile öösel ja nädalavahetusel, viies keeles, ning anname hommikul ülevaate.`,
    ],
  },
  {
    key: 'hobekala-export',
    company: 'hobekala',
    category: 'marketing',
    tags: 'Export marketing, LinkedIn Ads, Market research, Lead generation',
    project: [6000, 15000],
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 7,
    et: [
      'Esimesed kümme klienti uuel turul',
      `
      Soome, Rootsi või Prantsusmaa. Kolme kuuga selgub, kas sinu toodet seal vajatakse: räägime 15 võimaliku ostjaga, paneme üles ühe lehe nende keeles ja kulutame reklaamile nii vähe kui võimalik, et vastus teada saada.

      Pooltel juhtudel on vastus "jah, aga teisele ostjale". Siis muudame suunda.`,
    ],
    en: [
      'Your first ten customers in a new market',
      `
      Finland, Sweden or France. In three months it becomes clear whether your product is needed there: we talk with 15 possible buyers, put up one page in their language and spend as little on advertising as it takes to learn the answer.

      In half of the cases the answer is "yes, but for another buyer". Then we change course.`,
    ],
    fr: [
      'Vos dix premiers clients sur un nouveau marché',
      `
      Estonie, Finlande ou Suède. En trois mois, on sait si votre produit y est attendu : nous parlons à 15 acheteurs possibles, ouvrons une page dans leur langue et dépensons en publicité juste ce qu'il faut pour connaître la réponse.

      Une fois sur deux, la réponse est « oui, mais pour un autre acheteur ». Nous changeons alors de cap.`,
    ],
  },
  {
    key: 'hobekala-seo',
    company: 'hobekala',
    category: 'marketing',
    tags: 'SEO, Content marketing, Web analytics, Copywriting',
    hourly: 58,
    experience: 'm',
    duration: 3,
    hours: 's',
    et: [
      'Otsingust leitav tootmisettevõte',
      `
      Insener otsib kell kümme õhtul "laserlõikus roostevaba 12 mm Läänemaa". Meie hoolitseme, et ta leiaks sinu, mitte vahendaja.

      Kirjutame koos sinu inimestega 20–30 lehte asjadest, mida sa päriselt oskad, ja mõõdame päringuid. Esimesed tulemused paistavad kolmandal kuul, enne lubab neid ainult see, kes müüb.

      Kuus 25–40 tundi: märksõnade uuring, kaks kuni neli lehte teksti, tehniline kontroll, lingid erialaväljaannetest, aruanne. Minimaalne periood kuus kuud, katkestada saab iga kuu lõpus.`,
    ],
    en: [
      'A manufacturer that can be found',
      `
      At ten in the evening an engineer searches for "laser cutting stainless 12 mm". We see to it that you are found, and not a middleman.

      With your people we write 20 to 30 pages on things you can really do, and measure enquiries. The first results show in the third month; only salesmen promise them sooner.

      25 to 40 hours a month: keyword research, two to four pages of text, a technical check, links from trade publications, a report. We recommend six months; you may stop at the end of any of them.`,
    ],
  },
  {
    key: 'hobekala-ads',
    company: 'hobekala',
    category: 'marketing',
    tags: 'Google Ads, Meta Ads, Conversion rate, Price comparison feeds',
    fixed: 950,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Reklaamikonto aus läbivaatus',
      `
      Anna meile vaatamisõigus ja viie päeva pärast saad kirja: kuhu raha läks, mis sellest tuli ja mida kinni keerata. Umbes kolmandik kulust on tavaliselt klikid inimestelt, kes sinult kunagi ei osta.

      Praegust reklaamitegijat me halvaks ei pane. Vahel on konto korras ja siis saad selle kohta kirja.`,
    ],
    en: [
      'An honest review of your advertising account',
      `
      Give us the right to look, and five days later you have a letter: where the money went, what came of it and what to turn off. About a third is usually clicks by people who will never buy from you.

      We don't run down whoever manages it now. Sometimes an account is in order, and then the letter says so.`,
    ],
  },
  {
    key: 'meretuule-dpo',
    company: 'meretuule',
    category: 'cybersecurity',
    tags: 'DPO, GDPR, Risk assessment, Security training',
    hourly: 70,
    experience: 'l',
    duration: 4,
    hours: 's',
    ageDays: 11,
    et: [
      'Andmekaitsespetsialist väljastpoolt',
      `
      Täidame andmekaitsespetsialisti ülesandeid asutuses, kus omale inimesele poleks tööd terveks päevaks. Vastame päringutele, teeme mõjuhinnangud, räägime inspektsiooniga ja ütleme nõupidamisel esimesena, kui midagi ei tohi.

      Kuutasu sõltub sellest, kui palju isikuandmeid sul on, mitte sellest, kui suur on sinu käive.`,
    ],
    en: [
      'A data protection officer from outside',
      `
      We act as data protection officer where there is no full day's work for one of your own. We answer requests, make impact assessments, talk to the authority and are the first at the meeting to say what is not allowed.

      The monthly fee depends on how much personal data you hold, not on your turnover.`,
    ],
  },
  {
    key: 'meretuule-system',
    company: 'meretuule',
    category: 'cybersecurity',
    tags: 'GDPR, Security audit, Code audit, Data governance',
    fixed: 3200,
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Mida sinu süsteem andmetega tegelikult teeb',
      `
      Jurist loeb privaatsusteadet, arendaja vaatab samal ajal andmebaasi. Kahe nädala pärast saad loetelu kohtadest, kus need kaks räägivad erinevat juttu: logid, mida ei kustutata, varukoopiad, millest keegi ei tea, kolmandad osapooled, kellele kõik läheb.

      Iga leiu juures on õiguslik kaal ja arendaja töötunnid.`,
    ],
    en: [
      'What your system really does with data',
      `
      A lawyer reads the privacy notice while a developer looks at the database. After two weeks you have a list of the places where the two tell different stories: logs never deleted, backups nobody knows about, third parties to whom everything goes.

      Each finding comes with its legal weight and the developer's hours.`,
    ],
  },
  {
    key: 'udupilt-company',
    company: 'udupilt',
    category: 'marketing',
    tags: 'Video production, Photography, Brand strategy',
    project: [2800, 7500],
    experience: 's',
    duration: 1,
    hours: 's',
    ageDays: 2,
    hasImages: true,
    et: [
      'Film sellest, kuidas te päriselt tööd teete',
      `
      Mitte kätlemine klaasseina ees. Üks päev kaameraga inimeste kõrval, kes oskavad oma tööd ja on unustanud, et neid filmitakse.

      Saad ühe kolmeminutilise filmi ja kuus lühikest lõiku sotsiaalmeediasse. Muusika on litsentsitud, subtiitrid kolmes keeles.`,
    ],
    en: [
      'A film of how you really work',
      `
      No handshakes before a glass wall. One day with a camera beside people who know their trade and have forgotten they are being filmed.

      You get one film of three minutes and six short pieces for social media. The music is licensed, the subtitles come in three languages.`,
    ],
  },
  {
    key: 'udupilt-product',
    hasOwnEnding: true,
    company: 'udupilt',
    category: 'marketing',
    tags: 'Photography, Video production, Animation',
    fixed: 1400,
    experience: 's',
    duration: 1,
    hours: 's',
    et: [
      'Tootefotod päevaga, 25 toodet',
      `
      Tuleme valguse ja taustaga sinu juurde, toode ei pea kuhugi sõitma. Päevaga 25 toodet, igast kolm vaadet ja üks pilt kasutuses. Töödeldud failid nädala pärast.`,
    ],
  },
  {
    key: 'konekoda-surveys',
    company: 'konekoda',
    category: 'customer-support',
    tags: 'Surveys, Phone support, Data quality',
    project: [1500, 5000],
    experience: 's',
    duration: 1,
    hours: 's',
    et: [
      'Kliendiküsitlused telefonis, mitte vormiga',
      `
      Vormile vastavad kas väga rahul või väga vihased. Helistame 200–500 kliendile läbi, küsime neli küsimust ja kuulame viienda ära.

      Tulemuseks on arvud ja kolmkümmend tsitaati, mille pärast tasub koosolek kokku kutsuda.`,
    ],
  },
  {
    key: 'joonisveer-machine',
    company: 'joonisveer',
    category: 'engineering-cad',
    tags: 'Mechanical design, Autodesk Inventor, CE marking, Prototype building',
    project: [6000, 24000],
    experience: 'l',
    duration: 3,
    hours: 's',
    et: [
      'Erimasina konstrueerimine ideest CE-märgiseni',
      `
      Masin, mida poest ei saa: sorteerija, tõstuk, pakkija, keevitusrakis. Teeme eskiisi, arvutused, joonised ja riskianalüüsi ning oleme kohal, kui seda esimest korda käivitatakse.

      Seni tehtud masinatest 31 töötab, üks oli muuseumi jaoks ja ei pidanudki.`,
    ],
    en: [
      'Special machines, from idea to CE mark',
      `
      A machine that no shop sells: a sorter, a hoist, a packer, a welding jig. We do the sketch, the calculations, the drawings and the risk assessment, and are there when it is first switched on.

      Of the machines we have made 31 are working; one was for a museum and was never meant to.`,
    ],
  },
]
