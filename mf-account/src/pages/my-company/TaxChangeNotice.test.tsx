import type { TaxChange } from '@sild/contract/companies/tax-change'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guidOf, ownCompanyReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { company } from './company-mocks.ts'

const change = (own: Partial<TaxChange> = {}): TaxChange => ({
  guid: guidOf(1701),
  state: 'waiting',
  after: { countryCode: 'FR' },
  requestedAt: '2026-11-20T10:00:00.000Z',
  reason: null,
  ...own,
})
const open = (taxChange: TaxChange | null, api: ApiMocks = {}) =>
  renderPage(remote, paths.myCompany(), { session: memberSession(), api: { ...company({ taxChange }), ...api } })

it('shows a waiting change of country, and withdraws it', async () => {
  let isWaiting = true
  const page = await open(null, {
    listMyCompanies: () => ({ list: [ownCompanyReply({ taxChange: isWaiting ? change() : null })] }),
    withdrawTaxChange: () => {
      isWaiting = false
      return ownCompanyReply()
    },
  })
  expect(screen.getByText('This change waits for our check: France')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Withdraw the change' }))
  await waitFor(() => expect(screen.queryByText(/waits for our check/)).toBeNull())
  expect(page.notices()).toMatchObject([{ tone: 'success', text: 'The change is withdrawn' }])
})

it('says why a change was refused', async () => {
  await open(change({ state: 'refused', reason: 'The number belongs to another company', after: { vatId: null } }))
  expect(screen.getByText('We did not accept this change: no VAT number')).toBeTruthy()
  expect(screen.getByText('The number belongs to another company')).toBeTruthy()
})

it('says when the withdrawal failed', async () => {
  const page = await open(change(), {
    withdrawTaxChange: () => Promise.reject(refusal('tax-change-not-found', { status: 404 })),
  })
  await page.user.click(screen.getByRole('button', { name: 'Withdraw the change' }))
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error' }]))
})

it('offers no country outside our sales', async () => {
  await open(null, {
    listCountries: () => ({
      list: [
        { code: 'EE', title: 'Estonia' },
        { code: 'RU', title: 'Russia' },
      ],
    }),
  })
  expect(screen.getByRole('option', { name: 'Estonia' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Russia' })).toBeNull()
})
