import { randomUUID } from 'node:crypto'
import type { Locale } from '@sild/contract'
import { actorOf, testService } from '@sild/testing'
import { type PushService, startPushService, type SubscribedBrowser } from '@sild/testing/push/start-push-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../src/actions/notify.ts'
import { notificationsService } from '../src/service.ts'

let service: PushService
beforeAll(async () => void (service = await startPushService()))
afterAll(() => service.stop())

const notifications = testService(notificationsService, {
  config: () => ({ pushServiceUrl: service.url }),
  mocks: { openMailing: () => ({ recipient: null }) },
})
type User = ReturnType<typeof actorOf>

const subscribe = async (
  user: User,
  locale: Locale = 'en',
  browser = service.subscribe(),
): Promise<SubscribedBrowser> => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0'
  await notifications.call('savePushSubscription', { body: { ...browser, userAgent } }, { ...user, locale })
  return browser
}
const respond = (user: User, publication = 'A shop') =>
  notify(notifications.deps, {
    userGuid: user.userGuid!,
    type: 'response-received',
    values: { publication, company: 'Põhja Tarkvara OÜ' },
    target: { publicationGuid: randomUUID(), cardType: 'project' },
    effectKey: randomUUID(),
  })
/** Moves the times in the database back by these seconds. */
async function pass(seconds: number): Promise<void> {
  for (const change of [
    `update notifications.outbox set run_at = run_at - make_interval(secs => ${seconds})`,
    `update notifications.pushes set due_at = due_at - make_interval(secs => ${seconds})`,
  ])
    await notifications.database.query(change)
  // The job runs each minute.
  await notifications.add('send-pushes', {})
  await notifications.runJobs()
}
const arrivedAt = ({ endpoint }: SubscribedBrowser) =>
  service.received.filter((push) => push.endpoint === endpoint).map(({ payload }) => payload)
const devicesOf = async (user: User) => (await notifications.call('listPushDevices', {}, user)).list
const rowsOf = (table: string, user: User) =>
  notifications.database.query(`select 1 from notifications.${table} where user_guid = $1`, [user.userGuid])

describe('what happened is pushed', () => {
  it('to each device a moment later, in its language, with the way there and what waits', async () => {
    const user = actorOf('customer')
    const [phone, desk] = [await subscribe(user, 'et'), await subscribe(user, 'fr')]
    await respond(user)
    await pass(10)
    expect(arrivedAt(phone)).toEqual([])
    await pass(5)
    expect(arrivedAt(phone)).toEqual([
      {
        tag: expect.stringMatching(/^[\w-]{36}$/) as string,
        title: 'Uus vastus',
        body: 'Põhja Tarkvara OÜ vastas kuulutusele „A shop“',
        path: expect.stringMatching(/^\/et\/my-publications\/my-projects\/[\w-]+\?news=yes#responses$/) as string,
        locale: 'et',
        unreadCount: 1,
      },
    ])
    expect(arrivedAt(desk)[0]).toMatchObject({ title: 'Nouvelle réponse', locale: 'fr' })
  })

  it('once, also when its job runs several times at once', async () => {
    const user = actorOf('customer')
    const browser = await subscribe(user)
    await Promise.all(Array.from({ length: 12 }, (_, index) => respond(user, `Shop ${index}`)))
    await notifications.database.query('update notifications.pushes set due_at = now()')
    for (let again = 0; again < 8; again++) await notifications.add('send-pushes', {})
    await notifications.runJobs()
    await pass(3600)
    const bodies = arrivedAt(browser).map(({ body }) => body)
    expect(new Set(bodies).size).toBe(12)
    expect(bodies).toHaveLength(12)
  })

  it('again by another process after the first one died, under the same name', async () => {
    const user = actorOf('customer')
    const browser = await subscribe(user)
    await respond(user)
    // A process claimed it and died.
    await notifications.database.query(
      `update notifications.pushes set due_at = now() + interval '60 seconds', attempts = 1`,
    )
    await notifications.database.query('delete from notifications.outbox')
    await pass(59)
    expect(arrivedAt(browser)).toEqual([])
    await pass(1)
    expect(arrivedAt(browser)).toHaveLength(1)
    const [push] = service.received.filter(({ endpoint }) => endpoint === browser.endpoint)
    expect(push!.topic).toMatch(/^[\w-]{32}$/)
  })

  it('not if it was read first, nor for a topic without pushes', async () => {
    const [reader, choosy] = [actorOf('customer'), actorOf('customer')]
    const [first, second] = [await subscribe(reader), await subscribe(choosy)]
    await notifications.call('updateNewsPreferences', { body: { unpushedTopics: ['responses'] } }, choosy)
    await Promise.all([respond(reader), respond(choosy)])
    const { list } = await notifications.call('listNotifications', { query: {} }, reader)
    await notifications.call('markNotificationsRead', { body: { notificationIds: list.map(({ id }) => id) } }, reader)
    await pass(15)
    expect([...arrivedAt(first), ...arrivedAt(second)]).toEqual([])
    expect((await notifications.call('listNotifications', { query: {} }, choosy)).unreadCount).toBe(1)
  })

  it('after their quiet hours, not in them', async () => {
    const user = actorOf('customer')
    const browser = await subscribe(user)
    const hour = new Date().getUTCHours()
    const quietHours = { from: hour, until: (hour + 2) % 24, timeZone: 'UTC' }
    await notifications.call('updateNewsPreferences', { body: { quietHours } }, user)
    await respond(user)
    await pass(15)
    expect(arrivedAt(browser)).toEqual([])
    await notifications.call('updateNewsPreferences', { body: { quietHours: null } }, user)
    await pass(2 * 3600)
    expect(arrivedAt(browser)).toHaveLength(1)
  })

  it.each([404, 410, 403])('and a device that is answered with %s is forgotten', async (status) => {
    const user = actorOf('customer')
    const [gone, there] = [await subscribe(user), await subscribe(user)]
    service.answer(gone.endpoint, status)
    await respond(user)
    await pass(15)
    expect((await devicesOf(user)).map(({ endpoint }) => endpoint)).toEqual([there.endpoint])
    expect(arrivedAt(there)).toHaveLength(1)
  })

  it('later when the push service asks for time, and at last not at all', async () => {
    const user = actorOf('customer')
    const browser = await subscribe(user)
    service.answer(browser.endpoint, 429, { 'retry-after': '300' })
    await respond(user)
    await pass(15)
    service.answer(browser.endpoint, 201)
    await pass(200)
    expect(arrivedAt(browser)).toEqual([])
    await pass(100)
    expect(arrivedAt(browser)).toHaveLength(1)
    service.answer(browser.endpoint, 500)
    await respond(user)
    const before = service.requests
    for (let hour = 0; hour < 20; hour++) await pass(7200)
    expect(service.requests - before).toBe(8)
  })
})

describe('a device', () => {
  it('is named by its browser, tried out, and removed', async () => {
    const user = actorOf('customer')
    await expect(notifications.call('sendTestPush', {}, user)).rejects.toMatchObject({ code: 'push-device-missing' })
    const browser = await subscribe(user, 'fr')
    expect(await devicesOf(user)).toMatchObject([{ browser: 'Chrome', system: 'Linux', endpoint: browser.endpoint }])
    expect(await notifications.call('sendTestPush', {}, user)).toEqual({ deviceCount: 1 })
    await notifications.runJobs()
    expect(arrivedAt(browser)).toMatchObject([{ title: 'Tout fonctionne', path: '/fr/account/settings' }])
    await notifications.call('removePushSubscription', { body: { endpoint: browser.endpoint } }, user)
    await notifications.call('removePushSubscription', { body: { endpoint: browser.endpoint } }, user)
    expect(await devicesOf(user)).toEqual([])
  })

  it('belongs to the last user who signed in there, who sees nothing of the one before', async () => {
    const [before, after] = [actorOf('customer'), actorOf('provider')]
    const browser = await subscribe(before)
    await respond(before, 'Secret')
    await subscribe(after, 'en', browser)
    await pass(15)
    expect(await devicesOf(before)).toEqual([])
    expect(arrivedAt(browser)).toEqual([])
    // A user cannot remove the device of another user.
    await notifications.call('removePushSubscription', { body: { endpoint: browser.endpoint } }, before)
    expect(await devicesOf(after)).toHaveLength(1)
  })

  it('that gets another subscription is the same device, also for what is on its way', async () => {
    const user = actorOf('customer')
    const [before, renewed] = [await subscribe(user, 'et'), service.subscribe()]
    await respond(user)
    const body = { before: { endpoint: before.endpoint, auth: before.keys.auth }, renewed }
    await notifications.call('renewPushSubscription', { body }, null)
    await notifications.call('renewPushSubscription', { body }, null)
    expect(await devicesOf(user)).toMatchObject([{ browser: 'Chrome', endpoint: renewed.endpoint }])
    await pass(15)
    expect(arrivedAt(before)).toEqual([])
    expect(arrivedAt(renewed)).toMatchObject([{ title: 'Uus vastus' }])
  })

  it('that a page renewed first is stored once, and one without a subscription is deleted', async () => {
    const user = actorOf('customer')
    const [before, renewed] = [await subscribe(user), await subscribe(user)]
    const renew = ({ endpoint, keys: { auth } }: SubscribedBrowser, to: SubscribedBrowser | null) =>
      notifications.call('renewPushSubscription', { body: { before: { endpoint, auth }, renewed: to } }, null)
    await renew(before, renewed)
    expect((await devicesOf(user)).map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint])
    await renew(renewed, null)
    expect(await devicesOf(user)).toEqual([])
  })

  it('is not renewed without its secret, nor to an address that is not public', async () => {
    const user = actorOf('customer')
    const [browser, other] = [await subscribe(user), service.subscribe()]
    const { endpoint, keys } = browser
    const renew = (auth: string, renewed: SubscribedBrowser) =>
      notifications.call('renewPushSubscription', { body: { before: { endpoint, auth }, renewed } }, null)
    expect(await renew(other.keys.auth, other)).toEqual({ acknowledged: true })
    await expect(renew(keys.auth, { ...other, endpoint: 'https://10.0.0.8/1' })).rejects.toMatchObject({
      code: 'push-endpoint-refused',
      fields: { 'renewed.endpoint': { code: 'invalid' } },
    })
    expect((await devicesOf(user)).map((device) => device.endpoint)).toEqual([endpoint])
  })

  it('is one of twenty at most: the oldest is deleted', async () => {
    const user = actorOf('customer')
    const browsers: SubscribedBrowser[] = []
    for (let index = 0; index < 21; index++) browsers.push(await subscribe(user))
    const endpoints = (await devicesOf(user)).map(({ endpoint }) => endpoint)
    expect(endpoints).toHaveLength(20)
    expect(endpoints).not.toContain(browsers[0]!.endpoint)
  })

  it.each([
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.0.0.8/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://push.internal/1',
    'https://push.example.com:8443/1',
    'https://user:secret@push.example.com/1',
  ])('at %s is refused', async (endpoint) => {
    const body = { ...service.subscribe(), endpoint }
    await expect(notifications.call('savePushSubscription', { body }, actorOf('customer'))).rejects.toMatchObject({
      code: 'push-endpoint-refused',
      fields: { endpoint: { code: 'invalid' } },
    })
  })

  it('with a key that is not a point of the curve is refused', async () => {
    const { endpoint, keys } = service.subscribe()
    const body = { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }
    await expect(notifications.call('savePushSubscription', { body }, actorOf('customer'))).rejects.toMatchObject({
      code: 'invalid',
      fields: { keys: { code: 'invalid' } },
    })
  })

  it('of an erased user is deleted, with its waiting pushes', async () => {
    const user = actorOf('customer')
    const browser = await subscribe(user)
    await respond(user)
    await notifications.add('erase-notifications', { userGuid: user.userGuid! })
    await notifications.runJobs()
    await pass(15)
    expect(arrivedAt(browser)).toEqual([])
    expect(await rowsOf('push_subscriptions', user)).toEqual([])
  })
})

it('an unshown topic is neither listed nor counted, and still pushed', async () => {
  const user = actorOf('customer')
  const browser = await subscribe(user)
  await notifications.call('updateNewsPreferences', { body: { unshownTopics: ['responses'] } }, user)
  await respond(user)
  expect(await notifications.call('listNotifications', { query: {} }, user)).toEqual({ list: [], unreadCount: 0 })
  expect(await notifications.call('getNotificationActivity', {}, user)).toEqual({ new: 0 })
  await pass(15)
  expect(arrivedAt(browser)).toHaveLength(1)
})
