import { paths, withQuery } from '@sild/paths'
import { refusal, type ApiMocks } from '@sild/testing/mock-api'
import { paymentGuid } from '@sild/testing/payments'
import { companyPageReply, guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'
import { differenceReply, paymentsMocks, taxChangeReply } from './payments-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const open = (path: string = paths.backofficePayments(), api: ApiMocks = {}) =>
  renderPage(remote, path, { session, api: { ...paymentsMocks, ...api } })

/** What was asked of a colleague, with nothing done yet. */
const askedFor = (page: Awaited<ReturnType<typeof open>>) => page.api.callsOf('requestApproval').map(({ body }) => body)

describe('payments of all companies', () => {
  it('are found in the back office by support', async () => {
    await open(paths.backoffice(), homeMocks)
    expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe(paths.backofficePayments())
  })

  it('are searched by company, number and state', async () => {
    const page = await open()
    await page.user.type(screen.getByRole('textbox', { name: 'Company or order' }), 'kask')
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'PAID')
    await page.user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(page.api.callsOf('listAllPayments').at(-1)).toMatchObject({ query: { query: 'kask', status: 'PAID' } }),
    )
  })

  it('by transfer are settled with the amount that arrived', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'The transfer has arrived' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByRole('textbox'), '61,88')
    await page.user.click(dialog.getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(askedFor(page)).toMatchObject([
      { operation: 'settleTransfer', input: { params: { paymentGuid }, body: { amountCents: 6188 } } },
    ])
  })

  it('are refunded in part, with the reason', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount in euros' })
    expect(amount.value).toBe('61.88')
    expect(dialog.getByText(/another was bought to follow it, that one begins at the same moment/)).toBeTruthy()
    await page.user.clear(amount)
    await page.user.type(amount, '10')
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As we agreed')
    await page.user.click(dialog.getByRole('button', { name: 'Refund' }))
    await waitFor(() =>
      expect(askedFor(page)).toMatchObject([
        { operation: 'refundPayment', input: { body: { amountCents: 1000, reason: 'As we agreed' } } },
      ]),
    )
  })

  it('that cannot be refunded say why, and keep the typed values', async () => {
    const message = 'The same request waits for a colleague already'
    const page = await open(undefined, {
      requestApproval: () => Promise.reject(refusal('approval-exists', { status: 409, message })),
    })
    await page.user.click(screen.getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As we agreed')
    await page.user.click(dialog.getByRole('button', { name: 'Refund' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(message)
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('As we agreed')
  })

  it('that do not exist are an empty list', async () => {
    await open(undefined, { listAllPayments: () => ({ list: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'No payments' })).toBeTruthy()
  })
})

describe('differences', () => {
  const path = withQuery(paths.backofficePayments(), { view: 'differences' })

  it('say both sides, lead to the payment and are settled by hand', async () => {
    const page = await open(path)
    expect(screen.getByText('Here €61.98, at test-bank €61.88')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'S-100001' }).getAttribute('href')).toBe(
      withQuery(paths.backofficePayments(), { query: 'S-100001' }),
    )
    expect(
      screen.getByText('Marking it as settled cancels the order, so that the company can order again.'),
    ).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Ask to mark it as settled' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(askedFor(page)).toMatchObject([
      { operation: 'resolvePaymentDifference', input: { params: { differenceGuid: guidOf(6201) } } },
    ])
  })

  it('that are settled stay as history', async () => {
    const resolved = differenceReply({ resolvedAt: '2026-11-01T11:00:00Z', ownCents: null, number: null })
    await open(path, { listPaymentDifferences: () => ({ list: [resolved] }) })
    expect(screen.getByText('Settled')).toBeTruthy()
    expect(screen.getByText('Here nothing, at test-bank €61.88')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask to mark it as settled' })).toBeNull()
    expect(screen.queryByText(/cancels the order/)).toBeNull()
  })

  it('say that there are none', async () => {
    await open(path, { listPaymentDifferences: () => ({ list: [] }) })
    expect(screen.getByRole('heading', { name: 'No differences' })).toBeTruthy()
  })
})

describe('other actions of the staff about money', () => {
  const view = (name: string) => `${paths.backofficePayments()}?view=${name}`

  it('adds a promo code with its limits', async () => {
    const page = await open(view('codes'))
    expect(screen.getAllByText(/Startup, 90 days/)[0]!.textContent).toContain('Used 3 of 10 times')
    await page.user.click(screen.getByRole('button', { name: 'Add a promo code' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByRole('textbox', { name: 'Code' }), 'spring26')
    await page.user.type(dialog.getByRole('textbox', { name: 'How many companies' }), '10')
    await page.user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(askedFor(page)).toMatchObject([
      {
        operation: 'createPromoCode',
        input: { body: { code: 'spring26', days: 30, maxUses: 10, validFrom: null, validUntil: null } },
      },
    ])
  })

  it('ends a code that works or will, and no other', async () => {
    const page = await open(view('codes'))
    expect(screen.getByText('OVER')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'End OVER' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'End PLANNED' }))
    await waitFor(() => expect(page.api.callsOf('endPromoCode')).toMatchObject([{ params: { code: 'PLANNED' } }]))
    await page.user.click(screen.getByRole('button', { name: 'End BETA2026' }))
    await waitFor(() => expect(page.api.callsOf('endPromoCode').at(-1)).toMatchObject({ params: { code: 'BETA2026' } }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('gives a plan to the company of the pasted address', async () => {
    const page = await open(paths.backofficePayments(), {
      getCompany: () => companyPageReply({ name: 'Loire Logiciel' }),
    })
    await page.user.click(screen.getByRole('button', { name: 'Give a plan' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('textbox', { name: 'Address of the company page' }))
    await page.user.paste('https://sild.test/search/company/loire-logiciel?tab=cases')
    expect(await dialog.findByText('Loire Logiciel')).toBeTruthy()
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason, for the log' }), 'A good friend')
    await page.user.click(dialog.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(page.api.callsOf('getCompany')).toMatchObject([{ params: { slugOrGuid: 'loire-logiciel' } }])
    expect(askedFor(page)).toMatchObject([
      {
        operation: 'giveGift',
        input: { body: { days: 30, reason: 'A good friend', seenUntil: '2026-12-23T09:00:00.000Z' } },
      },
    ])
  })

  it('ignores half an escape in a typed address', async () => {
    const page = await open(paths.backofficePayments(), {
      getCompany: () => Promise.reject(refusal('company-not-found', { status: 404 })),
    })
    await page.user.click(screen.getByRole('button', { name: 'Give a plan' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('textbox', { name: 'Address of the company page' }))
    await page.user.paste('sild.test/search/company/loire%')
    expect(await dialog.findByText('There is no such company')).toBeTruthy()
  })

  it('asks a colleague to approve a bank statement', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: 'Read a bank statement' }))
    const dialog = within(await screen.findByRole('dialog'))
    const file = new File(['<Document/>'], 'statement.xml', { type: 'application/xml' })
    await page.user.upload(dialog.getByLabelText('Statement as camt.053 XML'), file)
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(askedFor(page)).toMatchObject([{ operation: 'importStatement', input: { body: { xml: '<Document/>' } } }])
  })

  it('lists the log with author, company and reason', async () => {
    await open(view('log'))
    const [entry] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('S-100002'))
    expect(entry!.textContent).toMatch(/Refunded: S-100002.*€10.*support@sild.test.*Kask ja Pojad OÜ.*was down/)
  })

  it('says that nothing is logged yet', async () => {
    await open(view('log'), { listBillingActions: () => ({ list: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'Nothing was done yet' })).toBeTruthy()
  })

  it('shows an admin the revenue by month: a chart and its table from the first sale on', async () => {
    expect(screen.queryByRole('link', { name: 'Revenue' })).toBeNull()
    const admin = memberSession({ user: { roles: ['admin'] }, roles: ['admin'], company: null })
    await renderPage(remote, view('revenue'), { session: admin, api: paymentsMocks })
    expect(screen.getByRole('heading', { name: '€164.60' })).toBeTruthy()
    expect(screen.getByRole('img', { name: /Sales by month/ })).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthSalesPlansPromotionRefundsNet',
      'Nov 20262€99.80€0-€10€89.80',
      'Oct 20262€49.90€24.90€0€74.80',
    ])
  })
})

describe('changes that decide the VAT', () => {
  const path = withQuery(paths.backofficePayments(), { view: 'tax' })

  it('are decided by a document, in the version that was shown', async () => {
    const page = await open(path)
    expect(screen.getByRole('link', { name: /VAT changes.*1/ })).toBeTruthy()
    expect(screen.getByText('No document')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Decide the change of Kask ja Pojad OÜ' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('radio', { name: 'Accept' }))
    await page.user.type(dialog.getByRole('textbox', { name: /Document or reason/ }), 'Certificate of Delaware')
    await page.user.click(dialog.getByRole('button', { name: 'Save the decision' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success', text: 'The change is accepted' }]))
    expect(page.api.callsOf('decideTaxChange')).toMatchObject([
      {
        params: { changeGuid: taxChangeReply().guid },
        body: { outcome: 'accepted', reason: 'Certificate of Delaware', requestedAt: taxChangeReply().requestedAt },
      },
    ])
  })

  it('that a colleague has decided meanwhile say so, and are read again', async () => {
    const message = 'This change was decided or rewritten meanwhile. Please look at it again'
    const page = await open(path, {
      decideTaxChange: () => Promise.reject(refusal('tax-change-decided', { status: 409, message })),
    })
    const before = page.api.callsOf('listTaxChanges').length
    await page.user.click(screen.getByRole('button', { name: 'Decide the change of Kask ja Pojad OÜ' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('radio', { name: 'Refuse' }))
    await page.user.type(dialog.getByRole('textbox', { name: /Document or reason/ }), 'No document')
    await page.user.click(dialog.getByRole('button', { name: 'Save the decision' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    await waitFor(() => expect(page.api.callsOf('listTaxChanges').length).toBeGreaterThan(before))
  })

  it('say when none waits', async () => {
    await open(path, { listTaxChanges: () => ({ list: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'No change waits' })).toBeTruthy()
  })
})
