import type { Locale, Localised, MarketEvent, PageKind } from '../types.ts'

/** The table of contents of all written pages; the texts stand in `<kind>/<slug>.<locale>.md`. */
export interface PageOutline {
  kind: PageKind
  slug: string
  category?: string
  author?: string
  ageDays: number
  updatedDays?: number
  showOnMain?: boolean
}

export interface PageCategoryOutline {
  kind: PageKind
  slug: string
  names: Localised
  descriptions: Localised
  icon: string | null
}

export interface EventOutline {
  slug: string
  city?: [countryCode: string, name: string]
  startsInDays: number
  startTime: string
  endTime: string
  timeZone: MarketEvent['timeZone']
  languages: Locale[]
}

export const pageCategoryOutlines: PageCategoryOutline[] = [
  {
    kind: 'blog',
    slug: 'finding-partners',
    icon: null,
    names: { en: 'Finding partners', et: 'Partneri leidmine', fr: 'Trouver un partenaire' },
    descriptions: {
      en: 'Describing work, comparing offers, choosing well',
      et: 'Töö kirjeldamine, pakkumiste võrdlemine ja hea valik',
      fr: 'Décrire, comparer et bien choisir',
    },
  },
  {
    kind: 'blog',
    slug: 'working-together',
    icon: null,
    names: { en: 'Working together', et: 'Koostöö', fr: 'Travailler ensemble' },
    descriptions: {
      en: 'Contracts, handovers, reviews and difficult conversations',
      et: 'Lepingud, üleandmised, arvustused ja rasked jutud',
      fr: 'Contrats, passations, avis et conversations difficiles',
    },
  },
  {
    kind: 'blog',
    slug: 'for-providers',
    icon: null,
    names: { en: 'For providers', et: 'Pakkujale', fr: 'Pour les prestataires' },
    descriptions: {
      en: 'Winning the right work and declining the rest',
      et: 'Kuidas võita õiget tööd ja ülejäänust keelduda',
      fr: 'Gagner les bons projets et refuser les autres',
    },
  },
  {
    kind: 'help',
    slug: 'first-steps',
    icon: 'rocket',
    names: { en: 'First steps', et: 'Esimesed sammud', fr: 'Premiers pas' },
    descriptions: {
      en: 'Signing up, confirming your address, adding your company',
      et: 'Registreerumine, aadressi kinnitamine ja ettevõtte lisamine',
      fr: 'S’inscrire, confirmer son adresse, ajouter son entreprise',
    },
  },
  {
    kind: 'help',
    slug: 'publications',
    icon: 'file-text',
    names: { en: 'Publications', et: 'Kuulutused', fr: 'Annonces' },
    descriptions: {
      en: 'Projects, services and experts: writing, moderation, archive',
      et: 'Projektid, teenused ja eksperdid: kirjutamine, ülevaatus, arhiiv',
      fr: 'Projets, services et experts : rédaction, modération, archives',
    },
  },
  {
    kind: 'help',
    slug: 'responses-and-chat',
    icon: 'messages-square',
    names: { en: 'Responses and chat', et: 'Vastused ja vestlus', fr: 'Réponses et messagerie' },
    descriptions: {
      en: 'Answering, talking, seeing contacts, reviewing',
      et: 'Vastamine, vestlemine, kontaktid ja arvustused',
      fr: 'Répondre, discuter, voir les coordonnées, évaluer',
    },
  },
  {
    kind: 'help',
    slug: 'plans-and-billing',
    icon: 'credit-card',
    names: { en: 'Plans and billing', et: 'Paketid ja arved', fr: 'Offres et facturation' },
    descriptions: {
      en: 'What each plan includes, invoices, promotion',
      et: 'Mida paketid sisaldavad, arved ja esiletõstmine',
      fr: 'Contenu des offres, factures, mise en avant',
    },
  },
  {
    kind: 'help',
    slug: 'account-and-safety',
    icon: 'shield-check',
    names: { en: 'Account and safety', et: 'Konto ja turvalisus', fr: 'Compte et sécurité' },
    descriptions: {
      en: 'Passwords, your data, reporting, deleting the account',
      et: 'Paroolid, sinu andmed, teavitamine ja konto kustutamine',
      fr: 'Mots de passe, données, signalements, suppression du compte',
    },
  },
]

export const pageOutlines: PageOutline[] = [
  {
    kind: 'blog',
    slug: 'describe-a-project-so-that-good-people-answer',
    category: 'finding-partners',
    author: 'Helina Oja',
    ageDays: 6,
    showOnMain: true,
  },
  {
    kind: 'blog',
    slug: 'seven-questions-for-two-similar-offers',
    category: 'finding-partners',
    author: 'Baptiste Marchal',
    ageDays: 19,
    showOnMain: true,
  },
  {
    kind: 'blog',
    slug: 'check-a-company-in-ten-minutes',
    category: 'finding-partners',
    author: 'Helina Oja',
    ageDays: 33,
  },
  {
    kind: 'blog',
    slug: 'outstaffing-or-outsourcing',
    category: 'finding-partners',
    author: 'Kaspar Rünk',
    ageDays: 47,
    showOnMain: true,
  },
  { kind: 'blog', slug: 'the-first-contract', category: 'working-together', author: 'Baptiste Marchal', ageDays: 61 },
  {
    kind: 'blog',
    slug: 'working-between-tallinn-and-nantes',
    category: 'working-together',
    author: 'Helina Oja',
    ageDays: 75,
  },
  { kind: 'blog', slug: 'how-to-end-a-project-well', category: 'working-together', author: 'Kaspar Rünk', ageDays: 90 },
  { kind: 'blog', slug: 'answers-that-get-read', category: 'for-providers', author: 'Helina Oja', ageDays: 104 },
  { kind: 'blog', slug: 'saying-no-to-a-project', category: 'for-providers', author: 'Baptiste Marchal', ageDays: 125 },
  { kind: 'help', slug: 'sign-up', category: 'first-steps', ageDays: 400, updatedDays: 30 },
  { kind: 'help', slug: 'confirm-your-address', category: 'first-steps', ageDays: 400, updatedDays: 64 },
  { kind: 'help', slug: 'add-your-company', category: 'first-steps', ageDays: 398, updatedDays: 21 },
  { kind: 'help', slug: 'publish-a-project', category: 'publications', ageDays: 397, updatedDays: 15 },
  { kind: 'help', slug: 'offer-a-service-or-an-expert', category: 'publications', ageDays: 397, updatedDays: 40 },
  { kind: 'help', slug: 'what-moderators-look-at', category: 'publications', ageDays: 390, updatedDays: 12 },
  { kind: 'help', slug: 'archive-and-expiry', category: 'publications', ageDays: 350, updatedDays: 55 },
  { kind: 'help', slug: 'respond-to-a-publication', category: 'responses-and-chat', ageDays: 396, updatedDays: 28 },
  { kind: 'help', slug: 'chat-and-files', category: 'responses-and-chat', ageDays: 396, updatedDays: 70 },
  { kind: 'help', slug: 'see-contacts', category: 'responses-and-chat', ageDays: 380, updatedDays: 44 },
  { kind: 'help', slug: 'reviews', category: 'responses-and-chat', ageDays: 330, updatedDays: 36 },
  { kind: 'help', slug: 'free-and-startup', category: 'plans-and-billing', ageDays: 395, updatedDays: 18 },
  { kind: 'help', slug: 'invoices-and-payment', category: 'plans-and-billing', ageDays: 340, updatedDays: 52 },
  { kind: 'help', slug: 'promote-a-publication', category: 'plans-and-billing', ageDays: 300, updatedDays: 25 },
  { kind: 'help', slug: 'password-and-address', category: 'account-and-safety', ageDays: 394, updatedDays: 60 },
  { kind: 'help', slug: 'report-something', category: 'account-and-safety', ageDays: 360, updatedDays: 33 },
  { kind: 'help', slug: 'delete-your-account', category: 'account-and-safety', ageDays: 394, updatedDays: 80 },
  { kind: 'news', slug: 'french-companies-are-here', ageDays: 14 },
  { kind: 'news', slug: 'searches-that-write-to-you', ageDays: 44 },
  { kind: 'news', slug: 'a-thousand-answers', ageDays: 88 },
  { kind: 'about', slug: 'about', ageDays: 420, updatedDays: 50 },
  { kind: 'policy', slug: 'privacy-policy', ageDays: 420, updatedDays: 58 },
  { kind: 'policy', slug: 'terms-and-conditions', ageDays: 420, updatedDays: 58 },
  { kind: 'policy', slug: 'cookie-policy', ageDays: 420, updatedDays: 58 },
]

export const eventOutlines: EventOutline[] = [
  {
    slug: 'describe-your-project-clinic',
    startsInDays: 9,
    startTime: '16:00',
    endTime: '17:00',
    timeZone: 'Europe/Tallinn',
    languages: ['en', 'et'],
  },
  {
    slug: 'breakfast-in-nantes',
    city: ['FR', 'Nantes'],
    startsInDays: 16,
    startTime: '08:30',
    endTime: '10:00',
    timeZone: 'Europe/Paris',
    languages: ['fr'],
  },
  {
    slug: 'provider-evening-in-tartu',
    city: ['EE', 'Tartu'],
    startsInDays: 27,
    startTime: '17:30',
    endTime: '20:00',
    timeZone: 'Europe/Tallinn',
    languages: ['et'],
  },
  {
    slug: 'selling-across-the-baltic',
    startsInDays: 41,
    startTime: '15:00',
    endTime: '16:30',
    timeZone: 'Europe/Tallinn',
    languages: ['en', 'fr'],
  },
  {
    slug: 'autumn-fair-in-tallinn',
    city: ['EE', 'Tallinn'],
    startsInDays: -38,
    startTime: '10:00',
    endTime: '17:00',
    timeZone: 'Europe/Tallinn',
    languages: ['et', 'en'],
  },
]
