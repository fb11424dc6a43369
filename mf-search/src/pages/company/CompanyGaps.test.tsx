import { paths } from '@sild/paths'
import type { Session } from '@sild/shell-api'
import { markedCardReplies } from '@sild/testing/marked-cards'
import type { ApiMocks } from '@sild/testing/mock-api'
import { categoriesReply, companyPageReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply()
const open = (path: string, api: ApiMocks, session: Session = guest) =>
  renderPage(remote, path, {
    session,
    api: {
      ...markedCardReplies(),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      getActiveSubscription: () => subscriptionReply(),
      getAnswering: () => ({ answering: null }),
      getCompanyVerification: () => ({ status: 'verified', checks: [] }),
      listCategories: categoriesReply,
      listSimilarCards: () => ({ cards: [] }),
      ...api,
    },
  })

const bare = {
  ...company,
  description: null,
  tags: [],
  rating: null,
  reviewsCount: 0,
  statistics: { experts: 0, offers: 0, activeProjects: 0, closedProjects: 0, favorites: 0 },
}
const noReviews: ApiMocks = { getCompany: () => bare, listCompanyReviews: () => ({ list: [], total: 0 }) }

it.each([
  ['a guest', guest],
  ['a member', memberSession()],
] as const)('shows %s no zeros, and no tab or section without content', async (_whom, session) => {
  await open(paths.company(company.slug), noReviews, session)
  expect(screen.queryAllByText('0')).toEqual([])
  for (const term of ['Experts', 'Services', 'Active projects', 'Closed projects'])
    expect(screen.queryByText(term, { selector: 'dt' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: "Parts of the company's page" })).toBeNull()
  for (const name of ['About the company', 'Reviews', 'Next steps for this page'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

it('shows the tabs with content alone', async () => {
  const statistics = { ...bare.statistics, offers: 3 }
  await open(paths.company(company.slug), { ...noReviews, getCompany: () => ({ ...bare, statistics }) })
  const tabs = within(screen.getByRole('navigation', { name: "Parts of the company's page" })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['About', 'Experts and services3'])
})

it.each([
  ['provider', 'Publish a service or an expert', paths.createService()],
  ['customer', 'Publish a project', paths.createProject()],
] as const)('shows its own %s the next steps in place of missing parts', async (userType, step, href) => {
  const session = memberSession({ company: { ...memberSession().company!, guid: company.guid }, user: { userType } })
  await open(paths.company(company.slug), noReviews, session)
  const steps = within(await screen.findByRole('region', { name: 'Next steps for this page' }))
  const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Describe your company', paths.myCompany()],
    ['Add skills', paths.myCompany()],
    [step, href],
    ['Show a case', paths.newCase()],
    ['Add photos', paths.myGallery()],
    ['Get your first review', paths.chats()],
  ])
})

it('leads its own member from an empty tab to publishing', async () => {
  const session = memberSession({ company: { ...memberSession().company!, guid: company.guid } })
  await open(
    paths.companyTasks(company.slug),
    { ...noReviews, search: () => searchReply({ cards: [], total: 0 }) },
    session,
  )
  expect(screen.getByRole('link', { name: 'Publish a project' }).getAttribute('href')).toBe(paths.createProject())
  expect(screen.queryByRole('link', { name: 'Browse all projects' })).toBeNull()
})

it('has a section of reviews for a member who may write the first', async () => {
  const getMyReview = () => ({ review: null, mayReview: true, isAwaited: false })
  await open(paths.company(company.slug), { ...noReviews, getMyReview }, memberSession())
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(reviews.getByRole('button', { name: 'Write a review' })).toBeTruthy()
})
