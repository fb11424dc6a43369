import type { CompanyCase } from '@sild/contract/companies/shapes'
import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { companyPageReply, guidOf } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply({ casesCount: 3 })
const portal: CompanyCase = {
  guid: guidOf(701),
  slug: 'portal',
  name: 'A portal',
  description: 'What was done.',
  coverUrl: '/cover.webp',
  media: [{ url: '/one.webp', name: 'one.webp' }],
  items: ['Seven months', 'Team of four'],
  createdAt: '2026-03-01T09:00:00Z',
}
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    session: memberSession(),
    api: {
      ...markedCardReplies(),
      getCompany: () => company,
      listCompanyCases: () => ({ list: [portal], total: 3 }),
      getCompanyCase: () => portal,
      ...api,
    },
  })

describe('the cases of a company', () => {
  it('are listed as far as the plan shows them, and how many there are', async () => {
    await open(paths.companyCases(company.slug))
    expect(screen.getByRole('link', { name: 'A portal' }).getAttribute('href')).toBe(
      paths.companyCase(company.slug, 'portal'),
    )
    expect(screen.getByText(/Your plan shows the latest case.*3 cases/)).toBeTruthy()
  })

  it('say nothing of the plan to a user who sees them all', async () => {
    await open(paths.companyCases(company.slug), { listCompanyCases: () => ({ list: [portal], total: 1 }) })
    expect(screen.queryByText(/Your plan/)).toBeNull()
  })

  it('may be none', async () => {
    await open(paths.companyCases(company.slug), { listCompanyCases: () => ({ list: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'This company has shown no cases yet' })).toBeTruthy()
  })
})

describe('a case', () => {
  it('shows what was done, in short and in full, with its pictures', async () => {
    const page = await open(paths.companyCase(company.slug, 'portal'))
    expect(screen.getByRole('heading', { level: 2, name: 'A portal' })).toBeTruthy()
    expect(screen.getByText('What was done.')).toBeTruthy()
    expect(screen.getByText('Team of four')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toBe('/one.webp')
    expect(page.api.callsOf('getCompanyCase').map(({ params }) => params)).toEqual([
      { guid: company.guid, slug: 'portal' },
    ])
  })

  it('opens its cover and its pictures one after the other, without scripts their files', async () => {
    const page = await open(paths.companyCase(company.slug, 'portal'))
    const cover = screen.getByRole('link', { name: 'Cover picture of A portal' })
    expect(cover.getAttribute('href')).toBe('/cover.webp')
    expect(screen.getByRole('link', { name: 'Picture 1' }).getAttribute('href')).toBe('/one.webp')
    await page.user.click(cover)
    const preview = within(await screen.findByRole('dialog', { name: 'Pictures' }))
    expect(preview.getByText('1 of 2')).toBeTruthy()
    await page.user.click(preview.getByRole('button', { name: 'Next picture' }))
    expect(preview.getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe('/one.webp')
  })

  it('that the plan does not show says so, and links to the plans', async () => {
    const locked = refusal('plan-limit-reached', { status: 402 })
    await open(paths.companyCase(company.slug, 'old'), { getCompanyCase: () => Promise.reject(locked) })
    expect(screen.getByRole('heading', { name: 'Limit exceeded' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      paths.subscriptionPlans(paths.companyCases(company.slug)),
    )
  })
})
