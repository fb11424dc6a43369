import { locales } from '@sild/contract/enums'
import { actorOf, testService } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { searchService } from '../src/service.ts'
import { discountedGain, LOOKED_AT } from './judged/discounted-gain.ts'
import { type JudgedQuery, judgedQueries } from './judged/needs.ts'

const search = testService(searchService)

interface Outcome extends JudgedQuery {
  gain: number
  names: string[]
}
const outcomes: Outcome[] = []

beforeAll(async () => {
  await seed(search.deps)
  for (const judged of judgedQueries) {
    const { locale, query, searchType } = judged
    const body = { searchType, query, sort: 'score', limit: LOOKED_AT } as const
    const { cards } = await search.call('search', { body }, actorOf('guest', { locale }))
    const shown = cards.map(({ guid }) => guid)
    const names = cards.map(({ guid, name }) => `${judged.fits[guid] ?? 0} ${name}`)
    outcomes.push({ ...judged, gain: discountedGain(shown, judged.fits), names })
  }
}, 120_000)

const mean = (of: readonly Outcome[]): number => of.reduce((sum, { gain }) => sum + gain, 0) / of.length

it('are written in every language, for what can be found', async () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(120)
  for (const locale of locales) expect(outcomes.filter((one) => one.locale === locale).length).toBeGreaterThan(30)
  const rows = await search.database.query<{ guid: string }>(
    'select publication_guid as guid from search.listings union select company_guid from search.companies where is_listed',
  )
  const findable = new Set(rows.map(({ guid }) => guid))
  const gone = judgedQueries.filter(({ fits }) => Object.keys(fits).some((guid) => !findable.has(guid)))
  expect(gone.map(({ query }) => query)).toEqual([])
})

it.each(locales)('are answered by the best fits (%s)', (locale) => {
  const own = outcomes.filter((one) => one.locale === locale)
  const worst = own
    .toSorted((one, other) => one.gain - other.gain)
    .slice(0, 8)
    .map(({ gain, names, query }) => `${gain.toFixed(2)} ${query}: ${names.join(', ')}`)
  expect({ gain: mean(own), worst }).toMatchObject({ gain: expect.toSatisfy((gain: number) => gain >= 0.9) })
})
