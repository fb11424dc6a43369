import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { settingsMocks } from './settings-mocks.ts'

const open = (api: ApiMocks = {}, session = memberSession()) =>
  renderPage(remote, paths.settings(), { session, api: { ...settingsMocks, ...api } })
const section = () => within(screen.getByRole('region', { name: 'Promo codes' }))
const gift = {
  code: 'BETA2026',
  description: 'Startup free of charge for 90 days',
  activeFrom: '2026-11-21T09:00:00Z',
  activeUntil: '2027-02-19T09:00:00Z',
}

describe('a promo code', () => {
  it('is used by the company and shown with what it gives', async () => {
    const used: (typeof gift)[] = []
    const page = await open({
      listPromoCodes: () => ({ list: used }),
      applyPromoCode: () => {
        used.push(gift)
        return gift
      },
    })
    expect(section().getByText('Your company has used none yet')).toBeTruthy()
    await page.user.type(section().getByLabelText('Promo code'), 'beta2026')
    await page.user.click(section().getByRole('button', { name: 'Use the code' }))
    expect(await section().findByText('BETA2026')).toBeTruthy()
    expect(page.api.callsOf('applyPromoCode').map(({ body }) => body)).toEqual([{ code: 'beta2026' }])
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ text: 'The code is used: Startup free of charge for 90 days' }]),
    )
  })

  it('that is wrong is said beside its field', async () => {
    const message = 'Wrong code, please try again'
    const wrong = refusal('invalid', { status: 400, fields: { code: { code: 'code-wrong', message } } })
    const page = await open({ applyPromoCode: () => Promise.reject(wrong) })
    await page.user.type(section().getByLabelText('Promo code'), 'nothing')
    await page.user.click(section().getByRole('button', { name: 'Use the code' }))
    expect(await screen.findByRole('textbox', { name: 'Promo code', description: message })).toBeTruthy()
  })

  it('has a field only for a user with a company', async () => {
    await open({}, memberSession({ company: null }))
    expect(section().queryByLabelText('Promo code')).toBeNull()
  })
})
