import type { Company } from '@sild/contract/companies/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { companyOf, snapshotOf } from './catalogue.ts'

/** All that can be found. */
export interface Documents {
  readonly companies: readonly Company[]
  readonly publications: readonly PublicationSnapshot[]
}

export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const tagsOf = (...labels: string[]) => labels.map((label) => ({ guid: crypto.randomUUID(), label }))

export const makers = companyOf({ slug: 'makers', name: 'Metsavaht OÜ', description: 'Tarkvara ja veeb.' })
export const growers = companyOf({
  slug: 'growers',
  name: 'Jardin Numérique SARL',
  description: 'Sites web.',
  location: { countryCode: 'FR', cityId: null, cityTitle: 'Nantes' },
  rating: 3.5,
  type: 'STARTUP',
})
export const shop = snapshotOf(makers, {
  slug: 'shop',
  name: 'Web shop',
  description: 'Built with React by our developers.',
  tags: tagsOf('React', 'Shopify'),
  categoryId: 1,
  workType: 'OUTSOURCE',
  budgetFromCents: 100_000,
  budgetToCents: 300_000,
  publishedAt: daysAgo(1),
  translations: { et: { name: 'Veebipood', description: 'Valmistatud Reactiga.' } },
})
const books = snapshotOf(growers, {
  slug: 'books',
  name: 'Comptabilité d’une PME',
  description: 'Nous cherchons un développeur.',
  locale: 'fr',
  categoryId: 2,
  workType: 'OUTSTAFF',
  publishedAt: daysAgo(3),
})
export const garden = snapshotOf(growers, {
  slug: 'garden',
  name: 'Raamatupidamise teenus',
  description: 'Kogenud raamatupidaja. React ei ole vajalik.',
  locale: 'et',
  tags: tagsOf('React'),
  categoryId: 1,
  publishedAt: daysAgo(20),
  responsesCount: 4,
})
const project = snapshotOf(makers, {
  slug: 'project',
  cardType: 'project',
  name: 'React needed',
  description: 'Soon.',
  publishedAt: daysAgo(1.5),
})
export const documents: Documents = { companies: [makers, growers], publications: [shop, books, garden, project] }

const ratedCompany = (slug: string, rating: number | null, reviewsCount: number) =>
  companyOf({ slug, name: `Hinnatud ${slug}`, rating, reviewsCount })
const oneReview = ratedCompany('one', 5, 1)
const ratedCompanies = [
  oneReview,
  ratedCompany('none', null, 0),
  ratedCompany('many', 4.6, 20),
  ratedCompany('poor', 2, 3),
  ratedCompany('two', 5, 2),
]
/** Companies with ratings from different numbers of reviews, with one offer each. The better ones are older. */
export const rated: Documents = {
  companies: ratedCompanies,
  publications: ratedCompanies.map((company, index) =>
    snapshotOf(company, {
      slug: `offer-${company.slug}`,
      publishedAt: daysAgo(index + 1),
    }),
  ),
}
/** The same mean of thirty reviews. */
export const reviewedMore = { ...oneReview, reviewsCount: 30 }
