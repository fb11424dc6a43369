import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { remote } from '../../../remote.tsx'

const none = { state: 'none', requestedAt: null, expiresAt: null, bytes: null, link: null, mayAskAt: null } as const
const making = { ...none, state: 'making', requestedAt: '2026-11-24T10:00:00Z' } as const
const ready = {
  state: 'ready',
  requestedAt: '2026-11-24T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
  bytes: 12_345_678,
  link: 'guid.signature',
  mayAskAt: '2026-11-25T10:00:00Z',
} as const

const open = (api: ApiMocks, path = paths.myData()) => renderPage(remote, path, { session: memberSession(), api })
const ask = () => screen.queryByRole('button', { name: /^Ask for/ })

it('is requested, made and then there to download, without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let now: typeof none | typeof making | typeof ready = none
  const page = await open({
    getDataExport: () => now,
    requestDataExport: () => (now = making),
    downloadDataExport: () => ({ fileName: 'sild-data-2026-11-24.zip', href: 'blob:zip' }),
  })
  await page.user.click(screen.getByRole('button', { name: 'Ask for a copy' }))
  expect(await screen.findByRole('heading', { name: 'Your copy is being made' })).toBeTruthy()
  expect(ask()).toBeNull()
  now = ready
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByRole('heading', { name: 'Your copy is ready' })).toBeTruthy()
  expect(screen.getByText(/You can ask for another copy from/)).toBeTruthy()
  expect(ask()).toBeNull()
  vi.useRealTimers()
  await page.user.click(screen.getByRole('button', { name: 'Download ZIP (12.3 MB)' }))
  await waitFor(() => expect(page.api.callsOf('downloadDataExport')).toMatchObject([{ query: { link: ready.link } }]))
})

it.each([
  ['expired', 'Your last copy has expired'],
  ['failed', 'Your copy could not be made'],
] as const)('that is %s can be requested again', async (state, heading) => {
  await open({ getDataExport: () => ({ ...ready, state, link: null, mayAskAt: null }) })
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
  expect(ask()).toBeTruthy()
})

it('says why it cannot be requested, and shows the existing copy', async () => {
  let now: typeof none | typeof making = none
  const page = await open({
    getDataExport: () => now,
    requestDataExport() {
      now = making
      throw refusal('data-export-making', { status: 409 })
    },
  })
  await page.user.click(screen.getByRole('button', { name: 'Ask for a copy' }))
  await waitFor(() => expect(page.notices()).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'Your copy is being made' })).toBeTruthy()
})

it('says whether the link of a mail is of the existing copy', async () => {
  const api = { getDataExport: () => ready }
  await open(api, paths.myData('of.another'))
  expect(screen.getByText('This link no longer works')).toBeTruthy()
})

it('says nothing of a valid link', async () => {
  await open({ getDataExport: () => ready }, paths.myData(ready.link))
  expect(screen.queryByText('This link no longer works')).toBeNull()
})
