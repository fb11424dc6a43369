import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { adminSession, moderatorSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'
import { figuresMocks } from '../figures/figures-mocks.ts'
import { homeMocks } from '../home/home-mocks.ts'
import { jobsMocks } from '../jobs/jobs-mocks.ts'
import { actionReply, auditMocks, overviewReply } from './audit-mocks.ts'

const home: ApiMocks = { ...homeMocks, ...figuresMocks, ...jobsMocks }
const open = (api: ApiMocks = {}, search = '') =>
  renderPage(remote, paths.auditLog() + search, { session: adminSession(), api: { ...auditMocks, ...api } })

describe('the audit log', () => {
  it('is found in the back office by admins', async () => {
    await renderPage(remote, paths.backoffice(), { session: adminSession(), api: home })
    expect(screen.getByRole('link', { name: 'Audit log' }).getAttribute('href')).toBe('/backoffice/audit')
  })

  it('is not offered to other staff', async () => {
    await renderPage(remote, paths.backoffice(), { session: moderatorSession(), api: home })
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
  })

  it('shows each action with its author, and links its subject to all actions about it', async () => {
    await open()
    const [entry] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Rejected a publication'))
    expect(within(entry!).getByText(/moderator@sild.test/)).toBeTruthy()
    expect(within(entry!).getByText('Published already')).toBeTruthy()
    const company = within(entry!).getByRole('link', { name: 'Kask ja Pojad OÜ' })
    expect(company.getAttribute('href')).toBe(`/backoffice/audit?about=${guidOf(1402)}`)
  })

  it.each([
    ['rejectPublication', { rule: 'contacts-in-text' }, 'Contact details in the text'],
    ['decideReport', { outcome: 'upheld' }, 'Upheld'],
    ['decideAppeal', { outcome: 'turned' }, 'Overturned'],
    ['suspendUser', { ground: 'fraud' }, 'Fraud or an attempt at it'],
    ['openViewing', { ground: 'fault' }, 'A fault that we look for'],
    ['giveGift', { plan: 'startup', days: 30 }, 'Startup\u00a0· days: 30'],
    ['freezeChannel', { channel: 'production' }, 'Production'],
    ['rejectPublication', { rule: 'of-an-older-release' }, 'rule: of-an-older-release'],
  ])('shows the choices in %s like the page of the operation: %o', async (operation, choices, words) => {
    await open({ listStaffActions: () => ({ list: [actionReply(1, { operation, choices })], hasMore: false }) })
    expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words)).toBeTruthy()
  })

  it('shows an unknown operation by its name, and a deleted colleague as such', async () => {
    await open({
      listStaffActions: () => ({ list: [actionReply(1, { operation: 'oldOne', by: null })], hasMore: false }),
    })
    expect(screen.getByText('oldOne')).toBeTruthy()
    expect(screen.getByText(/A former colleague/)).toBeTruthy()
  })

  it('is narrowed by person, action, subject and time, in its address', async () => {
    const page = await open()
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'moderator@sild.test')
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Gave a company a plan')
    await page.user.type(screen.getByRole('textbox', { name: 'About whom or what' }), ' mari@sild.test ')
    await page.user.click(screen.getByRole('button', { name: 'Filter' }))
    const query = { staffGuid: guidOf(1451), operation: 'giveGift', about: 'mari@sild.test', limit: 50 }
    await vi.waitFor(() => expect(page.api.callsOf('listStaffActions').at(-1)?.query).toEqual(query))
  })

  it('ignores invalid filters in its address', async () => {
    const page = await open({}, '?staffGuid=x&from=yesterday&before=-3&about=SPRING')
    expect(page.api.callsOf('listStaffActions')[0]?.query).toEqual({ about: 'SPRING', limit: 50 })
  })

  it('leads to older entries and back to the latest', async () => {
    const page = await open(
      { listStaffActions: () => ({ list: [actionReply(8)], hasMore: true }) },
      '?operation=giveGift&before=9',
    )
    expect(page.api.callsOf('listStaffActions')[0]?.query).toEqual({ operation: 'giveGift', before: 9, limit: 50 })
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(
      '/backoffice/audit?operation=giveGift&before=8',
    )
    expect(screen.getByRole('link', { name: 'Latest' }).getAttribute('href')).toBe(
      '/backoffice/audit?operation=giveGift',
    )
  })

  it.each([
    ['', 'Nothing has been done yet'],
    ['?about=SPRING', 'Nothing matches this filter'],
  ])('says at %j: %s', async (search, name) => {
    await open({ listStaffActions: () => ({ list: [], hasMore: false }) }, search)
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  })

  it('is saved as a file, with the filter of the page', async () => {
    const page = await open({}, '?operation=giveGift&before=9')
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await page.user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(page.api.callsOf('exportStaffActions')[0]?.query).toEqual({ operation: 'giveGift' })
    saved.mockRestore()
  })
})

describe('the chain of the audit log', () => {
  it('is shown as whole, with the time of the check', async () => {
    await open()
    expect(screen.getByText('The log is intact')).toBeTruthy()
    expect(screen.getByText(/2 entries/)).toBeTruthy()
  })

  it('shows where the log was altered', async () => {
    await open({
      getAuditOverview: () => overviewReply({ brokenAt: 2 }),
      listStaffActions: () => ({ list: [actionReply(2, { isAltered: true }), actionReply(1)], hasMore: false }),
    })
    expect(screen.getByText('The log was altered at entry 2')).toBeTruthy()
    expect(screen.getAllByText('Altered in the database')).toHaveLength(1)
  })

  it('is checked at once when an admin asks', async () => {
    let brokenAt: number | null = null
    const page = await open({
      getAuditOverview: () => overviewReply({ brokenAt }),
      checkAuditChain: () => overviewReply({ brokenAt: (brokenAt = 1) }).chain,
    })
    await page.user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('The log was altered at entry 1')).toBeTruthy()
  })
})
