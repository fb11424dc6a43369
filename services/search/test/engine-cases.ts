import { type Input, schemas } from '@sild/contract/schemas'
import { type Case, search, slugs } from './engine-case.ts'
import { daysAgo, documents, garden, growers, makers, shop } from './engine-documents.ts'
import { ratingCases } from './engine-rating-cases.ts'
import { hiddenCases } from './hidden-cases.ts'

const finds = (body: Partial<Input<'search'>['body']>, ...found: string[]): Case => ({
  documents,
  call: search(body),
  expected: { cards: slugs(...found), total: found.length },
})
const suggested =
  (typed: string, searchType: 'companies' | 'services' = 'services', limit = 8): Case['call'] =>
  (engine) =>
    engine.suggest({ typed, searchType, limit, locale: 'en' })

/** Every engine must pass these cases. */
export const engineCases: Readonly<Record<string, Case>> = {
  'finds everything, the latest first': finds({}, 'shop', 'books', 'garden'),
  'finds Estonian words in their cases': finds({ query: 'raamatupidajat' }, 'books', 'garden'),
  'finds French words without their accents': finds({ query: 'comptabilite' }, 'books', 'garden'),
  'finds words of any language, typed in any other': finds({ query: 'développeurs' }, 'shop', 'books'),
  'finds what has all of the words': finds({ query: 'react developer' }, 'shop'),
  'finds a translated text': finds({ query: 'veebipood' }, 'shop'),
  'finds words in quotes next to each other': finds({ query: '"by our developers"' }, 'shop'),
  'finds no phrase in another order': {
    documents,
    call: search({ query: '"developers our"', isLiteral: true }),
    expected: { total: 0, cards: [] },
  },
  'leaves out what has a word with a minus': finds({ query: 'react -shopify' }, 'garden'),
  'finds a name of the trade by another': finds({ query: 'ReactJS' }, 'shop', 'garden'),
  'finds what was meant where nothing has what was typed': {
    documents,
    call: search({ query: 'raamatupidmise' }),
    expected: { cards: slugs('books', 'garden'), reading: { corrected: 'raamatupidamise' } },
  },
  'finds some of the words where nothing has all': {
    documents,
    call: search({ query: 'shopify kosmoselaev' }),
    expected: { cards: slugs('shop'), reading: { isPartial: true } },
  },
  'says that there is nothing, and without which filter there would be': {
    documents,
    call: search({ query: 'shopify', categoryIds: [2] }),
    expected: { total: 0, cards: [], without: [{ filter: 'categoryIds', count: 1 }] },
  },
  'says where the words are in what a card shows': {
    documents,
    call: search({ query: 'shop react', sort: 'score' }),
    expected: { cards: slugs('shop'), matches: [{ name: [[0, 8]], summary: [[11, 16]], tags: [0] }] },
  },
  'puts a name before a text, also an older one': {
    documents: {
      companies: [makers, growers],
      publications: [
        { ...shop, slug: 'in-text', name: 'Site', tags: [], translations: {} },
        { ...garden, slug: 'in-name', name: 'React', tags: [] },
      ],
    },
    call: search({ query: 'react', sort: 'score' }),
    expected: { cards: slugs('in-name', 'in-text') },
  },
  'filters by category': finds({ categoryIds: [2] }, 'books'),
  'filters by country': finds({ countryCodes: ['EE'] }, 'shop'),
  'filters by city': finds({ cities: ['nantes'] }, 'books', 'garden'),
  'filters by way of working': finds({ workTypes: ['OUTSTAFF'] }, 'books'),
  'filters by tag': finds({ tags: ['shopify'] }, 'shop'),
  'filters by price': finds({ budgetFromCents: 200_000, budgetToCents: 400_000 }, 'shop'),
  'filters by age': finds({ publishedWithin: 'week' }, 'shop', 'books'),
  'filters by rating and type of the company': finds({ ratings: [3], companyTypes: ['STARTUP'] }, 'books', 'garden'),
  'filters by company': finds({ companyGuid: growers.guid }, 'books', 'garden'),
  'filters words too': finds({ query: 'react', categoryIds: [1], countryCodes: ['FR'] }, 'garden'),
  'sorts by responses, the fewest first': finds({ sort: 'responses' }, 'shop', 'books', 'garden'),
  'sorts by rating': finds({ sort: 'rating' }, 'shop', 'books', 'garden'),
  ...ratingCases,
  'sorts by price, what names none last': finds({ sort: 'price' }, 'shop', 'books', 'garden'),
  'cuts pages': {
    documents,
    call: search({ limit: 2, page: 2 }),
    expected: { cards: slugs('garden'), total: 3, page: 2, pagesCount: 2 },
  },
  'counts facets without their own filter, and every tab': {
    documents,
    call: search({ categoryIds: [2] }),
    expected: {
      facets: {
        categories: [
          { value: 1, count: 2 },
          { value: 2, count: 1 },
        ],
        countries: [{ value: 'FR', count: 1 }],
        workTypes: [{ value: 'OUTSTAFF', count: 1 }],
      },
      counts: { tasks: 0, services: 1, experts: 0, companies: 1 },
    },
  },
  'counts every filter': {
    documents,
    call: (engine) =>
      engine.countFilters(schemas.countSearchFilters.body.parse({ searchType: 'services', query: 'react' })),
    expected: { total: 2, isTotalExact: true },
  },
  ...hiddenCases,
  'finds companies, and names the one that is called so': {
    documents,
    call: search({ searchType: 'companies', query: 'metsavaht' }),
    expected: { cards: slugs('makers'), company: { slug: 'makers' }, total: 1 },
  },
  'shows cards in the language of the reader': {
    documents,
    call: search({ query: 'shopify' }, 'et'),
    expected: { cards: [{ name: 'Veebipood', locale: 'et' }] },
  },
  'shows above the results what was paid for': {
    documents: {
      ...documents,
      publications: [...documents.publications, { ...garden, promotedUntil: daysAgo(-5), version: 2 }],
    },
    call: search({}),
    expected: { promoted: slugs('garden'), cards: slugs('shop', 'books', 'garden') },
  },
  'finds no expired publication': {
    documents: { companies: [makers], publications: [{ ...shop, expiresAt: daysAgo(1) }] },
    call: search({ query: 'shopify' }),
    expected: { total: 0, cards: [] },
  },
  'explains the place of a result': {
    documents,
    call: (engine) => engine.explain({ guid: shop.guid, query: 'react shop', searchType: 'services' }, 'en'),
    expected: {
      slug: 'shop',
      words: [
        { text: 'react', isFound: true },
        { text: 'shop', isFound: true },
      ],
    },
  },
  'proposes tags before names': {
    documents,
    call: suggested('sho'),
    expected: {
      suggestions: [
        { kind: 'tag', text: 'Shopify' },
        { kind: 'publication', text: 'Web shop' },
      ],
    },
  },
  'proposes names in the language that they begin in': {
    documents,
    call: suggested('veebi'),
    expected: { suggestions: [{ kind: 'publication', text: 'Veebipood', slug: 'shop' }] },
  },
  'proposes what looks alike where nothing begins so': {
    documents,
    call: suggested('raamatupidmise'),
    expected: { suggestions: [{ slug: 'garden' }] },
  },
  'proposes companies that offer what is looked for': {
    documents,
    call: (engine) => engine.suggestCompanies({ typed: 'jar', searchType: 'services', limit: 5, locale: 'en' }),
    expected: { suggestions: [{ slug: 'growers' }] },
  },
  'proposes by kinds': {
    documents,
    call: (engine) => engine.suggestByKinds({ typed: 'nant', searchType: 'services', limit: 5, locale: 'en' }),
    expected: { queries: [], companies: [], tags: [], cities: [{ title: 'Nantes' }] },
  },
  'knows how much there is of everything, and the newest': {
    documents,
    call: (engine) => engine.overview('en'),
    expected: {
      counts: { tasks: 1, services: 3, experts: 0, companies: 2 },
      categories: [
        { categoryId: 1, tasks: 1, services: 2, experts: 0 },
        { categoryId: 2, tasks: 0, services: 1, experts: 0 },
      ],
    },
  },
  'knows the cities of what is on offer': {
    documents,
    call: (engine) => engine.providerCities(),
    expected: {
      list: [
        { slug: 'nantes', title: 'Nantes', countryCode: 'FR', services: 2, experts: 0 },
        { slug: 'tallinn', title: 'Tallinn', countryCode: 'EE', services: 1, experts: 0 },
      ],
    },
  },
  'returns cards in the requested order': {
    documents,
    call: (engine) => engine.cards({ guids: [garden.guid, makers.guid, crypto.randomUUID(), shop.guid], locale: 'en' }),
    expected: { list: slugs('garden', 'makers', 'shop').map((card) => ({ card })) },
  },
  'knows what is like something of another company': {
    documents,
    call: (engine) => engine.similar({ cardType: 'service', guid: shop.guid, locale: 'en' }),
    expected: { cards: slugs('garden') },
  },
  'returns the cards that became searchable within a time': {
    documents,
    call: (engine) => engine.newest({ locale: 'en', since: daysAgo(2), until: daysAgo(0) }),
    expected: { list: slugs('shop', 'project') },
  },
  'lists addresses for the sitemap': {
    documents,
    call: (engine) => engine.sitemap({ entity: 'service', limit: 2, offset: 1 }),
    expected: { total: 3, list: slugs('books', 'garden') },
  },
  'finds once what was put twice, as it was put last': {
    documents,
    isChange: true,
    async call(engine, deps) {
      const { location, size, type } = makers
      const company = { size, type, cityTitle: location.cityTitle }
      const listed = { snapshot: shop, company, cities: [], favoritesCount: 0 }
      await deps.database.transaction(async (trx) => {
        await engine.put(trx, listed)
        await engine.put(trx, { ...listed, cities: ['Tartu'] })
      })
      return search({ cities: ['Tartu'] })(engine, deps)
    },
    expected: { cards: slugs('shop'), total: 1 },
  },
  'finds no more what was removed, once or twice': {
    documents,
    isChange: true,
    async call(engine, deps) {
      for (let times = 0; times < 2; times += 1) await deps.database.transaction((trx) => engine.remove(trx, shop.guid))
      return search({})(engine, deps)
    },
    expected: { cards: slugs('books', 'garden'), total: 2, counts: { services: 2 } },
  },
  'finds nothing more of companies that were taken out': {
    documents,
    isChange: true,
    async call(engine, deps) {
      await deps.database.transaction((trx) => engine.removeOfCompanies(trx, [growers.guid]))
      return search({})(engine, deps)
    },
    expected: { cards: slugs('shop'), total: 1 },
  },
  'finds nothing of a change that was rolled back': {
    documents,
    isChange: true,
    async call(engine, deps) {
      await deps.database
        .transaction(async (trx) => {
          await engine.remove(trx, shop.guid)
          throw new Error('rolled back')
        })
        .catch(() => undefined)
      return search({ query: 'shopify' })(engine, deps)
    },
    expected: { total: 1 },
  },
  'sorts by how many keep something': {
    documents,
    isChange: true,
    async call(engine, deps) {
      await deps.database.transaction((trx) => engine.setFavorites(trx, garden.guid, 3))
      return search({ sort: 'favorites' })(engine, deps)
    },
    expected: { cards: slugs('garden', 'shop', 'books') },
  },
}
