import type { PublicationDraft } from '../draft.ts'

export const projectsIndustry: PublicationDraft[] = [
  {
    key: 'saarepuu-configurator',
    company: 'saarepuu',
    category: 'web-ecommerce',
    tags: 'Online shop, 3D rendering, React, API integration, Web performance',
    segment: 'manufacturing',
    project: [35000, 60000],
    experience: 'l',
    duration: 3,
    hours: 'm',
    places: 'EE',
    ageDays: 3,
    hasImages: true,
    et: [
      'E-pood, kus klient valib laua mõõdud',
      `
      Müüme täispuidust laudu ja iga teine klient küsib: "Kas saaks 14 sentimeetrit pikema?" Saab. Aga hinna ütlemiseks kulub meil kaks päeva, sest kolm inimest peavad vaatama kolme tabelit.

      Soovime e-poodi, kus klient valib laua kuju, puidu, viimistluse ja mõõdud ning näeb kohe hinda, tarnenädalat ja usutavat pilti. Hinnareeglid on olemas Excelis (kole, aga õige). Tarnenädal tuleb tootmise planeerimisest, mis on Accessis ja mille väljavahetamine on eraldi projekt, seega on vaja vahelüli.

      Keeled on eesti, inglise, rootsi ja prantsuse. Esimene turg on Rootsi. Kolmemõõtmelist mudelit me tingimata ei nõua, kui fotodest kokku pandud pilt on veenev.

      Kutsume kolm partnerit Kuressaarde, näitame tsehhi ja maksame pakkumise koostamise eest 500 eurot.`,
    ],
    en: [
      'A shop where you choose the size of your table',
      `
      We sell tables of solid wood, and every second customer asks: "Could it be 14 centimetres longer?" It could. But naming a price takes us two days, because three people have to look into three spreadsheets.

      We want a shop where the customer chooses shape, wood, finish and measurements and sees at once the price, the week of delivery and a believable picture. The pricing rules exist in Excel (ugly, but right). The week comes from production planning, which lives in Access; replacing that is another project, so a link between the two is needed.

      Languages: Estonian, English, Swedish and French. Sweden is the first market. We do not insist on a 3D model if a picture composed of photographs convinces.

      We will invite three partners to Kuressaare, show the workshop and pay €500 for preparing an offer.`,
    ],
    fr: [
      "Boutique où l'on choisit les cotes de sa table",
      `
      Nous vendons des tables en bois massif, et un client sur deux demande : "Pourrait-elle faire 14 centimètres de plus ?" Oui. Mais il nous faut deux jours pour annoncer un prix, le temps que trois personnes consultent trois tableaux.

      Nous voulons une boutique où l'on choisit la forme, l'essence, la finition et les cotes, et où l'on voit aussitôt le prix, la semaine de livraison et une image crédible. Les règles de prix existent dans Excel (laides, mais justes). La semaine vient de la planification, qui vit dans Access ; son remplacement est un autre projet, il faut donc une passerelle.

      Langues : estonien, anglais, suédois, français. La Suède est le premier marché. La 3D n'est pas une exigence si une image composée de photos convainc.

      Nous inviterons trois partenaires à Kuressaare, leur montrerons l'atelier et paierons 500 € pour la préparation de l'offre.`,
    ],
  },
  {
    key: 'saarepuu-planning',
    company: 'saarepuu',
    category: 'business-systems',
    tags: 'Production planning, Data migration, Odoo, Process mapping',
    segment: 'manufacturing',
    project: [25000, 40000],
    experience: 'm',
    duration: 3,
    hours: 's',
    places: 'EE:Kuressaare',
    ageDays: 13,
    et: [
      'Tootmise planeerimine Accessist välja',
      `
      2003. aastal tegi Aivar Accessis tabeli, mille järgi meie kaks tsehhi tänaseni töötavad. Aivar läheb järgmisel aastal pensionile.

      Otsime partnerit, kes tooks planeerimise süsteemi, mida oskab hoida rohkem kui üks inimene. Odoo on üks võimalus, aga me ei ole selles kindlad. Tähtis on, et tisler näeks ekraanilt kolme asja: mida teha, millest ja mis ajaks. Praegu on tal selleks paber ja paberit ta usaldab.

      Alustame kaardistusega, mille eest maksame eraldi (kuni 4000 eurot). Kui selle tulemus on "jätke pool alles", siis sobib ka see.`,
    ],
    en: [
      'Moving production planning out of Access',
      `
      In 2003 Aivar made a table in Access, and our two workshops still run by it. Aivar retires next year.

      We are looking for a partner to bring planning into a system that more than one person can look after. Odoo is one option, though we are not sure of it. What matters is that the joiner sees three things on a screen: what to make, from what and by when. Today he has paper for that, and he trusts paper.

      We begin with a survey that we pay for separately (up to €4,000). If its result is "keep half of it", that is fine too.`,
    ],
  },
  {
    key: 'saarepuu-french',
    company: 'saarepuu',
    category: 'translation',
    tags: 'French translation, Website localisation, Transcreation',
    segment: 'manufacturing',
    hourly: 42,
    experience: 'm',
    duration: 1,
    hours: 's',
    places: 'EE, FR',
    speaks: 'fr:NATIVE, et:CONVERSATION',
    ageDays: 9,
    et: [
      'Mööblikataloog prantsuse keelde',
      `
      Kataloogis on 96 toodet ja umbes 14 000 sõna, lisaks hooldusjuhendid ja garantiitingimused. Esimene katse masintõlkega lõppes sellega, et "jalg" oli tabelis inimese jalg.

      Otsime inimest, kelle emakeel on prantsuse keel ja kes on sisustuse või käsitööga varem kokku puutunud. Ootame temalt ka ettepanekuid: mida prantslane laua juures üldse teada tahab?

      Tasume tunni või sõna alusel, nagu sulle sobib. Proovitöö on üks toode (180 sõna) ja selle eest maksame.`,
    ],
    fr: [
      'Catalogue de meubles à traduire en français',
      `
      96 produits, environ 14 000 mots, plus les conseils d'entretien et la garantie. Notre premier essai en traduction automatique a donné aux tables des jambes au lieu de pieds.

      Nous cherchons une personne de langue maternelle française qui connaît la décoration ou l'artisanat. Nous attendons aussi des idées : que veut savoir un Français avant d'acheter une table ?

      Paiement à l'heure ou au mot, à votre convenance. L'essai porte sur une fiche de 180 mots, et il est rémunéré.`,
    ],
    en: [
      'Furniture catalogue into French',
      `
      96 products, about 14,000 words, plus care instructions and warranty terms. Our first try with machine translation gave the tables human legs.

      We are looking for a native speaker of French who knows interiors or crafts. We also hope for ideas: what does a French person want to know before buying a table?

      Paid by the hour or by the word, as you prefer. The trial is one product of 180 words, and it is paid.`,
    ],
  },
  {
    key: 'terasloom-drawings',
    company: 'terasloom',
    category: 'engineering-cad',
    tags: 'SolidWorks, Sheet metal, Technical drawings, Welded structures',
    segment: 'manufacturing',
    hourly: 36,
    experience: 'm',
    duration: 3,
    hours: 's',
    work: 'OUTSTAFF',
    places: 'EE, LV',
    ageDays: 4,
    et: [
      'Konstruktor lehtmetalli jooniste tippaegadeks',
      `
      Kevadel ja sügisel tuleb meile kaks korda rohkem tellimusi, kui üks konstruktor jõuab joonestada. Otsime teist, umbes 20 tundi nädalas ja kolmeks kuuks korraga.

      Töö on SolidWorksis: kliendi visandist lehtmetallist detail, pinnalaotus, painutusjoonis ja DXF laserile. Meie painutustabelid ja materjalid anname ette. Vead, mida oleme kõige rohkem näinud: painderaadius unustatud, ava liiga paindejoone lähedal, keevisõmblusel kolm erinevat tähist.

      Ise saad töötada kus tahad, aga esimene nädal tule Paidesse, et painutajatega tuttavaks saada. Saada kaks joonist, mille järgi on päriselt midagi valmis tehtud.`,
    ],
    en: [
      'Sheet-metal designer for our busy seasons',
      `
      In spring and autumn we get twice as many orders as one designer can draw. We want a second one, about 20 hours a week, three months at a time.

      The work is in SolidWorks: from a client's sketch to a sheet-metal part, flat pattern, bending drawing and DXF for the laser. We supply our bend tables and materials. The mistakes we see most: bend radius forgotten, a hole too near the bend line, three different symbols on one weld.

      Work from wherever you like, but spend the first week in Paide to get to know the people at the press brake. Send two drawings from which something was really made.`,
    ],
  },
  {
    key: 'terasloom-site',
    company: 'terasloom',
    category: 'web-ecommerce',
    tags: 'WordPress, Landing page, SEO',
    segment: 'manufacturing',
    project: [2500, 4500],
    experience: 's',
    duration: 1,
    hours: 's',
    places: 'EE',
    ageDays: 22,
    et: [
      'Koduleht, mis toob treppide päringuid',
      `
      Meie lehel on viimane uudis aastast 2018 ja kontaktivorm ei saada kirju kuhugi. Sellest saime teada alles siis, kui üks arhitekt meile solvunult helistas.

      Vajame uut lehte, kus on umbes 40 tööd heade piltidega, trepi hinnakalkulaator (kolm küsimust, vahemik vastuseks) ja päringuvorm, mis kohale jõuab. Pildid teeme ise, fotograaf on perekonnast.

      Toimetada tahame ise, seega sobib WordPress. Eesti ja soome keel. Palun paku ka aastase hoolduse hind.`,
    ],
    en: [
      'A website that brings enquiries for stairs',
      `
      The latest news on our site is from 2018 and the contact form sends its mail nowhere. We found out when an offended architect rang.

      We need a new site with about 40 works in good pictures, a price calculator for stairs (three questions, a range for an answer) and an enquiry form that arrives. We take the pictures ourselves; the photographer is family.

      We want to edit it on our own, so WordPress is fine. Estonian and Finnish. Please include a price for a year's upkeep.`,
    ],
  },
  {
    key: 'viiekivi-customs',
    company: 'viiekivi',
    category: 'software-development',
    tags: 'API integration, EDI, C#, SQL Server, X-Road',
    segment: 'logistics',
    project: [20000, 32000],
    experience: 'l',
    duration: 2,
    hours: 's',
    places: 'EE',
    ageDays: 6,
    et: [
      'Tollideklaratsioonid otse veoplaneerimisest',
      `
      Kaks deklaranti sisestavad iga päev umbes 140 deklaratsiooni, mille andmed on meil kõik juba veoplaneerimise tarkvaras olemas. Nädalas kulub selleks 60 tundi ja vead tulevad ümberkirjutamisest.

      Vajame liidestust, mis paneb deklaratsiooni mustandi kokku, kontrollib kaubakoodid ja kaalud ning saadab pärast inimese kinnitust tolli süsteemi. Veoplaneerimine on C#-s kirjutatud ja selle autor on nõus koostööks. Testkeskkonna ligipääs on olemas.

      Võidab see, kes on tolli liidestusega varem kokku puutunud ja oskab nimetada kolm kohta, kus asi tavaliselt kinni jääb.`,
    ],
    en: [
      'Customs declarations straight from planning',
      `
      Two declarants key in some 140 declarations a day, and all of the data is already in our transport planning software. It takes 60 hours a week, and the errors come from retyping.

      We need an integration that drafts the declaration, checks commodity codes and weights and sends it to the customs system once a person has confirmed. The planning software is written in C#, and its author is willing to help. We have access to the test environment.

      The winner will have met the customs interface before, and can name three places where things usually get stuck.`,
    ],
  },
  {
    key: 'viiekivi-helpdesk',
    company: 'viiekivi',
    category: 'it-support',
    tags: 'Helpdesk, Microsoft 365, Intune, On-site support',
    segment: 'logistics',
    hourly: 34,
    experience: 's',
    duration: 4,
    hours: 's',
    places: 'EE:Maardu',
    speaks: 'et:CONVERSATION, ru:FLUENT, en:CONVERSATION',
    ageDays: 15,
    et: [
      'IT-tugi 88 inimesele, pooled neist roolis',
      `
      Meil on 52 arvutit, 60 telefoni ja üks inimene, kes pidi tegelikult finantsjuht olema, aga vahetab printeris toonerit.

      Otsime partnerit, kes võtaks üle kasutajatoe (eesti, vene, inglise), Microsoft 365 halduse, telefonide Intune'i panemise ja kord nädalas kohapealse päeva Maardus. Juhid helistavad teelt, seega on vaja, et keegi võtaks vastu kella 6-st kuni 22-ni.

      Palun kirjelda, kuidas näeks välja esimene kuu ja mida sa kindlasti üle ei võta.`,
    ],
    en: [
      'IT support for 88 people, half of them driving',
      `
      We have 52 computers, 60 phones and one person who was meant to be our finance manager but changes toner instead.

      We are looking for a partner to take over user support (Estonian, Russian, English), Microsoft 365, enrolling the phones in Intune and one day a week on site in Maardu. Drivers call from the road, so someone has to answer from six in the morning to ten at night.

      Please describe the first month, and what you would certainly not take over.`,
    ],
  },
  {
    key: 'jaalinnu-pass',
    company: 'jaalinnu',
    category: 'design-ux',
    tags: 'Service design, UX research, UI design, Web accessibility',
    segment: 'logistics',
    project: [9000, 15000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE',
    speaks: 'et:FLUENT, ru:CONVERSATION, en:CONVERSATION',
    ageDays: 12,
    et: [
      'Läbipääsulubade taotlemise ümberdisain',
      `
      Sadamasse pääsemiseks täidab veokijuht kolmeleheküljelise vormi, mille küsimustest kolmandik kordub. Keskmine ooteaeg väravas on 24 minutit ja talvel on see pikk aeg.

      Vajame teenusedisainerit, kes jälgiks nädala jagu väravat, räägiks juhtide, valvurite ja tolliga ning joonistaks teenuse ümber nii, et korduv külastaja saaks sisse ühe minutiga. Tulemus on läbi katsetatud prototüüp kolmes keeles ja kirjeldus, mille järgi teeme arendushanke.

      Turvanõuded on ranged ja neid muuta ei saa. Küll aga saab muuta seda, mida ja mitu korda küsitakse.`,
    ],
    en: [
      'Redesign of the port pass application',
      `
      To enter the port, a driver fills in a three-page form in which a third of the questions repeat. The average wait at the gate is 24 minutes, and in winter that is long.

      We need a service designer to watch the gate for a week, talk to drivers, guards and customs, and redraw the service so that a returning visitor gets in within a minute. The result is a tried prototype in three languages and a description on which we can base a tender for development.

      The security requirements are strict and cannot change. What is asked, and how many times, can.`,
    ],
  },
  {
    key: 'jaalinnu-ot',
    company: 'jaalinnu',
    category: 'cybersecurity',
    tags: 'OT security, Risk assessment, NIS2, Network security',
    segment: 'logistics',
    project: [18000, 30000],
    experience: 'l',
    duration: 2,
    hours: 's',
    places: 'EE:Sillamäe',
    ageDays: 18,
    et: [
      'Kraanade ja pumplate võrgu turvahinnang',
      `
      Sadamas on 14 kraanat, kaks pumplat ja raudtee signalisatsioon, mille juhtsüsteemid on pandud võrku aastatel 1998–2019 ja igaüks omal moel. NIS2 paneb meile kohustuse riske hinnata, aga tahame teada ka päriselt.

      Ootame seadmete inventuuri, võrguskeemi, riskianalüüsi ja tegevuskava kolmeks aastaks koos suurusjärgus hindadega. Töötavat kraanat skannida ei tohi; testimiseks on üks seisev.

      Vajalik on varasem kogemus tööstusvõrkudega ja taustakontroll. Pakkumuses palume näidata kahe juhtiva inimese varasemaid töid.`,
    ],
  },
  {
    key: 'tuulenoole-scada',
    company: 'tuulenoole',
    category: 'data-ai',
    tags: 'Time series, Python, Machine learning, Data engineering, Grafana',
    segment: 'energy',
    project: [24000, 38000],
    experience: 'l',
    duration: 3,
    hours: 's',
    places: 'EE',
    ageDays: 7,
    promotedDays: 12,
    et: [
      'Tuulikute rikete ennustamine SCADA andmetest',
      `
      Laagri vahetus maksab meil 90 000 eurot, kui see on ette teada, ja 260 000, kui ei ole, sest kraana tuleb Rotterdamist ja ootab ilma.

      Meil on 29 tuuliku kolme aasta andmed (400 signaali, 10 Hz, osaliselt auke täis) ja 22 kirjapandud riket. Tahame teada, kas nendest saab kaks kuud ette näha laagrite ja käigukasti probleeme. Esimene etapp on aus vastus sellele küsimusele: kas saab või ei saa.

      Kui saab, siis järgneb mudel, igapäevane arvutus ja vaade hooldusjuhile. Andmed Eestist välja ei lähe.`,
    ],
    en: [
      'Predicting turbine faults from SCADA data',
      `
      Changing a bearing costs us €90,000 when we know in advance and €260,000 when we do not, because the crane comes from Rotterdam and waits for the weather.

      We have three years of data from 29 turbines (400 signals at 10 Hz, with gaps) and 22 recorded failures. We want to know whether bearing and gearbox trouble can be seen two months ahead. The first stage is an honest answer to just that question: yes or no.

      If yes, a model follows, run daily, with a view for the maintenance manager. The data do not leave Estonia.`,
    ],
    fr: [
      "Prédire les pannes d'éoliennes avec le SCADA",
      `
      Remplacer un roulement nous coûte 90 000 € quand nous le savons d'avance et 260 000 € sinon, car la grue vient de Rotterdam et attend la météo.

      Nous avons trois ans de données de 29 éoliennes (400 signaux à 10 Hz, avec des trous) et 22 pannes documentées. Peut-on voir deux mois à l'avance les problèmes de roulement et de multiplicateur ? La première étape est une réponse honnête à cette seule question : oui ou non.

      Si oui, suivront un modèle, un calcul quotidien et une vue pour le responsable de maintenance. Les données ne quittent pas l'Estonie.`,
    ],
  },
  {
    key: 'tuulenoole-gateway',
    company: 'tuulenoole',
    category: 'engineering-cad',
    tags: 'Embedded Linux, Modbus, IoT, PCB design',
    segment: 'energy',
    project: [12000, 20000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'EE',
    ageDays: 25,
    et: [
      'Töökindel andmelüüs 32 elektrikilpi',
      `
      Praegused andmelüüsid (ostetud, odavad) jooksevad iga kahe nädala tagant kokku ja keegi peab sõitma mere äärde neid välja ja sisse lülitama. Bensiin on läinud kallimaks kui lüüs.

      Vajame seadet, mis loeb Modbusi kaudu kuni 40 mõõturit, puhverdab nädala andmed, taaskäivitab end ise ja peab vastu miinus 35 kraadist kuni pluss 60 kraadini. Aluseks võib võtta valmis tööstusarvuti; tähtis on tarkvara ja valvekoer.

      Esimese partii suurus on 32 tükki. Palun anna hind eraldi arendusele ja seadmele ning kirjelda, kuidas uuendad tarkvara nii, et kõik 32 ei jääks korraga tummaks.`,
    ],
    en: [
      'A dependable data gateway for 32 cabinets',
      `
      Our present gateways (bought, cheap) hang every fortnight, and then somebody drives to the coast to switch them off and on. Petrol now costs more than the gateway did.

      We need a device that reads up to 40 meters over Modbus, buffers a week of data, restarts itself and survives minus 35 to plus 60 degrees. A ready-made industrial computer may serve as the base; the software and the watchdog are what matter.

      The first batch is 32. Please price development and device separately, and describe how you update them without silencing all 32 at once.`,
    ],
  },
]
