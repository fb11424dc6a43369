import { actorOf } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf({ name: 'Hallrästas OÜ', description: 'Mobiilirakendused ja veeb.', tags: ['ISO 9001'] })
const accountants = companyOf({
  name: 'Comptoir des Comptes',
  description: 'Expertise comptable.',
  location: { countryCode: 'FR', cityId: 2, cityTitle: 'Lyon' },
  rating: null,
  isVerified: false,
})
const tag = (label: string) => ({ guid: crypto.randomUUID(), label })

const texts = {
  appEt: {
    locale: 'et',
    name: 'Mobiilirakenduse arendus',
    description: 'Otsime arendajaid, kes teevad iOS-i rakenduse.',
  },
  appEn: {
    locale: 'en',
    name: 'Mobile application',
    description: 'Developers wanted for an iOS app with payments.',
    tags: [tag('React Native')],
  },
  booksFr: {
    locale: 'fr',
    name: 'Comptabilité d’une PME',
    description: 'Nous cherchons un développeur pour l’intégration.',
    tags: [tag('C#'), tag('.NET')],
  },
  booksEt: {
    locale: 'et',
    name: 'Raamatupidamise teenus',
    description: 'Kogenud raamatupidaja väikefirmale. Node.js ei ole vajalik.',
  },
  supportEn: {
    locale: 'en',
    name: 'IT support',
    description: 'The best help desk in town, with AI. Contract 392e446a.',
    tags: [tag('C++')],
  },
  translated: {
    locale: 'en',
    name: 'Translation of manuals',
    description: 'Technical manuals.',
    translations: { fr: { name: 'Traduction de manuels', description: 'Manuels techniques en français.' } },
  },
} as const

beforeAll(async () => {
  await catalogue.addCompanies(company, accountants)
  await catalogue.publish(
    ...Object.entries(texts).map(([slug, text], index) =>
      snapshotOf(slug === 'booksFr' ? accountants : company, {
        ...text,
        slug,
        tags: 'tags' in text ? [...text.tags] : [],
        publishedAt: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
      }),
    ),
  )
})
const slugs = async (query: string, sort: 'score' | 'date' = 'score') =>
  (await catalogue.find({ searchType: 'services', query, sort })).cards.map(({ slug }) => slug)

it.each([
  // Estonian: cases, number, accents left out
  ['mobiilirakendus', ['appEt', 'appEn']],
  ['mobiilirakenduste arendajad', ['appEt', 'appEn']],
  ['MOBIILIRAKENDUSI', ['appEt', 'appEn']],
  ['raamatupidajat', ['booksEt', 'booksFr']],
  ['vaikefirma', ['booksEt']],
  // French: gender, number, accents, elision
  ['comptable', ['booksFr', 'booksEt']],
  ['comptabilite', ['booksFr', 'booksEt']],
  ['développeurs', ['booksFr', 'appEt', 'appEn']],
  ["l'intégration", ['booksFr']],
  ['manuel technique', ['translated']],
  // English
  ['developer', ['appEn', 'appEt', 'booksFr']],
  ['applications', ['appEn']],
  ['manuals translated', ['translated']],
  // names of the trade
  ['c#', ['booksFr']],
  ['C++', ['supportEn']],
  ['.net', ['booksFr']],
  ['node', ['booksEt']],
  ['react native', ['appEn']],
  ['IT', ['supportEn']],
  ['ai', ['supportEn']],
  // a name that begins as a number does
  ['392e446a', ['supportEn']],
  ['392e447a', []],
  // a word that is none
  ['a'.repeat(90), []],
  // words that narrow nothing
  ['the best support for us', ['supportEn']],
  // nothing has all of it: what has most of it
  ['raamatupidaja kosmoselaev node', ['booksEt', 'booksFr']],
  ['iOS kosmoselaev payments', ['appEn', 'appEt']],
  // nothing
  ['kosmoselaev', []],
  ['kosmoselaev täheteel', []],
])('finds for "%s" %j', async (query, expected) => {
  expect(await slugs(query)).toEqual(expected)
})

it('puts a word in the name before one in the text', async () => {
  await catalogue.publish(
    snapshotOf(company, {
      slug: 'inText',
      name: 'Web shop',
      description: 'Built with Kubernetes.',
      publishedAt: new Date().toISOString(),
    }),
  )
  await catalogue.publish(
    snapshotOf(company, {
      slug: 'inName',
      name: 'Kubernetes cluster',
      description: 'A cluster.',
      publishedAt: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    }),
  )
  expect(await slugs('kubernetes', 'score')).toEqual(['inName', 'inText'])
  expect(await slugs('kubernetes', 'date')).toEqual(['inText', 'inName'])
})

it('shows names and summaries in the reader’s language if they exist', async () => {
  const card = async (locale: 'en' | 'et' | 'fr') =>
    (await catalogue.find({ searchType: 'services', query: 'manuals' }, locale)).cards[0]
  expect(await card('fr')).toMatchObject({
    name: 'Traduction de manuels',
    summary: 'Manuels techniques en français.',
    locale: 'fr',
  })
  expect(await card('et')).toMatchObject({ name: 'Translation of manuals', locale: 'en' })
})

it('counts the same query in every tab', async () => {
  const reply = await catalogue.find({ searchType: 'companies', query: 'mobiilirakendus' })
  expect(reply.cards).toMatchObject([{ name: 'Hallrästas OÜ', cityTitle: 'Tallinn', cardType: 'company' }])
  expect(reply.counts).toEqual({ tasks: 0, services: 2, experts: 0, companies: 1 })
})

it.each([
  '\\',
  "'",
  '"',
  '%_',
  '<script>',
  "'; drop table listings; --",
  '& | ! <-> ( )',
  ':*',
  '😀',
  'a'.repeat(300),
  'ı İ ß ﬁ',
  '\u202e\u0301',
  'שלום "עולם גדול" -مرحبا',
  '"',
  '-',
  '- - "-"',
  '"" -""',
  '-the',
  'the and of',
  '"the of"',
  'react -react',
])('answers %j', async (query) => {
  expect(await catalogue.find({ searchType: 'services', query })).toMatchObject({ page: 1 })
})

it('proposes tags, names and companies for the typed text', async () => {
  const suggest = async (query: string, index: 'services' | 'companies' = 'services') =>
    (await catalogue.call('autocomplete', { body: { query, index } }, actorOf('guest'))).suggestions.map(
      ({ kind, text }) => `${kind}: ${text}`,
    )
  expect(await suggest('rea')).toEqual(['tag: React Native'])
  expect(await suggest('mobii')).toEqual(['publication: Mobiilirakenduse arendus'])
  expect(await suggest('tradu')).toEqual(['publication: Traduction de manuels'])
  expect(await suggest('appli')).toEqual(['publication: Mobile application'])
  expect(await suggest('hallras')).toEqual(['company: Hallrästas OÜ'])
  expect(await suggest('compt', 'companies')).toEqual(['company: Comptoir des Comptes'])
  expect(await suggest('raamatupidmise')).toEqual(['publication: Raamatupidamise teenus'])
  expect(await suggest('r')).toEqual([])
  expect(await suggest('%%')).toEqual([])
  expect(await suggest('\u0301\u0301')).toEqual([])
})

it('returns the overview of the home page', async () => {
  const overview = await catalogue.call('getMarketOverview', {}, actorOf('guest'))
  expect(overview.counts).toEqual({ tasks: 0, services: 8, experts: 0, companies: 2 })
  expect(overview.categories).toEqual([{ categoryId: 1, tasks: 0, services: 8, experts: 0 }])
  expect(overview.newest[0]).toMatchObject({ slug: 'inText' })
  expect(overview.newest).toHaveLength(4)
})

it.each([
  { searchType: 'houses' },
  { searchType: 'services', page: 41 },
  { searchType: 'services', page: 0 },
  { searchType: 'services', limit: 51 },
  { searchType: 'services', sort: 'loudest' },
  { searchType: 'services', query: 'x'.repeat(301) },
  { searchType: 'services', countryCodes: ["E'"] },
  { searchType: 'services', categoryIds: ['1'] },
  { searchType: 'services', colour: 'red' },
])('refuses %j', async (body) => {
  await expect(catalogue.call('search', { body: body as never }, actorOf('guest'))).rejects.toMatchObject({
    code: 'invalid',
    status: 400,
  })
})

it('suggests companies by the beginning of a word, those with the wanted offers first', async () => {
  const suggest = async (query: string, index?: 'tasks' | 'services', limit?: number) =>
    (
      await catalogue.call('autocompleteCompanies', { body: { query, index, limit } }, actorOf('guest'))
    ).suggestions.map(({ name }) => name)
  const [maker, buyer, hidden] = [
    companyOf({ name: 'Kuusk ja Tamm OÜ' }),
    companyOf({ name: 'Puidu Kuusk OÜ' }),
    companyOf({ name: 'Kuuskepuu OÜ', isListed: false }),
  ]
  await catalogue.addCompanies(maker, buyer, hidden)
  await catalogue.publish(snapshotOf(maker, { cardType: 'service' }), snapshotOf(buyer, { cardType: 'project' }))
  expect(await suggest('kuus')).toEqual(['Kuusk ja Tamm OÜ', 'Puidu Kuusk OÜ'])
  expect(await suggest('kuus', 'services')).toEqual(['Kuusk ja Tamm OÜ'])
  expect(await suggest('kuus', 'tasks')).toEqual(['Puidu Kuusk OÜ'])
  expect(await suggest('kuus', undefined, 1)).toEqual(['Kuusk ja Tamm OÜ'])
  expect(await suggest('puidu kusk')).toEqual(['Puidu Kuusk OÜ'])
  for (const nothing of ['k', '%%', 'zzzz']) expect(await suggest(nothing)).toEqual([])
})
