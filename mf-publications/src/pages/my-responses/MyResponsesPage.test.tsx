import { paths } from '@sild/paths'
import { chatReply, guidOf, responseReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const session = memberSession({ user: { userType: 'provider' } })
const { publication } = responseReply()
const open = (path = paths.myResponses(), api = {}) =>
  renderPage(remote, path, {
    session,
    api: {
      listMyResponses: () => ({
        total: 2,
        list: [
          responseReply({ status: 'VIEWED' }),
          responseReply({
            guid: guidOf(102),
            publication: { ...publication, name: 'Closed project', publicationStatus: 'ARCHIVED' },
          }),
        ],
      }),
      ...api,
    },
  })

describe('my responses', () => {
  it.each(['Unread', 'Read', 'Moderation'])('can be looked at as %s', async (view) => {
    const page = await open()
    await page.user.click(within(screen.getByRole('navigation', { name: 'Read by the other side' })).getByText(view))
    await waitFor(() =>
      expect(page.api.callsOf('listMyResponses').map(({ query }) => query.view)).toEqual([
        undefined,
        view.toLowerCase(),
      ]),
    )
  })

  it.each([
    ['Projects', 'project'],
    ['Services', 'service'],
    ['Experts', 'expert'],
  ])('can be narrowed to %s', async (label, cardType) => {
    const page = await open()
    await page.user.click(screen.getByRole('link', { name: label }))
    await waitFor(() => expect(page.api.callsOf('listMyResponses').at(-1)!.query.cardType).toBe(cardType))
  })

  it('keep what has been closed, without a link to a page that others no longer see', async () => {
    await open()
    expect(screen.getByText('Closed project').closest('a')).toBeNull()
    expect(screen.getByRole('link', { name: publication.name })).toBeTruthy()
  })

  it('lead to their chats', async () => {
    const page = await open(paths.myResponses(), { openChat: () => chatReply() })
    await page.user.click(screen.getAllByRole('button', { name: 'Open chat' })[1]!)
    await waitFor(() => expect(page.address()).toBe(paths.chats(guidOf(201))))
    expect(page.api.callsOf('openChat').map(({ body }) => body.respondGuid)).toEqual([guidOf(102)])
  })

  it('say what to do where there are none', async () => {
    await open(paths.myResponses(), { listMyResponses: () => ({ total: 0, list: [] }) })
    expect(screen.getByRole('link', { name: 'Find projects' })).toBeTruthy()
  })
})
