import type { Input, Reply } from '@sild/contract'
import type { Actor } from '@sild/contract/actor'
import { systemActor } from '@sild/contract/actor'
import { newFileKey } from '@sild/contract/files/key'
import { dataExportTimes } from '@sild/contract/files/limits'
import { actorOf, testService } from '@sild/testing'
import type { Mocks } from '@sild/testing/mocks'
import { unzip } from '@sild/testing/unzip'
import { beforeEach, describe, expect, it } from 'vitest'
import { archiveKeyOf } from '../src/models/data-export.ts'
import { filesService } from '../src/service.ts'

type Owner = Actor & { userGuid: string; companyGuid: string }
type Share = Reply<'exportChatData'>

const empty = (): Share => ({ tables: [], rows: [], next: null })
const others = ['Accounts', 'Billing', 'Chat', 'Companies', 'Content', 'Mails', 'Moderation', 'Notifications']
  .concat('Publications', 'Search', 'Support')
  .map((service) => [`export${service}Data`, empty])
/** The replies of all other services, and the real one of the files service. */
const shares = {
  ...Object.fromEntries(others),
  exportFilesData: ({ body }: { body: Input<'exportFilesData'>['body'] }) =>
    files.call('exportFilesData', { body }, systemActor()),
} as Mocks
const contacts = ({ body }: { body: { userGuids: string[] } }) => ({
  users: body.userGuids.map((guid) => ({ guid, email: 'mari@sild.test', locale: 'et' as const })),
})

let now: Date
const files = testService(filesService, {
  clock: { now: () => now },
  mocks: {
    getUserContacts: contacts,
    listMemberships: ({ params: { userGuid } }) => ({ memberships: memberships.get(userGuid) ?? [] }),
  },
})
/** Memberships of the users that the test has made. */
const memberships = new Map<string, Reply<'listMemberships'>['memberships']>()
function owner(): Owner {
  const actor = actorOf('provider') as Owner // The owner of a company has both.
  memberships.set(actor.userGuid, [{ companyGuid: actor.companyGuid, role: 'owner' }])
  return actor
}
const later = (ms: number) => void (now = new Date(now.getTime() + ms))
const ask = (actor: Actor) => files.call('requestDataExport', {}, actor)
const state = (actor: Actor) => files.call('getDataExport', {}, actor)
const download = (actor: Actor | null, link: string) => files.download('downloadDataExport', { query: { link } }, actor)
const isStored = async (exportGuid: string) => {
  const found = await files.deps.archives.open(archiveKeyOf({ exportGuid }))
  found?.content.destroy()
  return found !== null
}
async function upload({ userGuid, companyGuid }: { userGuid: string; companyGuid: string | null }, name: string) {
  const key = newFileKey('pdf', { isPublic: false })
  const body = { key, kind: 'pdf' as const, userGuid, companyGuid, name, bytes: 6, sha256: 'ab'.repeat(32) }
  await files.call('registerFile', { body }, systemActor())
  await files.deps.storage.put(key, Buffer.from(`of ${name}`))
}
/** Asks, waits until it is made, and reads it as its owner does. */
async function made(actor: Actor) {
  await ask(actor)
  await files.runJobs()
  const { link } = await state(actor)
  const { bytes } = await download(actor, link!)
  return new Map(unzip(bytes).map((file) => [file.name, file.bytes.toString()]))
}

beforeEach(() => {
  now = new Date('2026-11-24T10:00:00Z')
  files.mails.length = 0
  files.mock(shares)
})

describe('a copy of all data', () => {
  it('has the tables of every service as JSON and CSV, page by page, and an index', async () => {
    const actor = owner()
    const asked: unknown[] = []
    files.mock({
      exportChatData({ body }) {
        asked.push(body)
        if (body.table === null) return { tables: ['chat_messages', 'chats'], rows: [], next: null }
        if (body.table === 'chats') return empty()
        const isFirst = body.after === null
        return {
          tables: ['chat_messages', 'chats'],
          rows: [{ message: isFirst ? '=1+1' : 'Tere, "sõber"', attachments: [], isRead: isFirst, sentAt: null }],
          next: isFirst ? 'second' : null,
        }
      },
    })
    const copy = await made(actor)
    const person = { userGuid: actor.userGuid, email: 'mari@sild.test', companyGuids: [actor.companyGuid] }
    expect(asked.slice(0, 3)).toEqual([
      { ...person, table: null, after: null },
      { ...person, table: 'chat_messages', after: null },
      { ...person, table: 'chat_messages', after: 'second' },
    ])
    expect([...copy.keys()]).toEqual([
      'README.txt',
      'chat/chat-messages.json',
      'chat/chat-messages.csv',
      'files/data-exports.json',
      'files/data-exports.csv',
    ])
    expect(copy.get('README.txt')).toMatch(/^See on koopia/)
    expect(JSON.parse(copy.get('chat/chat-messages.json')!)).toEqual([
      { message: '=1+1', attachments: [], isRead: true, sentAt: null },
      { message: 'Tere, "sõber"', attachments: [], isRead: false, sentAt: null },
    ])
    // What begins like a formula is none.
    expect(copy.get('chat/chat-messages.csv')).toBe(
      `\uFEFFmessage,attachments,isRead,sentAt\n'=1+1,[],true,\n"Tere, ""sõber""",[],false,\n`,
    )
  })

  it('has the files of the user and of their company, and no others', async () => {
    const actor = owner()
    await upload({ userGuid: actor.userGuid, companyGuid: null }, 'mine.pdf')
    await upload({ userGuid: crypto.randomUUID(), companyGuid: actor.companyGuid }, 'a/b.pdf')
    await upload({ userGuid: crypto.randomUUID(), companyGuid: crypto.randomUUID() }, 'foreign.pdf')
    const copy = await made(actor)
    const named = [...copy.keys()].filter((name) => /^files\/.*pdf$/.test(name)).map((name) => name.slice(43))
    expect(named.toSorted()).toEqual(['a_b.pdf', 'mine.pdf'])
    expect([...copy.values()]).toContain('of a/b.pdf')
    expect(copy.get('files/files.csv')).not.toContain('foreign')
  })

  it('is announced by mail, once, with a link that leads to it', async () => {
    const actor = owner()
    await ask(actor)
    await files.runJobs()
    const { link } = await state(actor)
    expect(files.mails).toHaveLength(1)
    const [mail] = files.mails
    expect(mail).toMatchObject({ to: 'mari@sild.test', userGuid: actor.userGuid, kind: 'service' })
    expect(mail?.text).toContain(`https://sild.test/et/account/settings/data?link=${link}`)
    expect(mail?.text).toContain('1. detsember 2026')
  })

  it('is made once, also when its job runs again', async () => {
    const actor = owner()
    await ask(actor)
    const [job] = await files.outbox()
    await files.runJobs()
    const first = await state(actor)
    later(1000)
    await files.add('make-data-export', job!.payload as { exportGuid: string })
    await files.runJobs()
    expect(await state(actor)).toEqual(first)
    expect(files.mails).toHaveLength(1)
  })
})

describe('requesting it', () => {
  it('runs one at a time, also for twenty at once, and one a day', async () => {
    const actor = owner()
    expect((await state(actor)).state).toBe('none')
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask(actor)))
    const codes = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    )
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'data-export-making'))
    expect(await state(actor)).toMatchObject({ state: 'making', link: null, mayAskAt: null })
    await files.runJobs()
    expect(await state(actor)).toMatchObject({
      state: 'ready',
      expiresAt: '2026-12-01T10:00:00.000Z',
      mayAskAt: '2026-11-25T10:00:00.000Z',
      bytes: expect.any(Number) as number,
    })
    await expect(ask(actor)).rejects.toMatchObject({ code: 'data-export-too-soon' })
    later(dataExportTimes.againAfterMs)
    expect(await ask(actor)).toMatchObject({ state: 'making' })
  })

  it('is possible again after a failure', async () => {
    const actor = owner()
    await ask(actor)
    later(dataExportTimes.givenUpAfterMs)
    expect((await state(actor)).state).toBe('failed')
    expect((await ask(actor)).state).toBe('making')
  })

  it('leaves out companies of others', async () => {
    const actor = owner()
    memberships.delete(actor.userGuid)
    await upload({ userGuid: crypto.randomUUID(), companyGuid: actor.companyGuid }, 'theirs.pdf')
    expect([...(await made(actor)).keys()].join()).not.toContain('theirs')
  })

  it('has every company of the user, also without the current one', async () => {
    const actor = owner()
    const companyGuid = crypto.randomUUID()
    memberships.get(actor.userGuid)!.push({ companyGuid, role: 'owner' })
    for (const each of [actor.companyGuid, companyGuid])
      await upload({ userGuid: crypto.randomUUID(), companyGuid: each }, `of ${each}.pdf`)
    const names = [...(await made(actor)).keys()].join()
    for (const each of [actor.companyGuid, companyGuid]) expect(names).toContain(each)
  })
})

describe('its link', () => {
  it('works for its owner alone, until it ends, with its signature', async () => {
    const actor = owner()
    await made(actor)
    const { link } = await state(actor)
    const code = async (who: Actor | null, asked = link!) => {
      const { bytes, status } = await download(who, asked)
      return status === 200 ? 200 : (JSON.parse(bytes.toString()) as { error: { code: string } }).error.code
    }
    expect(await code(actor)).toBe(200)
    expect(await code(owner())).toBe('data-export-gone')
    expect(await code(null)).toBe('unauthenticated')
    for (const wrong of [
      '',
      'x',
      `${link!.split('.')[0]}.`,
      `${link}x`,
      `${crypto.randomUUID()}.abc`,
      `${'-'.repeat(36)}.a`,
    ])
      expect(await code(actor, wrong)).toBe('data-export-gone')
    later(dataExportTimes.keptMs)
    expect(await code(actor)).toBe('data-export-gone')
    expect((await state(actor)).state).toBe('expired')
  })
})

describe('the rest of it', () => {
  const exportOf = async (actor: Owner) => {
    await ask(actor)
    const [job] = await files.outbox()
    return (job!.payload as { exportGuid: string }).exportGuid
  }

  it('is deleted when its time is over, and later its row too', async () => {
    const actor = owner()
    const exportGuid = await exportOf(actor)
    await files.runJobs()
    expect(await isStored(exportGuid)).toBe(true)
    later(dataExportTimes.keptMs)
    await files.add('sweep-files', {})
    await files.runJobs()
    expect(await isStored(exportGuid)).toBe(false)
    expect((await state(actor)).state).toBe('expired')
    later(dataExportTimes.keptMs + 1000)
    await files.add('sweep-files', {})
    await files.runJobs()
    expect((await state(actor)).state).toBe('none')
  })

  it.each([
    ['erase-files', ({ userGuid }: Owner) => ({ userGuid })],
    ['erase-company-files', ({ companyGuid }: Owner) => ({ companyGuid })],
  ] as const)('is deleted with its owner: %s', async (job, payload) => {
    const [actor, other] = [owner(), owner()]
    const exportGuid = await exportOf(actor)
    await files.runJobs()
    const othersGuid = await exportOf(other)
    await files.runJobs()
    const { link } = await state(actor)
    await files.add(job, payload(actor))
    await files.runJobs()
    expect([await isStored(exportGuid), await isStored(othersGuid)]).toEqual([false, true])
    expect((await state(actor)).state).toBe('none')
    expect((await download(actor, link!)).status).toBe(404)
  })

  it('is not written when its owner is erased meanwhile', async () => {
    const actor = owner()
    const exportGuid = await exportOf(actor)
    files.mock({
      async exportSupportData() {
        await files.database.query('delete from files.data_exports where export_guid = $1', [exportGuid])
        return empty()
      },
    })
    await files.runJobs()
    expect(await isStored(exportGuid)).toBe(false)
    expect(files.mails).toEqual([])
  })
})
