import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf({ name: 'Tigu OÜ', description: 'We build web shops.' })
const name = 'Mobiilirakenduse arendus <b>kiiresti</b>'
const description =
  'Otsime arendajaid, kes teevad C# ja .NET rakenduse ning veebilehe, ka Kubernetes. Web shop, not a web of shops.'

beforeAll(async () => {
  await catalogue.addCompanies(company)
  await catalogue.publish(
    snapshotOf(company, {
      locale: 'et',
      name,
      description,
      tags: [
        { guid: crypto.randomUUID(), label: 'React' },
        { guid: crypto.randomUUID(), label: 'Web shop' },
      ],
    }),
  )
})

const matched = async (query: string, searchType: 'services' | 'companies' = 'services') => {
  const { cards, matches } = await catalogue.find({ searchType, query, sort: 'score' })
  const [card, found] = [cards[0]!, matches[0]!]
  const slices = (text: string, ranges: [number, number][]) => ranges.map(([from, to]) => text.slice(from, to))
  return [
    slices(card.name, found.name),
    slices(card.summary, found.summary),
    found.tags.map((index) => card.tags[index]),
  ].flat()
}

it.each([
  // By its stem, in name and text
  ['arendaja', ['arendajaid']],
  ['rakendused', ['Mobiilirakenduse', 'rakenduse']],
  ['MOBIILIRAKENDUSTE', ['Mobiilirakenduse', 'rakenduse']],
  // By another name for it
  ['k8s', ['Kubernetes']],
  ['ReactJS', ['React']],
  // Names with signs
  ['c#', ['C#']],
  ['.net', ['.NET']],
  // Next to each other
  ['"web shop"', ['Web shop', 'Web shop']],
  ['react -angular', ['React']],
  // A match inside another match is returned once
  ['"web shop" shop', ['Web shop', 'shops', 'Web shop']],
])('returns where %j is', async (query, expected) => {
  expect(await matched(query)).toEqual(expected)
})

it('returns the matches of companies, too', async () => {
  expect(await matched('"web shops"', 'companies')).toEqual(['web shops'])
})

it('returns no matches without words', async () => {
  expect((await catalogue.find({ searchType: 'services' })).matches).toEqual([])
})
