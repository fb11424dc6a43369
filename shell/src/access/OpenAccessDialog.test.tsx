import { useBrowserAtom } from '@sild/shell-api'
import { memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSetAtom } from 'jotai'
import { expect, it } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { explainedRequirementAtom } from './access-notice.ts'
import { OpenAccessDialog } from './OpenAccessDialog.tsx'

function Opener() {
  const requirement = useBrowserAtom(explainedRequirementAtom, null)
  const setExplained = useSetAtom(explainedRequirementAtom)
  return requirement ? (
    <OpenAccessDialog requirement={requirement} />
  ) : (
    <button onClick={() => setExplained('verified')}>open</button>
  )
}

it('the verify dialog names the address, links to its correction, and closes on that page', async () => {
  renderChrome(<Opener />, { session: memberSession({ user: { isVerified: 0 } }) })
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  const dialog = screen.getByRole('dialog', { name: 'Confirm your email address' })
  expect(dialog.textContent).toContain('mari@sild.test')
  const link = screen.getByRole('link', { name: 'Correct the address' })
  expect(link.getAttribute('href')).toBe('/activation')
  await userEvent.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})
