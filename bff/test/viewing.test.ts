import type { OperationName } from '@sild/contract/operations'
import { operations } from '@sild/contract/operations'
import { AppError } from '@sild/service-kit/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectedAccess } from './access-table.ts'
import { testUser } from './accounts-mock.ts'
import { providerWithCompany, testBff, tokenFor } from './bff.ts'
import { openToViewers } from './open-to-viewers.ts'
import { JPEG, noise, uploadFile } from './uploads.ts'

const clock = { now: () => new Date() }
const environment = { RATE_LIMIT_SCALE: '1e6' }
const bff = testBff({ clock, environment, areServicesGuarded: false })
/** Another process, which has seen none of it. */
const restarted = testBff({ clock, environment, areServicesGuarded: false })

const viewingGuid = crypto.randomUUID()
const [viewedByGuid, sessionGuid] = [crypto.randomUUID(), crypto.randomUUID()]
const endsAt = () => new Date(Date.now() + 900_000)
const viewing = () => ({ user: testUser(), viewedByGuid, sessionGuid, endsAt: endsAt().toISOString() })
const viewerToken = (own: object = {}) =>
  bff.deps.tokens.issueForViewer(
    {
      kind: 'member',
      userGuid: testUser().guid,
      anonymousGuid: null,
      companyRole: 'owner',
      companyGuid: null,
      userType: 'provider',
      roles: [],
      plan: 'startup',
      isVerified: true,
      ...providerWithCompany,
      viewedByGuid,
    },
    { viewingGuid, sessionGuid, endsAt: endsAt(), ...own },
  ).token
const staffToken = (session = sessionGuid, userGuid = viewedByGuid) =>
  tokenFor(bff.deps, { kind: 'staff', roles: ['support'], isVerified: true, userGuid }, session)

let isOver = false
const mocks = {
  getViewing: () => {
    if (isOver) throw new AppError('viewing-over')
    return viewing()
  },
}
beforeEach(() => {
  isOver = false
  for (const each of [bff, restarted]) each.services.mock(mocks)
})

const guardCodes = ['viewing-changes-nothing', 'viewing-private', 'forbidden']
const codeOf = async (each: typeof bff, name: OperationName): Promise<string | undefined> =>
  (await each.call(name, { token: viewerToken() })).json<{ error?: { code: string } }>().error?.code

/** The operations that a process allows during an impersonation. */
async function letIn(each: typeof bff): Promise<string[]> {
  const passed: string[] = []
  for (const name of expectedAccess.keys()) {
    if ('isDownload' in operations[name] && openToViewers.has(name)) passed.push(name)
    else if (!guardCodes.includes((await codeOf(each, name)) ?? '')) passed.push(name)
  }
  return passed.toSorted()
}

describe('an impersonation', () => {
  it('may read the operations that are listed here, and is refused all the others', async () => {
    expect(await letIn(bff)).toEqual([...openToViewers].toSorted())
  }, 60_000) // Every operation of the table.

  it('is limited after a restart too', async () => {
    expect(await letIn(restarted)).toEqual([...openToViewers].toSorted())
  }, 60_000) // Every operation of the table.

  it('is refused in their language with the reason', async () => {
    const headers = { 'x-language': 'et' }
    const written = await bff.call('deleteUser', { token: viewerToken(), headers })
    expect([written.statusCode, written.json().error.message]).toEqual([
      403,
      'Vaatad teise inimese pilguga. Midagi muuta ei saa',
    ])
    const read = await bff.call('listChats', { token: viewerToken(), headers })
    expect(read.json().error).toMatchObject({ code: 'viewing-private' })
  })

  it('stores no file', async () => {
    const content = await noise(8, 8).jpeg().toBuffer()
    const picture = { field: 'file', content, fileName: 'a.jpg', type: JPEG }
    const reply = await uploadFile(bff, viewerToken(), 'company-logo', picture)
    expect(reply.json().error.code).toBe('viewing-changes-nothing')
  })

  it('is known to the services with its agent, in a session of its own', async () => {
    await bff.call('listMyPublications', { token: viewerToken() })
    expect(bff.services.seen.at(-1)?.actor).toMatchObject({
      kind: 'member',
      userGuid: testUser().guid,
      roles: [],
      viewedByGuid,
      sessionGuid,
    })
  })

  it('is checked at every call, and refused at the next one when it is over', async () => {
    const token = viewerToken()
    expect((await bff.call('getUser', { token })).statusCode).toBe(200)
    isOver = true
    const reply = await bff.call('getUser', { token })
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'viewing-over'])
  })

  it('ends with the session of the agent, and when its time is over', async () => {
    const own = crypto.randomUUID()
    const token = viewerToken({ sessionGuid: own })
    expect((await bff.call('getUser', { token })).statusCode).toBe(200)
    bff.deps.endedSessions.add(own)
    expect((await bff.call('getUser', { token })).json().error.code).toBe('unauthenticated')
    const late = viewerToken({ endsAt: new Date(Date.now() - 1000) })
    expect((await bff.call('getUser', { token: late })).json().error.code).toBe('unauthenticated')
  })

  it('is refused while no service can check the impersonation', async () => {
    bff.services.mock({
      getViewing: () => {
        throw new AppError('unavailable')
      },
    })
    expect((await bff.call('getUser', { token: viewerToken() })).statusCode).toBe(503)
  })
})

describe('the session of an impersonation', () => {
  const enter = (token: string) => bff.call('enterViewing', { token, params: { viewingGuid } })

  it('is that of the member, ends with the impersonation and comes without a cookie', async () => {
    const reply = await enter(staffToken())
    const { endsAt: until, token, user } = reply.json().result
    expect(user).toEqual(testUser())
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(900_000)
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect((await bff.call('getUser', { token })).statusCode).toBe(200)
    expect((await bff.call('deleteUser', { token })).json().error.code).toBe('viewing-changes-nothing')
  })

  it('is only for the agent who opened it, in the same session and while it lasts', async () => {
    for (const token of [staffToken(crypto.randomUUID()), staffToken(sessionGuid, crypto.randomUUID())])
      expect((await enter(token)).json().error.code).toBe('viewing-not-found')
    isOver = true
    expect((await enter(staffToken())).json().error.code).toBe('viewing-not-found')
  })

  it('cannot be opened during an impersonation', async () => {
    expect((await enter(viewerToken())).json().error.code).toBe('forbidden')
  })
})
