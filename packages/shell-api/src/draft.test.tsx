import { adoptGuestDrafts, readTexts, type RemoteModule, removeDrafts, useDraft } from '@sild/shell-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const empty = { text: '' }
const parse = readTexts(empty)
const member = memberSession()
const { guid } = member.user

function Page() {
  const { change, savedAt, value } = useDraft('note', { empty, parse })
  return (
    <>
      <input aria-label="Note" value={value.text} onChange={({ target }) => change({ text: target.value })} />
      {savedAt && 'saved'}
    </>
  )
}
const remote: RemoteModule = {
  navigation: [],
  loadMessages: async () => ({ default: {} }),
  routes: [{ id: 'mf-test.note', path: '/note', access: 'public', page: async () => ({ Component: Page }) }],
}
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value

/** Types a text and waits until the draft is stored. */
async function typeAs(session: typeof guest) {
  const page = await renderPage(remote, '/note', { session })
  await page.user.type(screen.getByRole('textbox', { name: 'Note' }), 'Only for me')
  await screen.findByText('saved', undefined, { timeout: 2000 })
  return page
}

beforeEach(() => {
  localStorage.clear()
  for (const owner of ['guest', guid]) removeDrafts(owner)
})

describe('a draft', () => {
  it('of a guest becomes one of the member who signs in, and leaves with them', async () => {
    const page = await typeAs(guest)
    adoptGuestDrafts(guid)
    page.enter(member)
    expect(note()).toBe('Only for me')
    removeDrafts(guid)
    page.enter(guest)
    expect(note()).toBe('')
  })

  it('of a member is deleted when they sign in again in the same document', async () => {
    const page = await typeAs(member)
    removeDrafts(guid)
    page.enter(guest)
    page.enter(member)
    expect(note()).toBe('')
  })
})

it('keeps signing in possible where the browser forbids its storage', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect(() => adoptGuestDrafts(guid)).not.toThrow()
  expect(() => removeDrafts(guid)).not.toThrow()
  storage.mockRestore()
})
