import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const session = moderatorSession()

describe('a preview of production', () => {
  it('is opened by a press, and says why it is refused', async () => {
    const expired = refusal('preview-expired', { status: 404, message: 'This preview has ended' })
    const page = await renderPage(remote, '/backoffice/preview?t=abc', {
      session,
      api: { enterPreview: () => Promise.reject(expired) },
    })
    expect(page.api.callsOf('enterPreview')).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Open the preview' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This preview has ended'))
    expect(page.api.callsOf('enterPreview').map(({ body }) => body)).toEqual([{ token: 'abc' }])
  })

  it('needs the whole link', async () => {
    await renderPage(remote, '/backoffice/preview', { session })
    expect(screen.getByRole('heading', { name: 'The link is not complete' })).toBeTruthy()
  })
})
