import type { PublicationDraft } from '../draft.ts'

/** Short, well-bounded jobs: an audit, a workshop, a first step. */
export const servicesSmallPackages: PublicationDraft[] = [
  {
    key: 'nutikuusk-battery',
    hasOwnEnding: true,
    company: 'nutikuusk',
    category: 'engineering-cad',
    tags: 'Embedded C, IoT, Bluetooth LE, Product certification',
    fixed: 2200,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Miks patarei nii kiiresti tühjaks saab?',
      `
      Sinu seade pidi kestma kaks aastat ja kestab neli kuud. Mõõdame voolu nädala jagu, leiame süüdlase (tavaliselt on see raadio, vahel üks takisti) ja anname paranduse koos uue mõõtmisega.

      Kui kahe aastani jõuda ei saa, siis saad teada, kui kaugele saab ja mis see maksab.`,
    ],
    en: [
      'Why does the battery run out so fast?',
      `
      Your device was meant to last two years and lasts four months. We measure its current for a week, find the culprit (usually the radio, sometimes one resistor) and deliver the fix with a new measurement.

      If two years cannot be reached, you learn how far one can get and what it costs.`,
    ],
  },
  {
    key: 'pilvepiir-choice',
    company: 'pilvepiir',
    category: 'business-systems',
    tags: 'Process mapping, ERP implementation, Microsoft Dynamics, Odoo',
    fixed: 2900,
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Milline majandustarkvara sulle sobib',
      `
      Kolm nädalat, üks otsus. Kaardistame sinu seitse kõige tähtsamat protsessi, kirjutame nende põhjal ülesanded ja laseme kolmel müüjal need sinu silme all läbi teha. Müügiesitlust ei kuula keegi.

      Meie endi toote soovitamisest võid keelduda ette. Kolmandikul juhtudel oleme soovitanud jääda vana juurde.`,
    ],
    en: [
      'Which business software suits you',
      `
      Three weeks, one decision. We map your seven most important processes, turn them into tasks and have three vendors perform them before your eyes. Nobody sits through a sales presentation.

      You may forbid us in advance to recommend what we sell. In a third of cases we have recommended keeping the old one.`,
    ],
  },
  {
    key: 'pilvepiir-warehouse',
    hasOwnEnding: true,
    company: 'pilvepiir',
    category: 'business-systems',
    tags: 'Warehouse management, Barcode scanning, Directo, User training',
    project: [3500, 9000],
    experience: 'm',
    duration: 1,
    hours: 's',
    status: 'ARCHIVED',
    ageDays: 29,
    archive: { reason: 'not-relevant', feedback: null },
    et: [
      'Skannerid lattu kuue nädalaga',
      `
      Vöötkood riiulile, skanner kätte ja laoseis õigeks. Alustame ühest vahekäigust ja laiendame siis, kui laomehed ise küsivad.`,
    ],
  },
  {
    key: 'oobiku-callcentre',
    company: 'oobiku',
    category: 'data-ai',
    tags: 'Speech recognition, Data analysis, Natural language',
    fixed: 3800,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Mille pärast su kliendid tegelikult helistavad',
      `
      Anna meile 2000 salvestatud kõnet. Kahe nädala pärast saad loetelu põhjustest koos sagedusega, iga põhjuse juures viis kuulatavat näidet ja hinnang, mitu kõnet jääks ära, kui arve teisel leheküljel üks lause ümber sõnastada.

      Nimed ja isikukoodid eemaldame enne, kui keegi midagi kuuleb.`,
    ],
    en: [
      'What your customers really call about',
      `
      Give us 2,000 recorded calls. Two weeks later you have a list of reasons with their frequency, five examples to listen to for each, and an estimate of how many calls would vanish if one sentence on page two of the invoice were reworded.

      Names and personal codes are removed before anyone hears anything.`,
    ],
  },
  {
    key: 'vaskuss-escrow',
    hasOwnEnding: true,
    company: 'vaskuss',
    category: 'software-development',
    tags: 'Code review, Technical writing, Software architecture',
    fixed: 2600,
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Kas teie tarkvarast saaks keegi teine aru?',
      `
      Bussifaktori kontroll. Anname ühele meie arendajale sinu koodi ja kolm päeva, arendajaga rääkida ei tohi. Tulemus ütleb, mida ta sai käima, kus jäi kinni ja millised kolm lehte dokumentatsiooni oleks olukorra päästnud.

      Tellivad peamiselt juhid, kellel on väga hea arendaja ja halb uni.`,
    ],
    en: [
      'Could anyone else understand your software?',
      `
      A check of your bus factor. We give one of our developers your code and three days, and no talking with the author. The result says what they got running, where they got stuck, and which three pages of documentation would have saved the day.

      Ordered mostly by managers with a very good developer and poor sleep.`,
    ],
    fr: [
      'Quelqu’un d’autre comprendrait-il votre code ?',
      `
      Un test simple : nous confions votre code à l'un de nos développeurs pendant trois jours, sans droit de parler à l'auteur. Le rapport dit ce qu'il a réussi à faire tourner, où il a calé et quelles trois pages de documentation l'auraient sauvé.

      Commandé surtout par des dirigeants qui ont un excellent développeur et un mauvais sommeil.`,
    ],
  },
  {
    key: 'quai-semaphore-prototype',
    company: 'quai-semaphore',
    category: 'mobile-apps',
    tags: 'Prototyping, Mobile UX, React Native, Usability testing',
    fixed: 7400,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Prototype mobile testé en quatre semaines',
      `
      Avant de dépenser soixante mille euros, dépensez-en sept. Quatre semaines, un prototype qui s'installe, huit utilisateurs observés chez eux, et une recommandation claire : y aller, changer d'idée ou renoncer.

      Une fois sur cinq, c'est renoncer. Personne ne nous en a voulu plus d'une journée.`,
    ],
    en: [
      'A mobile prototype, tried in four weeks',
      `
      Before spending sixty thousand euros, spend seven. Four weeks, a prototype that can be installed, eight users observed where they are, and a clear recommendation: go ahead, change the idea or give up.

      One time in five it is give up. Nobody has held it against us for more than a day.`,
    ],
  },
  {
    key: 'udupilt-recruit',
    hasOwnEnding: true,
    company: 'udupilt',
    category: 'marketing',
    tags: 'Video production, Social media, Brand strategy',
    fixed: 1900,
    experience: 's',
    duration: 1,
    hours: 's',
    et: [
      'Värbamisfilm, mis ei luba puuviljakorvi',
      `
      Näitame tööd, kolleege ja ka seda, mis on raske. Selle filmi järel kandideerib vähem inimesi ja rohkem neid, kes jäävad.

      Üks võttepäev, film 90 sekundit, kaks lühiversiooni telefonile.`,
    ],
    en: [
      'A recruitment film without the fruit basket',
      `
      We show the work, the colleagues and also what is hard. After such a film fewer people apply, and more of those who stay.

      One day of filming, 90 seconds, two short versions for the phone.`,
    ],
  },
  {
    key: 'torvik-code',
    company: 'torvik',
    category: 'cybersecurity',
    tags: 'Code audit, Web security, Threat modelling, Cryptography',
    fixed: 4800,
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Koodi turvaülevaatus enne avamist',
      `
      Kaks inimest, kaks nädalat ja sinu koodihoidla. Loeme sisselogimise, õigused, failid, maksed ja selle koha, mille kohta arendaja ütles "ajutine".

      Leiud kirjutame otse koodi juurde kommentaaridena, lisaks kolmeleheline kokkuvõte juhile.`,
    ],
    en: [
      'Security review of code before launch',
      `
      Two people, two weeks and your repository. We read the sign-in, the rights, the files, the payments and the place that the developer called "temporary".

      Findings are written right beside the code as comments, with a summary of three pages for the manager.`,
    ],
  },
  {
    key: 'kaldavete-training',
    hasOwnEnding: true,
    company: 'kaldavete',
    category: 'data-ai',
    tags: 'SQL, Data analysis, User training, Power BI',
    fixed: 1600,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'SQL inimestele, kes ei ole programmeerijad',
      `
      Kaks päeva, kuni kümme osalejat, sinu enda andmed. Teise päeva lõpuks vastab raamatupidaja, müügijuht ja laojuht ise küsimusele, mille jaoks muidu oodati nädal IT järel.

      Järelkursus kuu aja pärast on hinna sees.`,
    ],
  },
  {
    key: 'sinikivi-drill',
    company: 'sinikivi',
    category: 'cloud-devops',
    tags: 'Disaster recovery, Backup, PostgreSQL, High availability',
    fixed: 2800,
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'Taasteharjutus: kas varukoopiast saab firma',
      `
      Ühel kokkulepitud päeval kujutleme, et serverit enam ei ole. Taastame kõik varukoopiatest uude kohta, kell käib ja sina vaatad pealt.

      Õhtuks on teada kolm arvu: kui kaua see võttis, mitu tundi andmeid läks kaotsi ja millest me ei teadnudki, et see puudu on.`,
    ],
    en: [
      'Recovery drill: can backups bring you back?',
      `
      On an agreed day we imagine that the server is gone. We restore everything from backups to a new place while the clock runs and you watch.

      By evening three figures are known: how long it took, how many hours of data were lost, and what nobody knew was missing.`,
    ],
  },
  {
    key: 'lumehelk-words',
    hasOwnEnding: true,
    company: 'lumehelk',
    category: 'design-ux',
    tags: 'UX writing, Proofreading, Tone of voice',
    hourly: 55,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Kirjad ja veateated, mis ei solva',
      `
      "Teie taotlus on tagasi lükatud, pöörduge klienditeenindusse." Kirjutame sellised laused ümber nii, et inimene teab, mis juhtus, mida teha ja et see pole tema süü.

      Tavaline töö on 60–100 teksti ja kestab kaks nädalat. Lisaks saad kaheleheküljelise juhendi, kuidas ise edasi kirjutada.`,
    ],
    en: [
      'Letters and error messages that do not insult',
      `
      "Your application has been rejected, contact customer service." We rewrite such sentences so that a person knows what happened, what to do, and that it was not their fault.

      An ordinary job is 60 to 100 texts over two weeks. You also get a two-page guide for writing on by yourselves.`,
    ],
  },
  {
    key: 'contrepoint-access',
    company: 'contrepoint',
    category: 'qa-testing',
    tags: 'Accessibility testing, Web accessibility, Manual testing',
    fixed: 2400,
    experience: 'm',
    duration: 1,
    hours: 's',
    fr: [
      'Essais d’accessibilité avec de vrais usagers',
      `
      Cinq personnes en situation de handicap, cinq parcours, une semaine. Vous voyez les vidéos, nous expliquons ce qui bloque et ce qui agace.

      Rien ne remplace le moment où un directeur regarde quelqu'un chercher le bouton "Valider" pendant quatre minutes.`,
    ],
    en: [
      'Accessibility trials with real users',
      `
      Five people with disabilities, five journeys, one week. You see the videos; we explain what blocks and what annoys.

      Nothing replaces the moment when a director watches somebody look for the "Confirm" button for four minutes.`,
    ],
  },
  {
    key: 'hallrastas-workshop',
    hasOwnEnding: true,
    company: 'hallrastas',
    category: 'software-development',
    tags: 'Business analysis, Process mapping, Prototyping',
    fixed: 1800,
    experience: 'm',
    duration: 1,
    hours: 's',
    status: 'MODERATION',
    ageDays: 0.04,
    en: [
      'One day to find out what to build',
      `
      Five of your people, two of ours, one wall. By evening there is a drawing of what really happens today, a list of what hurts, and the smallest piece of software that would stop it hurting.

      Sometimes there is no software on the list. We charge the same.`,
    ],
    et: [
      'Üks päev, et aru saada, mida ehitada',
      `
      Viis inimest sinu poolt, kaks meie poolt ja üks sein. Õhtuks on joonis sellest, mis täna tegelikult toimub, loetelu sellest, mis valutab, ja väikseim tarkvara, mis valu ära võtaks.

      Vahel ei ole nimekirjas ühtki tarkvara. Hind on sama.`,
    ],
  },
  {
    key: 'hallrastas-observability',
    hasOwnEnding: true,
    company: 'hallrastas',
    category: 'software-development',
    tags: 'OpenTelemetry, Grafana, Java',
    project: [3000, 6000],
    experience: 'm',
    duration: 1,
    status: 'DRAFT',
    ageDays: 5,
    en: [
      'Seeing what your system does',
      `
      Two weeks: traces, a dozen charts that mean something, three alarms that are worth waking for. To add before we send it: the example from the heating company, with their consent.`,
    ],
  },
  {
    key: 'hallrastas-guarantee',
    company: 'hallrastas',
    category: 'software-development',
    tags: 'Legacy migration, Software architecture',
    project: [5000, 9000],
    experience: 'l',
    duration: 1,
    status: 'REJECTED',
    ageDays: 4,
    rejection: {
      rule: 'misleading-price',
      field: 'description',
      quote: 'half the price of any other offer, guaranteed',
      message:
        'A promise to halve any other offer cannot be checked by the reader. Please say what your own price includes instead. The description of the method is excellent.',
    },
    en: [
      'Rewriting one module of an old system',
      `
      We take one module out of an old system and build it anew beside it, with the same data and the same tests. Whatever others quote, ours is half the price of any other offer, guaranteed.

      Six to eight weeks for a module of ordinary size.`,
    ],
  },
  {
    key: 'hallrastas-desk',
    hasOwnEnding: true,
    company: 'hallrastas',
    category: 'web-ecommerce',
    tags: 'Booking system, React, Node.js',
    fixed: 4900,
    experience: 'm',
    duration: 1,
    status: 'ARCHIVED',
    ageDays: 61,
    archive: {
      reason: 'other',
      feedback: 'We have done this five times and now sell it as part of the self-service portal.',
    },
    en: [
      'Booking of appointments at a service desk',
      `
      A small module for offices where people queue: choose a time, get a reminder, come on time. It fits into an existing site and needs nobody to look after it.`,
    ],
    et: [
      'Teeninduspunkti aja broneerimine',
      `
      Väike moodul kohtadele, kus seistakse järjekorras: vali aeg, saa meeldetuletus, tule õigel ajal. Sobib olemasolevale lehele ega vaja eraldi hooldajat.`,
    ],
  },
]
