import { companyDraft } from '../companies/index.ts'
import { initialsOf } from '../typography.ts'
import type { HomeReview, Localised } from '../types.ts'

interface Quote {
  slug: string
  personName: string
  positions: Localised
  rating: number
  texts: Localised
}

const quotes: Quote[] = [
  {
    slug: 'polluhark',
    personName: 'Heino Vilja',
    rating: 5,
    positions: { en: 'Chairman', et: 'Juhatuse esimees', fr: 'Président' },
    texts: {
      en: 'I expected salesmen. Four companies wrote, and three of them had actually read what I asked. The one we took came to sit in a tractor.',
      et: 'Ootasin müügimehi. Kirjutas neli firmat ja kolm neist olid päriselt läbi lugenud, mida ma küsisin. See, kelle võtsime, tuli ise traktorisse istuma.',
      fr: 'Je m’attendais à des commerciaux. Quatre entreprises ont écrit, et trois avaient vraiment lu ma demande. Celle que nous avons choisie est venue s’asseoir dans un tracteur.',
    },
  },
  {
    slug: 'cordelune',
    personName: 'Margaux Teyssère',
    rating: 5,
    positions: { en: 'Partner', et: 'Partner', fr: 'Associée' },
    texts: {
      en: 'Half of our new clients this year came from here, two of them from Estonia. What I value most: no commission, and therefore no games with the price.',
      et: 'Pooled selle aasta uutest klientidest tulid siit, neist kaks Eestist. Kõige rohkem hindan seda, et vahendustasu ei ole ja seetõttu ei mängita ka hinnaga.',
      fr: 'La moitié de nos nouveaux clients de l’année viennent d’ici, dont deux d’Estonie. Ce que j’apprécie le plus : pas de commission, donc pas de jeu sur les prix.',
    },
  },
  {
    slug: 'linnutee',
    personName: 'Signe Täht',
    rating: 4,
    positions: { en: 'Head of clinics', et: 'Kliinikute juht', fr: 'Directrice des cliniques' },
    texts: {
      en: 'The moderator sent our first text back because nobody could have priced it. He was right. The second version brought seven sensible offers in three days.',
      et: 'Moderaator saatis meie esimese teksti tagasi, sest selle põhjal poleks keegi hinda osanud öelda. Tal oli õigus. Teine variant tõi kolme päevaga seitse mõistlikku pakkumist.',
      fr: 'Le modérateur a renvoyé notre premier texte, que personne n’aurait pu chiffrer. Il avait raison. Le second a apporté sept offres sensées en trois jours.',
    },
  },
  {
    slug: 'valserane',
    personName: 'Bastien Crozet',
    rating: 5,
    positions: { en: 'Managing director', et: 'Tegevjuht', fr: 'Directeur général' },
    texts: {
      en: 'We make cheese and knew nobody in software. The reviews told us who keeps to a date, and in cheese that is what counts.',
      et: 'Me teeme juustu ega tundnud tarkvaras kedagi. Arvustustest oli näha, kes tähtajast kinni peab, ja juustu juures loeb just see.',
      fr: 'Nous faisons du fromage et ne connaissions personne dans le logiciel. Les avis nous ont dit qui tient ses délais ; en fromagerie, c’est ce qui compte.',
    },
  },
  {
    slug: 'proovikivi',
    personName: 'Eneli Tammoja',
    rating: 5,
    positions: { en: 'Co-founder', et: 'Kaasasutaja', fr: 'Cofondatrice' },
    texts: {
      en: 'Other portals send us leads for mobile phones and lottery sites. Here a person reads every project first, and it shows.',
      et: 'Teised portaalid saadavad meile telefonipoode ja loteriilehti. Siin loeb iga projekti enne läbi inimene ja seda on tunda.',
      fr: 'D’autres portails nous envoient des loteries et des revendeurs de téléphones. Ici, une personne lit d’abord chaque projet, et cela se voit.',
    },
  },
  {
    slug: 'lestrabe',
    personName: 'Delphine Auvray',
    rating: 4,
    positions: { en: 'IT manager', et: 'IT-juht', fr: 'Responsable informatique' },
    texts: {
      en: 'I wrote in French, a team from Tartu answered in French, and the first meeting was in English with much waving of hands. Eight months later we still work together.',
      et: 'Kirjutasin prantsuse keeles, Tartu meeskond vastas prantsuse keeles ja esimene koosolek oli inglise keeles, kõvasti kätega vehkides. Kaheksa kuud hiljem töötame endiselt koos.',
      fr: 'J’ai écrit en français, une équipe de Tartu a répondu en français, et la première réunion s’est tenue en anglais, avec beaucoup de gestes. Huit mois plus tard, nous travaillons toujours ensemble.',
    },
  },
]

export const homeReviews: HomeReview[] = quotes.map(({ slug, ...quote }) => {
  const { name } = companyDraft(slug)
  return { key: slug, companyName: name, logo: { kind: 'logo', key: slug, label: initialsOf(name) }, ...quote }
})
