import { actorOf } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf({ name: 'Hallrästas OÜ', description: 'Veebilehed ja kujundus.' })

const texts = [
  ...Array.from({ length: 12 }, () => ({
    locale: 'en' as const,
    name: 'Kubernetes upkeep',
    description: 'Clusters and backup.',
  })),
  { locale: 'en', name: 'React developer', description: 'A portal in Figma.' },
  { locale: 'et', name: 'Raamatupidamise teenus', description: 'Kogenud raamatupidaja.' },
  { locale: 'fr', name: 'Comptabilité d’une PME', description: 'Déclarations et bilan.' },
  { locale: 'en', name: 'Kubrenetes course', description: 'By somebody who cannot spell it.' },
] as const
const snapshots = texts.map((text, index) => snapshotOf(company, { ...text, slug: `${index}` }))

beforeAll(async () => {
  await catalogue.addCompanies(company)
  await catalogue.publish(...snapshots)
})
const find = (query: string, isLiteral = false) =>
  catalogue.find({ searchType: 'services', query, isLiteral, sort: 'score' })

it.each([
  // A letter changed, left out, too many, or swapped
  ['reakt', 'react'],
  ['raect', 'react'],
  ['fgima', 'figma'],
  ['develloper', 'developer'],
  ['raamatupidmaise', 'raamatupidamise'],
  ['comptabiltié', 'comptabilité'],
  ['comtabilite', 'comptabilité'],
  ['hallrastass', 'hallrästas'],
  // What was right stays as it was typed, operators too
  ['Reakt Developer', 'react Developer'],
  ['"raect developer" -kubernetes', '"react developer" -kubernetes'],
])('shows the results of a correction for %j, and says so', async (query, corrected) => {
  const { cards, reading } = await find(query)
  expect(reading).toEqual({ corrected, suggested: null, isPartial: false })
  expect(cards.length).toBeGreaterThan(0)
})

it.each(['zzzyx', 'rea', 'xy12345', '"', 'kosmoselaev'])('does not correct %j', async (query) => {
  expect((await find(query)).reading).toMatchObject({ corrected: null, suggested: null })
})

it('searches for exactly the typed words on request', async () => {
  const { cards, reading } = await find('reakt', true)
  expect(cards).toEqual([])
  expect(reading).toEqual({ corrected: null, suggested: null, isPartial: false })
})

it('shows the same on the next page', async () => {
  const pages = await Promise.all(
    [1, 2].map((page) =>
      catalogue.find({ searchType: 'services', query: 'kubernwtes', sort: 'score', limit: 8, page }),
    ),
  )
  expect(pages.map(({ cards, reading }) => [cards.length, reading.corrected])).toEqual([
    [8, 'kubernetes'],
    [4, 'kubernetes'],
  ])
})

it('suggests another query with far more hits', async () => {
  const { cards, reading } = await find('kubrenetes')
  expect(reading).toEqual({ corrected: null, suggested: 'kubernetes', isPartial: false })
  expect(cards.map(({ name }) => name)).toEqual(['Kubrenetes course'])
  expect((await find('figma')).reading.suggested).toBeNull()
})

it.each(['kubernwtes', 'react comptabilité'])('counts the filters of the results for %j', async (query) => {
  const { total } = await find(query)
  const counted = await catalogue.call(
    'countSearchFilters',
    { body: { searchType: 'services', query } },
    actorOf('guest'),
  )
  expect(counted.total).toBe(total)
  expect(total).toBeGreaterThan(2)
})

it('says that nothing has all of the words', async () => {
  const { cards, reading } = await find('react comptabilité')
  expect(reading).toEqual({ corrected: null, suggested: null, isPartial: true })
  expect(cards).toHaveLength(3)
})

it('forgets words that no publication has any more', async () => {
  const lost = snapshotOf(company, { name: 'Xylophonist wanted', description: 'Kubernetes too.' })
  const knows = async (word: string) =>
    (await catalogue.database.query('select 1 from search.vocabulary where word = $1', [word])).length > 0
  await catalogue.publish(lost)
  expect((await find('xylophonits')).reading.corrected).toBe('xylophonist')
  await catalogue.publish({ ...lost, version: lost.version + 1, isLive: false })
  expect((await find('xylophonits')).reading.corrected).toBeNull()
  for (let run = 0; run < 2; run += 1) {
    await catalogue.add('forget-words', {})
    await catalogue.runJobs()
    expect([await knows('xylophonist'), await knows('kubernetes')]).toEqual([false, true])
  }
})
