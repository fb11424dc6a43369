import { paths } from '@sild/paths'
import { keptReplies } from '@sild/testing/kept'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { companyPageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply()
async function show(getCompanyContacts: ApiMocks['getCompanyContacts']) {
  const page = await renderPage(remote, paths.company(company.slug), {
    session: memberSession(),
    api: {
      ...keptReplies(),
      getCompany: () => company,
      listCompanyReviews: () => ({ list: [], total: 0 }),
      getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      getCompanyContacts,
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Show contacts' }))
  return { page, contacts: within(screen.getByRole('region', { name: 'Contacts' })) }
}

describe('the contacts of a company', () => {
  it('are asked for once they are wanted, and shown', async () => {
    const { contacts, page } = await show(() => ({
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
    ['quota-exceeded', 402, paths.plans()],
  ] as const)('stay hidden with %s, and lead to the plans where those help', async (code, status, plans) => {
    const { contacts } = await show(() => Promise.reject(refusal(code, { status })))
    expect(await contacts.findByText(code)).toBeTruthy()
    expect(contacts.queryByRole('link')?.getAttribute('href') ?? null).toBe(plans)
  })
})
