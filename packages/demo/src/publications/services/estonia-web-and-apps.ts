import type { PublicationDraft } from '../draft.ts'

export const servicesEstonianWebAndApps: PublicationDraft[] = [
  {
    key: 'rannapuu-woo',
    company: 'rannapuu',
    category: 'web-ecommerce',
    tags: 'WooCommerce, WordPress, PHP, Payment integration, Web performance',
    project: [3500, 9000],
    experience: 'm',
    duration: 1,
    hours: 's',
    ageDays: 9,
    hasImages: true,
    et: [
      'WooCommerce’i poe korrastamine kuue nädalaga',
      `
      Sinu pood töötab, aga aeglaselt, ja iga uuenduse ees hoiad hinge kinni. Kuue nädalaga teeme nii: nädal mõõtmist, kolm nädalat parandamist, üks katsetamist, üks jälgimist.

      Tavaliselt viskame välja pooled pistikprogrammid, teeme korda otsingu, laoseisu ja pangalingid ning tõstame poe serverisse, mis jaanuari allahindlust üle elab. Kujundust ei puutu.

      Enne ja pärast mõõdame sama kolme asja: esilehe kiirust telefonis, ostukorvi jõudmist ja tellimuste arvu.`,
    ],
    en: [
      'Your WooCommerce shop put right in six weeks',
      `
      Your shop works, but slowly, and before each update you hold your breath. In six weeks we do this: one of measuring, three of repairing, one of trying out, one of watching.

      Usually we throw out half of the plugins, put the search, stock and bank links right and move the shop to a server that survives the January sale. We leave the design alone.

      Before and after, we measure the same three things: speed of the front page on a phone, baskets reached and orders placed.`,
    ],
  },
  {
    key: 'rannapuu-shopify',
    company: 'rannapuu',
    category: 'web-ecommerce',
    tags: 'Shopify, Online shop, Product data, API integration',
    fixed: 5900,
    experience: 's',
    duration: 1,
    hours: 's',
    et: [
      'Shopify pood tootjale, kes pole veebis müünud',
      `
      Kui toodad midagi ilusat ja oled seni müünud laatadel või edasimüüjate kaudu, siis suurt arendust sul vaja ei ole. Seame kindla hinnaga üles Shopify poe: kuni 80 toodet, neli tarneviisi, maksed, arved raamatupidamisse ja kaks keelt.

      Tootekirjeldused toimetame üle, pildid teed ise meie juhendi järgi või käime päevaks kohal. Lõpus on kahetunnine koolitus ja salvestis, mida saab järele vaadata.`,
    ],
    en: [
      'A Shopify shop for makers new to selling online',
      `
      If you make something beautiful and have sold at fairs or through dealers until now, you do not need big development. For a fixed price we set up a Shopify store: up to 80 products, four ways of delivery, payments, invoices into your accounts and two languages.

      We edit your product texts; you take the pictures by our guide, or we come for a day. It ends with two hours of training and a recording to come back to.`,
    ],
    fr: [
      'Boutique Shopify pour se lancer en ligne',
      `
      Si vous fabriquez de belles choses et vendez jusqu'ici sur des salons ou chez des revendeurs, un grand développement est inutile. À prix fixe, nous ouvrons une boutique Shopify : 80 produits au plus, quatre modes de livraison, les paiements, les factures transmises à la comptabilité et deux langues.

      Nous relisons vos fiches ; vous prenez les photos en suivant notre guide, ou nous venons une journée. Deux heures de formation clôturent le projet, avec un enregistrement à revoir.`,
    ],
  },
  {
    key: 'rannapuu-care',
    hasOwnEnding: true,
    company: 'rannapuu',
    category: 'web-ecommerce',
    tags: 'WordPress, WooCommerce, Web performance, Backup',
    hourly: 52,
    experience: 's',
    duration: 4,
    hours: 's',
    et: [
      'E-poe hooldus, kus vastab alati sama inimene',
      `
      Kuutasu eest uuendame, varundame ja jälgime poodi ning sul on kolm töötundi oma soovide jaoks. Kasutamata tunnid kanduvad kuni kolm kuud edasi.

      Helistad ja vastab Karl-Erik või Merle, mitte järjekord. Kui pood on maas, hakkame tegelema 20 minutiga, jõulude ajal ka öösel.`,
    ],
    en: [
      'Shop upkeep where the same person always answers',
      `
      For a monthly fee we update, back up and watch your shop, and you have three working hours for wishes of your own. Hours not used carry over for up to three months.

      You ring and Karl-Erik or Merle answers, not a queue. When the shop is down we are on it within 20 minutes, before Christmas also at night.`,
    ],
  },
  {
    key: 'mobiilimesi-field',
    company: 'mobiilimesi',
    category: 'mobile-apps',
    tags: 'Flutter, Offline first, Mobile UX, Barcode scanning, Push notifications',
    project: [12000, 35000],
    experience: 'm',
    duration: 2,
    hours: 'm',
    ageDays: 3,
    promotedDays: 5,
    hasImages: true,
    et: [
      'Äpp inimestele, kes töötavad väljas',
      `
      Montöörid, metsamõõtjad, kullerid, hoolduspersonal: nende tööpäev mahub tavaliselt nelja ekraani. Meie oskus on leida need neli.

      Rakendus töötab ilma levita, pildistab, skannib, võtab allkirja ja saadab kõik edasi, kui võrk tagasi tuleb. Kontoripoolel on lihtne veebivaade. Liidestame olemasoleva majandustarkvaraga.

      Esimene kasutatav versioon on käes kuue kuni kaheksa nädalaga. Enne seda oleme vähemalt päeva sinu inimestega kaasas käinud.`,
    ],
    en: [
      'Apps for people who work out of doors',
      `
      Fitters, forest surveyors, couriers, maintenance crews: their working day usually fits on four screens. Our skill is finding those four.

      The app works without a signal, takes photographs, scans, collects a signature and sends it all on when the network returns. The office gets a simple web view. We connect it to the business software you have.

      A first usable version comes in six to eight weeks. By then we have spent at least one day out with your people.`,
    ],
    fr: [
      'Applications pour les équipes de terrain',
      `
      Monteurs, forestiers, livreurs, techniciens : leur journée tient le plus souvent sur quatre écrans. Notre savoir-faire est de trouver lesquels.

      L'application fonctionne sans réseau, photographie, scanne, recueille une signature et transmet le tout dès que la connexion revient. Le bureau dispose d'une vue web simple. Nous la relions à votre logiciel de gestion.

      Une première version utilisable arrive en six à huit semaines. D'ici là, nous aurons passé au moins une journée avec vos équipes.`,
    ],
  },
  {
    key: 'mobiilimesi-rescue',
    company: 'mobiilimesi',
    category: 'mobile-apps',
    tags: 'iOS, Android, App Store release, Flutter',
    fixed: 1900,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Poest tagasi lükatud äpi päästmine',
      `
      Apple või Google saatis kirja ja sealt ei saa aru, mida nad tahavad. Loeme läbi, vaatame rakenduse üle, parandame põhjuse ja vaidleme sinu eest poega, kuni äpp on sees.

      Kindel hind, tavaliselt viis tööpäeva. Kui läbi ei saa, siis raha ei võta. Seni oleme üks kord raha tagasi andnud.`,
    ],
    en: [
      'Rescue for an app the store turned down',
      `
      Apple or Google has written, and nobody can tell what they want. We read it, go through the app, fix the cause and argue with the store on your behalf until it is in.

      A fixed price, five working days as a rule. If it does not get through, you do not pay. So far we have given the money back once.`,
    ],
  },
  {
    key: 'mobiilimesi-ble',
    hasOwnEnding: true,
    company: 'mobiilimesi',
    category: 'mobile-apps',
    tags: 'Bluetooth LE, Swift, Kotlin, IoT, Firebase',
    hourly: 66,
    experience: 'l',
    duration: 2,
    hours: 's',
    en: [
      'Bluetooth apps for devices and locks',
      `
      Pairing that works the first time, firmware updates that do not brick anything, a connection that comes back after the phone has slept: the dull parts of Bluetooth are where projects die. We have done it for a sauna stove, a hearing test, two locks and a cow collar.

      We test on 60 phones of our own, including the three Androids that break everything. Ask for our checklist before you fix the hardware; some mistakes can only be avoided at that stage.`,
    ],
    et: [
      'Bluetoothi rakendused seadmetele ja lukkudele',
      `
      Sidumine, mis õnnestub esimesel korral, püsivara uuendus, mis midagi ära ei riku, ühendus, mis tuleb pärast telefoni uinumist tagasi: just nendes igavates kohtades projektid hukkuvad. Oleme seda teinud saunakerisele, kuulmistestile, kahele lukule ja lehma kaelarihmale.

      Testime 60 oma telefoniga, nende seas kolm Androidi, mis kõik katki teevad. Küsi meie kontroll-lehte enne, kui riistvara lukku lööd, sest mõnda viga saab vältida ainult siis.`,
    ],
  },
  {
    key: 'lumehelk-service',
    company: 'lumehelk',
    category: 'design-ux',
    tags: 'Service design, UX research, Usability testing, UX writing',
    project: [7000, 18000],
    experience: 'm',
    duration: 2,
    hours: 's',
    ageDays: 10,
    hasImages: true,
    et: [
      'Keerulise teenuse lahtiharutamine',
      `
      Avaldus, mille täitmiseks on vaja juhendit. Leping, mida klient ei loe. Broneering, mis nõuab kolme kõnet. Võtame ühe sellise ja teeme nii lihtsaks, kui seadus lubab.

      Kuus kuni kümme nädalat: vaatlus, vestlused, tekst, prototüüp, viis katset päris inimestega, teine prototüüp. Saad kätte valmis tekstid kolmes keeles ja ekraanid, mille järgi saab arendust tellida.`,
    ],
    en: [
      'Untangling a complicated service',
      `
      An application that needs a manual. A contract no customer reads. A booking that takes three calls. We take one such thing and make it as simple as the law permits.

      Six to ten weeks: watching, talking, words, a prototype, five trials with real people, a second prototype. You receive finished texts in three languages and screens from which development can be ordered.`,
    ],
    fr: [
      'Démêler un service compliqué',
      `
      Un formulaire qui exige une notice. Un contrat que personne ne lit. Une réservation qui demande trois appels. Nous prenons l'un d'eux et le rendons aussi simple que la loi le permet.

      Six à dix semaines : observer, écouter, écrire, prototyper, essayer avec cinq vraies personnes, prototyper de nouveau. Vous recevez les textes définitifs en trois langues et des écrans à partir desquels commander le développement.`,
    ],
  },
  {
    key: 'lumehelk-system',
    company: 'lumehelk',
    category: 'design-ux',
    tags: 'Design system, Figma, UI design, Web accessibility',
    project: [9000, 22000],
    experience: 'm',
    duration: 2,
    hours: 's',
    et: [
      'Disainisüsteem, mida arendajad kasutavad',
      `
      Kui sul on neli rohelist ja seitse nuppu, siis on aeg. Vaatame olemasolevad ekraanid läbi, jätame alles vähima hulga komponente ning kirjeldame need Figmas ja koodis samade nimedega.

      Iga komponendi juures on klaviatuuriga kasutamine, ekraanilugeja tekst ja see, millal seda mitte kasutada. Töötame koos ühe sinu arendajaga, muidu jääb süsteem riiulisse.`,
    ],
    en: [
      'A design system that developers use',
      `
      If you have four greens and seven buttons, it is time. We go through your screens, keep the smallest set of components and describe them in Figma and in code under the same names.

      Each one says how it works by keyboard, what a screen reader announces and when not to use it. We work beside one of your developers, or else the system stays on the shelf.`,
    ],
  },
  {
    key: 'lumehelk-audit',
    company: 'lumehelk',
    category: 'design-ux',
    tags: 'Web accessibility, Design audit, Usability testing',
    fixed: 2900,
    experience: 'm',
    duration: 1,
    hours: 's',
    et: [
      'Ligipääsetavuse audit koos paranduste hinnaga',
      `
      Kontrollime kuni 15 lehte WCAG 2.2 järgi, käsitsi ja koos kasutajaga, kes ei näe. Raportis on iga leiu juures pilt, reegel, mõju ja parandus koodinäitega.

      Lisaks järjestame leiud töömahu järgi: mis võtab tunni, mis päeva, mis vajab uut mõtet. Ligipääsetavuse teatise kirjutame valmis.`,
    ],
    en: [
      'Accessibility audit with a price on each fix',
      `
      We check up to 15 pages against WCAG 2.2, by hand and together with a user who is blind. In the report each finding has a picture, the rule, its effect and a fix with sample code.

      We also rank them by effort: what takes an hour, what a day, what needs a new idea. We draft the accessibility statement for you.`,
    ],
  },
]
