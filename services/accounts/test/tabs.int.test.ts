import { setTimeout as delay } from 'node:timers/promises'
import type { AppError } from '@sild/service-kit'
import { testService } from '@sild/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { endedSessions, password, registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
/** `TAB_RUNS=1000` for the figure of docs/performance.md. */
const RUNS = Number(process.env['TAB_RUNS'] ?? 60)
const ROUNDS = 3
const AT_ONCE = 4
const LOST = 0.15

let email: string
beforeAll(async () => {
  email = (await registered(accounts)).email
})

/** A browser with tabs that share a cookie and refresh it one at a time, as pages of the portal do. */
async function openBrowser() {
  const session = await signIn(accounts, email, { password, isRemembered: true })
  const { binderToken, sessionGuid } = session
  let cookie = session.refreshToken
  let turn: Promise<unknown> = Promise.resolve()
  const refresh = (refreshToken: string) =>
    accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system)

  /** A response may get lost. Then the tab retries. */
  const askUntilAnswered = async (): Promise<void> => {
    const answer = await refresh(cookie)
    if (Math.random() < LOST) return askUntilAnswered()
    cookie = answer.refreshToken
  }
  const tab = async (): Promise<void> => {
    await delay(Math.random() * 4)
    const before = cookie
    const mine = turn.then(() => (cookie === before ? askUntilAnswered() : undefined))
    turn = mine.catch(() => undefined)
    await mine
    // A tab that was closed while it waited has sent the cookie, without holding the lock.
    if (Math.random() < LOST) cookie = (await refresh(cookie)).refreshToken
  }
  return {
    sessionGuid,
    refresh,
    /** What a thief has copied. */
    cookieNow: () => cookie,
    /** The access tokens of all tabs are over at once: the computer wakes up, or everything is reloaded. */
    async wakeUp(): Promise<void> {
      await Promise.all(Array.from({ length: 2 + Math.floor(Math.random() * 4) }, tab))
    },
  }
}

const letTimePass = (sessionGuids: readonly string[]) =>
  accounts.database.query(
    `update accounts.sessions set rotated_at = rotated_at - interval '10 minutes' where session_guid = any($1)`,
    [sessionGuids],
  )

describe('tabs of one browser', () => {
  it(`are never signed out, in ${RUNS} runs`, { timeout: RUNS * 1000 }, async () => {
    const signedOut: string[] = []
    for (let run = 0; run < RUNS; run += AT_ONCE) {
      const browsers = await Promise.all(Array.from({ length: Math.min(AT_ONCE, RUNS - run) }, openBrowser))
      for (let round = 0; round < ROUNDS; round += 1) {
        const outcomes = await Promise.allSettled(browsers.map(({ wakeUp }) => wakeUp()))
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') signedOut.push((outcome.reason as AppError).code)
        await letTimePass(browsers.map(({ sessionGuid }) => sessionGuid))
      }
    }
    expect(signedOut).toEqual([])
  })

  it('are signed out within a second after one of them was copied', async () => {
    const { cookieNow, refresh, sessionGuid } = await openBrowser()
    const copied = cookieNow()
    const first = await refresh(copied)
    await letTimePass([sessionGuid])
    const startedAt = performance.now()
    // The slower of the two, owner or thief, shows a token that was exchanged long ago, and both lose the session.
    await expect(refresh(copied)).rejects.toMatchObject({ code: 'session-reused' })
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'session-reused' })
    const tookMs = performance.now() - startedAt
    expect(tookMs).toBeLessThan(1000)
    expect(await endedSessions(accounts)).toContain(sessionGuid)
  })
})
