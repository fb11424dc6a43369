import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { company, remote } from '../../test/remote.tsx'

const marks = { ratingQuality: 5, ratingScheduling: 4, ratingCost: 3, ratingNps: 5 }
const open = async (api: ApiMocks = {}) => {
  const page = await renderPage(remote, '/review', { session: memberSession(), api })
  return { page, dialog: within(await screen.findByRole('dialog', { name: `Review ${company.name}` })) }
}
type Opened = Awaited<ReturnType<typeof open>>
const choose = async ({ page, dialog }: Opened) => {
  for (const [name, mark] of Object.entries({ Quality: 5, Schedule: 4, Cost: 3, 'Would refer': 5 }))
    await page.user.click(within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { name: String(mark) }))
}
const send = ({ page, dialog }: Opened) => page.user.click(dialog.getByRole('button', { name: 'Send the review' }))
const words = ({ dialog }: Opened) => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /In your own words/ })

describe('a review', () => {
  it.each([
    ['WAITING', `Thank you. It is published when ${company.name} has reviewed you too`],
    ['PUBLISHED', 'Both reviews are published'],
  ] as const)('takes four marks, words or none, and says that it is %s', async (status, told) => {
    const opened = await open({ writeReview: () => ({ guid: guidOf(602), status }) })
    await choose(opened)
    await send(opened)
    expect(await screen.findByText('Closed')).toBeTruthy()
    expect(opened.page.notices().map(({ text }) => text)).toEqual([told])
    expect(opened.page.api.callsOf('writeReview').map(({ params, body }) => [params.guid, body])).toEqual([
      [company.guid, { ...marks, text: null }],
    ])
  })

  it('names the missing mark beside the marks, and keeps the text', async () => {
    const opened = await open()
    await opened.page.user.type(words(opened), 'On time.')
    await send(opened)
    await opened.dialog.findByRole('alert')
    expect(opened.dialog.getByRole('radiogroup', { name: 'Quality' }).getAttribute('aria-invalid')).toBe('true')
    expect(words(opened).value).toBe('On time.')
    expect(opened.page.api.callsOf('writeReview')).toEqual([])
  })

  it('keeps the text when the server refuses it', async () => {
    const opened = await open({ writeReview: () => Promise.reject(refusal('review-exists', { status: 409 })) })
    await opened.page.user.type(words(opened), 'On time.')
    await choose(opened)
    await send(opened)
    await waitFor(() => expect(opened.dialog.getByRole('alert').textContent).toContain('review-exists'))
    expect(words(opened).value).toBe('On time.')
  })
})
