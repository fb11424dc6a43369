import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { adminSession, memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ownPaths } from '../../paths.ts'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'
import { companiesMocks, companyAccountReply, foundCompanyReply, registerCheckReply } from './companies-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const list = (search = '', api: ApiMocks = {}) =>
  renderPage(remote, ownPaths.companies() + search, { session, api: { ...companiesMocks, ...api } })
const open = (own: Parameters<typeof companyAccountReply>[1] = {}, api: ApiMocks = {}, as = session) =>
  renderPage(remote, ownPaths.company(guidOf(1601)), {
    session: as,
    api: { ...companiesMocks, getCompanyAccount: () => companyAccountReply(1, own), ...api },
  })

describe('the companies', () => {
  it('are found in the back office', async () => {
    await renderPage(remote, paths.backoffice(), { session, api: homeMocks })
    expect(screen.getByRole('link', { name: 'Companies' }).getAttribute('href')).toBe('/backoffice/companies')
  })

  it('are searched for in the address, and each leads to its page', async () => {
    const failed = foundCompanyReply(2, { verification: 'failed', isHidden: true })
    const page = await list('?query=kask&state=failed&page=2', {
      searchCompanies: () => ({ list: [failed], hasMore: true }),
    })
    expect(page.api.callsOf('searchCompanies')[0]?.query).toMatchObject({ query: 'kask', state: 'failed', offset: 24 })
    expect(screen.getByRole('link', { name: 'Kask 2 OÜ' }).getAttribute('href')).toBe(ownPaths.company(guidOf(1602)))
    expect(screen.getByText(/10060701.*Tallinn.*Estonia/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=3')
    await page.user.clear(screen.getByRole('searchbox'))
    await page.user.type(screen.getByRole('searchbox'), 'mari@kask.test{Enter}')
    await waitFor(() =>
      expect(page.api.callsOf('searchCompanies').at(-1)?.query).toMatchObject({ query: 'mari@kask.test', offset: 0 }),
    )
  })

  it('say when none is found', async () => {
    await list('?query=x', { searchCompanies: () => ({ list: [], hasMore: false }) })
    expect(screen.getByRole('heading', { name: 'No company found' })).toBeTruthy()
  })
})

describe('a company', () => {
  it('is shown with its plan and contact, and leads to its members, page and payments', async () => {
    await open()
    expect(screen.getByText('Business')).toBeTruthy()
    expect(screen.getByText(/Mari Kask.*info@kask\.test/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'mari@kask.test' }).getAttribute('href')).toBe(
      paths.backofficeUser(guidOf(1650)),
    )
    expect(screen.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe(paths.company('kask-1'))
    expect(screen.queryByRole('link', { name: 'What the staff did' })).toBeNull()
  })

  it('leads an admin to all that the staff did about it', async () => {
    await open({}, {}, adminSession())
    expect(screen.getByRole('link', { name: 'What the staff did' }).getAttribute('href')).toBe(
      paths.auditLog(guidOf(1601)),
    )
  })

  it('shows the answer of its register, and queries it again', async () => {
    const failed = registerCheckReply({ status: 'failed', reason: 'struck-off' })
    const page = await open(
      { verification: 'failed', checks: [failed] },
      { repeatRegisterCheck: ({ params }) => ({ ...params, check: failed }) },
    )
    expect(screen.getByText('The company is struck off the register')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Ask the register again' }))
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ tone: 'information', text: 'The company is struck off the register' }]),
    )
    await waitFor(() => expect(page.api.callsOf('getCompanyAccount')).toHaveLength(2))
  })

  it('says when the register was not queried, and why', async () => {
    const page = await open(
      {},
      { repeatRegisterCheck: () => Promise.reject(refusal('company-changed-meanwhile', { status: 409 })) },
    )
    await page.user.click(screen.getByRole('button', { name: 'Ask the register again' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error' }]))
  })
})
