import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { author, contentOf, of, reviewer, testEditing, withText } from './editing.ts'

const { approve, content, create, publish, read, save, submit } = testEditing()

describe('an article', () => {
  it('is a draft until a colleague has approved it', async () => {
    const draft = await create('four-eyes')
    expect(draft).toMatchObject({ state: 'draft', revision: 1, publishedAt: null, isOwnWork: true, missing: [] })
    await expect(read('four-eyes')).rejects.toMatchObject({ code: 'page-not-found' })
    const waiting = await submit(draft)
    expect(waiting.state).toBe('review')
    await expect(approve(waiting, author)).rejects.toMatchObject({ code: 'page-own-work', status: 403 })
    await expect(read('four-eyes')).rejects.toMatchObject({ code: 'page-not-found' })
    expect(await approve(waiting)).toMatchObject({ state: 'published', publishedRevision: 1 })
    expect(await read('four-eyes', 'et')).toMatchObject({
      title: 'Title et',
      html: '<h2 id="goal">Goal</h2>\n<p>Body et</p>',
    })
  })

  it('is not published by one of its authors, even if another wrote the end', async () => {
    const draft = await create('two-authors')
    const waiting = await submit(await save(draft, withText(draft, 'Better'), reviewer))
    await expect(approve(waiting, reviewer)).rejects.toMatchObject({ code: 'page-own-work' })
    await expect(approve(waiting, author)).rejects.toMatchObject({ code: 'page-own-work' })
    expect((await approve(waiting, actorOf('admin'))).state).toBe('published')
  })

  it('stays published for readers while the next revision is written', async () => {
    const published = await publish(await create('stays'))
    const next = await save(published, withText(published, 'Not yet'))
    expect(next).toMatchObject({ state: 'draft', revision: 2, publishedRevision: 1 })
    expect((await read('stays')).html).toContain('Body en')
    await publish(next)
    expect((await read('stays')).html).toBe('<p>Not yet</p>')
  })

  it('is not submitted with a missing text in any language', async () => {
    const whole = contentOf('half').texts
    const draft = await create('half', {
      texts: { ...whole, et: { ...whole.et, title: '' }, fr: { ...whole.fr, markdown: ' ' } },
    })
    expect(draft.missing).toEqual(['texts.et.title', 'texts.fr.markdown'])
    await expect(submit(draft)).rejects.toMatchObject({ code: 'page-incomplete' })
    const { list } = await content.call('listEditorPages', { query: { query: 'half' } }, author)
    expect(list).toMatchObject([{ slug: 'half', missingLocales: ['et', 'fr'], isLive: false, title: 'Title en' }])
  })

  it('goes back to its author with the reason', async () => {
    const waiting = await submit(await create('returned'))
    const back = await content.call(
      'returnPage',
      { params: of(waiting), body: { revision: 1, note: 'Too long.' } },
      reviewer,
    )
    expect(back).toMatchObject({ state: 'draft', reviewNote: 'Too long.' })
    expect(await submit(back)).toMatchObject({ state: 'review', reviewNote: null })
  })

  it('is unpublished, and published again', async () => {
    const published = await publish(await create('away'))
    const away = await content.call('withdrawPage', { params: of(published), body: { revision: 1 } }, author)
    expect(away).toMatchObject({ state: 'withdrawn', publishedAt: null })
    await expect(read('away')).rejects.toMatchObject({ code: 'page-not-found' })
    await publish(away)
    expect((await read('away')).title).toBe('Title en')
  })
})

describe('two editors of one page', () => {
  it('never overwrite each other', async () => {
    const draft = await create('conflict')
    await save(draft, withText(draft, 'First'))
    await expect(save(draft, withText(draft, 'Second'), reviewer)).rejects.toMatchObject({
      code: 'page-edited-meanwhile',
      status: 409,
    })
  })

  it('saving at once: one is stored, the others get a conflict', async () => {
    const draft = await create('at-once')
    const saves = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) => save(draft, withText(draft, `Text ${number}`))),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const page = await content.call('getEditorPage', { params: of(draft) }, author)
    expect(page.revision).toBe(2)
  })

  it('a save that changes nothing writes no revision and keeps the state', async () => {
    const waiting = await submit(await create('unchanged'))
    expect(await save(waiting, {})).toMatchObject({ revision: 1, state: 'review' })
  })
})

describe('an address', () => {
  it('leads from the old one to the new one', async () => {
    const published = await publish(await create('old-address'))
    const moved = await save(published, { slug: 'new-address' })
    expect((await read('old-address')).slug).toBe('old-address')
    await publish(moved)
    expect((await read('old-address')).slug).toBe('new-address')
    expect((await read('new-address')).slug).toBe('new-address')
  })

  it('returns to its former state, without a redirect loop', async () => {
    const published = await publish(await create('there'))
    const moved = await publish(await save(published, { slug: 'back' }))
    await publish(await save(moved, { slug: 'there' }))
    expect((await read('there')).slug).toBe('there')
    expect((await read('back')).slug).toBe('there')
  })

  it.each(['live', 'wanted', 'former'])('is refused when another page has it: %s', async (how) => {
    const page = await publish(await create(`taken-${how}`))
    if (how !== 'live') {
      const renamed = await save(page, { slug: `taken-${how}-new` })
      if (how === 'former') await publish(renamed)
    }
    const slug = how === 'wanted' ? `taken-${how}-new` : `taken-${how}`
    await expect(create(slug)).rejects.toMatchObject({ fields: { 'content.slug': { code: 'slug-taken' } } })
    const other = await create(`other-${how}`)
    await expect(save(other, { slug })).rejects.toMatchObject({ fields: { 'content.slug': { code: 'slug-taken' } } })
  })

  it('of a webinar stays, because registrations contain it', async () => {
    const webinar = { categorySlug: 'webinar', startsAt: '2030-01-01T10:00:00Z' }
    const published = await publish(await create('a-webinar', webinar))
    await expect(save(published, { slug: 'another' })).rejects.toMatchObject({
      fields: { 'content.slug': { code: 'slug-fixed' } },
    })
  })

  it.each(['', 'Ä', 'a b', '-a'])('cannot be “%s”', async (slug) => {
    await expect(create(slug)).rejects.toMatchObject({ code: 'invalid', fields: { 'content.slug': expect.anything() } })
  })
})
