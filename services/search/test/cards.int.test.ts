import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const listOf = async (guids: string[], locale: 'en' | 'et' = 'en') =>
  (await catalogue.call('listCards', { body: { guids } }, actorOf('guest', { locale }))).list
const guidsOf = async (guids: string[]) => (await listOf(guids)).map(({ card }) => card.guid)

const company = companyOf({ name: 'Oma OÜ', size: '21-50', type: 'AGENCY' })
const hidden = companyOf()
const full = snapshotOf(company, {
  name: 'Web shop',
  translations: { et: { name: 'Veebipood', description: 'Pood kahes keeles.' } },
  categoryId: 7,
  projectDuration: 2,
  hoursPerWeek: 'm',
  segment: 'STARTUP',
  languages: [
    { languageId: 28, level: 'FLUENT' },
    { languageId: 3, level: 'BASIC' },
  ],
})
const plain = snapshotOf(company, { cardType: 'expert', speciality: 'tester', categoryId: 8 })
const ofHidden = snapshotOf(hidden)
const over = snapshotOf(company)

beforeAll(async () => {
  await catalogue.addCompanies(company, hidden)
  await catalogue.publish(full, plain, ofHidden, over)
  await catalogue.database.query('update search.companies set is_hidden = true where company_guid = $1', [hidden.guid])
  await catalogue.database.query('delete from search.listings where company_guid = $1', [hidden.guid])
  await catalogue.database.query(
    `update search.listings set expires_at = now() - interval '1 second' where publication_guid = $1`,
    [over.guid],
  )
})

it('returns cards of all kinds in the requested order, each once', async () => {
  expect(await guidsOf([plain.guid, company.guid, full.guid, plain.guid])).toEqual([
    plain.guid,
    company.guid,
    full.guid,
  ])
})

it('returns the terms for a comparison', async () => {
  const [service, expert, whole] = await listOf([full.guid, plain.guid, company.guid], 'et')
  expect(service).toMatchObject({ card: { name: 'Veebipood', company: { name: 'Oma OÜ', rating: 4.5 } } })
  expect(service!.terms).toEqual({
    categoryIds: [7],
    cities: ['Tallinn'],
    specialities: [],
    languages: [
      { languageId: 28, level: 'FLUENT' },
      { languageId: 3, level: 'BASIC' },
    ],
    projectDuration: 2,
    hoursPerWeek: 'm',
    segment: 'STARTUP',
    companySize: '21-50',
    companyType: 'AGENCY',
  })
  expect(expert!.terms).toMatchObject({ specialities: ['Tester'], languages: [], projectDuration: null })
  expect(whole!.terms).toMatchObject({ categoryIds: [1, 7, 8], companySize: '21-50', cities: ['Tallinn'] })
})

it('leaves out cards that are no longer searchable, and unknown ones', async () => {
  expect(await guidsOf([ofHidden.guid, over.guid, hidden.guid, randomUUID()])).toEqual([])
})

it('refuses more than eight, none and malformed guids', async () => {
  const asked = (guids: string[]) => listOf(guids)
  await expect(asked(Array.from({ length: 9 }, () => randomUUID()))).rejects.toMatchObject({ code: 'invalid' })
  await expect(asked([])).rejects.toMatchObject({ code: 'invalid' })
  await expect(asked(["'; drop table cards; --"])).rejects.toMatchObject({ code: 'invalid' })
})
