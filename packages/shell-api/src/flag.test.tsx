import type { RemoteModule } from '@sild/shell-api'
import { guest, memberSession, pending } from '@sild/testing/sessions'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFlag } from './flag.ts'

function Page() {
  return <p>{useFlag('marked-words') ? 'with' : 'without'}</p>
}
const remote: RemoteModule = {
  routes: [{ id: 'mf-try.page', path: '/try', access: 'public', page: async () => ({ Component: Page }) }],
  navigation: [],
  loadMessages: async () => ({ default: {} }),
}
const shown = () => screen.getByText(/^with/).textContent

it.each([
  ['before the session is known', pending],
  ['for a guest', guest],
  ['for a member without known flags', memberSession()],
])('has the value without a company %s', async (_who, session) => {
  const on = await renderPage(remote, '/try', { session, flags: ['marked-words'] })
  expect(shown()).toBe('with')
  on.enter(guest)
  expect(shown()).toBe('with')
})

it('is off for a visitor without it, and on for the one company that has it', async () => {
  const page = await renderPage(remote, '/try', { session: pending, flags: [] })
  expect(shown()).toBe('without')
  page.enter(memberSession({ flags: ['marked-words'] }))
  expect(shown()).toBe('with')
  page.enter(memberSession({ flags: [] }))
  expect(shown()).toBe('without')
})
