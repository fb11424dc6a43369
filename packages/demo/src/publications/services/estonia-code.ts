import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianCode: PublicationDraft[] = [
  {
    key: 'hallrastas-takeover',
    company: 'hallrastas',
    category: 'software-development',
    tags: 'Legacy migration, Software architecture, Java, PostgreSQL, Code review',
    project: [6000, 9000],
    experience: 'l',
    duration: 1,
    hours: 'm',
    ageDays: 4,
    promotedDays: 11,
    hasImages: true,
    et: [
      'Teise tehtud tarkvara ülevõtmine',
      `
      Arendaja läks ära, firma läks pankrotti või leping sai lihtsalt otsa ja nüüd seisab sinu süsteem nii, et keegi ei julge seda puutuda. Sellega me tegeleme.

      Kahe nädalaga paneme süsteemi oma arvutites käima, kirjutame üles, millest see koosneb, ning loeme läbi selle kolmandiku koodist, kus kõige rohkem muudetakse. Tulemuseks on 10–15 lehekülge: mis on korras, mis on ohtlik, mida teha kohe, mida aasta pärast ja palju see maksab.

      Seejärel otsustad, kas jätkad meiega, teistega või üldse mitte. Senistest ülevõtmistest 19 on jätkanud, 3 teinud meie plaani järgi oma meeskonnaga ja 1 lülitas süsteemi välja, mis oli õige otsus.`,
    ],
    en: [
      'Taking over software someone else built',
      `
      The developer left, the firm went under, or the contract simply ended, and now your system stands there and nobody dares to touch it. That is what we do.

      In two weeks we get the system running on our machines, write down what it is made of and read the third of the code that changes most. The result is 10 to 15 pages: what is sound, what is dangerous, what to do now, what in a year, and what it costs.

      Then you decide whether to go on with us, with others or not at all. Of the takeovers so far 19 continued, 3 followed our plan with their own team and 1 switched the system off, which was the right decision.`,
    ],
    fr: [
      'Reprise d’un logiciel développé par d’autres',
      `
      Le développeur est parti, l'entreprise a fermé ou le contrat s'est simplement arrêté, et votre système est là, sans que personne n'ose y toucher. C'est notre métier.

      En deux semaines, nous le faisons tourner chez nous, décrivons ce qui le compose et lisons le tiers du code qui change le plus. Le résultat tient en 10 à 15 pages : ce qui est sain, ce qui est dangereux, ce qu'il faut faire tout de suite, dans un an, et à quel prix.

      Ensuite, vous décidez de continuer avec nous, avec d'autres ou pas du tout. À ce jour, 19 clients ont continué, 3 ont suivi notre plan avec leur équipe et 1 a éteint le système, ce qui était la bonne décision.`,
    ],
  },
  {
    key: 'hallrastas-xroad',
    company: 'hallrastas',
    category: 'software-development',
    tags: 'X-Road, API integration, Java, Smart-ID, SOAP',
    project: [4000, 15000],
    experience: 'l',
    duration: 1,
    hours: 's',
    et: [
      'X-tee liidestused äriregistrist ehitusregistrini',
      `
      Oleme liidestanud 27 süsteemi äriregistri, rahvastikuregistri, maakatastri, tolli ja tervisekassa teenustega. Teame, milline päring vastab kohe, milline öösel ja milline ainult siis, kui lepingu lisas on õige number.

      Teeme ära ka paberitöö: turvaserveri tellimise, andmekasutuse lepingu lisad ja isikuandmete töötlemise kirjelduse. Tavaline liidestus on kasutusel kuue nädalaga, millest neli kulub lubade ootamisele.

      Kui vajad ainult ettevõtte andmeid avaandmetest, siis X-teed pole vaja ja ütleme seda kohe.`,
    ],
    en: [
      'X-Road links, from business to building register',
      `
      We have connected 27 systems to the services of the business register, population register, land cadastre, customs and health insurance. We know which query answers at once, which at night and which only if the annex to the contract bears the right number.

      We do the paperwork as well: ordering the security server, annexes to the data contracts, the record of personal data processing. An ordinary link is in use after six weeks, four of which are spent waiting for permits.

      If all you need is company data from open sources, you do not need X-Road, and we will tell you so at once.`,
    ],
  },
  {
    key: 'hallrastas-portal',
    company: 'hallrastas',
    category: 'software-development',
    tags: 'TypeScript, React, Node.js, PostgreSQL, OAuth',
    project: [25000, 70000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    hasImages: true,
    et: [
      'Klientide iseteenindus, mis vähendab kõnesid',
      `
      Ehitame iseteeninduse, kus klient näeb oma arveid, tellimusi ja lepinguid, muudab aadressi ja esitab avalduse ilma helistamata. Sisselogimine Smart-ID, Mobiil-ID või ID-kaardiga.

      Enne ehitamist kuulame poole päeva jagu kõnesid sinu klienditoes. Sealt tulevad kolm asja, mille pärast inimesed tegelikult helistavad, ja nendega alustame. Viimasel kliendil, soojafirmal, vähenes kõnede arv seitsme kuuga 44 protsenti.

      Töö käib sinu olemasoleva majandustarkvara peal, seda välja vahetama ei pea.`,
    ],
    en: [
      'Customer self-service that cuts phone calls',
      `
      We build self-service portals where customers see their invoices, orders and contracts, change an address and file a request without phoning. Sign-in by Smart-ID, Mobile-ID or ID card.

      Before we build, we spend half a day listening to calls in your support. That yields the three things people really call about, and we begin with those. At our latest client, a heating company, calls fell by 44 per cent in seven months.

      It sits on top of the business software you already have; nothing need be replaced.`,
    ],
  },
  {
    key: 'hallrastas-team',
    company: 'hallrastas',
    category: 'software-development',
    tags: 'Java, TypeScript, Scrum, Business analysis, Microservices',
    hourly: 68,
    experience: 'm',
    duration: 4,
    hours: 'm',
    work: 'OUTSTAFF',
    en: [
      'A standing team of three for your product',
      `
      Two developers and an analyst who have worked together for at least a year, joined to your product for six months or more. They bring their habits along: small releases, written decisions, tests that run before lunch.

      We suit companies whose own team is good but too small, and whose roadmap is full of things that keep sliding. We do not suit you if you need somebody for three weeks.

      We are free from the middle of next month. Say what you build with and what has been sliding longest.`,
    ],
    et: [
      'Püsimeeskond kolmest inimesest sinu tootele',
      `
      Kaks arendajat ja analüütik, kes on koos töötanud vähemalt aasta ja liituvad sinu tootega kuueks kuuks või pikemaks ajaks. Kaasa toovad nad oma harjumused: väikesed tarned, kirja pandud otsused ja testid, mis jooksevad enne lõunat.

      Sobime ettevõttele, kelle oma meeskond on hea, aga väike, ja kelle plaanis on asju, mis aina edasi lükkuvad. Kui vajad kedagi kolmeks nädalaks, siis me ei sobi.

      Vabad oleme järgmise kuu keskpaigast. Kirjuta, mille peal sa ehitad ja mis on kõige kauem edasi lükkunud.`,
    ],
  },
  {
    key: 'vaskuss-delphi',
    company: 'vaskuss',
    category: 'software-development',
    tags: 'Delphi, Legacy migration, SQL Server, Refactoring',
    hourly: 74,
    experience: 'l',
    duration: 4,
    hours: 's',
    ageDays: 7,
    et: [
      'Delphi programmide hooldus ja kolimine',
      `
      Kas sinu ettevõtte tähtsaim programm on kirjutatud Delphi 7-s ja selle ainus tundja on suvilas? Võtame hooldusse kõik versioonid alates viiendast.

      Esimese asjana paneme koodi versioonihaldusse ja teeme nii, et programmi saab ehitada ka teises arvutis. See võtab päevast nädalani ja sellest ajast peale ei ole sa ühe inimese pantvang.

      Kolimise plaani teeme siis, kui sul on selleks põhjust. Vahel on kõige odavam jätta programm alles ja vahetada ainult andmebaas.`,
    ],
    en: [
      'Care and migration of Delphi programs',
      `
      Is the most important program of your company written in Delphi 7, and is the only person who knows it at his summer cottage? We take on every version from the fifth upwards.

      First we put the code under version control and make it build on a second computer. That takes from a day to a week, and from then on you are no longer one person's hostage.

      We plan a migration when you have a reason for one. Sometimes the cheapest course is to keep the program and change only the database.`,
    ],
    fr: [
      'Maintenance et migration de logiciels Delphi',
      `
      Le logiciel le plus important de votre entreprise est écrit en Delphi 7, et la seule personne qui le connaît est en vacances ? Nous reprenons toutes les versions depuis la cinquième.

      Nous commençons par placer le code sous gestion de versions et par le compiler sur un deuxième poste. Il faut d'un jour à une semaine, et dès lors vous n'êtes plus l'otage d'une seule personne.

      Nous planifions une migration quand vous avez une raison d'en faire une. Parfois, le moins cher est de garder le programme et de ne changer que la base de données.`,
    ],
  },
  {
    key: 'vaskuss-oracle',
    company: 'vaskuss',
    category: 'software-development',
    tags: 'Oracle Database, PostgreSQL, Database tuning, Data migration',
    project: [15000, 60000],
    experience: 'l',
    duration: 3,
    hours: 's',
    et: [
      'Oracle’ist PostgreSQL-i ilma seisakuta',
      `
      Litsents maksab rohkem kui inimesed? Oleme kolinud üheksa süsteemi, suurim 4,2 terabaiti ja 1100 PL/SQL-protseduuri.

      Uus andmebaas käib mitu nädalat vanaga paralleelselt ja iga päring tehakse mõlemas. Kui vastused lähevad lahku, saame sellest teada enne sind. Ümberlülitamine võtab minuteid ja esimesel nädalal saab tagasi lülitada.

      Alustuseks saadad meile skeemi ilma andmeteta ja saad kahe nädalaga hinnangu, mis osa kolib ise ja mis nõuab käsitööd.`,
    ],
    en: [
      'From Oracle to PostgreSQL without downtime',
      `
      Does the licence cost more than the people? We have moved nine systems, the largest with 4.2 terabytes and 1,100 PL/SQL procedures.

      The new database runs beside the old for several weeks, and each query is put to both. If the answers differ, we know before you do. Switching over takes minutes, and for a week it can be switched back.

      To begin, you send us the schema without its data, and within two weeks you have an estimate of what moves by itself and what needs handwork.`,
    ],
  },
  {
    key: 'vaskuss-tests',
    company: 'vaskuss',
    category: 'qa-testing',
    tags: 'Test automation, Refactoring, Regression testing, Java',
    project: [8000, 14000],
    experience: 'l',
    duration: 2,
    hours: 's',
    et: [
      'Testid koodile, millel neid kunagi polnud',
      `
      Ära alusta ümberkirjutamisest, alusta teadmisest. Katame olemasoleva käitumise testidega, ka selle osa, mis on vale, sest keegi kuskil arvestab sellega.

      Kuue nädala pärast on sul paarsada testi tähtsamate äritoimingute kohta, need jooksevad alla kümne minuti ja kukuvad siis, kui midagi päriselt muutub. Su oma arendajad õpivad töö käigus neid juurde kirjutama.`,
    ],
  },
  {
    key: 'kiirevoolu-people',
    company: 'kiirevoolu',
    category: 'software-development',
    tags: 'Java, C#, Angular, Scrum, Project management',
    hourly: 58,
    experience: 'm',
    duration: 4,
    hours: 'm',
    work: 'OUTSTAFF',
    ageDays: 8,
    promotedDays: 20,
    en: [
      'Developers and analysts by the quarter',
      `
      Some 20 of our 160 people are between projects at any time. You may have them for a quarter or longer: Java, .NET, Angular, React, analysis, project management, all with at least four years behind them.

      Tell us what the person will do on the tenth day, not which certificates they should hold. Within three working days you have two profiles with rates. Whoever you choose keeps an experienced colleague here to turn to when stuck.

      Available in the coming quarter:
      - Java and Spring, senior: 3
      - .NET and Angular, middle: 4
      - React and TypeScript, senior: 2
      - business analyst, energy and finance: 2
      - project manager: 1

      Rates from €48 to €86 an hour depending on role. Invoices monthly, 14 days. Notice on either side 30 days.`,
    ],
    et: [
      'Arendajad ja analüütikud kvartali kaupa',
      `
      Meie 160 inimesest on umbes 20 igal ajal kahe projekti vahel. Neid saab kvartaliks või kauemaks: Java, .NET, Angular, React, analüüs, projektijuhtimine, kõigil vähemalt neli aastat kogemust.

      Kirjuta, mida inimene kümnendal päeval tegema hakkab, mitte milliseid sertifikaate tal vaja on. Kolme tööpäevaga saad kaks profiili koos hinnaga. Igaühe seljataga on siin kogenud kolleeg, kelle poole kinnijäämise korral pöörduda.

      Järgmisel kvartalil on vabad:
      - Java ja Spring, vanemarendaja: 3
      - .NET ja Angular, arendaja: 4
      - React ja TypeScript, vanemarendaja: 2
      - ärianalüütik, energeetika ja rahandus: 2
      - projektijuht: 1

      Tunnihind 48–86 eurot olenevalt rollist. Arve kord kuus, maksetähtaeg 14 päeva. Etteteatamine mõlemal poolel 30 päeva.`,
    ],
    fr: [
      'Développeurs et analystes au trimestre',
      `
      Sur nos 160 collaborateurs, une vingtaine sont à tout moment entre deux projets. Vous pouvez les avoir pour un trimestre ou davantage : Java, .NET, Angular, React, analyse, gestion de projet, tous avec au moins quatre ans de métier.

      Dites-nous ce que la personne fera le dixième jour, plutôt que les certificats à détenir. Sous trois jours ouvrés, vous recevez deux profils avec leurs tarifs. Chacun garde chez nous un collègue expérimenté vers qui se tourner en cas de blocage.

      Disponibles au prochain trimestre :
      - Java et Spring, senior : 3
      - .NET et Angular, confirmé : 4
      - React et TypeScript, senior : 2
      - analyste métier, énergie et finance : 2
      - chef de projet : 1

      Tarifs de 48 à 86 € de l'heure selon le rôle. Facturation mensuelle à 14 jours. Préavis de 30 jours de part et d'autre.`,
    ],
  },
  {
    key: 'kiirevoolu-payments',
    company: 'kiirevoolu',
    category: 'software-development',
    tags: 'Java, Spring Boot, Apache Kafka, Payment integration, High availability',
    project: [60000, 240000],
    experience: 'l',
    duration: 4,
    hours: 'm',
    et: [
      'Maksesüsteemid, mis töötavad ka jõululaupäeval',
      `
      Oleme ehitanud kolm süsteemi, mille seisak jõuab uudistesse. Oskame kirjutada koodi, mis ei tee makset kaks korda, ja tõestada seda audiitorile.

      Meeskond viis kuni kaheksa inimest, arhitekt algusest lõpuni sama. Tarnime iga kahe nädala tagant, ka regulaatori aruandluse ja jälgitavuse osa.

      Kogemus:
      - SEPA ja SEPA välkmaksed, ISO 20022
      - kaardimaksete arveldus ja vaidlustused
      - rahapesu tõkestamise kontrollid
      - regulatiivne aruandlus Eestis, Lätis ja Leedus

      Viited kahele kliendile anname pärast konfidentsiaalsuslepingut.`,
    ],
    en: [
      'Payment systems that run on Christmas Eve',
      `
      We have built three systems whose outages make the news. We can write code that never pays twice, and prove it to an auditor.

      A team of five to eight with one architect from beginning to end. We deliver every fortnight, regulatory reporting and traceability included.

      Experience:
      - SEPA and SEPA Instant, ISO 20022
      - settlement of card payments and chargebacks
      - anti-money-laundering checks
      - regulatory reporting in Estonia, Latvia and Lithuania

      References to two clients after a non-disclosure agreement.`,
    ],
  },
]
