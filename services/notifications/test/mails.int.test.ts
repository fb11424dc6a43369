import { randomUUID } from 'node:crypto'
import type { Locale } from '@sild/contract'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { notify } from '../src/actions/notify.ts'
import { notificationsService } from '../src/service.ts'

const unwanted = new Set<string>()
const languages = new Map<string, Locale>()
const notifications = testService(notificationsService, {
  mocks: {
    openMailing: ({ body: { list, userGuid } }) => ({
      recipient:
        unwanted.has(userGuid) || list !== 'publicationUpdates'
          ? null
          : {
              email: `${userGuid}@sild.test`,
              locale: languages.get(userGuid) ?? 'en',
              unsubscribeUrl: `https://sild.test/api/user/mailing/unsubscribe?token=${userGuid}`,
              unsubscribePath: `/unsubscribe?token=${userGuid}`,
            },
    }),
  },
})
type User = ReturnType<typeof actorOf>

const respond = (user: User, publication = 'A shop', company = 'Põhja Tarkvara OÜ') =>
  notify(notifications.deps, {
    userGuid: user.userGuid!,
    type: 'response-received',
    values: { publication, company },
    target: { publicationGuid: randomUUID(), cardType: 'project' },
    effectKey: randomUUID(),
  })
/** Moves the times in the database back by these minutes. */
async function pass(minutes: number): Promise<void> {
  for (const change of [
    `update notifications.outbox set run_at = run_at - make_interval(mins => ${minutes})`,
    `update notifications.news_mails set created_at = created_at - make_interval(mins => ${minutes})`,
  ])
    await notifications.database.query(change)
  await notifications.runJobs()
}
const mailsTo = (user: User) => notifications.mails.filter(({ to }) => to === `${user.userGuid}@sild.test`)
const readAll = async (user: User) => {
  const { list } = await notifications.call('listNotifications', { query: {} }, user)
  await notifications.call('markNotificationsRead', { body: { notificationIds: list.map(({ id }) => id) } }, user)
}

describe('what happened is mailed', () => {
  it('two minutes later, with the way there and two ways to end such mails', async () => {
    const user = actorOf('customer')
    await respond(user)
    await pass(1)
    expect(mailsTo(user)).toEqual([])
    await pass(1)
    const [mail, ...more] = mailsTo(user)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Põhja Tarkvara OÜ has responded to “A shop”')
    expect(mail!.text).toMatch(/https:\/\/sild\.test\/my-publications\/my-projects\/[\w-]+\?news=yes#responses/)
    expect(mail!.text).toContain(`https://sild.test/unsubscribe?token=${user.userGuid}`)
    expect(mail!.text).toContain('https://sild.test/account/settings#news')
    expect(mail!.unsubscribeUrl).toContain('/api/user/mailing/unsubscribe')
  })

  it('in the language of its reader', async () => {
    const [estonian, french] = [actorOf('customer'), actorOf('customer')]
    languages.set(estonian.userGuid!, 'et').set(french.userGuid!, 'fr')
    await Promise.all([respond(estonian), respond(french)])
    await pass(2)
    expect(mailsTo(estonian)[0]!.subject).toBe('Põhja Tarkvara OÜ vastas kuulutusele „A shop“')
    expect(mailsTo(french)[0]!.text).toContain('https://sild.test/fr/my-publications/')
  })

  it('not if it was read first, nor for a topic without mails', async () => {
    const [reader, quiet] = [actorOf('customer'), actorOf('customer')]
    unwanted.add(quiet.userGuid!)
    await Promise.all([respond(reader), respond(quiet)])
    await readAll(reader)
    await pass(2)
    await pass(60)
    expect([...mailsTo(reader), ...mailsTo(quiet)]).toEqual([])
  })

  it('once an hour at most: later news is in one mail, without read ones', async () => {
    const user = actorOf('customer')
    await respond(user, 'First')
    await pass(2)
    for (const publication of ['Second', 'Third', 'Fourth']) await respond(user, publication)
    await pass(2)
    expect(mailsTo(user)).toHaveLength(1)
    const { list } = await notifications.call('listNotifications', { query: {} }, user)
    const second = list.find(({ values }) => 'publication' in values && values.publication === 'Second')!
    await notifications.call('markNotificationRead', { params: { id: second.id } }, user)
    await pass(60)
    const [, bundle, ...more] = mailsTo(user)
    expect(more).toEqual([])
    expect(bundle!.subject).toBe('2 new things on Sild')
    expect(bundle!.text).toContain('“Third”')
    expect(bundle!.text).toContain('“Fourth”')
    expect(bundle!.text).not.toContain('“First”')
    expect(bundle!.text).not.toContain('“Second”')
    await pass(120)
    expect(mailsTo(user)).toHaveLength(2)
  })

  it('once, also when its jobs run again, and thirty at the same moment in one', async () => {
    const user = actorOf('customer')
    await Promise.all(Array.from({ length: 30 }, (_, index) => respond(user, `Shop ${index}`)))
    await pass(2)
    const [{ mail_guid: mailGuid } = { mail_guid: '' }] = await notifications.database.query<{ mail_guid: string }>(
      'select mail_guid from notifications.news_mails where user_guid = $1',
      [user.userGuid],
    )
    for (let again = 0; again < 3; again++) {
      await notifications.add('mail-news', { mailGuid })
      await notifications.add('bundle-news', { userGuid: user.userGuid! })
    }
    await notifications.runJobs()
    expect(mailsTo(user).map(({ subject }) => subject)).toEqual(['30 new things on Sild'])
  })

  it('of no kind that another service mails itself', async () => {
    const user = actorOf('customer')
    await notify(notifications.deps, {
      userGuid: user.userGuid!,
      type: 'promotion-refused',
      values: { publication: 'A shop' },
      target: { publicationGuid: randomUUID(), cardType: 'project' },
      effectKey: randomUUID(),
    })
    await pass(2)
    expect(mailsTo(user)).toEqual([])
  })

  it('never after the user is erased, and the stored news is deleted', async () => {
    const user = actorOf('customer')
    await respond(user)
    await notifications.add('erase-notifications', { userGuid: user.userGuid! })
    await notifications.runJobs()
    await pass(2)
    expect(mailsTo(user)).toEqual([])
    const left = await notifications.database.query('select 1 from notifications.news_mails where user_guid = $1', [
      user.userGuid,
    ])
    expect(left).toEqual([])
  })
})
