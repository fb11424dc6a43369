import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const draft = ownPublicationReply({
  publicationStatus: 'DRAFT',
  name: 'Web shop',
  description: '',
  categoryId: null,
  tags: [],
  missing: ['description', 'categoryId', 'tagGuids'],
})
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    session: memberSession(),
    api: {
      listCategories: categoriesReply,
      listCountries: () => ({ list: [] }),
      listLanguages: () => ({ list: [] }),
      listTopTags: () => ({ tags: [] }),
      getRandomHints: () => ({ hints: [] }),
      getMyPublication: () => draft,
      getPublicationStatistics: () => statisticsReply(),
      listPublicationResponses: () => ({ list: [], total: 0 }),
      createProject: () => draft,
      updateProject: () => draft,
      ...api,
    },
  })
const button = (name: string) => screen.getByRole('button', { name })
const missing = 'Missing before it can be sent: description, category, skills'

it('saves a draft with nothing but a title, at any step', async () => {
  const page = await open(paths.createProject())
  await page.user.click(button('Save as draft'))
  expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0)
  expect(page.api.callsOf('createProject')).toEqual([])
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Web shop')
  await page.user.click(button('Continue'))
  await waitFor(() => expect(screen.getAllByText('This field is required').length).toBeGreaterThan(1))
  await page.user.click(button('Save as draft'))
  await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['Saved in your drafts']))
  expect(page.api.callsOf('createProject')[0]!.body).toMatchObject({ name: 'Web shop', description: '', isDraft: true })
  expect(await screen.findByText(missing)).toBeTruthy()
})

it('goes on with a draft of another device, says what is missing, and saves it again', async () => {
  const page = await open(`${paths.editPublication('project', guidOf(1))}?step=check`)
  expect(screen.getByText(missing)).toBeTruthy()
  await page.user.click(button('Send to moderation'))
  await waitFor(() => expect(page.address()).toContain('step=basics'))
  expect(page.api.callsOf('updateProject')).toEqual([])
  await page.user.click(button('Save as draft'))
  await waitFor(() => expect(page.api.callsOf('updateProject')[0]?.body).toMatchObject({ isDraft: true }))
})

it('offers no draft of a published publication or one in moderation', async () => {
  await open(paths.editPublication('project', guidOf(1)), { getMyPublication: () => ownPublicationReply() })
  expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull()
})
