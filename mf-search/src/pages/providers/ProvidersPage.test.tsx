import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { refusal } from '@sild/testing/mock-api'
import { plansReply } from '@sild/testing/plans'
import { categoriesReply, cardReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const city = (
  slug: string,
  title: string,
  services: number,
  categories: { categoryId: number; services: number; experts: number }[],
) => ({ slug, title, countryCode: slug === 'lyon' ? 'FR' : 'EE', services, experts: 0, categories })
const all: ApiMocks = {
  getMarketOverview: () => ({
    counts: { tasks: 84, services: 130, experts: 104, companies: 64 },
    categories: [
      { categoryId: 1, tasks: 9, services: 2, experts: 1 },
      { categoryId: 2, tasks: 9, services: 2, experts: 0 },
    ],
    newest: [],
  }),
  listCategories: categoriesReply,
  listPlans: plansReply,
  listProviderCities: () => ({
    list: [
      city('tallinn', 'Tallinn', 9, [{ categoryId: 1, services: 3, experts: 0 }]),
      city('tartu', 'Tartu', 3, [{ categoryId: 1, services: 2, experts: 0 }]),
      city('lyon', 'Lyon', 2, []),
    ],
  }),
  search: () =>
    searchReply({
      cards: [1, 2].map((number) => cardReply(number, { cardType: 'service', name: `Service ${number}` })),
    }),
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('counts what is on offer, names the best rated, and leads to categories with three offers', async () => {
  const page = await renderPage(remote, paths.serviceProviders(), { api: all })
  screen.getByRole('heading', { level: 1, name: 'Service providers' })
  screen.getByText(/^130 services and 104 experts/)
  expect(link('Service 1')).toBe(paths.publication('service', cardReply(1).slug))
  // The second one is of the same company.
  expect(screen.queryByRole('link', { name: 'Service 2' })).toBeNull()
  expect(link('Web development')).toBe(paths.serviceProviders('web'))
  expect(screen.queryByRole('link', { name: 'Design' })).toBeNull()
  screen.getByText(/€49.90 a month/)
  expect(page.api.callsOf('search')[0]!.body).toMatchObject({
    searchType: 'services',
    sort: 'rating',
    categoryIds: [],
  })
})

it('of a category counts and names what is in it', async () => {
  const page = await renderPage(remote, paths.serviceProviders('web'), { api: all })
  screen.getByRole('heading', { level: 1, name: 'Web development: service providers' })
  screen.getByText(/^2 services and 1 expert/)
  expect(page.api.callsOf('search')[0]!.body).toMatchObject({ categoryIds: [1] })
  expect(link('Find services')).toBe(paths.search({ searchType: 'services', category: [1] }))
  expect(screen.queryByRole('link', { name: 'Web development' })).toBeNull()
})

it.each(['design', 'none'])('does not exist for a category with less than three offers: %s', async (category) => {
  await renderPage(remote, paths.serviceProviders(category), { api: all })
  expect(screen.queryByRole('heading', { name: /service providers/ })).toBeNull()
})

it('comes without prices where they cannot be read, and says what to do without providers', async () => {
  await renderPage(remote, paths.serviceProviders(), {
    api: {
      ...all,
      listPlans: () => Promise.reject(refusal('unavailable', { status: 503 })),
      search: () => searchReply({ cards: [], total: 0 }),
    },
  })
  expect(screen.queryByText(/a month, excluding tax/)).toBeNull()
  expect(link('Publish a project')).toBe(paths.createProject())
})

it('leads to cities with three offers, in the category that is shown', async () => {
  await renderPage(remote, paths.serviceProviders(), { api: all })
  expect([link('Tallinn'), link('Tartu')]).toEqual(['/service-providers/in/tallinn', '/service-providers/in/tartu'])
  expect(screen.queryByRole('link', { name: 'Lyon' })).toBeNull()
})

it('leads from a category to its cities alone', async () => {
  await renderPage(remote, paths.serviceProviders('web'), { api: all })
  expect(link('Tallinn')).toBe(paths.providersInCity('tallinn', 'web'))
  expect(screen.queryByRole('link', { name: 'Tartu' })).toBeNull()
})

it('of a city counts and names what its companies offer, and leads to its categories', async () => {
  const page = await renderPage(remote, paths.providersInCity('tallinn'), { api: all })
  screen.getByRole('heading', { level: 1, name: 'Service providers in Tallinn' })
  screen.getByText(/^9 services and 0 experts of companies in Tallinn/)
  expect(page.api.callsOf('search')[0]!.body).toMatchObject({ citySlug: 'tallinn', categoryIds: [] })
  expect(link('Web development')).toBe(paths.providersInCity('tallinn', 'web'))
  expect(screen.queryByRole('link', { name: 'Tallinn' })).toBeNull()
})

it('of a category in a city links back', async () => {
  const page = await renderPage(remote, paths.providersInCity('tallinn', 'web'), { api: all })
  screen.getByRole('heading', { level: 1, name: 'Web development in Tallinn: service providers' })
  screen.getByText(/^3 services and 0 experts/)
  expect(page.api.callsOf('search')[0]!.body).toMatchObject({ citySlug: 'tallinn', categoryIds: [1] })
  expect(link('Tallinn')).toBe(paths.providersInCity('tallinn'))
  expect(link('Service providers')).toBe(paths.serviceProviders())
})

it.each([
  ['lyon', undefined],
  ['nowhere', undefined],
  ['tartu', 'web'],
  ['tallinn', 'design'],
])('does not exist for %s (%s) with less than three offers', async (slug, category) => {
  await renderPage(remote, paths.providersInCity(slug, category), { api: all })
  expect(screen.queryByRole('heading', { name: /service providers/i })).toBeNull()
})

it('redirects from a merged category to its successor', async () => {
  const { list } = categoriesReply()
  const old = { id: 99, slug: 'old-web', title: 'Web development', icon: '', mergedIntoId: 1 }
  const api: ApiMocks = { ...all, listCategories: () => ({ list: [...list, old] }) }
  const page = await renderPage(remote, paths.serviceProviders('old-web'), { api })
  expect(page.address()).toBe(paths.serviceProviders('web'))
})
