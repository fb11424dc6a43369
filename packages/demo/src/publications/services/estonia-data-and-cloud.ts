import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianDataAndCloud: PublicationDraft[] = [
  {
    key: 'kaldavete-reporting',
    company: 'kaldavete',
    category: 'data-ai',
    tags: 'Power BI, dbt, SQL, Data warehouse, Data visualisation',
    project: [9000, 18000],
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 12,
    et: [
      'Kolm aruannet neljakümne asemel',
      `
      Iga osakonnajuht teeb oma tabeli ja koosolekul vaieldakse, kelle number on õige. Paneme andmed ühte kohta, lepime kokku paarkümmend mõistet ja ehitame kolm vaadet, mida päriselt avatakse.

      Kaheksa nädalat, Power BI või Metabase, andmeladu sinu enda pilves. Iga arv on klõpsatav kuni algse arveni. Kolmkümmend seitse vana aruannet sulgeme ametlikult ja tähistame seda tordiga.`,
    ],
    en: [
      'Three reports instead of forty',
      `
      Each head of department makes a table of their own, and meetings are spent arguing whose number is right. We bring the data into one place, agree on some twenty terms and build three views that people really open.

      Eight weeks, Power BI or Metabase, the warehouse in your own cloud. Every figure can be clicked down to its invoice. The other thirty-seven reports are closed officially, with cake.`,
    ],
    fr: [
      'Trois tableaux de bord au lieu de quarante',
      `
      Chaque chef de service tient son propre tableau et la réunion se passe à discuter du bon chiffre. Nous réunissons les données, convenons d'une vingtaine de définitions et construisons trois vues que l'on ouvre vraiment.

      Huit semaines, Power BI ou Metabase, l'entrepôt dans votre propre cloud. Chaque chiffre se déplie jusqu'à la facture d'origine. Les trente-sept autres rapports sont fermés officiellement, avec un gâteau.`,
    ],
  },
  {
    key: 'kaldavete-forecast',
    company: 'kaldavete',
    category: 'data-ai',
    tags: 'Demand forecasting, Python, Machine learning, Time series',
    project: [15000, 40000],
    experience: 'l',
    duration: 2,
    hours: 's',
    et: [
      'Nõudluse prognoos, mida planeerija usaldab',
      `
      Prognoosimudel on kerge osa. Raske on see, et planeerija kell kuus õhtul seda kasutaks. Seepärast näitame iga arvu juures, millest see tuleb: eelmine nädal, ilm, kampaania, püha.

      Mõõdame viga tagasiulatuvalt kogu eelmise aasta peal ja paneme kirja, mille võrra oleks raha säästetud. Kui ei oleks, siis lõpetame ja maksad ainult katse eest (2800 eurot).

      Oleme seda teinud pagarile, piimatööstusele ja apteegiketile.`,
    ],
    en: [
      'A demand forecast that planners trust',
      `
      The model is the easy part. The hard part is that a planner should use it at six in the evening. So beside each number we show where it comes from: last week, the weather, a campaign, a holiday.

      We measure the error backwards over the whole of last year and write down how much money it would have saved. If none, we stop and you pay for the trial alone (€2,800).

      We have done this for a baker, a dairy and a chain of pharmacies.`,
    ],
  },
  {
    key: 'kaldavete-documents',
    company: 'kaldavete',
    category: 'data-ai',
    tags: 'OCR, Large language models, Python, RAG',
    project: [8000, 20000],
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Saatelehtede ja arvete lugemine ilma tippimata',
      `
      Kui keegi tipib iga päev PDF-ist andmeid süsteemi, siis tavaliselt tasub see ära automatiseerida umbes 200 dokumendist päevas. Alla selle ei tasu ja siis me ei müü.

      Ehitame lugeja, mis tunneb sinu partnerite dokumente, märgib ebakindlad väljad kollaseks ja õpib parandustest. Inimene vaatab üle ainult kollased. Viimases projektis jäi neid 6 protsenti.`,
    ],
    en: [
      'Reading waybills and invoices without typing',
      `
      Where somebody types data from PDFs every day, automation usually pays from about 200 documents a day. Below that it does not, and then we won't sell it.

      We build a reader that knows the documents of your partners, marks doubtful fields yellow and learns from corrections. People look only at the yellow ones. In our latest project those were 6 per cent.`,
    ],
  },
  {
    key: 'sinikivi-costs',
    company: 'sinikivi',
    category: 'cloud-devops',
    tags: 'Cost optimisation, AWS, Azure, Terraform',
    fixed: 3600,
    experience: 'l',
    duration: 1,
    hours: 's',
    ageDays: 6,
    et: [
      'Pilvearve ülevaatus nelja päevaga',
      `
      Anna meile lugemisõigus ja nelja päeva pärast saad tabeli: mille eest maksad, mida keegi ei kasuta, mida saaks osta odavamalt ja mida tasub rahule jätta. Iga rea juures on sääst kuus ja riskihinnang.

      Keskmine leid viimases 22 ülevaatuses oli 31 protsenti arvest. Kui leiame vähem kui oma tasu jagu aastas, siis arvet ei esita.`,
    ],
    en: [
      'A review of your cloud bill in four days',
      `
      Give us read access, and four days later you have a table: what you pay for, what nobody uses, what could be bought cheaper and what is best left alone. Each line shows the saving per month and the risk.

      Over our last 22 reviews the average finding was 31 per cent of the bill. If we find less than our fee in a year, we send no invoice.`,
    ],
    fr: [
      'Revue de votre facture cloud en quatre jours',
      `
      Donnez-nous un accès en lecture et, quatre jours plus tard, vous recevez un tableau : ce que vous payez, ce que personne n'utilise, ce qui s'achète moins cher et ce qu'il vaut mieux laisser tranquille. Chaque ligne indique l'économie mensuelle et le risque.

      Sur nos 22 dernières revues, nous avons trouvé en moyenne 31 % de la facture. Si nous trouvons moins que nos honoraires sur un an, nous n'envoyons pas de facture.`,
    ],
  },
  {
    key: 'sinikivi-oncall',
    company: 'sinikivi',
    category: 'cloud-devops',
    tags: 'On-call, Site reliability, Kubernetes, Prometheus, PostgreSQL',
    hourly: 78,
    experience: 'l',
    duration: 4,
    hours: 's',
    et: [
      'Öine valve sinu süsteemile',
      `
      Kuus inseneri graafikus, vastamine 10 minutiga, aastaringselt. Enne valve algust seame üles seire, kirjutame koos tegevusjuhised ja teeme ühe häireharjutuse, mille käigus lülitame midagi päriselt välja.

      Helinaid peaks aja jooksul jääma vähemaks, muidu teeme midagi valesti. Keskmisel kliendil on esimesel kuul 14 ja poole aasta pärast 2 öist kõnet.

      Sobib Linuxile, Kubernetesele ja PostgreSQL-ile. Windowsi servereid me öösel ei valva.`,
    ],
    en: [
      'Night watch for your systems',
      `
      Six engineers in rotation, an answer within 10 minutes, all year round. Before the watch begins we set up monitoring, write the instructions with you and hold one drill in which we really switch something off.

      Calls should become fewer in time, or else we are doing something wrong. An average client has 14 in the first month and 2 after half a year.

      For Linux, Kubernetes and PostgreSQL. We do not watch Windows servers at night.`,
    ],
  },
  {
    key: 'sinikivi-platform',
    company: 'sinikivi',
    category: 'cloud-devops',
    tags: 'Kubernetes, Terraform, GitLab CI, Helm, OpenTelemetry',
    project: [14000, 45000],
    experience: 'l',
    duration: 2,
    hours: 'm',
    hasImages: true,
    et: [
      'Tarneahel: koodist toodanguni 15 minutiga',
      `
      Kui uue versiooni väljaandmine on sündmus, mille jaoks tellitakse pitsat, siis tuleme appi. Ehitame tarneahela, kus iga muudatus testitakse, paigaldatakse proovikeskkonda ja läheb ühe nupuvajutusega toodangusse. Tagasi samuti.

      Töö lõpus teevad sinu arendajad kaks väljaandmist ise, meie vaatame pealt ja ei puuduta klaviatuuri.

      Saad kätte:
      - Terraformi koodi ja klastri kirjelduse oma hoidlas
      - tarneahela kolme keskkonna jaoks
      - seire koos kümne häirega, igaühel tegevusjuhis
      - kaks päeva koolitust

      Töövahendid: Kubernetes (EKS, AKS või oma riist), Helm, GitLab CI või GitHub Actions, OpenTelemetry, Grafana.`,
    ],
    en: [
      'From code to production in 15 minutes',
      `
      If a release is an event that calls for pizza, we can help. We build a pipeline in which every change is tested, installed in a trial environment and goes to production at the press of one button. And back again.

      At the end your own developers make two releases by themselves while we watch and keep our hands off the keyboard.

      What you receive:
      - Terraform code and the description of the cluster in your repository
      - a pipeline for three environments
      - monitoring with ten alerts, each with its runbook
      - two days of training

      Tools: Kubernetes (EKS, AKS or your own hardware), Helm, GitLab CI or GitHub Actions, OpenTelemetry, Grafana.`,
    ],
  },
  {
    key: 'oobiku-minutes',
    company: 'oobiku',
    category: 'data-ai',
    tags: 'Speech recognition, Natural language, Large language models',
    project: [4000, 12000],
    experience: 'm',
    duration: 1,
    hours: 's',
    ageDays: 6,
    et: [
      'Koosolekute protokollid, mis kirjutavad end ise',
      `
      Neli inimest räägivad korraga, üks neist hiidlane, ja laua all kohiseb ventilaator. Meie mudel eristab kõnelejad, kirjutab teksti üles ning teeb kokkuvõtte: otsused, vastutajad, tähtajad.

      Paigaldame sinu serverisse või kasutad meie oma, mis asub Tartus. Nimed ja terminid õpetame sinu dokumentide põhjal selgeks.`,
    ],
    en: [
      'Minutes of meetings that write themselves',
      `
      Four people talk at once, one of them from Hiiumaa, and a fan hums under the table. Our model tells the speakers apart, writes it all down and makes a summary: decisions, owners, dates.

      We install it on your server, or you use ours, which stands in Tartu. Names and terms are learnt from your own documents.`,
    ],
  },
  {
    key: 'oobiku-search',
    company: 'oobiku',
    category: 'data-ai',
    tags: 'RAG, Natural language, Chatbots, Python',
    project: [9000, 24000],
    experience: 'm',
    duration: 2,
    hours: 's',
    et: [
      'Vastused oma dokumentidest, koos viitega',
      `
      Juhendid, lepingud, standardid ja vanad kirjad, kümme tuhat lehte ja kolm inimest, kes mäletavad, kus mis on. Ehitame otsingu, mis vastab küsimusele täislausega ja näitab alati lõiku, millest vastus pärineb.

      Kui vastust dokumentides ei ole, siis ütleb ta seda. Seda omadust testime kõige kauem.`,
    ],
    en: [
      'Answers from your own papers, with the source',
      `
      Manuals, contracts, standards and old letters: ten thousand pages, and three people who remember where things are. We build a search that answers in a sentence and always shows the paragraph it came from.

      If the papers hold no answer, it says so. That is the property we test the longest.`,
    ],
  },
]
