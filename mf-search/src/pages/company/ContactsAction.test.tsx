import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { companyPageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply()
const noContacts = { contactPersonName: null, email: null, phone: null, address: null }
async function show(getCompanyContacts: ApiMocks['getCompanyContacts'], subscription = subscriptionReply()) {
  const page = await renderPage(remote, paths.company(company.slug), {
    session: memberSession(),
    api: {
      ...markedCardReplies(),
      getAnswering: () => ({ answering: null }),
      getCompany: () => company,
      listCompanyReviews: () => ({ list: [], total: 0 }),
      listSimilarCards: () => ({ cards: [] }),
      getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      getActiveSubscription: () => subscription,
      getCompanyContacts,
    },
  })
  const contacts = within(await screen.findByRole('region', { name: 'Contacts' }))
  const reveal = () => page.user.click(contacts.getByRole('button', { name: 'Show contacts' }))
  return { page, contacts, reveal }
}
async function showRevealed(...asked: Parameters<typeof show>) {
  const shown = await show(...asked)
  await shown.reveal()
  return shown
}

describe('the contacts of a company', () => {
  it('are loaded on request, and shown', async () => {
    const { contacts, page } = await showRevealed(() => ({
      contactPersonName: 'Anne Roux',
      email: 'anne@loire.test',
      phone: null,
      address: null,
    }))
    expect(await contacts.findByText('anne@loire.test')).toBeTruthy()
    expect(contacts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Anne Roux',
      'anne@loire.test',
    ])
    expect(page.api.callsOf('getCompanyContacts').map(({ params }) => params)).toEqual([{ guid: company.guid }])
  })

  it.each([
    ['contacts-hidden', 403, null],
    ['quota-exceeded', 402, paths.subscriptionPlans(paths.company(company.slug))],
  ] as const)('stay hidden with %s, and lead to the plans where those help', async (code, status, plans) => {
    const { contacts } = await showRevealed(() => Promise.reject(refusal(code, { status })))
    expect(await contacts.findByText(code)).toBeTruthy()
    expect(contacts.queryByRole('link')?.getAttribute('href') ?? null).toBe(plans)
  })

  it('show a company on the free plan how many views are left', async () => {
    const { contacts } = await show(() => noContacts, subscriptionReply({ 'contact-views': 20 }))
    expect(await contacts.findByText(/one of your contact views: 0 of 20 left/)).toBeTruthy()
  })

  it('say nothing of a limit to a user who has none', async () => {
    const { contacts, page } = await show(() => noContacts, subscriptionReply({}, 'startup'))
    await waitFor(() => expect(page.api.callsOf('getActiveSubscription')).toHaveLength(1))
    expect(contacts.queryByText(/contact view/)).toBeNull()
  })
})
