import { randomUUID } from 'node:crypto'
import type { SearchCardType } from '@sild/contract/enums'
import { actorOf } from '@sild/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const similar = async (cardType: SearchCardType, guid: string, locale: 'en' | 'et' = 'en') =>
  (await catalogue.call('listSimilarCards', { params: { entity: cardType, guid } }, actorOf('guest', { locale }))).cards
const namesOf = async (cardType: SearchCardType, guid: string) =>
  (await similar(cardType, guid)).map(({ name }) => name)

const [own, other, third] = [
  companyOf({ name: 'Oma OÜ' }),
  companyOf({ name: 'Teine OÜ' }),
  companyOf({ name: 'Kolmas OÜ', location: { countryCode: 'EE', cityId: 2, cityTitle: 'Tartu' } }),
]
const far = companyOf({ name: 'Loin SARL', location: { countryCode: 'FR', cityId: 3, cityTitle: 'Nantes' } })
const nobody = companyOf({ name: 'Tühi OÜ', description: null })
const tagsOf = (...labels: string[]) => labels.map((label) => ({ guid: randomUUID(), label }))
const shop = snapshotOf(own, { name: 'Shop', categoryId: 1, tags: tagsOf('React', 'Shopify'), workType: 'OUTSOURCE' })
const expert = snapshotOf(own, { cardType: 'expert', name: 'Mari', categoryId: 1, speciality: 'Tester' })
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

beforeAll(async () => {
  await catalogue.addCompanies(own, other, third, far, nobody)
  await catalogue.publish(
    shop,
    snapshotOf(own, { name: 'Shop of the same company', categoryId: 1, tags: tagsOf('React', 'Shopify') }),
    snapshotOf(other, { name: 'All of it', categoryId: 1, tags: tagsOf('React', 'Shopify'), workType: 'OUTSOURCE' }),
    snapshotOf(other, { name: 'A tag of it', categoryId: 1, tags: tagsOf('React') }),
    snapshotOf(third, { name: 'Its category', categoryId: 1, tags: tagsOf('Java') }),
    snapshotOf(far, { name: 'Its tags elsewhere', categoryId: 2, tags: tagsOf('React', 'Shopify') }),
    snapshotOf(far, { name: 'Its category, long ago', categoryId: 1, publishedAt: daysAgo(50) }),
    snapshotOf(third, { name: 'Nothing of it', categoryId: 3, tags: tagsOf('Java') }),
    snapshotOf(third, { cardType: 'project', name: 'A project', categoryId: 1, tags: tagsOf('React', 'Shopify') }),
    expert,
    snapshotOf(other, { cardType: 'expert', name: 'Jaan', categoryId: 2, speciality: 'tester' }),
  )
})

it('returns what shares most with a publication, four at most, and nothing of its own company', async () => {
  expect(await namesOf('service', shop.guid)).toEqual([
    'All of it',
    'Its tags elsewhere',
    'A tag of it',
    'Its category',
  ])
})

it('returns cards of the same kind alone, by their speciality in other categories, too', async () => {
  expect(await namesOf('expert', expert.guid)).toEqual(['Jaan'])
})

it('returns companies with similar offers, the nearest place first', async () => {
  expect(await namesOf('company', own.guid)).toEqual(['Teine OÜ', 'Kolmas OÜ', 'Loin SARL'])
})

describe('for a company without offers', () => {
  const abroad = { countryCode: 'FR', cityId: 3, cityTitle: 'Nantes' }
  const inTartu = { countryCode: 'EE', cityId: 2, cityTitle: 'Tartu' }
  const [quiet, tagged, sameIndustry, sameIndustryAbroad, otherwise] = [
    companyOf({ name: 'Vaikne OÜ', industry: 'Logistics', tags: ['Cold stores', 'SAP'], description: null }),
    companyOf({ name: 'Laod OÜ', industry: 'Retail', tags: ['sap', 'Cold stores'], location: abroad }),
    companyOf({ name: 'Vedu OÜ', industry: 'logistics', location: inTartu }),
    companyOf({ name: 'Transport SARL', industry: 'Logistics', location: abroad }),
    companyOf({ name: 'Muu OÜ', industry: 'Dentistry', tags: ['Implants'] }),
  ]
  const [wordy, alike] = [
    companyOf({ name: 'Sõnad OÜ', description: 'We translate pharmaceutical documentation.', tags: [] }),
    companyOf({ name: 'Tõlked OÜ', description: 'Documentation for pharmaceutical plants.', tags: [] }),
  ]
  beforeAll(() => catalogue.addCompanies(quiet, tagged, sameIndustry, sameIndustryAbroad, otherwise, wordy, alike))

  it('returns companies with its tags, its industry and its place', async () => {
    expect(await namesOf('company', quiet.guid)).toEqual(['Laod OÜ', 'Vedu OÜ', 'Transport SARL'])
  })

  it('returns companies with similar texts, when neither tags nor an industry are named', async () => {
    expect(await namesOf('company', wordy.guid)).toEqual(['Tõlked OÜ'])
  })

  it('returns none without a text', async () => {
    expect(await namesOf('company', nobody.guid)).toEqual([])
  })
})

it('returns none for an unknown card', async () => {
  expect(await similar('service', randomUUID())).toEqual([])
  // The guid of a service is no project, and none of a company.
  expect(await similar('project', shop.guid)).toEqual([])
  expect(await similar('company', shop.guid)).toEqual([])
})

it('leaves out what is hidden or over, in the language of the reader', async () => {
  const translated = snapshotOf(third, {
    cardType: 'project',
    name: 'Web',
    categoryId: 9,
    translations: { et: { name: 'Veeb', description: 'Veebipood.' } },
  })
  const asked = snapshotOf(own, { cardType: 'project', categoryId: 9 })
  const over = snapshotOf(other, { cardType: 'project', name: 'Over', categoryId: 9, expiresAt: daysAgo(-1) })
  await catalogue.publish(asked, translated, over)
  expect((await similar('project', asked.guid, 'et')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Veeb', 'Over']),
  )
  await catalogue.database.query(
    `update search.listings set expires_at = now() - interval '1 second' where publication_guid = $1`,
    [over.guid],
  )
  expect((await similar('project', asked.guid, 'et')).map(({ name }) => name)).toEqual(['Veeb'])
})
