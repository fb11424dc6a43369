import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { author, contentOf, of, reviewer, testEditing, withText } from './editing.ts'

const { approve, content, create, files, publish, read, save, submit } = testEditing()

describe('publishing at a time', () => {
  it('waits for it, and happens once, also when the job runs again', async () => {
    const at = new Date(Date.now() + 60_000).toISOString()
    const scheduled = await approve(await submit(await create('later'), at))
    expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: at, publishedAt: null })
    const payload = { pageGuid: scheduled.guid, revision: 1, publishAt: at }
    expect(await content.outbox()).toContainEqual(expect.objectContaining({ job: 'publish-page', payload }))
    await expect(read('later')).rejects.toMatchObject({ code: 'page-not-found' })
    await content.add('publish-page', payload)
    await content.add('publish-page', payload)
    await content.runJobs()
    expect((await read('later')).title).toBe('Title en')
    const { list } = await content.call('listPageRevisions', { params: of(scheduled) }, author)
    expect(list).toHaveLength(1)
  })

  it('does not happen when it was canceled or moved', async () => {
    const at = new Date(Date.now() + 60_000).toISOString()
    const scheduled = await approve(await submit(await create('taken-back'), at))
    const body = { revision: 1, note: 'Not this week.' }
    await content.call('returnPage', { params: of(scheduled), body }, reviewer)
    await content.add('publish-page', { pageGuid: scheduled.guid, revision: 1, publishAt: at })
    await content.runJobs()
    await expect(read('taken-back')).rejects.toMatchObject({ code: 'page-not-found' })
  })

  it('in the past is refused, and a time that passed during the review publishes at once', async () => {
    const draft = await create('in-the-past')
    await expect(submit(draft, '2026-01-01T00:00:00Z')).rejects.toMatchObject({
      fields: { publishAt: { code: 'time-past' } },
    })
    const waiting = await submit(draft, new Date(Date.now() + 60_000).toISOString())
    await content.database.query(
      `update content.pages set publish_at = now() - interval '1 second' where page_guid = $1`,
      [waiting.guid],
    )
    expect((await approve(waiting)).state).toBe('published')
  })
})

describe('revisions', () => {
  it('list their authors, and an older one is restored as the newest', async () => {
    const first = await create('restored')
    const second = await save(first, withText(first, 'Worse'), reviewer)
    const restore = { params: of(first), body: { revision: second.revision, restoredRevision: 1 } }
    const third = await content.call('restorePageRevision', restore, author)
    expect(third).toMatchObject({ revision: 3, state: 'draft', content: first.content })
    const { list } = await content.call('listPageRevisions', { params: of(first) }, author)
    expect(list.map(({ restoredFrom, revision, writtenBy }) => [revision, writtenBy, restoredFrom])).toEqual([
      [3, 'author@sild.test', 1],
      [2, 'other@sild.test', null],
      [1, 'author@sild.test', null],
    ])
    const params = { ...of(first), revision: 2 }
    expect((await content.call('getPageRevision', { params }, author)).content.texts.en.markdown).toBe('Worse')
    await expect(
      content.call('getPageRevision', { params: { ...of(first), revision: 9 } }, author),
    ).rejects.toMatchObject({ code: 'revision-not-found' })
  })

  it('forget the author with the account, and nothing else', async () => {
    const gone = actorOf('editor')
    const page = await content.call('createPage', { body: { content: contentOf('by-nobody') } }, gone)
    await content.add('erase-agreements', { userGuid: gone.userGuid! })
    await content.runJobs()
    const { list } = await content.call('listPageRevisions', { params: of(page) }, author)
    expect(list).toMatchObject([{ revision: 1, writtenBy: null }])
    expect(await content.call('getEditorPage', { params: of(page) }, author)).toMatchObject({ content: page.content })
  })
})

describe('bad input', () => {
  it.each([
    [{ categorySlug: 'nowhere' }, 'content.categorySlug', 'category-unknown'],
    [{ needsAcceptance: true }, 'content.needsAcceptance', 'only-policies'],
    [{ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }, 'content.endsAt', 'dates-upside-down'],
    [
      { coverUrl: 'https://uploads.sild.test/00/00000000-0000-4000-8000-000000000000.jpg' },
      'content.coverUrl',
      'file-not-found',
    ],
  ])('%j is refused beside its field', async (own, field, code) => {
    files.areRefused = true
    const refused = create('bad-input', own).finally(() => (files.areRefused = false))
    await expect(refused).rejects.toMatchObject({ fields: { [field]: { code } } })
  })

  it('a megabyte of Markdown is too long, and the longest is accepted', async () => {
    const texts = (length: number) => ({
      texts: { ...contentOf('x').texts, et: { ...contentOf('x').texts.et, markdown: 'a '.repeat(length / 2) } },
    })
    await expect(create('too-long', texts(500_000))).rejects.toMatchObject({
      fields: { 'content.texts.et.markdown': { code: 'length-max', values: { val: 60_000 } } },
    })
    expect((await create('longest', texts(60_000))).missing).toEqual([])
  })

  it('of one language is listed with its line, as in the preview', async () => {
    const markdown = 'Fine.\n\n[Nowhere](/blog/nothing-here) and [there](/blog/linked)\n\n<script>alert(1)</script>'
    await publish(await create('linked'))
    const page = await create('links', {
      texts: { ...contentOf('x').texts, en: { ...contentOf('x').texts.en, markdown } },
    })
    const problems = [
      { kind: 'link-unknown', line: 3, subject: '/blog/nothing-here' },
      { kind: 'html-removed', line: 5, subject: '<script>' },
    ]
    expect(page.problems).toEqual({ en: problems, et: [], fr: [] })
    const preview = await content.call('previewMarkdown', { body: { markdown } }, author)
    expect(preview).toMatchObject({ problems, readingMinutes: 1 })
    expect(preview.html).not.toContain('script')
  })
})

it('stores pictures by their key, and shows them from the address of files', async () => {
  const url = 'https://uploads.sild.test/ab/ab000000-0000-4000-8000-000000000001.webp'
  const own = { texts: { ...contentOf('x').texts, en: { ...contentOf('x').texts.en, markdown: `![Desk](${url})` } } }
  const page = await publish(await create('pictures', own))
  expect(page.content.texts.en.markdown).toBe('![Desk](upload:ab/ab000000-0000-4000-8000-000000000001.webp)')
  expect((await read('pictures')).html).toBe(`<p><img src="${url}" alt="Desk" loading="lazy" /></p>`)
  expect((await content.outbox()).findLast(({ job }) => job === 'show-files')?.payload).toMatchObject({
    shownIn: 'page',
    subjectGuid: page.guid,
    keys: ['ab/ab000000-0000-4000-8000-000000000001.webp'],
  })
})
