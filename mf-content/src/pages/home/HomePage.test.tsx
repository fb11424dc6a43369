import type { PageSummary } from '@sild/contract/content/schemas'
import { pageSummaryReply } from '@sild/testing/pages'
import { plansReply } from '@sild/testing/plans'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { cardReply, categoriesReply, guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { reviewReply } from '@sild/testing/reviews'
import { suggestionsReply } from '@sild/testing/suggestions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const all: ApiMocks = {
  getMarketOverview: () => ({
    counts: { tasks: 84, services: 130, experts: 104, companies: 64 },
    categories: [
      { categoryId: 1, tasks: 1, services: 2, experts: 1 },
      { categoryId: 2, tasks: 0, services: 9, experts: 4 },
    ],
    newest: [cardReply(1)],
  }),
  listCategories: categoriesReply,
  listRecentReviews: () => ({
    list: [
      {
        ...reviewReply({
          author: { guid: guidOf(9001), slug: 'loire-logiciel', name: 'Loire Logiciel', logoUrl: null },
          text: 'On time and to the point.',
        }),
        company: { slug: 'kask-ja-pojad', name: 'Kask ja Pojad OÜ' },
      },
    ],
  }),
  listPlans: plansReply,
  listPages: ({ body }) => written(body.filters.categorySlug ?? ''),
}
const pages: Record<string, PageSummary> = {
  blog: pageSummaryReply('first-brief'),
  faq: pageSummaryReply('faq-cost', { title: 'What does it cost?', summary: 'Nothing.' }),
}
function written(categorySlug: string) {
  const list = [pages[categorySlug] ?? []].flat()
  return { list, total: list.length }
}
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!)

describe('the home page', () => {
  it('has all its sections', async () => {
    await renderPage(remote, paths.home(), { api: all })
    expect(screen.getByRole('search')).toBeTruthy()
    expect(sections()).toEqual([
      'Popular categories',
      'Just published',
      'How it works',
      'What companies say about each other',
      'Pricing',
      'Questions and answers',
      'From the blog',
    ])
  })

  it('searches for the chosen kind and the typed words', async () => {
    const page = await renderPage(remote, paths.home(), { api: all })
    await page.user.click(screen.getByRole('radio', { name: 'Find projects' }))
    await page.user.type(screen.getByRole('combobox'), 'react{Enter}')
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&query=react'))
  })

  it('suggests names of the chosen kind for the typed text, and opens them by keys', async () => {
    const page = await renderPage(remote, paths.home(), {
      api: { ...all, listSearchSuggestions: () => suggestionsReply() },
    })
    const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
    const options = async () =>
      within(await screen.findByRole('listbox', { name: 'Suggestions' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await page.user.type(field('Find providers'), 'web')
    expect(await options()).toEqual([
      'Web shop',
      'Repair of a web shop',
      'Web development',
      'Webbing OÜ',
      'WebGL',
      'Webster 12 results',
    ])
    await page.user.click(screen.getByRole('radio', { name: 'Find projects' }))
    expect(screen.queryByRole('listbox')).toBeNull()
    await page.user.click(field('Find projects'))
    await waitFor(() =>
      expect(page.api.callsOf('listSearchSuggestions').map(({ body }) => body.index)).toEqual(['services', 'tasks']),
    )
    await options()
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(document.getElementById(field('Find projects').getAttribute('aria-activedescendant')!)?.textContent).toBe(
      'Web development',
    )
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&category=1'))
    // The search loads the list once for all typing; the page loads it separately.
    expect(page.api.callsOf('listCategories')).toHaveLength(2)
  })

  it('keeps the active suggestion when the same reply arrives again', async () => {
    const page = await renderPage(remote, paths.home(), {
      api: { ...all, listSearchSuggestions: () => suggestionsReply() },
    })
    const field = screen.getByRole('combobox', { name: 'Find providers' })
    const reached = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    await page.user.type(field, 'web')
    await screen.findByRole('listbox')
    await page.user.keyboard('{Backspace}b{ArrowDown}')
    expect(reached()).toBe('Web shop')
    await waitFor(() => expect(page.api.callsOf('listSearchSuggestions')).toHaveLength(2))
    // All that follows the answer has been done.
    await act(async () => undefined)
    expect(reached()).toBe('Web shop')
  })

  it('searches without scripts too', async () => {
    await renderPage(remote, paths.home(), { api: all, locale: 'et' })
    const form = screen.getByRole<HTMLFormElement>('search')
    expect(new URL(form.action).pathname).toBe('/et/search')
    expect([...new FormData(form)]).toEqual([
      ['searchType', 'offers'],
      ['query', ''],
    ])
  })

  it('shows the categories with most offers first', async () => {
    await renderPage(remote, paths.home(), { api: all })
    const links = section('Popular categories').getAllByRole('link', { name: /Design|Web development/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(['Design', 'Web development'])
  })

  it('links the newest publications to all of their kind', async () => {
    await renderPage(remote, paths.home(), { api: all })
    const links = section('Just published').getAllByRole('link', { name: /^All / })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All projects', paths.search({ searchType: 'tasks' })],
      ['All services', paths.search({ searchType: 'services' })],
      ['All experts', paths.search({ searchType: 'experts' })],
    ])
  })

  it('shows a price by the hour as such', async () => {
    const hourly = cardReply(2, { budgetFromCents: null, budgetToCents: null, budgetPerHourCents: 5800 })
    await renderPage(remote, paths.home(), {
      api: {
        ...all,
        getMarketOverview: () => ({
          counts: { tasks: 1, services: 0, experts: 0, companies: 1 },
          categories: [],
          newest: [hourly],
        }),
      },
    })
    expect(section('Just published').getByText('€58 per hour')).toBeTruthy()
  })

  it('shows the prices of the plans and which are not there yet', async () => {
    await renderPage(remote, paths.home(), { api: all })
    const pricing = section('Pricing')
    expect(pricing.getByText('€49.90')).toBeTruthy()
    expect(pricing.getByText('20 responses a month')).toBeTruthy()
    expect(pricing.getByText('20 contact views a month')).toBeTruthy()
    expect(pricing.getAllByText('Coming soon').length).toBe(2)
  })

  it('answers the questions that the editors have chosen', async () => {
    await renderPage(remote, paths.home(), { api: all })
    const { getByText } = section('Questions and answers')
    expect(getByText('What does it cost?').closest('details')?.textContent).toContain('Nothing.')
  })

  it('quotes reviews chosen by the editors first', async () => {
    const quote = pageSummaryReply('heino', {
      title: 'Heino Vilja, Põlluhark',
      summary: 'They came to sit in a tractor.',
    })
    const listPages: ApiMocks['listPages'] = ({ body }) =>
      body.filters.categorySlug === 'home-reviews'
        ? { list: [quote, { ...quote, summary: 'Twice.' }, { ...quote, summary: 'Thrice.' }], total: 3 }
        : written(body.filters.categorySlug ?? '')
    await renderPage(remote, paths.home(), { api: { ...all, listPages } })
    const { getAllByRole, queryByText } = section('What companies say about each other')
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(
      'They came to sit in a tractor.Heino Vilja, Põlluhark',
    )
    expect(queryByText('On time and to the point.')).toBeNull()
  })

  it('comes with its search when every service is down', async () => {
    const down = () => Promise.reject(refusal('unavailable', { status: 503 }))
    await renderPage(remote, paths.home(), {
      api: { getMarketOverview: down, listCategories: down, listRecentReviews: down, listPlans: down, listPages: down },
    })
    expect(screen.getByRole('search')).toBeTruthy()
    expect(sections()).toEqual(['How it works'])
  })
})

it('the home page links on from questions and from plans that are not sold yet', async () => {
  await renderPage(remote, paths.home(), { api: all })
  expect(section('Questions and answers').getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
    paths.contactUs(),
  )
  expect(section('Pricing').getAllByRole('link', { name: 'Write to us' })).toHaveLength(2)
})
