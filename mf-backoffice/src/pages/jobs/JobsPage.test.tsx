import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { jobsMocks } from './jobs-mocks.ts'

const session = memberSession({ user: { roles: ['admin'] }, roles: ['admin'], company: null })
const open = (path: string = paths.jobs(), api: ApiMocks = {}) =>
  renderPage(remote, path, { session, api: { ...jobsMocks, ...api } })
const cardOf = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('li')!)
const queue = 'companies-registers'
const job = 'verify-company'

describe('jobs that have failed', () => {
  it('show what they would do, what starts them and the error', async () => {
    await open()
    const card = cardOf('Verify company')
    expect(card.getByText('Started by companies')).toBeTruthy()
    expect(card.getByText('2 failed')).toBeTruthy()
    expect(card.getByText('The register is away')).toBeTruthy()
    expect(cardOf('Index company').getByText('Follows: Company changed')).toBeTruthy()
    expect(cardOf('Index company').getByText('It gave no reason')).toBeTruthy()
  })

  it('of a kind are retried together, and the lists are read again', async () => {
    const page = await open()
    await page.user.click(cardOf('Verify company').getByRole('button', { name: 'Retry all 2' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success', text: '2 jobs are tried again' }]))
    expect(page.api.callsOf('retryFailedJobs')).toMatchObject([{ params: { queue }, body: { job } }])
    await waitFor(() => expect(page.api.callsOf('listQueues')).toHaveLength(2))
  })

  it('are opened one by one at an address of their own, with a payload without personal data', async () => {
    const page = await open(paths.jobs({ queue, job }))
    expect(page.api.callsOf('listFailedJobs')).toMatchObject([{ params: { queue }, query: { job, offset: 0 } }])
    expect(screen.getByText(guidOf(7101))).toBeTruthy()
    expect(screen.getAllByText('•••')).toHaveLength(2)
    const [first] = cardOf('Verify company').getAllByRole('button', { name: 'Retry' })
    await page.user.click(first!)
    await waitFor(() =>
      expect(page.api.callsOf('retryFailedJob')).toMatchObject([{ params: { queue, jobId: guidOf(7001) } }]),
    )
  })

  it('are dropped with a reason and not without one', async () => {
    const page = await open()
    await page.user.click(cardOf('Verify company').getByRole('button', { name: 'Drop all 2' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Drop all 2' }))
    expect(dialog.getByText('Say why in a few words')).toBeTruthy()
    await page.user.type(dialog.getByRole('textbox', { name: 'Why' }), 'The companies are gone')
    await page.user.click(dialog.getByRole('button', { name: 'Drop all 2' }))
    await waitFor(() =>
      expect(page.api.callsOf('dropFailedJobs')).toMatchObject([
        { params: { queue }, body: { job, reason: 'The companies are gone' } },
      ]),
    )
  })

  it('that a colleague has retried say so, and the lists are read again', async () => {
    const message = 'This job has not failed, or has been retried already'
    const page = await open(paths.jobs({ queue, job }), {
      retryFailedJob: () => Promise.reject(refusal('job-not-failed', { status: 409, message })),
    })
    await page.user.click(cardOf('Verify company').getAllByRole('button', { name: 'Retry' })[0]!)
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error', text: message }]))
    await waitFor(() => expect(page.api.callsOf('listQueues')).toHaveLength(2))
  })

  it('may be none', async () => {
    await open(undefined, { listQueues: () => ({ queues: [], failures: [], failedCount: 0 }) })
    expect(screen.getByRole('heading', { name: 'Nothing has failed' })).toBeTruthy()
  })
})

it('queues show what waits in them and since when; empty ones are collapsed', async () => {
  await open()
  const [busy, idle] = screen.getAllByRole('table', { hidden: true })
  expect(busy!.textContent).toContain('companies-registers4')
  expect(busy!.textContent).not.toContain('accounts-mail')
  expect(idle!.textContent).toContain('accounts-mail0–')
  expect(idle!.closest('details')?.open).toBe(false)
})

it('a dropped job is listed with its reason and its user', async () => {
  await open()
  const dropped = within(screen.getByRole('region', { name: 'Dropped in the last 90 days' }))
  expect(dropped.getByText('The account is gone')).toBeTruthy()
  expect(dropped.getByText(/admin@sild\.test/)).toBeTruthy()
})

describe('the index of the search', () => {
  const section = () => within(screen.getByRole('region', { name: 'Search index' }))
  const state = jobsMocks.getSearchIndex()

  it('says how soon changes are found, and when it was rebuilt', async () => {
    await open()
    expect(
      await section().findByText(
        '214 changes reached the search in the last hour: half within 0.4 s, 95 of 100 within 1.3 s, the slowest after 4 min',
      ),
    ).toBeTruthy()
    expect(section().getByText(/Rebuilt with 12,400 companies and publications/)).toBeTruthy()
  })

  it('says of a single change how long it took, without shares of it', async () => {
    await open(undefined, {
      getSearchIndex: () => ({ ...state, delays: { count: 1, medianMs: 400, slowMs: 400, slowestMs: 400 } }),
    })
    expect(await section().findByText('1 change reached the search in the last hour, after 0.4 s')).toBeTruthy()
  })

  it('is rebuilt by a button, and shows the progress', async () => {
    let isStarted = false
    const rebuild = { ...state.rebuild, endedAt: null, isUsed: false, doneCount: 310, totalCount: 12_400 }
    const page = await open(undefined, {
      getSearchIndex: () => (isStarted ? { ...state, rebuild } : { ...state, rebuild: null }),
      rebuildSearchIndex: () => {
        isStarted = true
        return { acknowledged: true }
      },
    })
    expect(await section().findByText('It has not been rebuilt yet')).toBeTruthy()
    await page.user.click(section().getByRole('button', { name: 'Rebuild the index' }))
    const bar = await section().findByRole('progressbar', {
      name: 'A rebuild is under way: 310 of 12,400 companies and publications',
    })
    expect(bar).toMatchObject({ value: 310, max: 12_400 })
    expect(section().getByRole('button', { name: 'Start the rebuild over' })).toBeTruthy()
    expect(page.notices()).toMatchObject([{ tone: 'success', text: 'The rebuild has started' }])
  })

  it('that does not answer leaves the jobs on the page', async () => {
    await open(undefined, {
      getSearchIndex: () => Promise.reject(refusal('unavailable', { status: 503, message: 'Away' })),
    })
    expect(await section().findByText('The search does not answer. Try again in a few minutes')).toBeTruthy()
    expect(section().queryByRole('button')).toBeNull()
    expect(cardOf('Verify company').getByText('2 failed')).toBeTruthy()
  })

  it('says that nothing changed, and that a rebuild was given up', async () => {
    await open(undefined, {
      getSearchIndex: () => ({
        delays: { count: 0, medianMs: null, slowMs: null, slowestMs: null },
        rebuild: { ...state.rebuild, isUsed: false },
      }),
    })
    expect(await section().findByText('No publication changed in the last hour')).toBeTruthy()
    expect(section().getByText(/The last rebuild was given up/)).toBeTruthy()
  })
})
