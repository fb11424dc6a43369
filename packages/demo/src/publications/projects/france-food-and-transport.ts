import type { PublicationDraft } from '../draft.ts'

export const projectsFrenchFoodAndTransport: PublicationDraft[] = [
  {
    key: 'valserane-traceability',
    company: 'valserane',
    category: 'software-development',
    tags: 'Symfony, PostgreSQL, Barcode scanning, Offline first',
    segment: 'food-agriculture',
    project: [32000, 48000],
    experience: 'm',
    duration: 3,
    hours: 'm',
    places: 'FR',
    ageDays: 3,
    promotedDays: 10,
    hasImages: true,
    fr: [
      'Traçabilité des meules, de la traite à la vente',
      `
      Chaque meule est retournée 80 fois en neuf mois, dans trois caves où ni le Wi-Fi ni les doigts secs n'existent. Les fiches sont en papier, recopiées le vendredi par Monique, qui part à la retraite en juin.

      Nous voulons scanner la meule, noter le soin, la cave et l'humidité, et retrouver en deux minutes tous les lots issus d'une traite donnée. Le contrôle sanitaire nous laisse quatre heures ; la dernière fois, nous avons mis deux jours.

      Ce que nous fournissons : un cahier des charges de douze pages, un affineur à mi-temps pour les essais, des terminaux durcis déjà achetés.

      Dans votre réponse, dites-nous quel logiciel de production alimentaire vous avez mis en service, et ce qui n'y fonctionne pas encore.`,
    ],
    en: [
      'Tracing cheese wheels from milking to sale',
      `
      Each wheel is turned 80 times in nine months, in three cellars that know neither Wi-Fi nor dry fingers. Records are on paper, copied out on Fridays by Monique, who retires in June.

      We want to scan the wheel, note the care, the cellar and the humidity, and find within two minutes every lot that comes from a given milking. Health inspectors give us four hours; last time we took two days.

      We supply a specification of twelve pages, a cheesemaker half-time for trials, and rugged terminals already bought.

      In your answer, tell us which food production software you have put into service, and what does not yet work in it.`,
    ],
    et: [
      'Juusturataste jälgitavus lüpsist müügini',
      `
      Iga ratast keeratakse üheksa kuu jooksul 80 korda kolmes keldris, kus pole ei WiFi-t ega kuivi sõrmi. Andmed on paberil ja neid tipib reedeti ümber Monique, kes läheb juunis pensionile.

      Tahame ratta skannida, kirja panna hoolduse, keldri ja niiskuse ning leida kahe minutiga kõik partiid, mis pärinevad ühest lüpsist. Tervisekontroll annab meile neli tundi, viimati läks kaks päeva.

      Omalt poolt anname kaheteistkümneleheküljelise lähteülesande, poole kohaga juustumeistri katseteks ja juba ostetud põrutuskindlad terminalid.

      Kirjuta vastuses, millise toidutootmise tarkvara oled kasutusele võtnud ja mis selles veel ei tööta.`,
    ],
  },
  {
    key: 'valserane-shop',
    company: 'valserane',
    category: 'web-ecommerce',
    tags: 'PrestaShop, Online shop, Payment integration, Website localisation',
    segment: 'food-agriculture',
    project: [9000, 15000],
    experience: 's',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 11,
    fr: [
      'Boutique de fromages avec livraison réfrigérée',
      `
      Nos crémiers commandent par téléphone ; les particuliers nous écrivent des lettres. Nous voulons une boutique pour les seconds, sans vexer les premiers.

      Particularités : le prix dépend du poids réel (connu à la découpe), la livraison est réfrigérée et n'a lieu que le mercredi et le jeudi, et 40 % des ventes se font entre le 1er et le 20 décembre.

      Français et anglais pour commencer. Nous avons PrestaShop en tête mais restons ouverts. Merci d'indiquer le coût annuel d'entretien et un client alimentaire que nous puissions appeler.`,
    ],
    en: [
      'Cheese shop online with chilled delivery',
      `
      Our cheesemongers order by phone; private customers write us letters. We want a shop for the latter that does not offend the former.

      Peculiarities: the price depends on the true weight (known once cut), delivery is chilled and happens only on Wednesdays and Thursdays, and 40 per cent of sales fall between 1 and 20 December.

      French and English to begin with. We have PrestaShop in mind but are open. Please state the yearly cost of upkeep and name one client in food whom we can call.`,
    ],
  },
  {
    key: 'lestrabe-slots',
    company: 'lestrabe',
    category: 'software-development',
    tags: 'TypeScript, Node.js, API integration, PostgreSQL, WebSocket',
    segment: 'logistics',
    project: [45000, 70000],
    experience: 'l',
    duration: 3,
    hours: 'm',
    places: 'FR, EE',
    ageDays: 2,
    fr: [
      'Rendez-vous de terminal sans 14 onglets ouverts',
      `
      Nos exploitants réservent les créneaux de retrait des conteneurs sur quatre portails de terminaux, chacun avec ses règles, ses codes et ses humeurs. Quatorze onglets par personne, et 9 % de rendez-vous manqués, facturés 85 € pièce.

      Nous voulons un écran unique qui lit notre planning, propose les créneaux, les réserve par API quand elle existe, guide l'exploitant quand elle n'existe pas, et alerte le chauffeur si l'horaire bouge.

      Deux terminaux ont une API documentée, un troisième l'annonce depuis trois ans. Notre logiciel de transport expose les missions en REST.

      Nous cherchons une équipe de deux à quatre personnes pour six mois, avec une mise en service partielle à huit semaines. L'accès au port sera organisé.`,
    ],
    en: [
      'Terminal appointments without 14 open tabs',
      `
      Our planners book container pick-up slots on four terminal portals, each with rules, codes and moods of its own. Fourteen tabs per person, and 9 per cent of appointments missed, at €85 each.

      We want one screen that reads our plan, proposes slots, books them by API where there is one, guides the planner where there is not, and warns the driver when a time moves.

      Two terminals have a documented API; a third has been announcing one for three years. Our transport software exposes its jobs over REST.

      We are looking for a team of two to four people for six months, with a first part in service after eight weeks. Access to the port will be arranged.`,
    ],
    et: [
      'Terminaliajad ilma neljateistkümne vahekaardita',
      `
      Meie planeerijad broneerivad konteinerite väljastusaegu nelja terminali portaalis, millest igaühel on oma reeglid, koodid ja tujud. Inimese kohta neliteist vahekaarti ja 9 protsenti aegadest magatakse maha, iga kord 85 eurot trahvi.

      Tahame ühte ekraani, mis loeb meie plaani, pakub aegu, broneerib need liidese kaudu seal, kus see on olemas, juhendab planeerijat seal, kus ei ole, ja hoiatab juhti, kui aeg nihkub.

      Kahel terminalil on dokumenteeritud liides, kolmas on seda kolm aastat lubanud. Meie veotarkvara annab tööd välja REST-i kaudu.

      Otsime kuueks kuuks kahe kuni nelja inimese meeskonda, esimene osa kasutusse kaheksa nädalaga. Sadamasse pääsemise korraldame.`,
    ],
  },
  {
    key: 'lestrabe-drivers',
    company: 'lestrabe',
    category: 'mobile-apps',
    tags: 'Kotlin, Android, Offline first, Barcode scanning',
    segment: 'logistics',
    project: [22000, 34000],
    experience: 'm',
    duration: 2,
    hours: 'm',
    places: 'FR',
    ageDays: 15,
    fr: [
      'Lettre de voiture numérique pour 210 chauffeurs',
      `
      Les lettres de voiture reviennent au bureau froissées, trois jours plus tard, parfois avec du café. Nous voulons les remplacer par une application Android sur les tablettes déjà montées en cabine.

      Le chauffeur voit ses missions, fait signer au doigt, photographie les réserves et l'ensemble part dès qu'il y a du réseau. L'application doit se comprendre sans formation : un chauffeur sur cinq est intérimaire.

      La conformité e-CMR est exigée. Merci de préciser comment vous la garantiriez.`,
    ],
    en: [
      'Digital waybills for 210 drivers',
      `
      Our waybills come back to the office crumpled, three days late, sometimes with coffee on them. We want to replace them with an Android app on the tablets already fitted in the cabs.

      The driver sees the jobs, collects a signature by finger, photographs reservations, and all of it leaves as soon as there is a network. It has to be understood without training: one driver in five is from an agency.

      Compliance with e-CMR is required. Please explain how you would guarantee it.`,
    ],
  },
  {
    key: 'lestrabe-nis2',
    company: 'lestrabe',
    category: 'cybersecurity',
    tags: 'NIS2, Risk assessment, Security training, Incident response',
    segment: 'logistics',
    project: [14000, 22000],
    experience: 'l',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 19,
    fr: [
      'Accompagnement NIS2 pour un transporteur',
      `
      Nous entrons dans le champ de NIS2 et n'avons ni RSSI ni envie d'en jouer un. Cinq informaticiens, 340 salariés, un logiciel de transport hébergé, trois sites.

      Attendu : un état des lieux honnête, un plan sur dix-huit mois avec les coûts, la procédure d'incident testée une fois pour de vrai, et une formation que nos exploitants ne détesteront pas.

      Nous demandons un interlocuteur unique et des livrables en français courant.`,
    ],
    en: [
      'Guidance on NIS2 for a haulier',
      `
      We fall within NIS2 and have neither a security officer nor any wish to play one. Five IT people, 340 employees, hosted transport software, three sites.

      We expect an honest survey, a plan for eighteen months with costs, an incident procedure rehearsed once for real, and training that our planners will not hate.

      We ask for one single contact and documents in everyday French.`,
    ],
  },
  {
    key: 'perdigal-excise',
    company: 'perdigal',
    category: 'business-systems',
    tags: 'Odoo, E-invoicing, Inventory accounting, EDI',
    segment: 'food-agriculture',
    project: [9000, 15000],
    experience: 'm',
    duration: 2,
    hours: 's',
    places: 'FR',
    ageDays: 13,
    fr: [
      'Gestion des stocks et accises pour quatre domaines',
      `
      Quatre domaines, un seul classeur Excel, trois versions. La déclaration d'accises prend deux jours par mois à Vincent, qui préférerait être dans les vignes.

      Nous voulons suivre les mouvements de cave à l'expédition, produire les documents d'accompagnement et la déclaration mensuelle, et facturer les cavistes. Odoo nous a été conseillé ; convainquez-nous du contraire si vous pensez autrement.

      La personne qui viendra doit aimer les dégustations, mais savoir recracher.`,
    ],
  },
  {
    key: 'perdigal-estonia',
    company: 'perdigal',
    category: 'marketing',
    tags: 'Export marketing, Market research, Lead generation',
    segment: 'food-agriculture',
    project: [4000, 7000],
    experience: 's',
    duration: 2,
    hours: 's',
    places: 'EE, LV',
    ageDays: 2,
    fr: [
      'Vendre nos vins à Tallinn et à Riga',
      `
      Un restaurateur de Tallinn nous a commandé 600 bouteilles par hasard, et il en redemande. Nous voulons comprendre ce marché avant d'y envoyer un camion.

      Il nous faut une étude courte (prix, taxes, importateurs, goûts), quinze contacts qualifiés et trois journées de dégustation organisées, à Tallinn, Tartu et Riga. Une agence sur place nous semble indispensable.`,
    ],
    en: [
      'Selling our wines in Tallinn and Riga',
      `
      A restaurant owner in Tallinn ordered 600 bottles by chance, and now he wants more. We would like to understand the market before sending a lorry.

      We need a short study (prices, taxes, importers, tastes), fifteen qualified contacts and three days of tasting, in Tallinn, Tartu and Riga. An agency on the spot seems essential to us.`,
    ],
    et: [
      'Meie veinid Tallinnasse ja Riiga',
      `
      Üks Tallinna restoranipidaja tellis juhuslikult 600 pudelit ja tahab nüüd juurde. Enne veoauto saatmist soovime seda turgu mõista.

      Vajame lühikest uuringut (hinnad, maksud, maaletoojad, maitsed), viitteist tõsist kontakti ja kolme degusteerimispäeva: Tallinnas, Tartus ja Riias. Kohapealset agentuuri peame hädavajalikuks.`,
    ],
  },
]
