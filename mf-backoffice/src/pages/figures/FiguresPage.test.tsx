import { paths, withQuery } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'
import { figuresMocks } from './figures-mocks.ts'

const session = memberSession({ user: { roles: ['admin'] }, roles: ['admin'], company: null })
const open = (path: string = paths.figures(), api: ApiMocks = {}) =>
  renderPage(remote, path, { session, api: { ...figuresMocks, ...api } })
const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the figures', () => {
  it('are shown as a number beside the time before, drawn, and listed step by step', async () => {
    await open()
    const signUps = await card('Sign-ups')
    expect(signUps.getByText('90')).toBeTruthy()
    expect(signUps.getByText('75 in as much time before')).toBeTruthy()
    expect(signUps.getByText('67% confirmed their address')).toBeTruthy()
    expect(signUps.getByRole('img', { name: /^Sign-ups: 90 in all/ })).toBeTruthy()
    const rows = within(signUps.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
    expect(rows).toHaveLength(31)
    expect(rows[1]!.textContent).toContain('24 Nov 2026')
  })

  it('show how long moderation takes, as the median and for nine in ten', async () => {
    await open()
    const moderation = await card('Time to moderation')
    expect(moderation.getByText('14 min')).toBeTruthy()
    expect(moderation.getByText('Nine in ten within 1 h 15 min')).toBeTruthy()
    expect(moderation.getByText('95% within the promise')).toBeTruthy()
  })

  it('show which share of the projects found a market', async () => {
    await open()
    const liquidity = await card('Projects that find a market')
    expect(liquidity.getByText('62%')).toBeTruthy()
    expect(liquidity.getByText('Of 52 projects published more than 72 hours ago')).toBeTruthy()
  })

  it('show how many users of each week came again, and leave out what is still to come', async () => {
    await open()
    const retention = await card('Who stays')
    const rowOf = (name: string) =>
      [...retention.getByRole('rowheader', { name }).closest('tr')!.querySelectorAll('td')].map(
        (cell) => cell.textContent,
      )
    expect(rowOf('9 Nov 2026')).toEqual(['20', '90%', '45%', '35%'])
    expect(retention.queryByRole('rowheader', { name: '16 Nov 2026' })).toBeNull()
    expect(rowOf('23 Nov 2026')).toEqual(['8', '100%', '–', '–'])
  })

  it('cover the range of the address, and thirty days without one', async () => {
    const page = await open(withQuery(paths.figures(), { range: '12-months' }))
    expect(page.api.callsOf('getSignUpFigures')).toMatchObject([{ query: { range: '12-months' } }])
    expect(screen.getByRole('link', { name: '12 months' }).getAttribute('aria-current')).toBe('page')
    await page.goTo(withQuery(paths.figures(), { range: 'ever' }))
    expect(page.api.callsOf('getSignUpFigures').at(-1)).toMatchObject({ query: { range: '30-days' } })
  })

  it('say what was not counted yet, and what was zero, instead of drawing it', async () => {
    const nothing = { registeredCount: 0, verifiedCount: 0 }
    const none = { projectsCount: 0, servicesCount: 0, expertsCount: 0 }
    await open(undefined, {
      getSignUpFigures: () => ({ countedAt: null, steps: [], total: nothing, before: nothing }),
      getPublicationFigures: () => ({ countedAt: '2026-11-24T09:50:00Z', steps: [], total: none, before: none }),
    })
    const signUps = await card('Sign-ups')
    expect(signUps.getByText(/^Not counted yet/)).toBeTruthy()
    expect(signUps.queryByRole('img')).toBeNull()
    expect((await card('Publications')).getByText('Nothing in this time')).toBeTruthy()
  })

  it('go on without the one of a service that is away', async () => {
    await open(undefined, { getModerationFigures: () => Promise.reject(new Error('away')) })
    expect(await (await card('Time to moderation')).findByText('Not known just now')).toBeTruthy()
    expect((await card('Sign-ups')).getByText('90')).toBeTruthy()
  })

  it('are exported as a spreadsheet, with numbers that it can count with', async () => {
    let saved: Blob | undefined
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => ((saved = blob), 'blob:csv') }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const page = await open()
    await page.user.click((await card('Projects that find a market')).getByRole('button', { name: /as CSV$/ }))
    const lines = (await saved!.text()).split('\r\n')
    expect(lines[0]).toBe('From,Projects,With enough responses,Share')
    expect(lines[1]).toBe('2026-10-26,2,1,0.5')
    expect(lines.at(-2)).toBe('2026-11-24,0,0,')
  })
})
