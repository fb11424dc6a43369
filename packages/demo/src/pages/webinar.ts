import { initialsOf } from '../typography.ts'
import type { Localised, QuestionAnswer, Webinar, WebinarSpeaker } from '../types.ts'

function speaker(key: string, name: string, positions: Localised, biographies: Localised): WebinarSpeaker {
  return {
    key,
    name,
    positions,
    biographies,
    portrait: { kind: 'portrait', key: `webinar:${key}`, label: initialsOf(name) },
  }
}

const speakers: WebinarSpeaker[] = [
  speaker(
    'liis',
    'Liis Aruväli',
    { en: 'Head of Hallrästas, Tallinn', et: 'Hallrästa juht, Tallinn', fr: 'Directrice de Hallrästas, Tallinn' },
    {
      en: 'Liis has answered some four hundred requests for proposals, won a quarter of them and kept a file on why the others went elsewhere. She shows what makes a provider want to work with you.',
      et: 'Liis on vastanud umbes neljasajale pakkumiskutsele, võitnud neist veerandi ja pidanud arvet, miks ülejäänud mujale läksid. Ta näitab, mis paneb pakkujat sinuga koos töötada tahtma.',
      fr: 'Liis a répondu à quelque quatre cents appels d’offres, en a remporté un quart et noté pourquoi les autres lui ont échappé. Elle montre ce qui donne envie à un prestataire de travailler avec vous.',
    },
  ),
  speaker(
    'urmas',
    'Urmas Jahu',
    {
      en: 'Chief operating officer, Rukkipää Pagarid',
      et: 'Tegevjuht, Rukkipää Pagarid',
      fr: 'Directeur des opérations, Rukkipää Pagarid',
    },
    {
      en: 'A baker who became a buyer of software. Urmas tells how his first project failed, what he asked differently the second time, and what the difference was worth in loaves.',
      et: 'Pagar, kellest sai tarkvara ostja. Urmas räägib, kuidas esimene projekt nurjus, mida ta teisel korral teisiti küsis ja mitu pätsi see vahe maksis.',
      fr: 'Un boulanger devenu acheteur de logiciels. Urmas raconte l’échec de son premier projet, les questions qu’il a posées au second, et ce que la différence a valu en miches.',
    },
  ),
  speaker(
    'margaux',
    'Margaux Teyssère',
    {
      en: 'Partner, Cordelune Logiciels, Nantes',
      et: 'Partner, Cordelune Logiciels, Nantes',
      fr: 'Associée, Cordelune Logiciels, Nantes',
    },
    {
      en: 'Margaux runs projects between Nantes and Tallinn and has a short list of misunderstandings that cost the most. Most of them begin with the word "soon".',
      et: 'Margaux juhib projekte Nantes’i ja Tallinna vahel ning tal on lühike loetelu kõige kallimatest arusaamatustest. Enamik neist algab sõnaga „varsti“.',
      fr: 'Margaux mène des projets entre Nantes et Tallinn et tient la courte liste des malentendus les plus chers. La plupart commencent par le mot « bientôt ».',
    },
  ),
]

const faq: QuestionAnswer[] = [
  {
    key: 'webinar-price',
    questions: { en: 'What does it cost?', et: 'Palju see maksab?', fr: 'Combien cela coûte-t-il ?' },
    answers: {
      en: 'Nothing. The webinar is free for companies of any European country.',
      et: 'Mitte midagi. Veebiseminar on tasuta iga Euroopa riigi ettevõttele.',
      fr: 'Rien. Le webinaire est gratuit pour toute entreprise d’un pays d’Europe.',
    },
  },
  {
    key: 'webinar-language',
    questions: {
      en: 'In which language is it held?',
      et: 'Mis keeles see toimub?',
      fr: 'En quelle langue se déroule-t-il ?',
    },
    answers: {
      en: 'In English, with live captions in Estonian and French. Questions may be asked in all three languages.',
      et: 'Inglise keeles, reaalajas subtiitritega eesti ja prantsuse keeles. Küsida võib kõigis kolmes keeles.',
      fr: 'En anglais, avec des sous-titres en direct en estonien et en français. Les questions sont bienvenues dans les trois langues.',
    },
  },
  {
    key: 'webinar-recording',
    questions: {
      en: 'Will there be a recording?',
      et: 'Kas salvestus tuleb ka?',
      fr: 'Y aura-t-il un enregistrement ?',
    },
    answers: {
      en: 'Yes. Everyone who registers gets a link to the recording and to the two checklists within two working days.',
      et: 'Jah. Kõik registreerunud saavad kahe tööpäeva jooksul lingi salvestusele ja kahele kontroll-lehele.',
      fr: 'Oui. Tous les inscrits reçoivent sous deux jours ouvrés le lien vers l’enregistrement et vers les deux listes de contrôle.',
    },
  },
  {
    key: 'webinar-why-company',
    questions: {
      en: 'Why do you ask for a company e-mail?',
      et: 'Miks küsite ettevõtte e-posti aadressi?',
      fr: 'Pourquoi demander une adresse professionnelle ?',
    },
    answers: {
      en: 'Because the portal and the webinar are for companies. We send the link, one reminder and the recording, and nothing else unless you ask for it.',
      et: 'Sest portaal ja seminar on mõeldud ettevõtetele. Saadame lingi, ühe meeldetuletuse ja salvestuse ning ilma sinu soovita rohkem ei midagi.',
      fr: 'Parce que le portail et le webinaire s’adressent aux entreprises. Nous envoyons le lien, un rappel et l’enregistrement, et rien d’autre sans votre demande.',
    },
  },
]

export const webinar: Webinar = {
  slug: 'how-to-find-b2b-partners',
  date: '2023-07-26',
  startTime: '17:00',
  endTime: '18:40',
  timeZone: 'Europe/Tallinn',
  image: { kind: 'event', key: 'how-to-find-b2b-partners', label: 'How to find B2B partners' },
  titles: {
    en: 'How to find B2B partners you will still work with in three years',
    et: 'Kuidas leida äripartner, kellega töötad koos ka kolme aasta pärast',
    fr: 'Trouver des partenaires B2B avec qui vous travaillerez encore dans trois ans',
  },
  leads: {
    en: 'A hundred minutes with two providers and one customer who have made every mistake there is, and kept notes.',
    et: 'Sada minutit kahe pakkuja ja ühe tellijaga, kes on kõik võimalikud vead ära teinud ja üles kirjutanud.',
    fr: 'Cent minutes avec deux prestataires et un client qui ont commis toutes les erreurs possibles, et pris des notes.',
  },
  about: {
    en: [
      'Most projects that go wrong go wrong before they begin: in the description, in the choice between two offers that look alike, in what nobody asked. That part can be learnt.',
      'We look at three real cases from both sides of the table. You will see the description as it was published, the answers it got, the one that was chosen and how it ended.',
    ],
    et: [
      'Enamik projekte, mis lähevad viltu, läheb viltu enne algust: kirjelduses, valikus kahe sarnase pakkumise vahel, selles, mida keegi ei küsinud. Seda osa saab õppida.',
      'Vaatame kolme päris lugu laua mõlemalt poolt. Näed kirjeldust nii, nagu see avaldati, vastuseid, mis tulid, seda, mis valiti, ja seda, kuidas lõppes.',
    ],
    fr: [
      'La plupart des projets qui échouent échouent avant de commencer : dans la description, dans le choix entre deux offres semblables, dans ce que personne n’a demandé. Cette partie-là s’apprend.',
      'Nous étudions trois cas réels, des deux côtés de la table. Vous verrez la description telle qu’elle fut publiée, les réponses reçues, celle qui fut choisie et la fin de l’histoire.',
    ],
  },
  takeaways: {
    en: [
      'A one-page form for describing a project so that good providers answer',
      'Seven questions that tell two similar offers apart',
      'How to check a company in ten minutes, in Estonia and in France',
      'What to write into the first contract, and what to leave out',
    ],
    et: [
      'Üheleheküljeline vorm projekti kirjeldamiseks nii, et vastavad head pakkujad',
      'Seitse küsimust, mis eristavad kahte sarnast pakkumist',
      'Kuidas kontrollida ettevõtet kümne minutiga Eestis ja Prantsusmaal',
      'Mida esimesse lepingusse kirjutada ja mida välja jätta',
    ],
    fr: [
      'Un modèle d’une page pour décrire un projet de façon que les bons prestataires répondent',
      'Sept questions qui départagent deux offres semblables',
      'Comment vérifier une entreprise en dix minutes, en Estonie et en France',
      'Ce qu’il faut écrire dans un premier contrat, et ce qu’il vaut mieux laisser de côté',
    ],
  },
  speakers,
  agenda: [
    {
      startTime: '17:00',
      endTime: '17:10',
      speakerKeys: ['liis'],
      titles: {
        en: 'Welcome, and one uncomfortable chart',
        et: 'Tere tulemast ja üks ebamugav joonis',
        fr: 'Accueil, et un graphique gênant',
      },
      descriptions: {
        en: 'Where projects fail, by the month in which it was noticed and the month in which it was caused.',
        et: 'Kus projektid nurjuvad: millisel kuul seda märgati ja millisel see põhjustati.',
        fr: 'Où les projets échouent : le mois où l’on s’en aperçoit et celui où la cause est née.',
      },
    },
    {
      startTime: '17:10',
      endTime: '17:35',
      speakerKeys: ['urmas'],
      titles: {
        en: 'A buyer’s first project and his second',
        et: 'Ostja esimene ja teine projekt',
        fr: 'Le premier projet d’un acheteur, et le second',
      },
      descriptions: {
        en: 'The same bakery, the same need, two descriptions. What changed in the answers.',
        et: 'Sama pagaritööstus, sama vajadus, kaks kirjeldust. Mis vastustes muutus.',
        fr: 'La même boulangerie, le même besoin, deux descriptions. Ce qui a changé dans les réponses.',
      },
    },
    {
      startTime: '17:35',
      endTime: '18:00',
      speakerKeys: ['liis'],
      titles: {
        en: 'How providers choose their clients',
        et: 'Kuidas pakkuja valib kliente',
        fr: 'Comment les prestataires choisissent leurs clients',
      },
      descriptions: {
        en: 'Why the best answer sometimes never comes, and three sentences that bring it.',
        et: 'Miks parim vastus mõnikord tulemata jääb ja kolm lauset, mis selle kohale toovad.',
        fr: 'Pourquoi la meilleure réponse n’arrive parfois jamais, et trois phrases qui la font venir.',
      },
    },
    {
      startTime: '18:00',
      endTime: '18:20',
      speakerKeys: ['margaux'],
      titles: {
        en: 'Across borders: Nantes and Tallinn',
        et: 'Üle piiri: Nantes ja Tallinn',
        fr: 'Par-delà les frontières : Nantes et Tallinn',
      },
      descriptions: {
        en: 'Registers, invoices, VAT, holidays and the meaning of "soon".',
        et: 'Registrid, arved, käibemaks, pühad ja sõna „varsti“ tähendus.',
        fr: 'Registres, factures, TVA, jours fériés et le sens du mot « bientôt ».',
      },
    },
    {
      startTime: '18:20',
      endTime: '18:40',
      speakerKeys: ['liis', 'urmas', 'margaux'],
      titles: { en: 'Your questions', et: 'Sinu küsimused', fr: 'Vos questions' },
      descriptions: {
        en: 'Send them beforehand with your registration, or ask on the spot.',
        et: 'Saada need ette koos registreerumisega või küsi kohapeal.',
        fr: 'À envoyer d’avance avec l’inscription, ou à poser en direct.',
      },
    },
  ],
  faq,
}
