import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guidOf } from '@sild/testing/replies'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { contentReply, editorPageReply, editorSession, pagesMocks } from './pages-mocks.ts'

const open = (page: Partial<EditorPage> = {}, api: ApiMocks = {}, path = paths.editorPage(guidOf(951))) =>
  renderPage(remote, path, {
    session: editorSession,
    api: { ...pagesMocks, getEditorPage: () => editorPageReply(page), ...api },
  })
const markdown = (language: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Text (${language})` })
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('a page in three languages', () => {
  it('is saved on top of the revision that was read', async () => {
    const page = await open()
    expect((await markdown('Estonian')).value).toBe('Body')
    await page.user.type(await markdown('French'), ' de texte')
    await press(page, 'Save draft')
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ tone: 'success', text: expect.stringContaining('Saved.') }]),
    )
    const [call] = page.api.callsOf('savePage')
    expect(call?.body).toMatchObject({ revision: 2, content: { texts: { fr: { markdown: 'Body de texte' } } } })
  })

  it('shows beside the text how readers will see it, and what is wrong with it', async () => {
    const previewMarkdown = () => ({
      html: '<h2>Goal</h2>',
      readingMinutes: 2,
      problems: [{ kind: 'link-unknown' as const, line: 3, subject: '/blogg' }],
    })
    await open({}, { previewMarkdown })
    // Each language loads its own preview.
    await waitFor(() => expect(screen.getAllByText('Line 3: the link /blogg leads nowhere')).toHaveLength(3))
    const english = within(screen.getByRole('group', { name: 'English' }))
    const preview = english.getByText('As readers will see it').closest('details')
    expect(preview?.textContent).toContain('A brief2 minutesFive lines.Goal')
  })

  it('says what is missing, and is not submitted before', async () => {
    await open({ missing: ['texts.et.summary', 'speakers.0.position.fr', 'startsAt'] })
    const items = within((await screen.findByText('Missing before it can be published')).parentElement!)
    expect(items.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Summary (Estonian)',
      'Speakers 1 French',
      'Begins',
    ])
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull()
  })
})

describe('what happens next', () => {
  it('to a draft: a review is requested, for a time', async () => {
    const page = await open()
    await page.user.type(await screen.findByLabelText(/^Publish at/), '2030-05-06T10:00')
    await press(page, 'Ask for a review')
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { tone: 'success', text: expect.stringContaining('A colleague can look at it now') },
      ]),
    )
    expect(page.api.callsOf('submitPage')).toMatchObject([
      { body: { revision: 2, publishAt: new Date('2030-05-06T10:00').toISOString() } },
    ])
  })

  it('to one in review: its author cannot approve it', async () => {
    await open({ state: 'review' })
    expect(await screen.findByText(/a colleague must approve it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull()
  })

  it('to one in review: a colleague approves it, or returns it with the reason', async () => {
    const page = await open({ state: 'review', isOwnWork: false })
    await page.user.type(await screen.findByRole('textbox', { name: 'What should change?' }), 'Shorter.')
    await press(page, 'Give it back')
    expect(page.api.callsOf('returnPage')).toMatchObject([{ body: { revision: 2, note: 'Shorter.' } }])
  })

  it('to one in review: it is published', async () => {
    const page = await open({ state: 'review', isOwnWork: false })
    await press(page, 'Approve and publish')
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { tone: 'success', text: expect.stringContaining('Published: readers see it') },
      ]),
    )
  })
})

describe('two editors of one page', () => {
  const theirs = editorPageReply({
    revision: 3,
    content: contentReply({
      texts: { ...contentReply().texts, en: { ...contentReply().texts.en, markdown: 'Theirs' } },
    }),
  })
  const conflict = async () => {
    let isRead = false
    let isRefused = false
    const page = await open(
      {},
      {
        getEditorPage: () => (isRead ? theirs : ((isRead = true), editorPageReply())),
        savePage: () => {
          if (isRefused) return editorPageReply({ revision: 4 })
          isRefused = true
          throw refusal('page-edited-meanwhile', { status: 409 })
        },
      },
    )
    await page.user.clear(await markdown('English'))
    await page.user.type(await markdown('English'), 'Mine')
    await press(page, 'Save draft')
    await screen.findByText('This page was saved by a colleague while you were writing')
    return page
  }

  it('no typed text is lost, the differences are shown, and mine replaces theirs', async () => {
    const page = await conflict()
    expect((await markdown('English')).value).toBe('Mine')
    const row = screen.getByText('Text (English)', { selector: 'dt' }).parentElement
    expect([row?.querySelector('del')?.textContent, row?.querySelector('ins')?.textContent]).toEqual([
      expect.stringContaining('Theirs'),
      expect.stringContaining('Mine'),
    ])
    await press(page, 'Go on with my text')
    await press(page, 'Save draft')
    await waitFor(() => expect(page.api.callsOf('savePage')).toHaveLength(2))
    expect(page.api.callsOf('savePage').map(({ body }) => body.revision)).toEqual([2, 3])
  })

  it('or theirs is taken', async () => {
    const page = await conflict()
    await press(page, 'Take theirs')
    expect((await markdown('English')).value).toBe('Theirs')
  })
})

describe('revisions', () => {
  it('show what differs from the newest, and an older one is restored', async () => {
    const page = await open({}, {}, paths.pageRevisions(guidOf(951), 1))
    const row = (await screen.findByText('Title (English)')).parentElement
    expect(row?.querySelector('del')?.textContent).toContain('An older ')
    await press(page, 'Restore revision 1')
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { tone: 'success', text: expect.stringContaining('Revision 1 is the newest draft again') },
      ]),
    )
    expect(page.api.callsOf('restorePageRevision')).toMatchObject([{ body: { revision: 2, restoredRevision: 1 } }])
  })
})

describe('a new page', () => {
  it('is written for the section of the list', async () => {
    const page = await open({}, {}, paths.newEditorPage('webinar'))
    await page.user.type(await screen.findByRole('textbox', { name: 'Address' }), 'second-webinar')
    await press(page, 'Add a speaker')
    await page.user.type(await screen.findByRole('textbox', { name: 'Name of speaker 1' }), 'Mari Maasikas')
    await press(page, 'Save draft')
    await waitFor(() => expect(page.api.callsOf('createPage')).toHaveLength(1))
    expect(page.api.callsOf('createPage')[0]?.body.content).toMatchObject({
      slug: 'second-webinar',
      categorySlug: 'webinar',
      speakers: [{ name: 'Mari Maasikas' }],
    })
  })
})

describe('the list', () => {
  it('shows what is missing and what readers see', async () => {
    await open({}, {}, paths.editorPages())
    const line = (await screen.findByRole('heading', { name: 'A brief' })).closest('li')
    expect(line?.textContent).toContain('Missing: French')
    expect(line?.textContent).toContain('Readers see an earlier text')
  })

  it('that is empty leads on', async () => {
    const listEditorPages = () => ({ list: [], total: 0, reviewCount: 0, categories: [] })
    await open({}, { listEditorPages }, paths.editorPages())
    expect(await screen.findByRole('heading', { name: 'No pages here' })).toBeTruthy()
  })
})
