import type { SearchType } from '@sild/contract/enums'
import { actorOf } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf({ name: 'Rannapuu OÜ', rating: 5, isVerified: true })
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
const plain = companyOf({ name: 'Metsavaht OÜ', rating: null, isVerified: false })
const named = snapshotOf(company, {
  slug: 'named',
  name: 'ReactJS and React Native developers',
  description: 'x'.repeat(400),
  publishedAt: daysAgo(28),
})
const told = snapshotOf(company, {
  slug: 'told',
  name: 'Web developers',
  description: 'We know React.',
  publishedAt: daysAgo(1),
  translations: { et: { name: 'Veebiarendajad', description: 'Oskame Reacti.' } },
})
const other = snapshotOf(plain, {
  slug: 'other',
  name: 'Developers',
  description: 'Of anything.',
  publishedAt: daysAgo(0),
})

beforeAll(async () => {
  await catalogue.addCompanies(company, plain)
  await catalogue.publish(named, told, other)
})

const explain = async (guid: string, query = '', searchType: SearchType = 'services', locale: 'en' | 'et' = 'en') =>
  (await catalogue.call('explainResult', { body: { guid, query, searchType } }, { ...actorOf('guest'), locale }))
    .explanation
const sumOf = (given: readonly { points: number }[]) => given.reduce((sum, { points }) => sum + points, 0)

it('returns the points of each word, and a card’s own', async () => {
  const explanation = await explain(named.guid, 'react developers')
  expect(explanation).toMatchObject({
    name: 'ReactJS and React Native developers',
    slug: 'named',
    isPromoted: false,
    ageDays: 28,
    agePoints: -2,
    words: [
      { text: 'react', isFound: true },
      { text: 'developers', isFound: true },
    ],
  })
  expect(explanation!.own).toEqual([
    { factor: 'verified', points: 0.5 },
    // Two reviews of 5 beside three of 3.
    { factor: 'rating', points: expect.closeTo(0.4) },
    { factor: 'fullText', points: 0.3 },
  ])
  const [react] = explanation!.words
  expect(react!.given.map(({ factor }) => factor)).toEqual(expect.arrayContaining(['inName', 'oftenInName', 'asTyped']))
  const points = react!.given.map((part) => part.points)
  expect(points).toEqual(points.toSorted((one, next) => next - one))
})

it('names the words that a card does not have, and gives points for the others', async () => {
  const { words } = (await explain(told.guid, 'react native'))!
  expect(words.map(({ text, isFound }) => [text, isFound])).toEqual([
    ['react', true],
    ['native', false],
  ])
  const { words: two } = (await explain(other.guid, 'developers kubernetes'))!
  expect(two.map(({ isFound, given }) => [isFound, given.map(({ factor }) => factor)])).toEqual([
    [true, expect.arrayContaining(['found', 'inName'])],
    [false, []],
  ])
})

it('adds up to the order of the results', async () => {
  for (const query of ['developers', 'react developers', '']) {
    const { cards } = await catalogue.find({ searchType: 'services', query, sort: 'score' })
    const points = await Promise.all(
      cards.map(async ({ guid }) => {
        const { agePoints, own, together, words } = (await explain(guid, query))!
        return { ofWords: sumOf(together) + sumOf(words.flatMap(({ given }) => given)), own: sumOf(own) + agePoints }
      }),
    )
    const sorted = points.toSorted((one, next) => next.ofWords - one.ofWords || next.own - one.own)
    expect(points).toEqual(sorted)
    expect(cards.length).toBe(query === 'react developers' ? 2 : 3)
  }
})

it('explains companies, in the language of the reader, and nothing that is deleted', async () => {
  const explanation = await explain(company.guid, 'rannapuu', 'companies')
  expect(explanation!.together).toEqual([{ factor: 'companyName', points: 100 }])
  expect(explanation!.own.map(({ factor }) => factor)).toEqual(['verified', 'rating', 'publications'])
  expect((await explain(told.guid, '', 'services', 'et'))!.name).toBe('Veebiarendajad')
  expect(await explain(crypto.randomUUID())).toBeNull()
  expect(await explain(named.guid, '', 'tasks')).toBeNull()
})

it('returns the weights themselves', async () => {
  const { publications, ratingPrior, words } = await catalogue.call('getRanking', {}, actorOf('guest'))
  expect(ratingPrior).toEqual({ mean: 3, reviewsCount: 3 })
  expect(words[0]).toEqual({ factor: 'companyName', points: 100 })
  expect(publications).toHaveLength(6)
})
