import { paths } from '@sild/paths'
import { cardWithTermsReply, termsReply } from '@sild/testing/compared-cards'
import type { ApiMocks } from '@sild/testing/mock-api'
import { categoriesReply, companyCardReply, guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { languagesReply } from '@sild/testing/search-filters'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const service = { cardType: 'service' } as const
const web = cardWithTermsReply(
  1,
  { ...service, name: 'Web shop', budgetFromCents: 400_000, budgetToCents: 400_000, responsesCount: 3 },
  { languages: [{ languageId: 28, level: 'FLUENT' }], projectDuration: 2 },
)
const app = cardWithTermsReply(2, {
  ...service,
  name: 'App',
  budgetFromCents: 900_000,
  budgetToCents: 900_000,
  responsesCount: 3,
})
const expert = cardWithTermsReply(3, { cardType: 'expert', name: 'Mari' })
const open = (path: string, list = [web, app], api: ApiMocks = {}) =>
  renderPage(remote, path, {
    api: { listCards: () => ({ list }), listCategories: categoriesReply, listLanguages: languagesReply, ...api },
  })
const both = paths.compare('service', [web.card.guid, app.card.guid])
const row = (name: RegExp) => screen.getByRole('row', { name })
const cellsOf = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the comparison', () => {
  it('requests all cards of the address once and shows them side by side, under their names', async () => {
    const page = await open(both)
    expect(page.api.callsOf('listCards').map(({ body }) => body)).toEqual([{ guids: [web.card.guid, app.card.guid] }])
    expect(screen.getByRole('heading', { level: 1, name: 'Compare services' })).toBeTruthy()
    const [, ...heads] = screen.getAllByRole('columnheader')
    expect(heads.map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual(['Web shop', 'App'])
    expect(cellsOf(/^Price/)).toEqual(['€4,000', '€9,000'])
    expect(cellsOf(/^Duration/)).toEqual(['1–3 months', '–Not stated'])
    expect(cellsOf(/^Languages/)).toEqual(['English (fluent)', '–Not stated'])
  })

  it('marks the differences, and nothing else', async () => {
    await open(both)
    expect(within(row(/^Price/)).getByRole('rowheader').textContent).toContain('They differ')
    expect(within(row(/^Responses so far/)).getByRole('rowheader').textContent).not.toContain('They differ')
    expect(screen.queryByRole('row', { name: /^Speciality/ })).toBeNull()
  })

  it('removes one by its address, and links to the next step', async () => {
    const page = await open(both)
    expect(screen.getByRole('link', { name: 'Write to the company: App' }).getAttribute('href')).toBe(
      paths.publication('service', app.card.slug),
    )
    await page.user.click(screen.getByRole('link', { name: 'Remove App' }))
    await waitFor(() => expect(page.address()).toBe(paths.compare('service', [web.card.guid])))
  })

  it('names cards that are deleted, of another kind, broken or one too many', async () => {
    const guids = [1, 2, 3, 4, 5].map(guidOf)
    const page = await open(`${paths.compare('service', guids)}&guid=no-guid`, [web, expert])
    expect(page.api.callsOf('listCards')[0]?.body.guids).toEqual(guids.slice(0, 4))
    expect(screen.getByText('1 more was in the address. Only the first 4 are compared')).toBeTruthy()
    expect(screen.getByText('Only services are compared here. Left out: Mari')).toBeTruthy()
    expect(screen.getByText('3 of them can no longer be found')).toBeTruthy()
  })

  it('compares companies by their facts', async () => {
    const one = companyCardReply({ guid: guidOf(71), name: 'Kask OÜ', rating: 4.5, reviewsCount: 2 })
    const other = companyCardReply({
      guid: guidOf(72),
      name: 'Mänd OÜ',
      rating: null,
      reviewsCount: 0,
      isVerified: false,
    })
    await open(
      paths.compare('company', [one.guid, other.guid]),
      [one, other].map((card) => ({ card, terms: termsReply({ companyType: 'AGENCY' }) })),
    )
    expect(cellsOf(/^Rating/)).toEqual(['4.5 out of 5 (2 reviews)', '–Not stated'])
    expect(cellsOf(/^Verified company/)).toEqual(['Yes', 'No'])
    expect(cellsOf(/^Kind of company/)).toEqual(['Agency', 'Agency'])
    expect(screen.getByRole('link', { name: 'See the company: Mänd OÜ' })).toBeTruthy()
  })

  it.each(['/compare', '/compare?type=chat&guid=%27', '/compare?guid='])(
    'leads on when it is empty: %s',
    async (path) => {
      const page = await open(path)
      expect(screen.getByText('Nothing to compare yet')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Find services' })).toBeTruthy()
      expect(page.api.callsOf('listCards')).toEqual([])
    },
  )
})
