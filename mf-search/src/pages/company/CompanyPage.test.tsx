import type { RegisterCheck } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import type { Session } from '@sild/shell-api'
import { markedCardReplies } from '@sild/testing/marked-cards'
import type { ApiMocks } from '@sild/testing/mock-api'
import {
  cardReply,
  categoriesReply,
  companyCardReply,
  companyPageReply,
  guidOf,
  searchReply,
} from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { reviewReply } from '@sild/testing/reviews'
import { guest, memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply()
const review = reviewReply()
const check: RegisterCheck = {
  source: 'recherche-entreprises',
  queriedAt: '2026-03-01T09:00:00Z',
  number: '812345678',
  status: 'verified',
  reason: null,
  registeredName: 'LOIRE LOGICIEL',
  nameMatch: 'same',
}
const open = (path: string, api: ApiMocks = {}, session: Session = guest) =>
  renderPage(remote, path, {
    session,
    api: {
      ...markedCardReplies(),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      getActiveSubscription: () => subscriptionReply(),
      getAnswering: () => ({ answering: null }),
      getCompany: () => company,
      listCompanyReviews: () => ({ list: [review], total: 1 }),
      getCompanyVerification: () => ({ status: 'verified', checks: [check] }),
      listCategories: categoriesReply,
      listSimilarCards: () => ({ cards: [] }),
      search: ({ body }) => searchReply({ cards: [cardReply(body.searchType === 'experts' ? 2 : 1)] }),
      ...api,
    },
  })
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

describe('the page of a company', () => {
  it('shows the name, the place and the facts of the company', async () => {
    await open(paths.company(company.slug))
    expect(screen.getByRole('heading', { level: 1, name: 'Loire Logiciel' })).toBeTruthy()
    expect(screen.getByText('Verified company')).toBeTruthy()
    expect(screen.getByText('Nantes, France · Software')).toBeTruthy()
    expect(screen.getByText('We build shops.')).toBeTruthy()
    expect([detail('Registration number'), detail('Size'), detail('Kind')]).toEqual([
      '812 345 678',
      '21\u2060–\u206050\u00a0people',
      'Agency',
    ])
  })

  it('has its older reviews on further pages, each with an address of its own', async () => {
    const page = await open(`${paths.company(company.slug)}?page=2`, {
      listCompanyReviews: () => ({ list: [review], total: 27 }),
    })
    expect(page.api.callsOf('listCompanyReviews')).toMatchObject([{ query: { limit: 10, offset: 10 } }])
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf('Page 1'), hrefOf('Page 3')]).toEqual([
      `${paths.company(company.slug)}#reviews`,
      `${paths.company(company.slug)}?page=3#reviews`,
    ])
  })

  it('redirects from a missing page to the first one', async () => {
    const page = await open(`${paths.company(company.slug)}?page=9`, {
      listCompanyReviews: ({ query }) => ({ list: query.offset ? [] : [review], total: 1 }),
    })
    expect(page.address()).toBe(paths.company(company.slug))
  })

  it('has its offers beyond the fiftieth on further pages', async () => {
    const page = await open(`${paths.companyExpertsAndOffers(company.slug)}?page=2`, {
      search: ({ body }) =>
        searchReply({ cards: [cardReply(body.searchType === 'experts' ? 2 : 1)], page: body.page ?? 1, pagesCount: 3 }),
    })
    expect(page.api.callsOf('search').map(({ body }) => body.page)).toEqual([2, 2])
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      `${paths.companyExpertsAndOffers(company.slug)}?page=3`,
    )
  })

  it('has the chosen colour around its name and tabs, and nothing else does', async () => {
    await open(paths.company(company.slug), { getCompany: () => ({ ...company, palette: 'forest' }) })
    const [head, ...others] = document.querySelectorAll<HTMLElement>('[data-palette]')
    expect([head!.dataset.palette, others.length]).toEqual(['forest', 0])
    expect(within(head!).getByRole('heading', { level: 1 })).toBeTruthy()
    expect(within(head!).getByRole('link', { name: /Projects/ })).toBeTruthy()
    expect(within(head!).queryByText('We build shops.')).toBeNull()
  })

  it.each([
    ['a band of its colour', { palette: 'forest', coverUrl: null }, ['DIV', 'DIV', 'NAV']],
    ['its cover and no band', { palette: 'forest', coverUrl: '/cover.webp' }, ['IMG', 'DIV', 'NAV']],
    ['no band in the colour of the portal', { palette: 'sild', coverUrl: null }, ['DIV', 'NAV']],
  ] as const)('has %s at its top', async (_what, own, parts) => {
    await open(paths.company(company.slug), { getCompany: () => ({ ...company, ...own }) })
    const head = document.querySelector('[data-palette]')!
    expect([...head.children].map(({ tagName }) => tagName)).toEqual(parts)
  })

  it.each([
    [{ receivedCount: 12, answeredPercent: 92, medianHours: 4 }, 'Answers 92% of responses, usually within 4 hours'],
    [{ receivedCount: 12, answeredPercent: 92, medianHours: 50 }, 'Answers 92% of responses, usually within 2 days'],
    [{ receivedCount: 12, answeredPercent: 0, medianHours: null }, 'Answers 0% of responses'],
  ])('says how it answers: %j', async (answering, sentence) => {
    await open(paths.company(company.slug), { getAnswering: () => ({ answering }) })
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText('Of 12 responses in the past six months')).toBeTruthy()
  })

  it('shows no response times when they are unknown', async () => {
    await open(paths.company(company.slug))
    expect(screen.queryByText(/Answers \d/)).toBeNull()
  })

  it('links to similar companies, and shows nothing without any', async () => {
    await open(paths.company(company.slug))
    expect(screen.queryByRole('heading', { name: 'Similar companies' })).toBeNull()
    const like = companyCardReply({ guid: guidOf(77), name: 'Teine OÜ', slug: 'teine' })
    const page = await open(paths.company(company.slug), { listSimilarCards: () => ({ cards: [like] }) })
    const similar = within(screen.getByRole('region', { name: 'Similar companies' }))
    expect(similar.getByRole('link', { name: 'Teine OÜ' }).getAttribute('href')).toBe('/search/company/teine')
    expect(page.api.callsOf('listSimilarCards').map(({ params }) => params)).toEqual([
      { entity: 'company', guid: company.guid },
    ])
  })

  it('counts its experts, services and projects', async () => {
    await open(paths.company(company.slug))
    expect(['Experts', 'Services', 'Active projects', 'Closed projects'].map(detail)).toEqual(['2', '5', '1', '7'])
  })

  it('links to no author of a review that was deleted', async () => {
    const author = { ...review.author, slug: 'deleted-1', name: '—' }
    await open(paths.company(company.slug), { listCompanyReviews: () => ({ list: [{ ...review, author }], total: 1 }) })
    const reviews = within(document.querySelector<HTMLElement>('#reviews')!)
    expect(reviews.getByText('Deleted company')).toBeTruthy()
    expect(reviews.queryByRole('link', { name: /—|Deleted company/ })).toBeNull()
  })

  it('shows its reviews with their four marks, where a notification leads', async () => {
    await open(paths.company(company.slug))
    const reviews = within(document.querySelector<HTMLElement>('#reviews')!)
    expect(reviews.getByText('On time.')).toBeTruthy()
    expect(reviews.getByText(/Quality/)).toBeTruthy()
    expect(reviews.getByText(/Would refer/)).toBeTruthy()
  })

  it('shows the answer of the register, its date and its number', async () => {
    await open(paths.company(company.slug))
    const register = within(screen.getByRole('region', { name: 'Official register' }))
    expect(register.getByText('Verified')).toBeTruthy()
    expect(['Source', 'Asked on', 'Number', 'Name in the register', 'Names compared'].map(detail)).toEqual([
      'French company register',
      '1 March 2026',
      '812345678',
      'LOIRE LOGICIEL',
      'The same',
    ])
  })

  it('keeps the answer of the register when it does not answer later', async () => {
    const later = { ...check, status: 'not-checked' as const, reason: 'register-unavailable' as const }
    await open(paths.company(company.slug), {
      getCompanyVerification: () => ({ status: 'verified', checks: [later, check] }),
    })
    expect(screen.queryByText('The register did not answer. We ask again')).toBeNull()
    expect(detail('Name in the register')).toBe('LOIRE LOGICIEL')
  })

  it('never shows an unchecked company as failed', async () => {
    const reason = 'register-unavailable' as const
    const unanswered = { ...check, status: 'not-checked' as const, reason, registeredName: null, nameMatch: null }
    await open(paths.company(company.slug), {
      getCompanyVerification: () => ({ status: 'not-checked', checks: [unanswered] }),
    })
    const register = within(screen.getByRole('region', { name: 'Official register' }))
    expect(register.getByText('Not checked')).toBeTruthy()
    expect(register.getByText('The register did not answer. We ask again')).toBeTruthy()
    expect(register.queryByText('Does not match')).toBeNull()
  })

  it('shows its photos and links to its profiles', async () => {
    const links = { website: 'https://loire.test', instagram: null, facebook: null, linkedin: 'https://in.test/loire' }
    const gallery = [{ position: 1, imageUrl: '/photo.webp', description: 'The workshop' }]
    await open(paths.company(company.slug), { getCompany: () => ({ ...company, links, gallery }) })
    expect(screen.getByRole('img', { name: 'The workshop' }).getAttribute('src')).toBe('/photo.webp')
    const shown = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('link')
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Website', 'https://loire.test'],
      ['LinkedIn', 'https://in.test/loire'],
    ])
    expect(shown.every((link) => link.getAttribute('rel')?.includes('nofollow'))).toBe(true)
  })

  it('names its latest case and leads to it', async () => {
    const lastCase = { slug: 'portal', name: 'A portal', coverUrl: null }
    await open(paths.company(company.slug), { getCompany: () => ({ ...company, lastCase, casesCount: 3 }) })
    expect(screen.getByRole('link', { name: 'A portal' }).getAttribute('href')).toBe(
      paths.companyCase(company.slug, 'portal'),
    )
    expect(screen.getByRole('link', { name: 'All 3 cases' }).getAttribute('href')).toBe(
      paths.companyCases(company.slug),
    )
  })

  it.each([
    ['a guest', guest, 1],
    ['no member', memberSession(), 0],
  ] as const)('shows %s that members read the case', async (_whom, session, told) => {
    const lastCase = { slug: 'portal', name: 'A portal', coverUrl: null }
    await open(paths.company(company.slug), { getCompany: () => ({ ...company, lastCase, casesCount: 1 }) }, session)
    expect(screen.queryAllByText('Members read the whole case')).toHaveLength(told)
  })

  it('has a tab for what it offers and one for its projects', async () => {
    const page = await open(paths.companyExpertsAndOffers(company.slug))
    expect(page.api.callsOf('search').map(({ body }) => [body.searchType, body.companyGuid])).toEqual([
      ['services', company.guid],
      ['experts', company.guid],
    ])
    await page.goTo(paths.companyTasks(company.slug))
    expect(page.api.callsOf('search').at(-1)!.body.searchType).toBe('tasks')
    expect(await screen.findByRole('link', { name: 'Project 1' })).toBeTruthy()
  })

  it('says what is empty, and leads on', async () => {
    await open(paths.companyTasks(company.slug), { search: () => searchReply({ cards: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'This company has no open projects' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse all projects' })).toBeTruthy()
  })
})
