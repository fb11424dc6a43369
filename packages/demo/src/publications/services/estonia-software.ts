import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianSoftware: PublicationDraft[] = [
  {
    key: 'hallrastas-takeover', company: 'hallrastas', category: 'software-development', tags: 'Legacy migration, Software architecture, Java, PostgreSQL, Code review',
    project: [6000, 9000], experience: 'l', duration: 1, hours: 'm', ageDays: 4, promotedDays: 11, hasImages: true,
    et: ['Teise tehtud tarkvara ülevõtmine', `
      Arendaja läks ära, firma läks pankrotti või leping sai lihtsalt otsa ja nüüd seisab sinu süsteem nii, et keegi ei julge seda puutuda. Sellega me tegeleme.

      Kahe nädalaga paneme süsteemi oma arvutites käima, kirjutame üles, millest see koosneb, ning loeme läbi selle kolmandiku koodist, kus kõige rohkem muudetakse. Tulemuseks on 10–15 lehekülge: mis on korras, mis on ohtlik, mida teha kohe, mida aasta pärast ja palju see maksab.

      Seejärel otsustad, kas jätkad meiega, teistega või üldse mitte. Senistest ülevõtmistest 19 on jätkanud, 3 teinud meie plaani järgi oma meeskonnaga ja 1 lõpetanud süsteemi käigushoidmise, mis oli õige otsus.`],
    en: ['Taking over software someone else built', `
      The developer left, the firm went under, or the contract simply ended, and now your system stands there and nobody dares to touch it. That is what we do.

      In two weeks we get the system running on our machines, write down what it is made of and read the third of the code that changes most. The result is 10 to 15 pages: what is sound, what is dangerous, what to do now, what in a year, and what it costs.

      Then you decide whether to go on with us, with others or not at all. Of the takeovers so far 19 continued, 3 followed our plan with their own team and 1 switched the system off, which was the right decision.`],
    fr: ['Reprise d’un logiciel développé par d’autres', `
      Le développeur est parti, l'entreprise a fermé ou le contrat s'est simplement arrêté, et votre système est là, sans que personne n'ose y toucher. C'est notre métier.

      En deux semaines, nous le faisons tourner chez nous, décrivons ce qui le compose et lisons le tiers du code qui change le plus. Le résultat tient en 10 à 15 pages : ce qui est sain, ce qui est dangereux, ce qu'il faut faire tout de suite, dans un an, et à quel prix.

      Ensuite, vous décidez de continuer avec nous, avec d'autres ou pas du tout. À ce jour, 19 clients ont continué, 3 ont suivi notre plan avec leur équipe et 1 a éteint le système, ce qui était la bonne décision.`],
  },
  {
    key: 'hallrastas-xroad', company: 'hallrastas', category: 'software-development', tags: 'X-Road, API integration, Java, Smart-ID, SOAP',
    project: [4000, 15000], experience: 'l', duration: 1, hours: 's',
    et: ['X-tee liidestused äriregistrist ehitusregistrini', `
      Oleme liidestanud 27 süsteemi äriregistri, rahvastikuregistri, maakatastri, tolli ja tervisekassa teenustega. Teame, milline päring vastab kohe, milline öösel ja milline ainult siis, kui lepingu lisas on õige number.

      Teeme ära ka paberitöö: turvaserveri tellimise, andmekasutuse lepingu lisad ja isikuandmete töötlemise kirjelduse. Tavaline liidestus on kasutusel kuue nädalaga, millest neli kulub lubade ootamisele.

      Kui vajad ainult ettevõtte andmeid avaandmetest, siis X-teed pole vaja ja ütleme seda kohe.`],
    en: ['X-Road links, from business to building register', `
      We have connected 27 systems to the services of the business register, population register, land cadastre, customs and health insurance. We know which query answers at once, which at night and which only if the annex to the contract bears the right number.

      We do the paperwork as well: ordering the security server, annexes to the data contracts, the record of personal data processing. An ordinary link is in use after six weeks, four of which are spent waiting for permits.

      If all you need is company data from open sources, you do not need X-Road, and we will tell you so at once.`],
  },
  {
    key: 'hallrastas-portal', company: 'hallrastas', category: 'software-development', tags: 'TypeScript, React, Node.js, PostgreSQL, OAuth',
    project: [25000, 70000], experience: 'm', duration: 3, hours: 'm', hasImages: true,
    et: ['Klientide iseteenindus, mis vähendab kõnesid', `
      Ehitame iseteeninduse, kus klient näeb oma arveid, tellimusi ja lepinguid, muudab aadressi ja esitab avalduse ilma helistamata. Sisselogimine Smart-ID, Mobiil-ID või ID-kaardiga.

      Enne ehitamist kuulame poole päeva jagu kõnesid sinu klienditoes. Sealt tulevad kolm asja, mille pärast inimesed tegelikult helistavad, ja nendega alustame. Viimasel kliendil, soojafirmal, vähenes kõnede arv seitsme kuuga 44 protsenti.

      Töö käib sinu olemasoleva majandustarkvara peal, seda välja vahetama ei pea.`],
    en: ['Customer self-service that cuts phone calls', `
      We build self-service portals where customers see their invoices, orders and contracts, change an address and file a request without phoning. Sign-in by Smart-ID, Mobile-ID or ID card.

      Before we build, we spend half a day listening to calls in your support. That yields the three things people really call about, and we begin with those. At our latest client, a heating company, calls fell by 44 per cent in seven months.

      It sits on top of the business software you already have; nothing need be replaced.`],
  },
  {
    key: 'hallrastas-team', company: 'hallrastas', category: 'software-development', tags: 'Java, TypeScript, Scrum, Business analysis, Microservices',
    hourly: 68, experience: 'm', duration: 4, hours: 'm', work: 'OUTSTAFF',
    en: ['A standing team of three for your product', `
      Two developers and an analyst who have worked together for at least a year, joined to your product for six months or more. They bring their habits along: small releases, written decisions, tests that run before lunch.

      We suit companies whose own team is good but too small, and whose roadmap is full of things that keep sliding. We do not suit you if you need somebody for three weeks.

      We are free from the middle of next month. Say what you build with and what has been sliding longest.`],
    et: ['Püsimeeskond kolmest inimesest sinu tootele', `
      Kaks arendajat ja analüütik, kes on koos töötanud vähemalt aasta ja liituvad sinu tootega kuueks kuuks või pikemaks ajaks. Kaasa toovad nad oma harjumused: väikesed tarned, kirja pandud otsused ja testid, mis jooksevad enne lõunat.

      Sobime ettevõttele, kelle oma meeskond on hea, aga väike, ja kelle plaanis on asju, mis aina edasi lükkuvad. Kui vajad kedagi kolmeks nädalaks, siis me ei sobi.

      Vabad oleme järgmise kuu keskpaigast. Kirjuta, mille peal sa ehitad ja mis on kõige kauem edasi lükkunud.`],
  },
  {
    key: 'rannapuu-woo', company: 'rannapuu', category: 'web-ecommerce', tags: 'WooCommerce, WordPress, PHP, Payment integration, Web performance',
    project: [3500, 9000], experience: 'm', duration: 1, hours: 's', ageDays: 9, hasImages: true,
    et: ['WooCommerce’i poe korrastamine kuue nädalaga', `
      Sinu pood töötab, aga aeglaselt, ja iga uuenduse ees hoiad hinge kinni. Kuue nädalaga teeme nii: nädal mõõtmist, kolm nädalat parandamist, üks katsetamist, üks jälgimist.

      Tavaliselt viskame välja pooled pistikprogrammid, teeme korda otsingu, laoseisu ja pangalingid ning tõstame poe serverisse, mis jaanuari allahindlust üle elab. Kujundust ei puutu.

      Enne ja pärast mõõdame sama kolme asja: esilehe kiirust telefonis, ostukorvi jõudmist ja tellimuste arvu.`],
    en: ['Your WooCommerce shop put right in six weeks', `
      Your shop works, but slowly, and before each update you hold your breath. In six weeks we do this: one of measuring, three of repairing, one of trying out, one of watching.

      Usually we throw out half of the plugins, put the search, stock and bank links right and move the shop to a server that survives the January sale. We leave the design alone.

      Before and after, we measure the same three things: speed of the front page on a phone, baskets reached and orders placed.`],
  },
  {
    key: 'rannapuu-shopify', company: 'rannapuu', category: 'web-ecommerce', tags: 'Shopify, Online shop, Product data, API integration',
    fixed: 5900, experience: 's', duration: 1, hours: 's',
    et: ['Shopify pood tootjale, kes pole veebis müünud', `
      Kui toodad midagi ilusat ja oled seni müünud laatadel või edasimüüjate kaudu, siis suurt arendust sul vaja ei ole. Seame kindla hinnaga üles Shopify poe: kuni 80 toodet, neli tarneviisi, maksed, arved raamatupidamisse ja kaks keelt.

      Tootekirjeldused toimetame üle, pildid teed ise meie juhendi järgi või käime päevaks kohal. Lõpus on kahetunnine koolitus ja salvestis, mida saab järele vaadata.`],
    en: ['A Shopify shop for makers new to selling online', `
      If you make something beautiful and have sold at fairs or through dealers until now, you do not need big development. For a fixed price we set up a Shopify store: up to 80 products, four ways of delivery, payments, invoices into your accounts and two languages.

      We edit your product texts; you take the pictures by our guide, or we come for a day. It ends with two hours of training and a recording to come back to.`],
    fr: ['Boutique Shopify pour se lancer en ligne', `
      Si vous fabriquez de belles choses et vendez jusqu'ici sur des salons ou chez des revendeurs, un grand développement est inutile. À prix fixe, nous ouvrons une boutique Shopify : 80 produits au plus, quatre modes de livraison, les paiements, les factures transmises à la comptabilité et deux langues.

      Nous relisons vos fiches ; vous prenez les photos en suivant notre guide, ou nous venons une journée. Deux heures de formation clôturent le projet, avec un enregistrement à revoir.`],
  },
  {
    key: 'rannapuu-care', company: 'rannapuu', category: 'web-ecommerce', tags: 'WordPress, WooCommerce, Web performance, Backup',
    hourly: 52, experience: 's', duration: 4, hours: 's',
    et: ['E-poe hooldus, kus vastab alati sama inimene', `
      Kuutasu eest uuendame, varundame ja jälgime poodi ning sul on kolm töötundi oma soovide jaoks. Kasutamata tunnid kanduvad kuni kolm kuud edasi.

      Helistad ja vastab Karl-Erik või Merle, mitte järjekord. Kui pood on maas, hakkame tegelema 20 minutiga, jõulude ajal ka öösel.`],
    en: ['Shop upkeep where the same person always answers', `
      For a monthly fee we update, back up and watch your shop, and you have three working hours for wishes of your own. Hours not used carry over for up to three months.

      You ring and Karl-Erik or Merle answers, not a queue. When the shop is down we are on it within 20 minutes, before Christmas also at night.`],
  },
  {
    key: 'vaskuss-delphi', company: 'vaskuss', category: 'software-development', tags: 'Delphi, Legacy migration, SQL Server, Refactoring',
    hourly: 74, experience: 'l', duration: 4, hours: 's', ageDays: 7,
    et: ['Delphi programmide hooldus ja kolimine', `
      Kas sinu ettevõtte tähtsaim programm on kirjutatud Delphi 7-s ja selle ainus tundja on suvilas? Võtame hooldusse kõik versioonid alates viiendast.

      Esimese asjana paneme koodi versioonihaldusse ja teeme nii, et programmi saab ehitada ka teises arvutis. See võtab päevast nädalani ja sellest ajast peale ei ole sa ühe inimese pantvang.

      Kolimise plaani teeme siis, kui sul on selleks põhjust. Vahel on kõige odavam jätta programm alles ja vahetada ainult andmebaas.`],
    en: ['Care and migration of Delphi programs', `
      Is the most important program of your company written in Delphi 7, and is the only person who knows it at his summer cottage? We take on every version from the fifth upwards.

      First we put the code under version control and make it build on a second computer. That takes from a day to a week, and from then on you are no longer one person's hostage.

      We plan a migration when you have a reason for one. Sometimes the cheapest course is to keep the program and change only the database.`],
    fr: ['Maintenance et migration de logiciels Delphi', `
      Le logiciel le plus important de votre entreprise est écrit en Delphi 7, et la seule personne qui le connaît est en vacances ? Nous reprenons toutes les versions depuis la cinquième.

      Nous commençons par placer le code sous gestion de versions et par le compiler sur un deuxième poste. Il faut d'un jour à une semaine, et dès lors vous n'êtes plus l'otage d'une seule personne.

      Nous planifions une migration quand vous avez une raison d'en faire une. Parfois, le moins cher est de garder le programme et de ne changer que la base de données.`],
  },
  {
    key: 'vaskuss-oracle', company: 'vaskuss', category: 'software-development', tags: 'Oracle Database, PostgreSQL, Database tuning, Data migration',
    project: [15000, 60000], experience: 'l', duration: 3, hours: 's',
    et: ['Oracle’ist PostgreSQL-i ilma seisakuta', `
      Litsents maksab rohkem kui inimesed? Oleme kolinud üheksa süsteemi, suurim 4,2 terabaiti ja 1100 PL/SQL-protseduuri.

      Uus andmebaas käib mitu nädalat vanaga paralleelselt ja iga päring tehakse mõlemas. Kui vastused lähevad lahku, saame sellest teada enne sind. Ümberlülitamine võtab minuteid ja esimesel nädalal saab tagasi lülitada.

      Alustuseks saadad meile skeemi ilma andmeteta ja saad kahe nädalaga hinnangu, mis osa kolib ise ja mis nõuab käsitööd.`],
    en: ['From Oracle to PostgreSQL without downtime', `
      Does the licence cost more than the people? We have moved nine systems, the largest with 4.2 terabytes and 1,100 PL/SQL procedures.

      The new database runs beside the old for several weeks, and each query is put to both. If the answers differ, we know before you do. Switching over takes minutes, and for a week it can be switched back.

      To begin, you send us the schema without its data, and within two weeks you have an estimate of what moves by itself and what needs handwork.`],
  },
  {
    key: 'vaskuss-tests', company: 'vaskuss', category: 'qa-testing', tags: 'Test automation, Refactoring, Regression testing, Java',
    project: [8000, 14000], experience: 'l', duration: 2, hours: 's',
    et: ['Testid koodile, millel neid kunagi polnud', `
      Ära alusta ümberkirjutamisest, alusta teadmisest. Katame olemasoleva käitumise testidega, ka selle osa, mis on vale, sest keegi kuskil arvestab sellega.

      Kuue nädala pärast on sul paarsada testi tähtsamate äritoimingute kohta, need jooksevad alla kümne minuti ja kukuvad siis, kui midagi päriselt muutub. Su oma arendajad õpivad töö käigus neid juurde kirjutama.`],
  },
  {
    key: 'mobiilimesi-field', company: 'mobiilimesi', category: 'mobile-apps', tags: 'Flutter, Offline first, Mobile UX, Barcode scanning, Push notifications',
    project: [12000, 35000], experience: 'm', duration: 2, hours: 'm', ageDays: 3, promotedDays: 5, hasImages: true,
    et: ['Äpp inimestele, kes töötavad väljas', `
      Montöörid, metsamõõtjad, kullerid, hoolduspersonal: nende tööpäev mahub tavaliselt nelja ekraani. Meie oskus on leida need neli.

      Rakendus töötab ilma levita, pildistab, skannib, võtab allkirja ja saadab kõik edasi, kui võrk tagasi tuleb. Kontoripoolel on lihtne veebivaade. Liidestame olemasoleva majandustarkvaraga.

      Esimene kasutatav versioon on käes kuue kuni kaheksa nädalaga. Enne seda oleme vähemalt päeva sinu inimestega kaasas käinud.`],
    en: ['Apps for people who work out of doors', `
      Fitters, forest surveyors, couriers, maintenance crews: their working day usually fits on four screens. Our skill is finding those four.

      The app works without a signal, takes photographs, scans, collects a signature and sends it all on when the network returns. The office gets a simple web view. We connect it to the business software you have.

      A first usable version comes in six to eight weeks. By then we have spent at least one day out with your people.`],
    fr: ['Applications pour les équipes de terrain', `
      Monteurs, forestiers, livreurs, techniciens : leur journée tient le plus souvent sur quatre écrans. Notre savoir-faire est de trouver lesquels.

      L'application fonctionne sans réseau, photographie, scanne, recueille une signature et transmet le tout dès que la connexion revient. Le bureau dispose d'une vue web simple. Nous la relions à votre logiciel de gestion.

      Une première version utilisable arrive en six à huit semaines. D'ici là, nous aurons passé au moins une journée avec vos équipes.`],
  },
  {
    key: 'mobiilimesi-rescue', company: 'mobiilimesi', category: 'mobile-apps', tags: 'iOS, Android, App Store release, Flutter',
    fixed: 1900, experience: 'm', duration: 1, hours: 's',
    et: ['Poest tagasi lükatud äpi päästmine', `
      Apple või Google saatis kirja ja sealt ei saa aru, mida nad tahavad. Loeme läbi, vaatame rakenduse üle, parandame põhjuse ja vaidleme sinu eest poega, kuni äpp on sees.

      Kindel hind, tavaliselt viis tööpäeva. Kui läbi ei saa, siis raha ei võta. Seni oleme üks kord raha tagasi andnud.`],
    en: ['Rescue for an app the store turned down', `
      Apple or Google has written, and nobody can tell what they want. We read it, go through the app, fix the cause and argue with the store on your behalf until it is in.

      A fixed price, five working days as a rule. If it does not get through, you do not pay. So far we have given the money back once.`],
  },
  {
    key: 'mobiilimesi-ble', company: 'mobiilimesi', category: 'mobile-apps', tags: 'Bluetooth LE, Swift, Kotlin, IoT, Firebase',
    hourly: 66, experience: 'l', duration: 2, hours: 's',
    en: ['Bluetooth apps for devices and locks', `
      Pairing that works the first time, firmware updates that do not brick anything, a connection that comes back after the phone has slept: the dull parts of Bluetooth are where projects die. We have done it for a sauna stove, a hearing test, two locks and a cow collar.

      We test on 60 phones of our own, including the three Androids that break everything. Ask for our checklist before you fix the hardware; some mistakes can only be avoided at that stage.`],
    et: ['Bluetoothi rakendused seadmetele ja lukkudele', `
      Sidumine, mis õnnestub esimesel korral, püsivara uuendus, mis midagi ära ei riku, ühendus, mis tuleb pärast telefoni uinumist tagasi: just nendes igavates kohtades projektid hukkuvad. Oleme seda teinud saunakerisele, kuulmistestile, kahele lukule ja lehma kaelarihmale.

      Testime 60 oma telefoniga, nende seas kolm Androidi, mis kõik katki teevad. Küsi meie kontroll-lehte enne, kui riistvara lukku lööd, sest mõnda viga saab vältida ainult siis.`],
  },
  {
    key: 'kaldavete-reporting', company: 'kaldavete', category: 'data-ai', tags: 'Power BI, dbt, SQL, Data warehouse, Data visualisation',
    project: [9000, 18000], experience: 'm', duration: 2, hours: 's', ageDays: 12,
    et: ['Kolm aruannet neljakümne asemel', `
      Iga osakonnajuht teeb oma tabeli ja koosolekul vaieldakse, kelle number on õige. Paneme andmed ühte kohta, lepime kokku paarkümmend mõistet ja ehitame kolm vaadet, mida päriselt avatakse.

      Kaheksa nädalat, Power BI või Metabase, andmeladu sinu enda pilves. Iga arv on klõpsatav kuni algse arveni. Kolmkümmend seitse vana aruannet sulgeme ametlikult ja tähistame seda tordiga.`],
    en: ['Three reports instead of forty', `
      Each head of department makes a table of their own, and meetings are spent arguing whose number is right. We bring the data into one place, agree on some twenty terms and build three views that people really open.

      Eight weeks, Power BI or Metabase, the warehouse in your own cloud. Every figure can be clicked down to its invoice. The other thirty-seven reports are closed officially, with cake.`],
    fr: ['Trois tableaux de bord au lieu de quarante', `
      Chaque chef de service tient son propre tableau et la réunion se passe à discuter du bon chiffre. Nous réunissons les données, convenons d'une vingtaine de définitions et construisons trois vues que l'on ouvre vraiment.

      Huit semaines, Power BI ou Metabase, l'entrepôt dans votre propre cloud. Chaque chiffre se déplie jusqu'à la facture d'origine. Les trente-sept autres rapports sont fermés officiellement, avec un gâteau.`],
  },
  {
    key: 'kaldavete-forecast', company: 'kaldavete', category: 'data-ai', tags: 'Demand forecasting, Python, Machine learning, Time series',
    project: [15000, 40000], experience: 'l', duration: 2, hours: 's',
    et: ['Nõudluse prognoos, mida planeerija usaldab', `
      Prognoosimudel on kerge osa. Raske on see, et planeerija kell kuus õhtul seda kasutaks. Seepärast näitame iga arvu juures, millest see tuleb: eelmine nädal, ilm, kampaania, püha.

      Mõõdame viga tagasiulatuvalt kogu eelmise aasta peal ja paneme kirja, mille võrra oleks raha säästetud. Kui ei oleks, siis lõpetame ja maksad ainult katse eest (2800 eurot).

      Oleme seda teinud pagarile, piimatööstusele ja apteegiketile.`],
    en: ['A demand forecast that planners trust', `
      The model is the easy part. The hard part is that a planner should use it at six in the evening. So beside each number we show where it comes from: last week, the weather, a campaign, a holiday.

      We measure the error backwards over the whole of last year and write down how much money it would have saved. If none, we stop and you pay for the trial alone (€2,800).

      We have done this for a baker, a dairy and a chain of pharmacies.`],
  },
  {
    key: 'kaldavete-documents', company: 'kaldavete', category: 'data-ai', tags: 'OCR, Large language models, Python, RAG',
    project: [8000, 20000], experience: 'm', duration: 1, hours: 's',
    et: ['Saatelehtede ja arvete lugemine ilma tippimata', `
      Kui keegi tipib iga päev PDF-ist andmeid süsteemi, siis tavaliselt tasub see ära automatiseerida umbes 200 dokumendist päevas. Alla selle ei tasu ja siis me ei müü.

      Ehitame lugeja, mis tunneb sinu partnerite dokumente, märgib ebakindlad väljad kollaseks ja õpib parandustest. Inimene vaatab üle ainult kollased. Viimases projektis jäi neid 6 protsenti.`],
    en: ['Reading waybills and invoices without typing', `
      Where somebody types data from PDFs every day, automation usually pays from about 200 documents a day. Below that it does not, and then we won't sell it.

      We build a reader that knows the documents of your partners, marks doubtful fields yellow and learns from corrections. People look only at the yellow ones. In our latest project those were 6 per cent.`],
  },
  {
    key: 'sinikivi-costs', company: 'sinikivi', category: 'cloud-devops', tags: 'Cost optimisation, AWS, Azure, Terraform',
    fixed: 3600, experience: 'l', duration: 1, hours: 's', ageDays: 6,
    et: ['Pilvearve ülevaatus nelja päevaga', `
      Anna meile lugemisõigus ja nelja päeva pärast saad tabeli: mille eest maksad, mida keegi ei kasuta, mida saaks osta odavamalt ja mida tasub rahule jätta. Iga rea juures on sääst kuus ja riskihinnang.

      Keskmine leid viimases 22 ülevaatuses oli 31 protsenti arvest. Kui leiame vähem kui oma tasu jagu aastas, siis arvet ei esita.`],
    en: ['A review of your cloud bill in four days', `
      Give us read access, and four days later you have a table: what you pay for, what nobody uses, what could be bought cheaper and what is best left alone. Each line shows the saving per month and the risk.

      Over our last 22 reviews the average finding was 31 per cent of the bill. If we find less than our fee in a year, we send no invoice.`],
    fr: ['Revue de votre facture cloud en quatre jours', `
      Donnez-nous un accès en lecture et, quatre jours plus tard, vous recevez un tableau : ce que vous payez, ce que personne n'utilise, ce qui s'achète moins cher et ce qu'il vaut mieux laisser tranquille. Chaque ligne indique l'économie mensuelle et le risque.

      Sur nos 22 dernières revues, nous avons trouvé en moyenne 31 % de la facture. Si nous trouvons moins que nos honoraires sur un an, nous n'envoyons pas de facture.`],
  },
  {
    key: 'sinikivi-oncall', company: 'sinikivi', category: 'cloud-devops', tags: 'On-call, Site reliability, Kubernetes, Prometheus, PostgreSQL',
    hourly: 78, experience: 'l', duration: 4, hours: 's',
    et: ['Öine valve sinu süsteemile', `
      Kuus inseneri graafikus, vastamine 10 minutiga, aastaringselt. Enne valve algust seame üles seire, kirjutame koos tegevusjuhised ja teeme ühe häireharjutuse, mille käigus lülitame midagi päriselt välja.

      Helinaid peaks aja jooksul jääma vähemaks, muidu teeme midagi valesti. Keskmisel kliendil on esimesel kuul 14 ja poole aasta pärast 2 öist kõnet.

      Sobib Linuxile, Kubernetesele ja PostgreSQL-ile. Windowsi servereid me öösel ei valva.`],
    en: ['Night watch for your systems', `
      Six engineers in rotation, an answer within 10 minutes, all year round. Before the watch begins we set up monitoring, write the instructions with you and hold one drill in which we really switch something off.

      Calls should become fewer in time, or else we are doing something wrong. An average client has 14 in the first month and 2 after half a year.

      For Linux, Kubernetes and PostgreSQL. We do not watch Windows servers at night.`],
  },
  {
    key: 'sinikivi-platform', company: 'sinikivi', category: 'cloud-devops', tags: 'Kubernetes, Terraform, GitLab CI, Helm, OpenTelemetry',
    project: [14000, 45000], experience: 'l', duration: 2, hours: 'm', hasImages: true,
    et: ['Tarneahel: koodist toodanguni 15 minutiga', `
      Kui uue versiooni väljaandmine on sündmus, mille jaoks tellitakse pitsat, siis tuleme appi. Ehitame tarneahela, kus iga muudatus testitakse, paigaldatakse proovikeskkonda ja läheb ühe nupuvajutusega toodangusse. Tagasi samuti.

      Töö lõpus teevad sinu arendajad kaks väljaandmist ise, meie vaatame pealt ja ei puuduta klaviatuuri.`],
    en: ['From code to production in 15 minutes', `
      If a release is an event that calls for pizza, we can help. We build a pipeline in which every change is tested, installed in a trial environment and goes to production at the press of one button. And back again.

      At the end your own developers make two releases by themselves while we watch and keep our hands off the keyboard.`],
  },
  {
    key: 'torvik-pentest', company: 'torvik', category: 'cybersecurity', tags: 'Penetration testing, Web security, Security audit',
    project: [5500, 14000], experience: 'l', duration: 1, hours: 'm', ageDays: 2,
    et: ['Veebirakenduse läbistustest', `
      Kaks testijat, viis kuni kümme päeva, käsitsi. Skannerit kasutame alguses, et kõik igav kiiresti leitud saaks, ja siis hakkame mõtlema: mida saab teha teise kliendi arvega, mis juhtub, kui kaks inimest korraga kinnitavad.

      Raport on eesti või inglise keeles, järjestatud selle järgi, mida ründaja võidaks. Parandused testime üle 60 päeva jooksul, see on hinna sees. Soovi korral esitleme tulemust juhatusele.`],
    en: ['Penetration test of a web application', `
      Two testers, five to ten days, by hand. We use scanners at the start so that everything dull is found quickly; then we begin to think: what can be done with another client's invoice, what happens if two people confirm at once.

      The report is in Estonian or English, ordered by what an attacker would gain. Fixes are tested again within 60 days; that is part of the price. We present the result to your board if you wish.`],
  },
  {
    key: 'torvik-phishing', company: 'torvik', category: 'cybersecurity', tags: 'Phishing simulation, Security training',
    fixed: 2400, experience: 'm', duration: 1, hours: 's',
    et: ['Õngitsusharjutus, mis kedagi ei häbista', `
      Saadame sinu töötajatele kolme nädala jooksul kolm kirja, üks usutavam kui teine. Juhatus näeb ainult koondarve; kes klõpsas, saab kohe rahuliku selgituse ja kolmeminutilise harjutuse.

      Kolme kuu pärast kordame. Tavaliselt langeb klõpsajate osa neljandikust viie protsendini ja, mis tähtsam, teatajate oma kasvab.`],
    en: ['A phishing exercise that shames nobody', `
      Over three weeks we send your staff three letters, each more believable than the last. The board sees totals only; those who clicked get a calm explanation at once and a three-minute exercise.

      After three months we do it again. Usually the share who click falls from a quarter to five per cent and, which matters more, the share who report it rises.`],
    fr: ['Exercice d’hameçonnage qui n’humilie personne', `
      En trois semaines, nous envoyons à vos équipes trois messages, chacun plus crédible que le précédent. La direction ne voit que des totaux ; ceux qui ont cliqué reçoivent aussitôt une explication calme et un exercice de trois minutes.

      Nous recommençons après trois mois. D'ordinaire, la part des clics passe d'un quart à 5 % et, plus important, celle des signalements augmente.`],
  },
  {
    key: 'torvik-nis2', company: 'torvik', category: 'cybersecurity', tags: 'NIS2, E-ITS, ISO 27001, Risk assessment',
    project: [7000, 16000], experience: 'l', duration: 2, hours: 's',
    et: ['NIS2 ja E-ITS ilma paberivirnata', `
      Kolm kuud, neli töötuba, üks riskiregister, mida saab päriselt kasutada. Kirjutame ainult need reeglid, mida sinu inimesed suudavad täita, ja näitame, mille kohta audiitor küsib.

      Sobib 50–300 töötajaga ettevõttele, kellel on oma IT-inimene, aga mitte turvajuhti. Kui auditis jääb midagi puudu meie töö tõttu, parandame selle oma kuluga.`],
  },
  {
    key: 'lumehelk-service', company: 'lumehelk', category: 'design-ux', tags: 'Service design, UX research, Usability testing, UX writing',
    project: [7000, 18000], experience: 'm', duration: 2, hours: 's', ageDays: 10, hasImages: true,
    et: ['Keerulise teenuse lahtiharutamine', `
      Avaldus, mille täitmiseks on vaja juhendit. Leping, mida klient ei loe. Broneering, mis nõuab kolme kõnet. Võtame ühe sellise ja teeme nii lihtsaks, kui seadus lubab.

      Kuus kuni kümme nädalat: vaatlus, vestlused, tekst, prototüüp, viis katset päris inimestega, teine prototüüp. Saad kätte valmis tekstid kolmes keeles ja ekraanid, mille järgi saab arendust tellida.`],
    en: ['Untangling a complicated service', `
      An application that needs a manual. A contract no customer reads. A booking that takes three calls. We take one such thing and make it as simple as the law permits.

      Six to ten weeks: watching, talking, words, a prototype, five trials with real people, a second prototype. You receive finished texts in three languages and screens from which development can be ordered.`],
    fr: ['Démêler un service compliqué', `
      Un formulaire qui exige une notice. Un contrat que personne ne lit. Une réservation qui demande trois appels. Nous prenons l'un d'eux et le rendons aussi simple que la loi le permet.

      Six à dix semaines : observer, écouter, écrire, prototyper, essayer avec cinq vraies personnes, prototyper de nouveau. Vous recevez les textes définitifs en trois langues et des écrans à partir desquels commander le développement.`],
  },
  {
    key: 'lumehelk-system', company: 'lumehelk', category: 'design-ux', tags: 'Design system, Figma, UI design, Web accessibility',
    project: [9000, 22000], experience: 'm', duration: 2, hours: 's',
    et: ['Disainisüsteem, mida arendajad kasutavad', `
      Kui sul on neli rohelist ja seitse nuppu, siis on aeg. Vaatame olemasolevad ekraanid läbi, jätame alles vähima hulga komponente ning kirjeldame need Figmas ja koodis samade nimedega.

      Iga komponendi juures on klaviatuuriga kasutamine, ekraanilugeja tekst ja see, millal seda mitte kasutada. Töötame koos ühe sinu arendajaga, muidu jääb süsteem riiulisse.`],
    en: ['A design system that developers use', `
      If you have four greens and seven buttons, it is time. We go through your screens, keep the smallest set of components and describe them in Figma and in code under the same names.

      Each one says how it works by keyboard, what a screen reader announces and when not to use it. We work beside one of your developers, or else the system stays on the shelf.`],
  },
  {
    key: 'lumehelk-audit', company: 'lumehelk', category: 'design-ux', tags: 'Web accessibility, Design audit, Usability testing',
    fixed: 2900, experience: 'm', duration: 1, hours: 's',
    et: ['Ligipääsetavuse audit koos paranduste hinnaga', `
      Kontrollime kuni 15 lehte WCAG 2.2 järgi, käsitsi ja koos kasutajaga, kes ei näe. Raportis on iga leiu juures pilt, reegel, mõju ja parandus koodinäitega.

      Lisaks järjestame leiud töömahu järgi: mis võtab tunni, mis päeva, mis vajab uut mõtet. Ligipääsetavuse teatise kirjutame valmis.`],
    en: ['Accessibility audit with a price on each fix', `
      We check up to 15 pages against WCAG 2.2, by hand and together with a user who is blind. In the report each finding has a picture, the rule, its effect and a fix with sample code.

      We also rank them by effort: what takes an hour, what a day, what needs a new idea. We draft the accessibility statement for you.`],
  },
  {
    key: 'proovikivi-automation', company: 'proovikivi', category: 'qa-testing', tags: 'Test automation, Playwright, CI/CD, API testing',
    project: [7500, 16000], experience: 'm', duration: 2, hours: 's', ageDays: 5,
    et: ['Playwrighti testid, mis ei vilgu', `
      Automaattest, mis vahel kukub ja vahel mitte, on halvem kui test, mida ei ole. Kirjutame katte sinu kahekümnele tähtsamale teekonnale ja ei anna seda üle enne, kui need on sada korda järjest rohelised.

      Kestus kuus nädalat, kogu komplekt jookseb alla 12 minuti. Kirjutame nii, et arendaja saab neid muuta ilma meieta.`],
    en: ['Playwright tests that do not flicker', `
      An automated test that sometimes fails and sometimes does not is worse than no test. We cover your twenty most important journeys and hand nothing over until it has been green a hundred times in a row.

      Six weeks; the whole suite runs in under 12 minutes. We write it so that developers can change it without us.`],
    fr: ['Des tests Playwright qui ne clignotent pas', `
      Un test automatique qui échoue une fois sur dix est pire que pas de test. Nous couvrons vos vingt parcours essentiels et ne livrons rien avant cent passages au vert d'affilée.

      Six semaines, et l'ensemble s'exécute en moins de 12 minutes. Écrit de sorte que vos développeurs puissent le modifier sans nous.`],
  },
  {
    key: 'proovikivi-load', company: 'proovikivi', category: 'qa-testing', tags: 'Load testing, k6, Web performance, Database tuning',
    fixed: 4200, experience: 'l', duration: 1, hours: 's',
    et: ['Koormustest enne suurt müügipäeva', `
      Mustal reedel kukub pood tavaliselt kell 8.03. Meie teeme selle kukkumise ära kaks nädalat varem ja sinu loal.

      Ehitame koormuse eelmise aasta logide järgi, tõstame seda seni, kuni midagi annab järele, ja ütleme, mis see oli: andmebaas, pangalink või üks pilt esilehel. Pärast parandust kordame. Kindel hind sisaldab kolme katset.`],
    en: ['Load test before the big day of sales', `
      On Black Friday shops usually fall over at 8:03. We make yours fall over two weeks earlier, with your permission.

      We build the load from last year's logs, raise it until something gives and say what it was: the database, the bank link or one picture on the front page. After the fix we repeat. The fixed price covers three runs.`],
  },
  {
    key: 'proovikivi-devices', company: 'proovikivi', category: 'qa-testing', tags: 'Mobile testing, Manual testing, Exploratory testing, Accessibility testing',
    hourly: 34, experience: 's', duration: 4, hours: 's',
    et: ['Mobiilitestimine 140 päris seadmel', `
      Emulaator ei kuku maha, ei jää tühjaks ega ole Huawei. Meie laboris on 140 telefoni ja tahvlit, vanim aastast 2015, ning inimesed, kes neid iga päev piinavad.

      Saad testija kaheks tunniks või terveks kuuks. Iga leiu juures on video, seadme logi ja sammud, mis kolmel korral kolmest vea esile tõid.`],
    en: ['Mobile testing on 140 real devices', `
      An emulator is never dropped, never runs out of power and is not a Huawei. In our lab are 140 phones and tablets, the oldest from 2015, and people who torment them daily.

      Take a tester for two hours or for a whole month. Each finding comes with a video, the device's log and steps that showed the fault three times out of three.`],
  },
  {
    key: 'kiirevoolu-people', company: 'kiirevoolu', category: 'software-development', tags: 'Java, C#, Angular, Scrum, Project management',
    hourly: 58, experience: 'm', duration: 4, hours: 'm', work: 'OUTSTAFF', ageDays: 8, promotedDays: 20,
    en: ['Developers and analysts by the quarter', `
      Some 20 of our 160 people are between projects at any time. You may have them for a quarter or longer: Java, .NET, Angular, React, analysis, project management, all with at least four years behind them.

      Tell us what the person will do on the tenth day, not which certificates they should hold. Within three working days you have two profiles with rates. Whoever you choose keeps an experienced colleague here to turn to when stuck.`],
    et: ['Arendajad ja analüütikud kvartali kaupa', `
      Meie 160 inimesest on umbes 20 igal ajal kahe projekti vahel. Neid saab kvartaliks või kauemaks: Java, .NET, Angular, React, analüüs, projektijuhtimine, kõigil vähemalt neli aastat kogemust.

      Kirjuta, mida inimene kümnendal päeval tegema hakkab, mitte milliseid sertifikaate tal vaja on. Kolme tööpäevaga saad kaks profiili koos hinnaga. Igaühe seljataga on siin kogenud kolleeg, kelle poole kinnijäämise korral pöörduda.`],
    fr: ['Développeurs et analystes au trimestre', `
      Sur nos 160 collaborateurs, une vingtaine sont à tout moment entre deux projets. Vous pouvez les avoir pour un trimestre ou davantage : Java, .NET, Angular, React, analyse, gestion de projet, tous avec au moins quatre ans de métier.

      Dites-nous ce que la personne fera le dixième jour, plutôt que les certificats à détenir. Sous trois jours ouvrés, vous recevez deux profils avec leurs tarifs. Chacun garde chez nous un collègue expérimenté vers qui se tourner en cas de blocage.`],
  },
  {
    key: 'kiirevoolu-payments', company: 'kiirevoolu', category: 'software-development', tags: 'Java, Spring Boot, Apache Kafka, Payment integration, High availability',
    project: [60000, 240000], experience: 'l', duration: 4, hours: 'm',
    et: ['Maksesüsteemid, mis töötavad ka jõululaupäeval', `
      Oleme ehitanud kolm süsteemi, mille seisak jõuab uudistesse. Oskame kirjutada koodi, mis ei tee makset kaks korda, ja tõestada seda audiitorile.

      Meeskond viis kuni kaheksa inimest, arhitekt algusest lõpuni sama. Tarnime iga kahe nädala tagant, ka regulaatori aruandluse ja jälgitavuse osa.`],
    en: ['Payment systems that run on Christmas Eve', `
      We have built three systems whose outages make the news. We can write code that never pays twice, and prove it to an auditor.

      A team of five to eight with one architect from beginning to end. We deliver every fortnight, regulatory reporting and traceability included.`],
  },
  {
    key: 'nutikuusk-sensor', company: 'nutikuusk', category: 'engineering-cad', tags: 'PCB design, Embedded C, LoRaWAN, Prototype building, IoT',
    project: [8000, 25000], experience: 'm', duration: 2, hours: 's', ageDays: 14, hasImages: true,
    et: ['Andur ideest esimese kümne tükini', `
      Sul on mõte, mida mõõta, ja koht, kus on külm, märg või mõlemat. Meie teeme skeemi, plaadi, püsivara ja karbi ning anname kümme töötavat seadet kätte kümne nädalaga.

      Patareiga seadmete puhul arvutame eluea läbi enne esimest joont. Kui vajad rohkem kui 2000 tükki aastas, siis soovitame tehast ja anname failid üle.`],
    en: ['A sensor, from idea to the first ten pieces', `
      You know what you want to measure, and the place is cold, wet or both. We make the schematic, the board, the firmware and the case, and put ten working devices into your hands in ten weeks.

      For battery devices we calculate the lifetime before the first line is drawn. If you need more than 2,000 a year, we recommend a factory and hand the files over.`],
  },
  {
    key: 'nutikuusk-ce', company: 'nutikuusk', category: 'engineering-cad', tags: 'CE marking, Product certification, PCB design',
    fixed: 3900, experience: 'm', duration: 1, hours: 's',
    et: ['CE-märgis sinu seadmele, koos mõõtmistega', `
      Vaatame seadme ja paberid üle, teeme eelmõõtmise, ütleme, mis kukub läbi ja kui palju parandus maksab. Pärast seda läheb seade laborisse ainult ühe korra.

      Tehniline toimik, vastavusdeklaratsioon ja kasutusjuhendi kohustuslikud osad on hinna sees, labori tasu tuleb juurde (tavaliselt 1500–3000 eurot).`],
  },
  {
    key: 'pilvepiir-odoo', company: 'pilvepiir', category: 'business-systems', tags: 'Odoo, ERP implementation, Warehouse management, User training',
    project: [12000, 40000], experience: 'm', duration: 3, hours: 's', ageDays: 17,
    et: ['Odoo tootmisettevõttele, üks protsess korraga', `
      Alustame laost, sest kui laoseis valetab, valetab kõik muu ka. Siis ost, müük, tootmine ja viimasena arveldus. Iga samm on kasutusel enne, kui järgmine algab, ja igal hetkel võib peatuda.

      Andmed kolime proovi peale kolm korda. Koolitame kohapeal, väikeste rühmadena ja sinu enda toodetega. 20–150 töötajat, tavaline kestus viis kuud.`],
    en: ['Odoo for manufacturers, one process at a time', `
      We begin with the warehouse, because if stock lies, everything else does. Then purchasing, sales, production and, last of all, invoicing. Each step is in use before the next begins, and you may stop at any point.

      The data are moved three times as a rehearsal. We train on site, in small groups and with your own products. For 20 to 150 people; five months as a rule.`],
  },
  {
    key: 'pilvepiir-directo', company: 'pilvepiir', category: 'business-systems', tags: 'Directo, E-invoicing, API integration, EDI',
    hourly: 60, experience: 'm', duration: 1, hours: 's',
    et: ['Directo liidestused ja aruanded', `
      E-pood, kaubikud, pakiautomaadid, kaubamajade EDI: ühendame need Directoga nii, et tellimus liigub ise ja viga jääb silma. Kõige tavalisem töö võtab 15–40 tundi.

      Teeme ka aruandeid, mida valmis kujul ei ole, ja õpetame su oma inimese neid muutma.`],
  },
  {
    key: 'oobiku-minutes', company: 'oobiku', category: 'data-ai', tags: 'Speech recognition, Natural language, Large language models',
    project: [4000, 12000], experience: 'm', duration: 1, hours: 's', ageDays: 6,
    et: ['Koosolekute protokollid, mis kirjutavad end ise', `
      Neli inimest räägivad korraga, üks neist hiidlane, ja laua all kohiseb ventilaator. Meie mudel eristab kõnelejad, kirjutab teksti üles ning teeb kokkuvõtte: otsused, vastutajad, tähtajad.

      Paigaldame sinu serverisse või kasutad meie oma, mis asub Tartus. Nimed ja terminid õpetame sinu dokumentide põhjal selgeks.`],
    en: ['Minutes of meetings that write themselves', `
      Four people talk at once, one of them from Hiiumaa, and a fan hums under the table. Our model tells the speakers apart, writes it all down and makes a summary: decisions, owners, dates.

      We install it on your server, or you use ours, which stands in Tartu. Names and terms are learnt from your own documents.`],
  },
  {
    key: 'oobiku-search', company: 'oobiku', category: 'data-ai', tags: 'RAG, Natural language, Chatbots, Python',
    project: [9000, 24000], experience: 'm', duration: 2, hours: 's',
    et: ['Vastused oma dokumentidest, koos viitega', `
      Juhendid, lepingud, standardid ja vanad kirjad, kümme tuhat lehte ja kolm inimest, kes mäletavad, kus mis on. Ehitame otsingu, mis vastab küsimusele täislausega ja näitab alati lõiku, millest vastus pärineb.

      Kui vastust dokumentides ei ole, siis ütleb ta seda. Seda omadust testime kõige kauem.`],
    en: ['Answers from your own papers, with the source', `
      Manuals, contracts, standards and old letters: ten thousand pages, and three people who remember where things are. We build a search that answers in a sentence and always shows the paragraph it came from.

      If the papers hold no answer, it says so. That is the property we test the longest.`],
  },
]
