import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { paymentGuid } from '@sild/testing/payments'
import { promotionOptions, promotionReply } from '@sild/testing/promotions'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import type { MemberSession } from '@sild/shell-api'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const paid = memberSession({ plan: 'startup' })
const address = paths.myPublicationsOf('project', guidOf(1))
const around = {
  getPublicationStatistics: () => statisticsReply(),
  listPublicationResponses: () => ({ list: [], total: 0 }),
  listCategories: categoriesReply,
  listLanguages: () => ({ list: [] }),
}
const title = 'Promote “Web shop for a furniture maker”'

interface Arranged {
  own?: Partial<OwnPublication>
  session?: MemberSession
  at?: string
}

async function open({ at = address, own = {}, session = paid }: Arranged = {}, api: ApiMocks = {}) {
  const page = await renderPage(remote, at, {
    session,
    api: {
      ...around,
      getMyPublication: () => ownPublicationReply(own),
      listOptions: () => promotionOptions,
      listPromotions: () => ({ list: [promotionReply()], total: 1 }),
      ...api,
    },
  })
  if (at === address) {
    const name = 'Actions for Web shop for a furniture maker'
    // Its stand-in opens nothing.
    await waitFor(() => screen.getByRole('button', { name, expanded: false }))
    await page.user.click(screen.getByRole('button', { name }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Promote' }, { timeout: 5000 }))
  }
  return { page, dialog: within(await screen.findByRole('dialog', { name: title }, { timeout: 5000 })) }
}

describe('promoting', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('says what it is claimed to bring beside what it brought, and what each length costs', async () => {
    const { dialog } = await open()
    expect(await dialog.findByText(/up to 15 times as often/)).toBeTruthy()
    const effect = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(effect).toEqual(['4 a day', '20 a day'])
    expect(dialog.getByRole('radio', { name: '7 days: €14.90 (€2.13 a day)' })).toBeTruthy()
    expect(dialog.getByText(/A moderator looks at it first/)).toBeTruthy()
  })

  it('links to the payment page, for the chosen days', async () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { ...window.location, assign })
    const { dialog, page } = await open(
      {},
      {
        promotePublication: () => ({ paymentUrl: 'https://bank.test/pay/1', paymentGuid }),
      },
    )
    await page.user.click(await dialog.findByRole('radio', { name: /30 days/ }))
    await page.user.click(dialog.getByRole('radio', { name: /By bank transfer/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Continue to payment' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://bank.test/pay/1'))
    expect(page.api.callsOf('promotePublication').map(({ body }) => body)).toMatchObject([
      {
        publicationGuid: guidOf(1),
        optionGuid: promotionOptions.list[2]!.guid,
        method: 'transfer',
        cancelUrl: paths.paymentLeft('payment-guid', address),
      },
    ])
  })

  it('of a promoted publication adds days', async () => {
    const { dialog } = await open({ own: { promotedDaysLeft: 3 } })
    expect(await dialog.findByText(/A moderator looks at it first.* added to the 3 days that are left/)).toBeTruthy()
    expect(screen.getByText('Promoted, 3 days left')).toBeTruthy()
  })

  it('for the first time shows the current views', async () => {
    const { dialog } = await open({}, { listPromotions: () => ({ list: [], total: 0 }) })
    expect(await dialog.findByText('Without promotion until now')).toBeTruthy()
  })

  it.each([
    ['a first promotion', { listPromotions: () => ({ list: [], total: 0 }) }],
    [
      'a promotion that has just begun',
      { listPromotions: () => ({ list: [promotionReply({ viewsPerDay: 0, viewsPerDayBefore: 0 })], total: 1 }) },
    ],
  ] as const)('without views says so in place of an empty bar, for %s', async (_what, api) => {
    const { dialog } = await open({ own: { viewsCount: 0 } }, api)
    expect(await dialog.findByText('No views yet')).toBeTruthy()
    expect(dialog.queryByRole('progressbar', { hidden: true })).toBeNull()
  })

  it('draws no bar for a side without views', async () => {
    const { dialog } = await open(
      {},
      { listPromotions: () => ({ list: [promotionReply({ viewsPerDayBefore: 0 })], total: 1 }) },
    )
    const effect = (await dialog.findAllByRole('definition')).map((side) => [
      side.textContent,
      within(side).queryAllByRole('progressbar', { hidden: true }).length,
    ])
    expect(effect).toEqual([
      ['0 a day', 0],
      ['20 a day', 1],
    ])
  })

  it('on the free plan leads to the plans and back to this dialog', async () => {
    const { dialog } = await open({ session: memberSession({ plan: 'free' }) })
    const link = await dialog.findByRole('link', { name: 'See the plans' })
    expect(link.getAttribute('href')).toBe(paths.subscriptionPlans(`${address}?promote=yes`))
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  it('goes on where the user was, once they have a plan', async () => {
    const { page } = await open({ at: `${address}?promote=yes` })
    await page.user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.address()).toBe(address)
  })

  it('shows the refusal of the service', async () => {
    const { dialog, page } = await open(
      {},
      {
        promotePublication: () => Promise.reject(refusal('publication-not-promotable', { status: 409 })),
      },
    )
    await page.user.click(await dialog.findByRole('button', { name: 'Continue to payment' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
  })

  it('says when prices cannot be read', async () => {
    const { dialog } = await open({}, { listOptions: () => Promise.reject(refusal('unavailable', { status: 503 })) })
    expect(await dialog.findByRole('alert')).toBeTruthy()
  })
})

it('a promotion that waits for a moderator is named beside the state', async () => {
  await renderPage(remote, address, {
    session: paid,
    api: { ...around, getMyPublication: () => ownPublicationReply({ isPromotionWaiting: true }) },
  })
  expect(screen.getByText('Promotion in moderation')).toBeTruthy()
})

it('a second promotion that waits is named beside the days of the first', async () => {
  const publication = ownPublicationReply({
    isPromotionWaiting: true,
    promotedDaysLeft: 3,
    promotionStatus: 'PROMOTED',
  })
  await renderPage(remote, address, { session: paid, api: { ...around, getMyPublication: () => publication } })
  expect(screen.getByText('Promotion in moderation')).toBeTruthy()
  expect(screen.getByText(/3 days/)).toBeTruthy()
})
