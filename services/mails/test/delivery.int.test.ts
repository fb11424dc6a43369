import { asSystem } from '@sild/service-kit'
import { testService } from '@sild/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimMail } from '../src/actions/claim-mail.ts'
import { deliverMail } from '../src/actions/deliver-mail.ts'
import { mailsService } from '../src/service.ts'
import { newMail, newsMail, testClock } from './arrange.ts'
import { testMailServer } from './mail-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const server = testMailServer()
const clock = testClock()
const mails = testService(mailsService, { clock, config: () => ({ smtpUrl: server.url }) })
const handOver = (body: ReturnType<typeof newMail>) =>
  mails.call('handOverMail', { body }, asSystem('a test sends a mail'))
const subjects = () => server.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])
const deliver = async () => {
  await mails.add('deliver-mails', {})
  await mails.runJobs()
}
const troubleOf = async (address: string) =>
  (await mails.database.query('select * from mails.troubled_addresses where address = $1', [address]))[0]

beforeEach(() => {
  server.received.length = 0
  server.refuse(() => null)
})

describe('a mail', () => {
  it('is sent once for each effect, also when it is handed over again', async () => {
    for (const effectKey of ['mari activation', 'mari activation', 'jüri activation'])
      await handOver(newMail({ effectKey }))
    await mails.runJobs()
    await handOver(newMail({ effectKey: 'mari activation' }))
    await mails.runJobs()
    expect(server.received).toHaveLength(2)
    expect(server.received[0]!.source).toMatch(/Content-Language: et/i)
  })

  it('has the headers of RFC 8058 only if its news can be ended', async () => {
    const news = newsMail()
    await handOver(news)
    await handOver(newMail({ to: 'jüri@sild.test'.replace('ü', 'u') }))
    await mails.runJobs()
    const [first, second] = server.received.map(({ source }) => source.replaceAll(/\r\n\s+/g, ' ')).toSorted()
    const [withLink, without] = first!.includes('List-Unsubscribe') ? [first, second] : [second, first]
    expect(withLink).toContain(`List-Unsubscribe: <${news.unsubscribeUrl}>`)
    expect(withLink).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(without).not.toContain('List-Unsubscribe')
  })

  it('loses its content once it is sent, and leaves no row without a user', async () => {
    const [mine, nobodys] = [newMail({ subject: 'Secret' }), newMail({ userGuid: null })]
    for (const each of [mine, nobodys]) await handOver(each)
    await mails.runJobs()
    const rows = await mails.database.query('select * from mails.mails where user_guid is null or user_guid = $1', [
      mine.userGuid,
    ])
    expect(rows).toMatchObject([{ outcome: 'sent', sealed: null }])
  })

  it('is deleted with the account', async () => {
    const mail = newMail({ to: 'erased@sild.test' })
    server.refuse(() => [450, '4.2.1 Busy'])
    await handOver(mail)
    await mails.runJobs()
    await mails.add('erase-mails', { userGuid: mail.userGuid! })
    await mails.runJobs()
    const dump = JSON.stringify(await mails.database.query('select * from mails.mails, mails.troubled_addresses'))
    expect([dump.includes('erased@sild.test'), await troubleOf('erased@sild.test')]).toEqual([false, undefined])
  })
})

describe('a mail that the mail server has accepted', () => {
  /** Delivers the next mail; `happens` runs around the send. */
  const deliverWhile = async (happens: (send: () => Promise<unknown>) => Promise<unknown>) => {
    const { deps } = mails
    const claim = await claimMail(deps)
    const { mail } = claim as Extract<typeof claim, { mail: unknown }>
    const transport = { sendMail: (message: object) => happens(() => deps.transport.sendMail(message)) }
    return deliverMail({ ...deps, transport }, mail)
  }
  const isSettled = async (to: string) =>
    (await mails.database.query('select settled_at from mails.mails where address = $1', [to]))[0]!['settled_at'] !==
    null

  it('is sent once when the database is away as its state is stored', async () => {
    await handOver(newMail({ to: 'once@sild.test' }))
    const rename = (from: string, to: string) => mails.database.query(`alter table mails.${from} rename to ${to}`)
    await deliverWhile(async (send) => {
      await send()
      await rename('mails', 'mails_away')
      setTimeout(() => void rename('mails_away', 'mails'), 500)
    })
    expect(await isSettled('once@sild.test')).toBe(true)
    clock.forward(MINUTE_MS)
    await deliver()
    expect(server.received).toHaveLength(1)
  })

  it('is not sent again by a worker that could not store its state for long', async () => {
    await handOver(newMail({ to: 'late@sild.test' }))
    await deliverWhile(async (send) => {
      await send()
      // Simulates that settling failed until its time limit.
      const [row] = await mails.database.query('select mail_guid from mails.mails where address = $1', [
        'late@sild.test',
      ])
      mails.deps.delivered.add(row!['mail_guid'] as string)
      throw Object.assign(new Error('the database is away'), { command: 'CONN' })
    })
    clock.forward(MINUTE_MS)
    await deliver()
    expect([server.received.length, await isSettled('late@sild.test')]).toEqual([1, true])
  })

  it('stays claimed until the mail server answers', async () => {
    await handOver(newMail({ to: 'slow@sild.test' }))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await deliverWhile(async (send) => {
      for (let passed = 0; passed < 60_000; passed += 10_000) {
        clock.forward(10_000)
        vi.advanceTimersByTime(10_000)
        const until = async () =>
          (
            await mails.database.query('select claimed_until from mails.mails where address = $1', ['slow@sild.test'])
          )[0]!['claimed_until'] as Date
        await expect.poll(async () => (await until()) > clock.now()).toBe(true)
        expect(await claimMail(mails.deps)).toBeNull()
      }
      await send()
    })
    vi.useRealTimers()
    expect(server.received).toHaveLength(1)
  })
})

describe('a mail server that is away for an hour', () => {
  it('loses nothing, and gets all mails in order when it is back, within its limit', async () => {
    await server.stop()
    const texts = Array.from({ length: 20 }, (_, index) => `Mail ${index}`)
    for (const subject of texts) await handOver(newMail({ subject, to: 'order@sild.test' }))
    for (let minute = 0; minute < 60; minute += 1) {
      await deliver()
      clock.forward(MINUTE_MS)
    }
    await server.start()
    await deliver()
    expect(subjects()).toEqual(texts)
    expect(await troubleOf('order@sild.test')).toBeUndefined()
  })

  it('is tried again after longer and longer waits', async () => {
    await server.stop()
    await handOver(newMail({ to: 'waits@sild.test' }))
    const pauses: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await deliver()
      const [{ paused_until: until }] = (await mails.database.query(
        'select paused_until from mails.delivery_pace',
      )) as [{ paused_until: Date }]
      pauses.push(until.getTime() - clock.now().getTime())
      clock.forward(pauses.at(-1)!)
    }
    await server.start()
    await deliver()
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(server.received).toHaveLength(1)
  })
})

describe('a mailbox', () => {
  it('that refuses for a week is tried ever more rarely and given up after five days; others get their mails', async () => {
    let attempts = 0
    server.refuse((to) => (to === 'full@sild.test' ? ((attempts += 1), [452, '4.2.2 Mailbox full']) : null))
    await handOver(newMail({ to: 'full@sild.test' }))
    await handOver(newMail({ to: 'other@sild.test' }))
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      await deliver()
      clock.forward(60 * MINUTE_MS)
    }
    expect(server.received.map(({ to }) => to)).toEqual(['other@sild.test'])
    expect(attempts).toBeLessThan(50)
    expect(await troubleOf('full@sild.test')).toMatchObject({
      suppression: 'soft',
      reason: expect.stringContaining('4.2.2'),
    })
    await handOver(newsMail({ to: 'full@sild.test' }))
    const before = attempts
    await deliver()
    expect(attempts).toBe(before)
  })

  it('that does not exist gets nothing more but the mails of sign-in and recovery', async () => {
    server.refuse(() => [550, '5.1.1 No such user'])
    await handOver(newMail({ to: 'gone@sild.test' }))
    await deliver()
    expect(await troubleOf('gone@sild.test')).toMatchObject({ suppression: 'hard' })
    server.refuse(() => null)
    await handOver(newMail({ to: 'gone@sild.test', subject: 'Payment' }))
    await handOver(newsMail({ to: 'gone@sild.test', subject: 'News' }))
    await handOver({
      ...newMail({ to: 'gone@sild.test', subject: 'Recovery' }),
      kind: 'access',
      unsubscribeUrl: undefined,
    })
    await deliver()
    expect(subjects()).toEqual(['Recovery'])
  })

  it('that accepts mails again is like any other', async () => {
    server.refuse(() => [451, '4.7.1 Greylisted'])
    await handOver(newMail({ to: 'grey@sild.test' }))
    await deliver()
    server.refuse(() => null)
    clock.forward(2 * MINUTE_MS)
    await deliver()
    expect(server.received.map(({ to }) => to)).toEqual(['grey@sild.test'])
    expect(await troubleOf('grey@sild.test')).toBeUndefined()
  })
})

it('sends the mails that a user waits for before all news', async () => {
  await server.stop()
  for (let index = 0; index < 5; index += 1)
    await handOver(newsMail({ to: `reader${index}@sild.test`, subject: 'News' }))
  await handOver({
    ...newMail({ to: 'new@sild.test', subject: 'Activation' }),
    kind: 'access',
    unsubscribeUrl: undefined,
  })
  await deliver()
  await server.start()
  clock.forward(MINUTE_MS)
  await deliver()
  expect([subjects()[0], subjects().length]).toEqual(['Activation', 6])
})

it('sends no news that is a day old', async () => {
  await server.stop()
  await handOver(newsMail({ to: 'late@sild.test' }))
  await deliver()
  clock.forward(2 * DAY_MS)
  await server.start()
  await deliver()
  expect(server.received).toEqual([])
})
