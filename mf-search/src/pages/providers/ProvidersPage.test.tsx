import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { refusal } from '@sild/testing/mock-api'
import { plansReply } from '@sild/testing/plans'
import { categoriesReply, cardReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

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

it.each(['design', 'none'])('there is none of a category with less than three offers: %s', async (category) => {
  await renderPage(remote, paths.serviceProviders(category), { api: all })
  expect(screen.queryByRole('heading', { name: /service providers/ })).toBeNull()
})

it('comes without prices where they cannot be read, and says what to do where nobody is', async () => {
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
