import { type ReportDetails, reportTargets } from '@sild/contract/moderation/report-schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf, reportReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'

const session = moderatorSession()
const decision = { outcome: 'upheld', message: 'It names a person.', by: 'moderator@sild.test' } as const
const decided = { ...decision, at: '2026-03-01T10:00:00Z' }
const list = (...reports: ReportDetails[]): ApiMocks => ({
  listReports: () => ({
    list: reports.map(({ subject: _subject, reports: _reports, isOwn: _isOwn, ...summary }) => summary),
    total: reports.length,
    openCount: reports.length,
  }),
})
const openReport = (own: Partial<ReportDetails> = {}, api: ApiMocks = {}) =>
  renderPage(remote, paths.report(guidOf(801)), { session, api: { getReport: () => reportReply(1, own), ...api } })

describe('the list of reports', () => {
  it('is linked in the back office', async () => {
    await renderPage(remote, paths.backoffice(), { session, api: homeMocks })
    expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('href')).toBe('/backoffice/reports')
  })

  it('shows open reports, with their number of reporters, and links to each', async () => {
    const page = await renderPage(remote, paths.reports(), {
      session,
      api: list(reportReply(1, { reportsCount: 3 }), reportReply(2, { targetType: 'chat', text: null })),
    })
    expect(page.api.callsOf('listReports')[0]?.query).toMatchObject({ state: 'open', offset: 0 })
    const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Not so 1.'))
    expect(within(first!).getByText('3 reports')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Review: False information' })
    expect(link.getAttribute('href')).toBe(paths.report(guidOf(801)))
    expect(screen.getByRole('link', { name: 'Chat: False information' })).toBeTruthy()
  })

  it('shows handled reports at an address of its own', async () => {
    const page = await renderPage(remote, `${paths.reports()}?state=handled&page=2`, {
      session,
      api: list(reportReply(1, { decision: decided })),
    })
    expect(page.api.callsOf('listReports')[0]?.query).toMatchObject({ state: 'handled', offset: 20 })
    expect(screen.getByText('Upheld')).toBeTruthy()
  })

  it('says when nothing is open', async () => {
    await renderPage(remote, paths.reports(), { session, api: list() })
    expect(screen.getByRole('heading', { name: 'No report is open' })).toBeTruthy()
  })
})

describe('a report', () => {
  it('is not decided by a moderator with a conflict of interest', async () => {
    await openReport({ isOwn: true })
    expect(screen.getByText('You reported it yourself, or it concerns your company.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Your decision' })).toBeNull()
  })

  it('shows its subject, its author, and the texts of the reporters', async () => {
    await openReport()
    expect(screen.getByRole('link', { name: 'Review of Kask' }).getAttribute('href')).toBe('/search/company/kask')
    expect(screen.getByText('Never on time.')).toBeTruthy()
    expect(screen.getByText('Not so 1.')).toBeTruthy()
  })

  it.each(reportTargets)('of a %s explains the effect of upholding it', async (targetType) => {
    await openReport({ targetType, subject: null })
    const radio = screen.getByRole('radio', { name: 'Yes' })
    const hint = document.querySelector(`#${CSS.escape(radio.getAttribute('aria-describedby')!)}`)
    expect(hint?.textContent).toMatch(
      { company: /removed from the catalogue/, review: /is hidden/, chat: /is closed/, publication: /is rejected/ }[
        targetType
      ],
    )
  })

  it('is not decided without a choice and a reason', async () => {
    const page = await openReport()
    await page.user.click(screen.getByRole('button', { name: 'Decide' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('radiogroup', { name: 'Is the report right?' }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('textbox', { name: 'Reason', description: /This field is required/ })).toBeTruthy()
    expect(page.api.callsOf('decideReport')).toEqual([])
  })

  it('is decided once, and then shows who did and why', async () => {
    const page = await openReport({}, { decideReport: () => reportReply(1, { decision: decided }) })
    await page.user.click(screen.getByRole('radio', { name: 'Yes' }))
    await page.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It names a person.')
    await page.user.click(screen.getByRole('button', { name: 'Decide' }))
    expect(await screen.findByText(/moderator@sild.test/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
    expect(page.api.callsOf('decideReport').map(({ body }) => body)).toEqual([
      { outcome: 'upheld', message: 'It names a person.' },
    ])
  })

  it('that a colleague answered first says so and keeps what was written', async () => {
    const message = 'A colleague has answered this report already'
    const page = await openReport(
      {},
      { decideReport: () => Promise.reject(refusal('report-decided', { status: 409, message })) },
    )
    await page.user.click(screen.getByRole('radio', { name: 'No, dismiss it' }))
    await page.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It is true.')
    await page.user.click(screen.getByRole('button', { name: 'Decide' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('It is true.')
  })
})
