import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const cities = async () => (await catalogue.call('listProviderCities', {}, actorOf('guest'))).list
const inCity = (cityTitle: string | null) => ({ location: { countryCode: 'EE', cityId: 1, cityTitle } })

it('counts what companies of each city offer, as it comes, moves and goes', async () => {
  const [tallinn, johvi, nowhere] = [
    companyOf(inCity('Tallinn')),
    companyOf(inCity('Jõhvi ja Toila')),
    companyOf(inCity(null)),
  ]
  await catalogue.addCompanies(tallinn, johvi, nowhere)
  const web = snapshotOf(tallinn, { categoryId: 1 })
  const expert = snapshotOf(tallinn, { categoryId: 2, cardType: 'expert' })
  await catalogue.publish(web, expert, snapshotOf(tallinn, { cardType: 'project' }))
  await catalogue.publish(snapshotOf(johvi, { categoryId: 1 }), snapshotOf(nowhere))
  expect(await cities()).toEqual([
    {
      slug: 'tallinn',
      title: 'Tallinn',
      countryCode: 'EE',
      services: 1,
      experts: 1,
      categories: [
        { categoryId: 1, services: 1, experts: 0 },
        { categoryId: 2, services: 0, experts: 1 },
      ],
    },
    expect.objectContaining({ slug: 'johvi-ja-toila', title: 'Jõhvi ja Toila', services: 1, experts: 0 }),
  ])
  const found = await catalogue.find({ searchType: 'services', citySlug: 'tallinn' })
  expect([found.cards.map(({ guid }) => guid), found.total]).toEqual([[web.guid], 1])

  await catalogue.addCompanies({ ...tallinn, ...inCity('Jõhvi ja Toila') })
  expect(await cities()).toMatchObject([{ slug: 'johvi-ja-toila', services: 2, experts: 1 }])
  await catalogue.publish({
    ...web,
    revision: web.revision + 1,
    version: web.version + 1,
    publicationStatus: 'ARCHIVED',
    isLive: false,
  })
  expect(await cities()).toMatchObject([{ slug: 'johvi-ja-toila', services: 1, experts: 1 }])
})
