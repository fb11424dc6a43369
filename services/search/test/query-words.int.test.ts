import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf({ name: 'Hallrästas OÜ', description: 'Mobiilirakendused ja veeb.' })
const accountants = companyOf({ name: 'Comptoir des Comptes', description: 'Expertise comptable.' })
const tag = (label: string) => ({ guid: crypto.randomUUID(), label })

const texts = {
  appEt: {
    locale: 'et',
    name: 'Mobiilirakenduse arendus',
    description: 'Otsime arendajaid, kes teevad iOS-i rakenduse.',
  },
  appEn: { locale: 'en', name: 'Mobile application', description: 'Developers wanted for an iOS app with payments.' },
  booksFr: { locale: 'fr', name: 'Comptabilité d’une PME', description: 'Nous cherchons un développeur.' },
  booksEt: { locale: 'et', name: 'Raamatupidamise teenus', description: 'Kogenud raamatupidaja väikefirmale.' },
  supportEn: {
    locale: 'en',
    name: 'IT support',
    description: 'The best help desk in town, with AI.',
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
const slugs = async (query: string) =>
  (await catalogue.find({ searchType: 'services', query, sort: 'score' })).cards.map(({ slug }) => slug)

it.each([
  // phrases
  ['"mobile application"', ['appEn']],
  ['"application mobile"', []],
  ['“web  help desk”', []],
  ['"help desk" support', ['supportEn']],
  ['"raamatupidamise teenus"', ['booksEt']],
  ['"Manuels techniques"', ['translated']],
  ['"help desk', ['supportEn']],
  // without
  ['application -payments', []],
  ['iOS -payments', ['appEt']],
  ['iOS -"app with payments"', ['appEt']],
  ['iOS -"payments app"', ['appEt', 'appEn']],
  ['support -C++', []],
  // by another name for it, in any language
  ['bookkeeping', ['booksFr', 'booksEt']],
  ['comptabilité', ['booksFr', 'booksEt']],
  ['"bookkeeping"', []],
  ['programmeerija iOS', ['appEt', 'appEn']],
  ['artificial intelligence', ['supportEn']],
  ['manuals -traduction', []],
  // by the company that offers it
  ['Comptoir des Comptes', ['booksFr']],
])('finds for %s what it asks for', async (query, expected) => {
  expect(await slugs(query)).toEqual(expected)
})

it('excludes the words after a minus, also without other words', async () => {
  expect((await slugs('-iOS -"help desk"')).toSorted()).toEqual(['booksEt', 'booksFr', 'translated'])
})

it.each(['!?', '- " -', '%'])('shows everything without words in %j', async (query) => {
  expect(await slugs(query)).toHaveLength(6)
})

it.each([
  ['Comptoir des Comptes', accountants],
  ['  comptoir  des comptes sarl', accountants],
  ['hallrastas', company],
  ['HALLRÄSTAS OÜ', company],
  ['hall', null],
  ['oü', null],
  ['comptes', null],
])('names the company that is called %j', async (query, called) => {
  for (const searchType of ['services', 'companies'] as const)
    expect((await catalogue.find({ searchType, query })).company?.guid ?? null).toBe(called?.guid ?? null)
})

it('puts the company of that name before others with the words', async () => {
  const [namesake, other] = [
    companyOf({ name: 'Tigu Ltd', description: 'We ship.', isVerified: false, rating: null }),
    companyOf({ name: 'Tigu ja Tigu', description: 'Tigu.', tags: ['Tigu'], rating: 5, isVerified: true }),
  ]
  await catalogue.addCompanies(namesake, other)
  const { cards } = await catalogue.find({ searchType: 'companies', query: 'tigu', sort: 'score' })
  expect(cards.map(({ name }) => name)).toEqual(['Tigu Ltd', 'Tigu ja Tigu'])
})

it('excludes the hits of a word after a minus', async () => {
  const names = [
    ['apart', 'Intelligence for museums', 'Artificial light, by hand.'],
    ['whole', 'Chatbots', 'Artificial intelligence.'],
  ] as const
  await catalogue.publish(
    ...names.map(([slug, name, description]) => snapshotOf(company, { slug, name, description, locale: 'en' })),
  )
  const all = (await slugs('')).toSorted()
  expect(await slugs('AI')).toEqual(expect.arrayContaining(['apart', 'supportEn', 'whole']))
  for (const word of ['AI', 'iOS', 'bookkeeping', 'developer', 'traduction'])
    expect([word, [...(await slugs(word)), ...(await slugs(`-${word}`))].toSorted()]).toEqual([word, all])
})
