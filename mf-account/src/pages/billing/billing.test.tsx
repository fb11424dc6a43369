import { paths } from '@sild/paths'
import { refusal, type ApiMocks } from '@sild/testing/mock-api'
import { declinedPayment, paidPayment, paymentGuid, paymentReply, transferPayment } from '@sild/testing/payments'
import { renderPage } from '@sild/testing/render-page'
import { guidOf, ownCompanyReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import enTexts from '../../messages/en.json' with { type: 'json' }
import { remote } from '../../remote.tsx'
import { billingMocks } from './billing-mocks.ts'

const en: Readonly<Record<string, string>> = enTexts
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    session: memberSession(),
    api: { listMyCompanies: () => ({ list: [ownCompanyReply()] }), ...billingMocks, ...api },
  })
const running = () => ({
  ...subscriptionReply({ responses: 31 }, 'startup'),
  activeUntil: new Date(Date.now() + 20 * 86_400_000).toISOString(),
})
const waiting = { listPayments: () => ({ list: [paymentReply()], total: 1, years: [2026] }) } as const

describe('my plan', () => {
  it('shows the plan, what is used of it as bars and numbers, and when it is full again', async () => {
    await open(paths.subscription())
    expect(screen.getByRole('region', { name: 'free' })).toBeTruthy()
    const bar = screen.getByRole('progressbar', { name: 'Responses' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['20', '20'])
    expect(screen.getByText('20 of 20 used')).toBeTruthy()
    expect(screen.getByText('4 of 20 used')).toBeTruthy()
    expect(screen.getByText(/Full again on/).textContent).toContain('1 December 2026')
  })

  it('says until when a paid plan runs, and has no bar for an unlimited property', async () => {
    await open(paths.subscription(), { getActiveSubscription: running })
    expect(screen.getByText(/Runs until/)).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('31 used, no limit')).toBeTruthy()
  })

  it('lists the plans that the company had, each with its payment', async () => {
    await open(paths.subscription())
    const history = screen.getByRole('region', { name: 'History' })
    expect(within(history).getByText('Ended')).toBeTruthy()
    expect(within(history).getByText('€61.88')).toBeTruthy()
    expect(within(history).getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(
      paths.payment(paymentGuid),
    )
  })

  it('links from an empty history to the plans', async () => {
    await open(paths.subscription(), { listSubscriptions: () => ({ list: [] }) })
    expect(screen.getByText('Your company has not had a plan yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(paths.subscriptionPlans())
  })

  it('offers to pay or to cancel an open order', async () => {
    const page = await open(paths.subscription(), waiting)
    expect(screen.getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe('https://bank.test/pay/1')
    await page.user.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: expect.stringContaining('canceled') }]))
    expect(page.api.callsOf('cancelPayment')).toMatchObject([{ params: { paymentGuid } }])
  })
})

describe('all plans', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('stand side by side, with the own one marked', async () => {
    await open(paths.subscriptionPlans())
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Startup',
      'Business',
      'Enterprise',
    ])
    expect(screen.getAllByText('Your plan')).toHaveLength(1)
    expect(screen.getAllByText('Coming soon')).toHaveLength(2)
  })

  it('are bought for the chosen months and way, and lead to the bank', async () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { ...window.location, assign })
    const page = await open(paths.subscriptionPlans('/search/project/web-shop'))
    await page.user.click(screen.getByRole('button', { name: 'Choose Startup' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy Startup' }))
    await page.user.click(dialog.getByRole('radio', { name: '3 months: €142.22, 5% less' }))
    await page.user.click(dialog.getByRole('radio', { name: /By bank transfer/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Continue to payment' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://bank.test/pay/1'))
    expect(page.api.callsOf('subscribe')).toMatchObject([
      {
        params: { subGuid: guidOf(7002) },
        body: {
          months: 3,
          method: 'transfer',
          successUrl: `${paths.payment('payment-guid')}?result=yes&back=%2Fsearch%2Fproject%2Fweb-shop`,
        },
      },
    ])
    expect(page.track.mock.calls).toEqual([['plan_chosen', { plan: 'startup', months: 3 }]])
  })

  it('show the refusal of an order in the dialog, and keep the choices', async () => {
    const message = 'The bank cannot be reached'
    const page = await open(paths.subscriptionPlans(), {
      subscribe: () => Promise.reject(refusal('provider-unavailable', { status: 503, message })),
    })
    await page.user.click(screen.getByRole('button', { name: 'Choose Startup' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('radio', { name: /12 months/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Continue to payment' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(message)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /12 months/ }).checked).toBe(true)
  })

  it('cannot be changed while one runs, with its end', async () => {
    await open(paths.subscriptionPlans(), { getActiveSubscription: running })
    expect(screen.getByText('Your company has a plan')).toBeTruthy()
    expect(screen.getByText(/It cannot be changed before it ends/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Choose|Buy/ })).toBeNull()
  })

  it('can be extended in the last week', async () => {
    const soon = { ...running(), activeUntil: new Date(Date.now() + 3 * 86_400_000).toISOString() }
    await open(paths.subscriptionPlans(), { getActiveSubscription: () => soon })
    expect(screen.getByRole('button', { name: 'Buy the next months' })).toBeTruthy()
  })

  it('that are not sold yet have a form for questions', async () => {
    const page = await open(paths.subscriptionPlans())
    await page.user.click(screen.getByRole('button', { name: 'Ask about Business' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about Business' }))
    await page.user.type(dialog.getByRole('textbox'), 'We are forty people.')
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: expect.stringContaining('sales team') }]))
    expect(page.api.callsOf('askForPlan')).toMatchObject([
      { params: { slug: 'business' }, body: { message: 'We are forty people.' } },
    ])
  })

  it('lead back to the page where a limit stopped the user, and to no other', async () => {
    await open(paths.subscriptionPlans('/search/company/loire'))
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/search/company/loire')
  })
  it('never lead to another site', async () => {
    await open(paths.subscriptionPlans('//evil.test'))
    expect(screen.queryByRole('link', { name: 'Go back' })).toBeNull()
  })
})

describe('plan and payments', () => {
  it('lead from the menu of a user with a company', () => {
    const menu = (remote.navigation ?? []).filter(({ slot }) => slot === 'account-menu')
    expect(menu.filter(({ access }) => access === 'company').map(({ path, label }) => [path, en[label]])).toEqual(
      expect.arrayContaining([
        [paths.subscription(), 'Subscription'],
        [paths.billing(), 'Payment information'],
      ]),
    )
  })
})

describe('payments', () => {
  it('are listed with number, state and total', async () => {
    await open(paths.billing())
    const [row] = screen.getByRole('list', { name: '1 payment' }).children
    expect(row!.textContent).toMatch(/Startup, 1 month.*S-100001.*Paid.*€61.88/)
  })

  it('are filtered by the address', async () => {
    const page = await open(`${paths.billing()}?status=PAID&type=option&year=2026&page=2`)
    expect(page.api.callsOf('listPayments')).toMatchObject([
      { query: { status: 'PAID', type: 'option', year: 2026, limit: 20, offset: 20 } },
    ])
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'REJECTED')
    await waitFor(() =>
      expect(page.api.callsOf('listPayments').at(-1)).toMatchObject({ query: { status: 'REJECTED' } }),
    )
  })

  const none = { listPayments: () => ({ list: [], total: 0, years: [] }) }
  it('link to the plans when there are none', async () => {
    await open(paths.billing(), none)
    expect(screen.getByRole('heading', { name: 'No payments yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(paths.subscriptionPlans())
  })

  it('link to all of them when none fits the filter', async () => {
    await open(`${paths.billing()}?status=GIFT`, none)
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(paths.billing())
  })
})

describe('a payment', () => {
  const result = paths.paymentResult(paymentGuid)

  it('shows line by line what it is and why it has its tax', async () => {
    const { amount } = paymentReply()
    await open(paths.payment(paymentGuid), {
      getPayment: () => paidPayment({ amount: { ...amount, vatScheme: 'reverse-charge', vatPercent: 0, vatCents: 0 } }),
    })
    for (const words of ['Order', 'Period', 'Price without tax', 'VAT: reverse charge', 'Total'])
      expect(screen.getByText(words)).toBeTruthy()
  })

  it('gives its invoice, credit notes and receipt as files', async () => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined }))
    const page = await open(paths.payment(paymentGuid))
    await page.user.click(screen.getByRole('button', { name: 'Download PDF: SILD-2026-00001' }))
    await page.user.click(screen.getByRole('button', { name: 'Download PDF: receipt' }))
    await waitFor(() => expect(saved).toEqual(['SILD-2026-00001.pdf', 'SILD-2026-00001-receipt.pdf']))
    expect(page.api.callsOf('getInvoice')).toMatchObject([{ query: { number: 'SILD-2026-00001' } }])
    click.mockRestore()
    vi.unstubAllGlobals()
  })

  it('waits for the bank, and shows its answer', async () => {
    let status: 'WAITING' | 'PAID' = 'WAITING'
    const page = await open(result, { getPayment: () => (status === 'PAID' ? paidPayment() : paymentReply()) })
    expect(screen.getByText('We are waiting for the bank to confirm')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    status = 'PAID'
    page.deliver({ type: 'payment-changed', payload: { paymentGuid, status } })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your subscription is activated' }))
    expect(dialog.getByText(/It runs until/).textContent).toContain('1 December 2026')
  })

  it('that was left does not wait', async () => {
    await open(paths.paymentLeft(paymentGuid), { getPayment: () => paymentReply() })
    expect(screen.queryByText('We are waiting for the bank to confirm')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that was left after it was declined says so', async () => {
    await open(paths.paymentLeft(paymentGuid), { getPayment: declinedPayment })
    expect(await screen.findByRole('dialog', { name: 'Your transaction has been declined' })).toBeTruthy()
  })

  it('leads back to the page where a limit stopped the user', async () => {
    await open(paths.paymentResult(paymentGuid, '/search/project/web-shop'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('link', { name: 'Go on where you were' }).getAttribute('href')).toBe(
      '/search/project/web-shop',
    )
  })

  it('that was declined says so, with the way to support and another try', async () => {
    await open(result, { getPayment: declinedPayment })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your transaction has been declined' }))
    expect(dialog.getByRole('link', { name: 'Go to support' }).getAttribute('href')).toBe(
      paths.newTicket(declinedPayment().number),
    )
    expect(dialog.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('https://bank.test/pay/1')
  })

  it('that was declined, and paid at another try, is shown as paid without a live message', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true })
    let reply = declinedPayment()
    await open(result, { getPayment: () => reply })
    expect(await screen.findByRole('dialog', { name: 'Your transaction has been declined' })).toBeTruthy()
    reply = paidPayment()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await screen.findByRole('dialog', { name: 'Your subscription is activated' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('by transfer says what the transfer must say', async () => {
    await open(paths.payment(paymentGuid), { getPayment: transferPayment })
    const region = within(screen.getByRole('region', { name: 'How to pay by bank transfer' }))
    for (const words of ['Sild OÜ', 'EE38 2200 2210 2014 5685', 'HABAEE2X', 'RF71 1000 01', '€61.88'])
      expect(region.getByText(words)).toBeTruthy()
  })
})
