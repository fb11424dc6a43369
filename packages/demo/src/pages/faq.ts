import type { QuestionAnswer } from '../types.ts'

export const faq: QuestionAnswer[] = [
  {
    key: 'who',
    questions: { en: 'Who can use Sild?', et: 'Kes võivad Silda kasutada?', fr: 'Qui peut utiliser Sild ?' },
    answers: {
      en: 'Companies and other organisations: those that need work done and those that do it. One account may do both. A registration number is not required, but only companies that the register confirms are marked as verified. Private persons cannot join, because agreements here are made between companies.',
      et: 'Ettevõtted ja muud organisatsioonid: nii need, kes vajavad tööd, kui ka need, kes seda teevad. Üks konto võib olla mõlemat. Registrikood ei ole kohustuslik, kuid kontrollituks märgime ainult need, keda register kinnitab. Eraisikud liituda ei saa, sest siin sõlmitakse kokkuleppeid ettevõtete vahel.',
      fr: 'Les entreprises et autres organisations : celles qui cherchent et celles qui réalisent. Un même compte peut faire les deux. Le numéro d’immatriculation n’est pas obligatoire, mais seules les entreprises que le registre confirme sont signalées comme vérifiées. Les particuliers ne peuvent pas s’inscrire, car les accords se concluent ici entre entreprises.',
    },
  },
  {
    key: 'commission',
    questions: { en: 'Do you take a commission?', et: 'Kas võtate vahendustasu?', fr: 'Prenez-vous une commission ?' },
    answers: {
      en: 'No. You agree on the work and its price directly with each other, and the whole sum is yours. We live on subscriptions and on paid promotion of publications.',
      et: 'Ei. Tööst ja hinnast lepid kokku otse teise ettevõttega ja kogu summa jääb teile. Meie elame paketitasudest ja kuulutuste tasulisest esiletõstmisest.',
      fr: 'Non. Vous convenez du travail et de son prix directement entre vous, et la somme entière vous revient. Nous vivons des abonnements et de la mise en avant payante des annonces.',
    },
  },
  {
    key: 'free-plan',
    questions: {
      en: 'What does the free plan include?',
      et: 'Mida sisaldab tasuta pakett?',
      fr: 'Que comprend l’offre gratuite ?',
    },
    answers: {
      en: 'Any number of publications, a company page with your logo and description, 20 responses and 20 views of contacts a month. The counters start again each month.',
      et: 'Piiramatu arvu kuulutusi, ettevõtte lehte logo ja kirjeldusega, 20 vastust ja 20 kontaktide vaatamist kuus. Arvestus algab igal kuul uuesti.',
      fr: 'Un nombre illimité d’annonces, une page d’entreprise avec logo et description, 20 réponses et 20 consultations de coordonnées par mois. Les compteurs repartent chaque mois.',
    },
  },
  {
    key: 'startup-plan',
    questions: {
      en: 'What do I get for €49.90 a month?',
      et: 'Mida saan 49,90 euro eest kuus?',
      fr: 'Qu’obtient-on pour 49,90 € par mois ?',
    },
    answers: {
      en: 'Unlimited responses and contact views, and a full company page: cover, links, up to ten cases and a gallery of five photos. The price excludes VAT and nothing renews by itself.',
      et: 'Piiramatult vastuseid ja kontaktide vaatamisi ning täisväärtusliku ettevõtte lehe: kaanepilt, lingid, kuni kümme tehtud tööd ja viie fotoga galerii. Hinnale lisandub käibemaks ja pakett ise ei pikene.',
      fr: 'Des réponses et consultations illimitées, et une page d’entreprise complète : couverture, liens, jusqu’à dix réalisations et une galerie de cinq photos. Prix hors taxes, sans renouvellement automatique.',
    },
  },
  {
    key: 'moderation',
    questions: {
      en: 'Why is my publication not visible yet?',
      et: 'Miks minu kuulutust veel näha ei ole?',
      fr: 'Pourquoi mon annonce n’est-elle pas encore visible ?',
    },
    answers: {
      en: 'A person reads everything before it is published. It usually takes less than an hour, at night and at weekends up to a day. If something has to change, we say what and why, and you can send it again.',
      et: 'Iga kuulutuse loeb enne avaldamist läbi inimene. Tavaliselt kulub alla tunni, öösel ja nädalavahetusel kuni ööpäev. Kui midagi tuleb muuta, ütleme, mida ja miks, ning saad selle uuesti saata.',
      fr: 'Une personne lit chaque annonce avant publication. Il faut en général moins d’une heure, jusqu’à une journée la nuit et le week-end. Si quelque chose doit changer, nous disons quoi et pourquoi, et vous pouvez la renvoyer.',
    },
  },
  {
    key: 'verified',
    questions: {
      en: 'What does "verified" mean?',
      et: 'Mida tähendab „kontrollitud“?',
      fr: 'Que signifie « vérifiée » ?',
    },
    answers: {
      en: 'That we compared the name and registration number with the official register (Äriregister in Estonia, Sirene in France) and they match. It says nothing about the quality of the work; reviews do.',
      et: 'Seda, et võrdlesime nime ja registrikoodi ametliku registriga (Eestis äriregister, Prantsusmaal Sirene) ja need klapivad. Töö kvaliteedi kohta see midagi ei ütle, seda teevad arvustused.',
      fr: 'Que nous avons comparé le nom et le numéro avec le registre officiel (Äriregister en Estonie, Sirene en France) et qu’ils concordent. Cela ne dit rien de la qualité du travail ; les avis, si.',
    },
  },
  {
    key: 'reviews',
    questions: { en: 'How do reviews work?', et: 'Kuidas arvustused töötavad?', fr: 'Comment fonctionnent les avis ?' },
    answers: {
      en: 'Both companies review each other, and the two texts appear together once both are written. So nobody writes with an eye on the other’s answer.',
      et: 'Mõlemad ettevõtted arvustavad teineteist ja tekstid ilmuvad korraga, kui mõlemad on kirjas. Nii ei kirjuta keegi teise vastust silmas pidades.',
      fr: 'Les deux entreprises s’évaluent mutuellement, et les deux textes paraissent ensemble une fois écrits. Ainsi, personne n’écrit en guettant la réponse de l’autre.',
    },
  },
  {
    key: 'contacts',
    questions: {
      en: 'When can I see a company’s phone number?',
      et: 'Millal näen ettevõtte telefoninumbrit?',
      fr: 'Quand puis-je voir le téléphone d’une entreprise ?',
    },
    answers: {
      en: 'Once a response or a chat links your two companies. The first look in a month uses one contact view of your plan; looking again in the same month is free.',
      et: 'Siis, kui teie ettevõtteid seob vastus või vestlus. Kuu esimene vaatamine kulutab ühe kontaktivaatamise, samal kuul uuesti vaadata võib tasuta.',
      fr: 'Dès qu’une réponse ou une conversation relie vos deux entreprises. La première consultation du mois en utilise une de votre offre ; les suivantes, le même mois, sont gratuites.',
    },
  },
  {
    key: 'languages',
    questions: {
      en: 'Must I write in English?',
      et: 'Kas pean kirjutama inglise keeles?',
      fr: 'Dois-je écrire en anglais ?',
    },
    answers: {
      en: 'No. Write in Estonian, French or English, whichever is yours. You can add translations yourself, and readers see the one in their language.',
      et: 'Ei. Kirjuta eesti, prantsuse või inglise keeles, nagu sulle omane. Tõlked saad ise lisada ja lugeja näeb seda, mis on tema keeles.',
      fr: 'Non. Écrivez en estonien, en français ou en anglais, selon votre langue. Vous pouvez ajouter des traductions, et chaque lecteur voit la sienne.',
    },
  },
  {
    key: 'inactive',
    questions: {
      en: 'Why has a company vanished from the search?',
      et: 'Miks on ettevõte otsingust kadunud?',
      fr: 'Pourquoi une entreprise a-t-elle disparu de la recherche ?',
    },
    answers: {
      en: 'After a month without signing in, a company’s publications leave the search, so that those you find really answer. They return as soon as somebody from the company signs in.',
      et: 'Kui ettevõte pole kuu aja jooksul sisse loginud, kaovad tema kuulutused otsingust, et need, kelle leiad, ka vastaksid. Need tulevad tagasi, kui keegi ettevõttest sisse logib.',
      fr: 'Après un mois sans connexion, les annonces d’une entreprise quittent la recherche, afin que celles que vous trouvez répondent vraiment. Elles reviennent dès que quelqu’un de l’entreprise se connecte.',
    },
  },
]
