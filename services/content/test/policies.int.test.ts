import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { contentOf, testEditing, withText } from './editing.ts'

const { content, create, publish, save } = testEditing()
const toAccept = async (actor: ReturnType<typeof actorOf>) =>
  (await content.call('listPoliciesToAccept', {}, actor)).list
const accept = (actor: ReturnType<typeof actorOf>, policies: { guid: string; version: number }[]) =>
  content.call('acceptPolicies', { body: { policies } }, actor)
const publishAnew = async (page: EditorPage, words: string, needsAcceptance: boolean) =>
  publish(await save(page, { ...withText(page, words), needsAcceptance }))

describe('a policy that members must agree to again', () => {
  it('is shown once a version, and only if the editors say so', async () => {
    const member = actorOf('customer')
    const first = await publish(await create('terms', { categorySlug: 'policies' }))
    expect(await toAccept(member)).toEqual([])
    const second = await publishAnew(first, 'A comma.', false)
    expect(await toAccept(member)).toEqual([])
    const third = await publishAnew(second, 'A new duty.', true)
    expect(await toAccept(member)).toMatchObject([{ guid: first.guid, slug: 'terms', version: 1, title: 'Title en' }])
    await accept(member, [{ guid: first.guid, version: 1 }])
    await accept(member, [{ guid: first.guid, version: 1 }])
    expect(await toAccept(member)).toEqual([])
    await publishAnew(third, 'Another duty.', true)
    // An agreement to the previous version does not count for this one.
    await accept(member, [{ guid: first.guid, version: 1 }])
    expect(await toAccept(member)).toMatchObject([{ version: 2 }])
  })

  it('waits for a member who registered without the agreement', async () => {
    const policy = await publish(await create('duties', { categorySlug: 'policies', needsAcceptance: true }))
    const newcomer = actorOf('customer')
    await content.add('record-agreement', { userGuid: newcomer.userGuid!, hasAgreed: false })
    await content.runJobs()
    expect(await toAccept(newcomer)).toContainEqual(expect.objectContaining({ guid: policy.guid }))
  })

  it('is agreed to by signing up after it, and forgotten with the account', async () => {
    const policy = await publish(await create('privacy', { categorySlug: 'policies', needsAcceptance: true }))
    const newcomer = actorOf('provider')
    const registered = { userGuid: newcomer.userGuid!, hasAgreed: true }
    await content.add('record-agreement', registered)
    await content.add('record-agreement', registered)
    await content.runJobs()
    expect(await toAccept(newcomer)).toEqual([])
    const stored = () =>
      content.database.query('select page_guid, version from content.policy_agreements where user_guid = $1', [
        newcomer.userGuid,
      ])
    expect(await stored()).toContainEqual({ page_guid: policy.guid, version: 1 })
    await content.add('erase-agreements', { userGuid: newcomer.userGuid! })
    await content.runJobs()
    expect(await stored()).toEqual([])
  })
})

it('an event comes as a file for calendars, in the reader’s language', async () => {
  const texts = contentOf('x').texts
  await publish(
    await create('fair', {
      categorySlug: 'events',
      startsAt: '2030-05-06T09:00:00Z',
      endsAt: '2030-05-06T15:30:00Z',
      texts: { ...texts, et: { ...texts.et, title: 'Sügislaat; Tallinn, 2030', place: 'Telliskivi 60a' } },
    }),
  )
  const calendar = { params: { slug: 'fair' }, query: { locale: 'et' as const } }
  const { bytes, headers } = await content.download('getEventCalendar', calendar, null)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = bytes.toString().split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20300506T090000Z',
      'DTEND:20300506T153000Z',
      String.raw`SUMMARY:Sügislaat\; Tallinn\, 2030`,
      'LOCATION:Telliskivi 60a',
    ]),
  )
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  await expect(content.download('getEventCalendar', { params: { slug: 'nothing' } }, null)).resolves.toMatchObject({
    status: 404,
  })
})

it('contacts are saved against the version that was read', async () => {
  const settings = await content.call('getSiteSettings', {}, actorOf('guest'))
  const body = {
    ...settings,
    email: 'write@sild.test',
    socialLinks: [{ name: 'Mastodon', url: 'https://example.com/@sild' }],
  }
  await content.call('updateSiteSettings', { body }, actorOf('admin'))
  expect(await content.call('getSiteSettings', {}, actorOf('guest'))).toEqual({
    ...body,
    version: settings.version + 1,
  })
  await expect(content.call('updateSiteSettings', { body }, actorOf('admin'))).rejects.toMatchObject({
    code: 'settings-changed-meanwhile',
  })
  const wrong = { ...body, socialLinks: [{ name: 'Mastodon', url: 'javascript:alert(1)' }] }
  await expect(content.call('updateSiteSettings', { body: wrong }, actorOf('admin'))).rejects.toMatchObject({
    fields: { 'socialLinks.0.url': { code: 'link' } },
  })
})
