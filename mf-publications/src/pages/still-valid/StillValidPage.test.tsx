import { paths } from '@sild/paths'
import { refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const publication = {
  guid: guidOf(1),
  cardType: 'project',
  name: 'Web shop',
  expiresAt: '2026-03-05T09:00:00Z',
} as const
const open = (api = {}) =>
  renderPage(remote, paths.stillValid('token'), { api: { readKeepLink: () => publication, ...api } })

describe('the link of a mail', () => {
  it('keeps the publication by a press, not by opening the link', async () => {
    const page = await open({ keepByLink: () => ({ ...publication, expiresAt: '2026-05-04T09:00:00Z' }) })
    expect(screen.getByText(/“Web shop” goes to the archive on/)).toBeTruthy()
    expect(page.api.callsOf('keepByLink')).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Yes, still valid' }))
    expect(await screen.findByText('“Web shop” stays published')).toBeTruthy()
    expect(page.api.callsOf('keepByLink').map(({ body }) => body)).toEqual([{ token: 'token' }])
  })

  it.each([
    ['keep-link-invalid', 'This link is not complete'],
    ['keep-link-used', 'It was kept already'],
    ['keep-link-expired', 'It is too late for this link'],
  ] as const)('explains a link with %s', async (code, title) => {
    await open({
      readKeepLink: () => {
        throw refusal(code, { status: 409 })
      },
    })
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes, still valid' })).toBeNull()
  })
})
