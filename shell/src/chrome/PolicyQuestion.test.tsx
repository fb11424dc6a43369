import type { Portal } from '@sild/shell-api'
import { guest, memberSession } from '@sild/testing/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { PolicyQuestion } from './PolicyQuestion.tsx'

const policy = {
  guid: '0b0e7f0a-0000-4000-8000-00000000d001',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  version: 2,
  publishedAt: '2026-03-01T09:00:00Z',
}
/** The first call, a GET, returns the list. */
const answering = (list: readonly (typeof policy)[]) =>
  vi.fn<(operation: { path: string; method: string }, input?: object) => Promise<object>>(async ({ method }) =>
    method === 'GET' ? { list } : { acknowledged: true },
  )
const ask = (call: ReturnType<typeof answering>, session = memberSession()) =>
  renderChrome(<PolicyQuestion />, { session, call: call as unknown as Portal['api']['call'] })

it('asks a member to accept the changed policy, and closes after an agreement', async () => {
  const call = answering([policy])
  ask(call)
  const link = await screen.findByRole('link', { name: 'Privacy policy' })
  expect(link.getAttribute('href')).toContain('/privacy-policy')
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(call.mock.lastCall?.[1]).toEqual({ body: { policies: [{ guid: policy.guid, version: 2 }] } })
})

it('asks nothing during an impersonation', async () => {
  const call = answering([policy])
  ask(call, { ...memberSession(), viewing: { viewingGuid: policy.guid, endsAt: policy.publishedAt } })
  await Promise.resolve()
  expect(call).not.toHaveBeenCalled()
})

it('signs out a member who does not agree', async () => {
  const { signOut } = ask(answering([policy]))
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(signOut).toHaveBeenCalledOnce()
})

it('shows nothing to a member who has agreed, and asks no guest', async () => {
  const call = answering([])
  const { enter } = renderChrome(<PolicyQuestion />, {
    session: guest,
    call: call as unknown as Portal['api']['call'],
  })
  expect(call).not.toHaveBeenCalled()
  enter(memberSession())
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
