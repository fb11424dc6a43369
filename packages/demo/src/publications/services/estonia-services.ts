import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianServices: PublicationDraft[] = [
  {
    key: 'toelaud-helpdesk', company: 'toelaud', category: 'it-support', tags: 'Helpdesk, Remote support, Microsoft 365, Multilingual support',
    hourly: 32, experience: 's', duration: 4, hours: 's', speaks: 'et:FLUENT, ru:NATIVE, en:CONVERSATION', ageDays: 5,
    et: ['Kasutajatugi kolmes keeles', `
      Sinu töötaja helistab ja räägib oma keeles, meie leiame vea ning parandame selle, enne kui kohv jahtub. Lihtsamad mured lahendame keskmiselt kaheksa minutiga, keerulisematest anname iga tunni järel teada.

      Kuutasu arvestame inimeste, mitte arvutite järgi. Sinna sisse kuuluvad ka uue töötaja arvuti ja lahkuja kontode sulgemine samal päeval.`],
    en: ['User support in three languages', `
      Your employee calls and speaks their own language; we find the fault and fix it before the coffee is cold. Simple troubles take eight minutes on average, and with the difficult ones you hear from us every hour.

      We charge per person and month, not per computer. That includes a new colleague's machine, and closing the accounts of those who leave on the same day.`],
  },
  {
    key: 'toelaud-m365', company: 'toelaud', category: 'it-support', tags: 'Microsoft 365, Intune, Identity management, SharePoint',
    project: [2500, 7000], experience: 'm', duration: 1, hours: 's',
    et: ['Microsoft 365 päriselt kasutusele', `
      Enamik maksab kogu paketi eest ja kasutab e-posti. Kolme nädalaga seame korda kaheastmelise sisselogimise, failid, jagamise ja telefonid ning kustutame litsentsid, mille omanikud lahkusid kaks aastat tagasi.

      Töötajatele teeme kolm lühikest koolitust, igaüks 40 minutit. Viimasel kliendil tasus kokkuhoitud litsentsiraha kogu töö ära kümne kuuga.`],
    en: ['Putting Microsoft 365 to real use', `
      Most companies pay for the whole package and use the mail. In three weeks we set up two-step sign-in, files, sharing and phones, and remove licences whose owners left two years ago.

      Staff get three short trainings of 40 minutes each. At our latest client, licences saved paid for the whole job within ten months.`],
  },
  {
    key: 'toelaud-network', company: 'toelaud', category: 'it-support', tags: 'Network administration, Wi-Fi planning, MikroTik, On-site support',
    project: [1800, 9000], experience: 'm', duration: 1, hours: 's', places: 'EE',
    et: ['Võrk lattu, tsehhi või kooli', `
      Mõõdame levi sülearvuti ja redeliga, joonistame plaani ning paigaldame nii, et tõstuki skanner ei kaota ühendust riiulite vahel. Kaablid märgistame mõlemast otsast.

      Kõik seadistused saad failina, lisaks skeemi, mille võib kilbi uksele kleepida.`],
  },
  {
    key: 'toelaud-servers', company: 'toelaud', category: 'it-support', tags: 'Server administration, Backup, Proxmox, Windows Server',
    hourly: 44, experience: 'm', duration: 4, hours: 's', status: 'MODERATION', ageDays: 0.15,
    et: ['Serverid ja varukoopiad, mida on proovitud', `
      Varukoopia, mida pole kunagi taastatud, on lootus. Kord kvartalis taastame ühe sinu serveri eraldi võrku ja näitame, et see käivitub ning andmed on tänased.

      Hooldame Windows Serverit, Proxmoxi ja Linuxit. Kui server on vanem kui sinu leping meiega, ütleme ausalt, millal see vahetada.`],
  },
  {
    key: 'raamaturida-manufacturer', company: 'raamaturida', category: 'accounting-payroll', tags: 'Bookkeeping, Cost accounting, Inventory accounting, Directo',
    hourly: 40, experience: 'm', duration: 4, hours: 's', ageDays: 9,
    et: ['Raamatupidamine tootjale, koos omahinnaga', `
      Tootjal on vaja teada, mis üks tool maksma läheb, mitte ainult seda, kas kuu oli plussis. Peame arvestust nii, et materjal, töötund ja masinatund jõuavad tooteni.

      Kuu lõpetame 10. kuupäevaks. Inventuuril käime kohal, soojalt riides, ja loeme ise kaasa.`],
    en: ['Bookkeeping for makers, with product costs', `
      A manufacturer needs to know what one chair costs, not only whether the month was in the black. We keep the books so that material, working hours and machine hours reach the product.

      The month is closed by the 10th. We come to the stocktaking in warm clothes and count along.`],
  },
  {
    key: 'raamaturida-eresident', company: 'raamaturida', category: 'accounting-payroll', tags: 'E-residency, Bookkeeping, VAT, Xero',
    hourly: 45, experience: 's', duration: 4, hours: 's', speaks: 'en:FLUENT, fr:CONVERSATION',
    en: ['Accounting for e-residents and foreign owners', `
      You run an Estonian company from Lyon or Lisbon and would like to hear from your bookkeeper before the deadline, not after. We answer in English and, on Tuesdays, in French.

      VAT across borders, payroll for directors living elsewhere, the annual report, and plain advice on which country taxes what. If your affairs need a tax lawyer, we say so and name two.`],
    et: ['Raamatupidamine e-residentidele', `
      Juhid Eesti ettevõtet Lyonist või Lissabonist ja tahaksid raamatupidajalt kuulda enne tähtaega, mitte pärast. Vastame inglise keeles ja teisipäeviti ka prantsuse keeles.

      Piiriülene käibemaks, mujal elavate juhatuse liikmete tasud, aastaaruanne ja selge jutt sellest, kumb riik mida maksustab. Kui asi vajab maksujuristi, ütleme seda ja nimetame kaks.`],
    fr: ['Comptabilité pour e-résidents en Estonie', `
      Vous dirigez une société estonienne depuis Lyon ou Lisbonne et aimeriez avoir des nouvelles de votre comptable avant l'échéance plutôt qu'après. Nous répondons en anglais et, le mardi, en français.

      TVA intracommunautaire, rémunération de dirigeants résidant ailleurs, comptes annuels, et des conseils clairs sur le pays qui taxe quoi. Si l'affaire demande un fiscaliste, nous le disons et vous en citons deux.`],
  },
  {
    key: 'raamaturida-payroll', company: 'raamaturida', category: 'accounting-payroll', tags: 'Payroll, Merit Aktiva, Expense management',
    fixed: 350, experience: 's', duration: 4, hours: 's',
    et: ['Palgaarvestus kuni 25 töötajaga firmale', `
      Kindel kuuhind kuni 25 inimesele: palgad, puhkused, haiguslehed, lähetused, deklaratsioon ja vastused sinu töötajate küsimustele. Nad võivad meile ise kirjutada.

      Uue inimese vormistame samal päeval, kui leping meieni jõuab.`],
  },
  {
    key: 'raamaturida-rescue', company: 'raamaturida', category: 'accounting-payroll', tags: 'Bookkeeping, Annual reports, Tax advice',
    project: [1500, 6000], experience: 'l', duration: 1, hours: 's',
    et: ['Sassis raamatupidamise lahtiharutamine', `
      Kolm aastat esitamata aruandeid, kast kviitungeid ja kiri maksuametist. Oleme sellist kasti avanud 23 korda ja ühtegi inimest selle pärast hukka mõistnud ei ole.

      Esimese nädalaga ütleme, mis puudu on ja palju see maksma läheb. Maksuametiga räägime meie.`],
    en: ['Untangling books that got out of hand', `
      Three years of reports not filed, a box of receipts and a letter from the tax board. We have opened such a box 23 times and have never judged anyone for it.

      Within the first week we say what is missing and what it will cost. We do the talking with the tax board.`],
  },
  {
    key: 'sonaraja-technical', company: 'sonaraja', category: 'translation', tags: 'Technical translation, German translation, Finnish translation, CAT tools, Terminology',
    hourly: 40, experience: 'l', duration: 1, hours: 's', ageDays: 3,
    et: ['Tehnilised juhendid 24 keelde', `
      Kasutusjuhend, mille põhjal saab masina ka tegelikult käima panna. Meie tehnikatõlkijad on inseneriharidusega või vähemalt ise mootorsaagi lahti võtnud.

      Kordused loeme välja ja need on odavamad. Kujundatud failid tulevad tagasi kujundatult, joonised joonistena.`],
    en: ['Technical manuals into 24 languages', `
      A manual from which the machine can really be started. Our technical translators are trained engineers or have at least taken a chainsaw apart themselves.

      Repetitions are counted and cost less. Laid-out files come back laid out, drawings as drawings.`],
    fr: ['Notices techniques en 24 langues', `
      Une notice grâce à laquelle la machine démarre vraiment. Nos traducteurs techniques sont ingénieurs de formation, ou ont au moins démonté une tronçonneuse.

      Les répétitions sont décomptées et coûtent moins cher. Les fichiers mis en page reviennent mis en page, et les plans restent des plans.`],
  },
  {
    key: 'sonaraja-french', company: 'sonaraja', category: 'translation', tags: 'French translation, Estonian translation, Legal translation, Sworn translation',
    hourly: 46, experience: 'l', duration: 1, hours: 's', speaks: 'et:NATIVE, fr:FLUENT',
    et: ['Eesti–prantsuse tõlge, ka vandetõlk', `
      Lepingud, põhikirjad, hankedokumendid ja see kiri notarilt, millele tuleb vastata reedeks. Majas on kaks vandetõlki ja üks prantslane, kes loeb kõik läbi.

      Kuni viis lehte saab kätte järgmisel tööpäeval. Kiire töö eest lisatasu ei ole, on ainult järjekord.`],
    fr: ['Traduction estonien–français, assermentée aussi', `
      Contrats, statuts, dossiers d'appel d'offres et cette lettre du notaire à laquelle il faut répondre avant vendredi. Deux traductrices assermentées dans la maison, et un Français qui relit tout.

      Jusqu'à cinq pages, livraison le jour ouvré suivant. Pas de supplément d'urgence, seulement une file d'attente.`],
  },
  {
    key: 'sonaraja-software', company: 'sonaraja', category: 'translation', tags: 'Software localisation, Localisation testing, UX writing, Estonian translation',
    hourly: 44, experience: 'm', duration: 2, hours: 's',
    et: ['Tarkvara lokaliseerimine koos testimisega', `
      Tõlgime otse sinu koodihoidlas või tõlkekeskkonnas ja vaatame ekraanid üle, sest "Open" võib olla nii "Ava" kui ka "Avatud". Mitmuse vormid, kuupäevad ja nupud, kuhu tekst ei mahu, kuuluvad töö juurde.

      Iga uue versiooni tõlge on käes kahe päevaga.`],
    en: ['Software localisation, tested on screen', `
      We translate right in your repository or translation platform and look at the screens, for "Open" can be a command or a state. Plurals, dates and buttons too small for their text are part of the job.

      The translation of each new version is ready in two days.`],
  },
  {
    key: 'sonaraja-interpreting', company: 'sonaraja', category: 'translation', tags: 'Interpreting, Finnish translation, Russian translation',
    hourly: 75, experience: 'l', duration: 1, hours: 's', places: 'EE, FI, LV', status: 'ARCHIVED', ageDays: 20,
    archive: { reason: 'other', feedback: 'Sünkroontõlk on lapsehoolduspuhkusel, kuulutus tuleb sügisel tagasi.' },
    et: ['Sünkroontõlge koosolekutele ja auditile', `
      Kaks tõlki, oma seadmed 40 kuulajale, eesti, soome, vene ja inglise keel. Enne üritust loeme materjalid läbi ja küsime üle lühendid, mida ükski väljaspool firmat ei mõista.`],
  },
  {
    key: 'joonisveer-sheet', company: 'joonisveer', category: 'engineering-cad', tags: 'SolidWorks, Sheet metal, Technical drawings, 3D modelling',
    hourly: 42, experience: 'm', duration: 2, hours: 's', ageDays: 6,
    et: ['Lehtmetalli konstrueerimine ja laotused', `
      Visandist, fotost või katkisest detailist saab mudeli, pinnalaotuse ja painutusjoonise. Arvestame sinu pingi tööriistade ja painderaadiustega, mitte õpiku omadega.

      Tavaline detail on valmis päevaga, terve kapp nädalaga. DXF-failid nimetame nii, et laseri operaator ei pea arvama.`],
    en: ['Sheet-metal design and flat patterns', `
      From a sketch, a photo or a broken part we make a model, a flat pattern and a bending drawing. We reckon with the tools and radii of your own press brake, not those of the textbook.

      An ordinary part takes a day, a whole cabinet a week. We name DXF files so that the laser operator need not guess.`],
    fr: ['Conception de tôlerie et développés', `
      D'un croquis, d'une photo ou d'une pièce cassée, nous tirons un modèle, un développé et un plan de pliage. Nous tenons compte des outils et rayons de votre presse, pas de ceux du manuel.

      Une pièce courante prend un jour, une armoire entière une semaine. Les fichiers DXF sont nommés de sorte que l'opérateur du laser n'ait rien à deviner.`],
  },
  {
    key: 'joonisveer-scan', company: 'joonisveer', category: 'engineering-cad', tags: '3D scanning, Revit, Reverse engineering, AutoCAD',
    project: [1200, 6000], experience: 'm', duration: 1, hours: 's',
    et: ['Laserskaneerimine: hoonest mudel nädalaga', `
      Vana meierei, katlamaja, masin ilma paberiteta. Skaneerime päevaga, täpsus kolm millimeetrit, ja nädala pärast on sul mudel, mille peal saab projekteerida.

      Kui piisab ainult punktipilvest või mõnest lõikest, siis rohkemat ei müü.`],
    en: ['Laser scanning: a building modelled in a week', `
      An old dairy, a boiler house, a machine without papers. We scan it in a day, to within three millimetres, and after a week you have a model to design on.

      If a point cloud or a few sections will do, we won't sell you more.`],
  },
  {
    key: 'joonisveer-steel', company: 'joonisveer', category: 'engineering-cad', tags: 'Structural design, Tekla Structures, Finite element analysis, Welded structures',
    project: [3000, 18000], experience: 'l', duration: 2, hours: 's',
    et: ['Teraskonstruktsioonide projekt ja tööjoonised', `
      Platvormid, trepid, varikatused, masinate alused. Arvutus, tööprojekt ja tootejoonised ühest käest, vastutab pädev insener, kelle telefoninumber on joonisel.

      Sõlmed joonistame nii, et neid saab keevitada normaalses asendis. Montaažiplaani teeme koos sinu kraanameistriga.`],
  },
  {
    key: 'konekoda-eshop', company: 'konekoda', category: 'customer-support', tags: 'Phone support, Live chat, Returns handling, Order handling, Multilingual support',
    hourly: 18, experience: 's', duration: 4, hours: 'm', speaks: 'et:FLUENT, ru:NATIVE, fi:FLUENT, en:FLUENT', ageDays: 4, promotedDays: 3,
    et: ['E-poe klienditugi viies keeles', `
      Kus mu pakk on, kas see suurus sobib, kuidas tagastada. Vastame kella 8–22, telefonis 20 sekundi, vestluses minuti ja kirjale kahe tunni jooksul.

      Maksad lahendatud pöördumise eest. Seetõttu on meilgi huvi, et neid vähem oleks, ja igakuises kirjas on alati kolm ettepanekut, mida poes muuta.`],
    en: ['Web shop support in five languages', `
      Where is my parcel, does this size fit, how do I return it. We answer from 8 to 22: the phone within 20 seconds, chats within a minute, mail within two hours.

      You pay per case solved. So it is in our interest too that there be fewer, and our monthly letter always has three proposals for changing the shop.`],
  },
  {
    key: 'konekoda-technical', company: 'konekoda', category: 'customer-support', tags: 'Technical support, Zendesk, Knowledge base, Email support',
    hourly: 24, experience: 'm', duration: 4, hours: 'm',
    et: ['Tehniline tugi tarkvarafirmale', `
      Kaheksa inimest, kes loevad logisid, oskavad SQL-i ega häbene arendajalt küsida. Lahendame ise 70 protsenti pöördumistest, ülejäänud jõuavad sinuni koos sammudega, mis vea esile toovad.

      Teadmusbaasi artiklid kirjutame töö käigus. Kui sama küsimus tuleb viiendat korda, on artikkel olemas.`],
    en: ['Technical support for a software company', `
      Eight people who read logs, know SQL and are not ashamed to ask a developer. We solve 70 per cent of cases ourselves; the rest reach you with the steps that show the fault.

      We write the knowledge base as we go. When the same question comes a fifth time, there is an article.`],
  },
  {
    key: 'konekoda-night', company: 'konekoda', category: 'customer-support', tags: 'Night and weekend, Phone support, Appointment booking',
    hourly: 22, experience: 's', duration: 4, hours: 's', status: 'REJECTED', ageDays: 3,
    rejection: {
      rule: 'duplicate', field: null, quote: null,
      message: 'Teil on juba avaldatud sama teenus teise pealkirja all („E-poe klienditugi viies keeles“ katab ka õhtud). Kui öine vastamine on eraldi teenus, kirjeldage, mille poolest see erineb.',
    },
    et: ['Telefonile vastamine ka öösel', `
      Vastame sinu telefonile öösel ja nädalavahetusel, viies keeles, ning anname hommikul ülevaate.`],
  },
  {
    key: 'hobekala-export', company: 'hobekala', category: 'marketing', tags: 'Export marketing, LinkedIn Ads, Market research, Lead generation',
    project: [6000, 15000], experience: 'm', duration: 2, hours: 's', ageDays: 7,
    et: ['Esimesed kümme klienti uuel turul', `
      Soome, Rootsi või Prantsusmaa. Kolme kuuga selgub, kas sinu toodet seal vajatakse: räägime 15 võimaliku ostjaga, paneme üles ühe lehe nende keeles ja kulutame reklaamile nii vähe kui võimalik, et vastus teada saada.

      Pooltel juhtudel on vastus "jah, aga teisele ostjale". Siis muudame suunda.`],
    en: ['Your first ten customers in a new market', `
      Finland, Sweden or France. In three months it becomes clear whether your product is needed there: we talk with 15 possible buyers, put up one page in their language and spend as little on advertising as it takes to learn the answer.

      In half of the cases the answer is "yes, but for another buyer". Then we change course.`],
    fr: ['Vos dix premiers clients sur un nouveau marché', `
      Estonie, Finlande ou Suède. En trois mois, on sait si votre produit y est attendu : nous parlons à 15 acheteurs possibles, ouvrons une page dans leur langue et dépensons en publicité juste ce qu'il faut pour connaître la réponse.

      Une fois sur deux, la réponse est « oui, mais pour un autre acheteur ». Nous changeons alors de cap.`],
  },
  {
    key: 'hobekala-seo', company: 'hobekala', category: 'marketing', tags: 'SEO, Content marketing, Web analytics, Copywriting',
    hourly: 58, experience: 'm', duration: 3, hours: 's',
    et: ['Otsingust leitav tootmisettevõte', `
      Insener otsib kell kümme õhtul "laserlõikus roostevaba 12 mm Läänemaa". Meie hoolitseme, et ta leiaks sinu, mitte vahendaja.

      Kirjutame koos sinu inimestega 20–30 lehte asjadest, mida sa päriselt oskad, ja mõõdame päringuid. Esimesed tulemused paistavad kolmandal kuul, enne lubab neid ainult see, kes müüb.`],
    en: ['A manufacturer that can be found', `
      At ten in the evening an engineer searches for "laser cutting stainless 12 mm". We see to it that you are found, and not a middleman.

      With your people we write 20 to 30 pages on things you can really do, and measure enquiries. The first results show in the third month; only salesmen promise them sooner.`],
  },
  {
    key: 'hobekala-ads', company: 'hobekala', category: 'marketing', tags: 'Google Ads, Meta Ads, Conversion rate, Price comparison feeds',
    fixed: 950, experience: 'm', duration: 1, hours: 's',
    et: ['Reklaamikonto aus läbivaatus', `
      Anna meile vaatamisõigus ja viie päeva pärast saad kirja: kuhu raha läks, mis sellest tuli ja mida kinni keerata. Umbes kolmandik kulust on tavaliselt klikid inimestelt, kes sinult kunagi ei osta.

      Praegust reklaamitegijat me halvaks ei pane. Vahel on konto korras ja siis saad selle kohta kirja.`],
    en: ['An honest review of your advertising account', `
      Give us the right to look, and five days later you have a letter: where the money went, what came of it and what to turn off. About a third is usually clicks by people who will never buy from you.

      We don't run down whoever manages it now. Sometimes an account is in order, and then the letter says so.`],
  },
  {
    key: 'meretuule-dpo', company: 'meretuule', category: 'cybersecurity', tags: 'DPO, GDPR, Risk assessment, Security training',
    hourly: 70, experience: 'l', duration: 4, hours: 's', ageDays: 11,
    et: ['Andmekaitsespetsialist väljastpoolt', `
      Täidame andmekaitsespetsialisti ülesandeid asutuses, kus omale inimesele poleks tööd terveks päevaks. Vastame päringutele, teeme mõjuhinnangud, räägime inspektsiooniga ja ütleme nõupidamisel esimesena, kui midagi ei tohi.

      Kuutasu sõltub sellest, kui palju isikuandmeid sul on, mitte sellest, kui suur on sinu käive.`],
    en: ['A data protection officer from outside', `
      We act as data protection officer where there is no full day's work for one of your own. We answer requests, make impact assessments, talk to the authority and are the first at the meeting to say what is not allowed.

      The monthly fee depends on how much personal data you hold, not on your turnover.`],
  },
  {
    key: 'meretuule-system', company: 'meretuule', category: 'cybersecurity', tags: 'GDPR, Security audit, Code audit, Data governance',
    fixed: 3200, experience: 'l', duration: 1, hours: 's',
    et: ['Mida sinu süsteem andmetega tegelikult teeb', `
      Jurist loeb privaatsusteadet, arendaja vaatab samal ajal andmebaasi. Kahe nädala pärast saad loetelu kohtadest, kus need kaks räägivad erinevat juttu: logid, mida ei kustutata, varukoopiad, millest keegi ei tea, kolmandad osapooled, kellele kõik läheb.

      Iga leiu juures on õiguslik kaal ja arendaja töötunnid.`],
    en: ['What your system really does with data', `
      A lawyer reads the privacy notice while a developer looks at the database. After two weeks you have a list of the places where the two tell different stories: logs never deleted, backups nobody knows about, third parties to whom everything goes.

      Each finding comes with its legal weight and the developer's hours.`],
  },
  {
    key: 'udupilt-company', company: 'udupilt', category: 'marketing', tags: 'Video production, Photography, Brand strategy',
    project: [2800, 7500], experience: 's', duration: 1, hours: 's', ageDays: 2, hasImages: true,
    et: ['Film sellest, kuidas te päriselt tööd teete', `
      Mitte kätlemine klaasseina ees. Üks päev kaameraga inimeste kõrval, kes oskavad oma tööd ja on unustanud, et neid filmitakse.

      Saad ühe kolmeminutilise filmi ja kuus lühikest lõiku sotsiaalmeediasse. Muusika on litsentsitud, subtiitrid kolmes keeles.`],
    en: ['A film of how you really work', `
      No handshakes before a glass wall. One day with a camera beside people who know their trade and have forgotten they are being filmed.

      You get one film of three minutes and six short pieces for social media. The music is licensed, the subtitles come in three languages.`],
  },
  {
    key: 'udupilt-product', company: 'udupilt', category: 'marketing', tags: 'Photography, Video production, Animation',
    fixed: 1400, experience: 's', duration: 1, hours: 's',
    et: ['Tootefotod päevaga, 25 toodet', `
      Tuleme valguse ja taustaga sinu juurde, toode ei pea kuhugi sõitma. Päevaga 25 toodet, igast kolm vaadet ja üks pilt kasutuses. Töödeldud failid nädala pärast.`],
  },
  {
    key: 'konekoda-surveys', company: 'konekoda', category: 'customer-support', tags: 'Surveys, Phone support, Data quality',
    project: [1500, 5000], experience: 's', duration: 1, hours: 's',
    et: ['Kliendiküsitlused telefonis, mitte vormiga', `
      Vormile vastavad kas väga rahul või väga vihased. Helistame 200–500 kliendile läbi, küsime neli küsimust ja kuulame viienda ära.

      Tulemuseks on arvud ja kolmkümmend tsitaati, mille pärast tasub koosolek kokku kutsuda.`],
  },
  {
    key: 'joonisveer-machine', company: 'joonisveer', category: 'engineering-cad', tags: 'Mechanical design, Autodesk Inventor, CE marking, Prototype building',
    project: [6000, 24000], experience: 'l', duration: 3, hours: 's',
    et: ['Erimasina konstrueerimine ideest CE-märgiseni', `
      Masin, mida poest ei saa: sorteerija, tõstuk, pakkija, keevitusrakis. Teeme eskiisi, arvutused, joonised ja riskianalüüsi ning oleme kohal, kui seda esimest korda käivitatakse.

      Seni tehtud masinatest 31 töötab, üks oli muuseumi jaoks ja ei pidanudki.`],
    en: ['Special machines, from idea to CE mark', `
      A machine that no shop sells: a sorter, a hoist, a packer, a welding jig. We do the sketch, the calculations, the drawings and the risk assessment, and are there when it is first switched on.

      Of the machines we have made 31 are working; one was for a museum and was never meant to.`],
  },
]
