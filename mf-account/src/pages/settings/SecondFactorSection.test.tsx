import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { settingsMocks } from './settings-mocks.ts'

type State = 'unavailable' | 'off' | 'required' | 'on'
const open = (state: State, api: ApiMocks = {}) =>
  renderPage(remote, paths.settings(), {
    session: moderatorSession(),
    api: { ...settingsMocks, getSecondFactor: () => ({ state, recoveryCodesLeft: 9 }), ...api },
  })
const section = () => within(screen.getByRole('region', { name: 'Two-step sign-in' }))

/** What a phone reads in a drawn code: the rectangles of its path as pixels, four to a module. */
function scan(code: Element): string {
  const pixelsOfModule = 4
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1)) * pixelsOfModule
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  const runs = [
    ...code
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)h(\d+)v1/g),
  ]
  for (const [x, y, width] of runs.map((run) => run.slice(1).map((part) => Number(part) * pixelsOfModule)))
    for (let row = y!; row < y! + pixelsOfModule; row += 1)
      for (let column = x!; column < x! + width!; column += 1)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return decodeQR({ width: size, height: size, data: pixels })
}

describe('two-step sign-in', () => {
  it('is hidden for a user who cannot have it', async () => {
    await open('unavailable')
    expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).toBeNull()
  })

  it('says that it is required for the staff', async () => {
    await open('required')
    expect(section().getByText(/Your role at Sild needs it/)).toBeTruthy()
  })

  it('is set up with the password, the key and a first code, and shows the recovery codes once', async () => {
    let state: State = 'off'
    const page = await open('off', {
      getSecondFactor: () => ({ state, recoveryCodesLeft: 10 }),
      beginSecondFactor: () => ({ secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Sild:m?secret=GEZDGNBVGY3TQOJQ' }),
      confirmSecondFactor: () => {
        state = 'on'
        return { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] }
      },
    })
    await page.user.type(section().getByLabelText('Current password'), 'parool-2026-staff')
    await page.user.click(section().getByRole('button', { name: 'Set up' }))
    expect(await section().findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
    expect(section().getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href')).toMatch(
      /^otpauth:/,
    )
    expect(document.activeElement).toBe(section().getByRole('heading'))
    await page.user.type(section().getByLabelText('Code from your app'), '123456{Enter}')
    expect(await section().findByText('EEEE-FFFF-GGGG-HHHH')).toBeTruthy()
    expect(document.activeElement).toBe(section().getByRole('heading'))
    expect(await section().findByText('10 recovery codes are left')).toBeTruthy()
    expect(page.api.callsOf('confirmSecondFactor').map(({ body }) => body)).toEqual([{ code: '123456' }])
    await page.user.click(section().getByRole('button', { name: 'I have kept them' }))
    expect(section().queryByText('EEEE-FFFF-GGGG-HHHH')).toBeNull()
    expect(document.activeElement).toBe(section().getByRole('heading'))
  })

  it('shows the key to be scanned, and hands it to the clipboard', async () => {
    const uri = 'otpauth://totp/Sild:moderator%40sild.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sild'
    const page = await open('off', { beginSecondFactor: () => ({ secret: 'GEZDGNBVGY3TQOJQ', uri }) })
    await page.user.type(section().getByLabelText('Current password'), 'parool-2026-staff')
    await page.user.click(section().getByRole('button', { name: 'Set up' }))
    expect(scan(await section().findByRole('img', { name: 'QR code with the key' }))).toBe(uri)
    await page.user.click(section().getByRole('button', { name: 'Copy the key' }))
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['The key is copied']))
    expect(await navigator.clipboard.readText()).toBe('GEZDGNBVGY3TQOJQ')
  })

  it('is turned off with password and code', async () => {
    let state: State = 'on'
    const page = await open('on', {
      getSecondFactor: () => ({ state, recoveryCodesLeft: 9 }),
      endSecondFactor: () => {
        state = 'off'
        return { acknowledged: true }
      },
    })
    expect(section().getByText('9 recovery codes are left')).toBeTruthy()
    await page.user.type(section().getByLabelText('Current password'), 'parool-2026-staff')
    await page.user.click(section().getByRole('button', { name: 'Turn off' }))
    expect(await section().findByRole('alert')).toBeTruthy()
    expect(page.api.callsOf('endSecondFactor')).toEqual([])
    await page.user.type(section().getByLabelText('Code from your app or a recovery code'), '123456')
    await page.user.click(section().getByRole('button', { name: 'Turn off' }))
    await waitFor(() =>
      expect(page.api.callsOf('endSecondFactor').map(({ body }) => body)).toEqual([
        { password: 'parool-2026-staff', code: '123456' },
      ]),
    )
    expect(await section().findByRole('button', { name: 'Set up' })).toBeTruthy()
    expect(document.activeElement).toBe(section().getByRole('heading'))
  })
})
