import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../test/remote.tsx'

it('shows the newer values beside the typed ones, also where those are empty, and can be left for later', async () => {
  const page = await renderPage(remote, '/newer-version', { session: memberSession() })
  const shown = await screen.findByRole('dialog', { name: 'There is a newer version' })
  const dialog = within(shown)
  expect(dialog.getByRole('heading', { name: 'Phone' })).toBeTruthy()
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['+372 555 0000', 'Empty'])
  // Keys go to what has the focus.
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
  await page.user.keyboard('{Escape}')
  expect(screen.getByText('Closed')).toBeTruthy()
})
