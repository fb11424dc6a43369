import { systemActor } from '@sild/contract/actor'
import { newFileKey } from '@sild/contract/files/key'
import type { FilePlace } from '@sild/contract/files/kinds'
import { fileTimes } from '@sild/contract/files/limits'
import { testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweepFiles } from '../src/actions/sweep-files.ts'
import { filesService } from '../src/service.ts'

let now: Date
const files = testService(filesService, { clock: { now: () => now } })
const guid = () => crypto.randomUUID()
const content = Buffer.from('a plan')

interface Upload {
  userGuid?: string
  companyGuid?: string | null
  isPublic?: boolean
  kind?: 'webp' | 'pdf'
}

/** As the BFF does: the row first. */
async function upload({ userGuid = guid(), companyGuid = null, isPublic = true, kind = 'webp' }: Upload = {}) {
  const key = newFileKey(kind, { isPublic })
  const body = { key, kind, userGuid, companyGuid, name: `Kuusk.${kind}`, bytes: 6, sha256: 'ab'.repeat(32) }
  await files.call('registerFile', { body }, systemActor())
  await files.deps.storage.put(key, content)
  return key
}
const refused = async (
  owner: { userGuid: string; companyGuid?: string | null },
  place: FilePlace,
  ...keys: string[]
) => {
  const body = { companyGuid: null, ...owner, files: keys.map((key) => ({ key, place })) }
  return (await files.call('reserveFiles', { body }, systemActor())).refused
}
const show = async (subjectGuid: string, revision: number, keys: string[], userGuid = guid()) => {
  const subject = { shownIn: 'company', subjectGuid, revision } as const
  await files.add('show-files', { ...subject, userGuid, companyGuid: null, keys })
  await files.runJobs()
}
const isStored = async (key: string) => {
  const found = await files.deps.storage.open(key)
  found?.content.destroy()
  return found !== null
}
const rowOf = async (key: string) => (await files.database.query('select * from files.files where key = $1', [key]))[0]
const sweepAfter = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  await sweepFiles(files.deps)
}
const HOUR_MS = 3_600_000

beforeEach(() => {
  now = new Date('2026-11-22T10:00:00Z')
})

describe('an upload', () => {
  it('has a row with its owner and its facts', async () => {
    const [userGuid, companyGuid] = [guid(), guid()]
    const key = await upload({ userGuid, companyGuid, isPublic: false, kind: 'pdf' })
    expect(await rowOf(key)).toMatchObject({
      key,
      owner_user_guid: userGuid,
      owner_company_guid: companyGuid,
      kind: 'pdf',
      media_type: 'application/pdf',
      bytes: 6,
      name: 'Kuusk.pdf',
      visibility: 'chat',
    })
    expect(await files.call('getFileName', { query: { key } }, systemActor())).toEqual({ name: 'Kuusk.pdf' })
    const unknown = newFileKey('pdf', { isPublic: true })
    expect(await files.call('getFileName', { query: { key: unknown } }, systemActor())).toEqual({ name: null })
  })

  it('that is not shown is deleted after two days, with its row', async () => {
    const key = await upload()
    await sweepAfter(fileTimes.unclaimedMs - 1)
    expect(await isStored(key)).toBe(true)
    await sweepAfter(2)
    expect([await isStored(key), await rowOf(key)]).toEqual([false, undefined])
  })

  it('is forgotten when a crash has left its row alone', async () => {
    const key = newFileKey('webp', { isPublic: true })
    const body = {
      key,
      kind: 'webp' as const,
      userGuid: guid(),
      companyGuid: null,
      name: 'a.webp',
      bytes: 6,
      sha256: 'ab'.repeat(32),
    }
    await files.call('registerFile', { body }, systemActor())
    await sweepAfter(fileTimes.unclaimedMs + 1)
    expect(await rowOf(key)).toBeUndefined()
  })
})

describe('may be shown', () => {
  it('files of the caller, or their company', async () => {
    const [userGuid, companyGuid] = [guid(), guid()]
    const [own, colleagues] = [await upload({ userGuid }), await upload({ companyGuid })]
    expect(await refused({ userGuid, companyGuid }, 'company-logo', own, colleagues)).toEqual([])
  })

  it('no files of others, nor unknown ones', async () => {
    const owner = { userGuid: guid(), companyGuid: guid() }
    const [foreign, unknown] = [await upload({ companyGuid: guid() }), newFileKey('webp', { isPublic: true })]
    expect(await refused(owner, 'company-logo', await upload(owner), foreign, unknown)).toEqual(
      [foreign, unknown].map((key) => ({ key, code: 'file-not-found' })),
    )
    expect(await refused({ ...owner, companyGuid: null }, 'company-logo', await upload())).toHaveLength(1)
  })

  it('only files of an allowed kind', async () => {
    const userGuid = guid()
    const key = await upload({ userGuid, kind: 'pdf' })
    expect(await refused({ userGuid }, 'company-logo', key)).toEqual([{ key, code: 'file-type' }])
    expect(await refused({ userGuid }, 'publication-cv', key)).toEqual([])
  })

  it('in a chat only files uploaded for one, and those nowhere else', async () => {
    const userGuid = guid()
    const [ofAll, ofChat] = [await upload({ userGuid }), await upload({ userGuid, isPublic: false })]
    expect(await refused({ userGuid }, 'chat-attachment', ofAll)).toHaveLength(1)
    expect(await refused({ userGuid }, 'company-logo', ofChat)).toHaveLength(1)
    expect(await refused({ userGuid }, 'chat-attachment', ofChat)).toEqual([])
  })

  it('a file for two days after its reservation, though the sweep came in between', async () => {
    const userGuid = guid()
    const key = await upload({ userGuid })
    await sweepAfter(fileTimes.unclaimedMs - HOUR_MS)
    expect(await refused({ userGuid }, 'company-logo', key)).toEqual([])
    await sweepAfter(2 * HOUR_MS)
    await show(guid(), 1, [key])
    await sweepAfter(10 * fileTimes.unclaimedMs)
    expect(await isStored(key)).toBe(true)
  })
})

describe('a shown file', () => {
  it('stays until nothing shows it any more', async () => {
    const [key, company, other] = [await upload(), guid(), guid()]
    await show(company, 1, [key])
    await show(other, 1, [key])
    await show(company, 2, [])
    await sweepAfter(3 * fileTimes.unclaimedMs)
    expect(await isStored(key)).toBe(true)
    await show(other, 2, [])
    await sweepAfter(2 * HOUR_MS)
    expect(await isStored(key)).toBe(false)
  })

  it('follows the newest revision, in any order of the jobs and with repeated ones', async () => {
    const [first, second, company] = [await upload(), await upload(), guid()]
    await show(company, 3, [first])
    await show(company, 2, [second])
    await show(company, 3, [second])
    await sweepAfter(3 * fileTimes.unclaimedMs)
    expect([await isStored(first), await isStored(second)]).toEqual([true, false])
  })
})

describe('a file without a row', () => {
  it('gets its row from the thing that shows it', async () => {
    const [key, userGuid] = [newFileKey('pdf', { isPublic: true }), guid()]
    await files.deps.storage.put(key, content)
    await show(guid(), 1, [key, newFileKey('pdf', { isPublic: true })], userGuid)
    expect(await rowOf(key)).toMatchObject({
      owner_user_guid: userGuid,
      bytes: 6,
      name: 'file.pdf',
      visibility: 'public',
    })
  })

  it('of a chat moves to where it is no longer public', async () => {
    const key = newFileKey('pdf', { isPublic: false })
    const former = key.replace('chat/', '')
    await files.deps.storage.put(former, content)
    await show(guid(), 1, [key])
    expect([await isStored(former), await isStored(key), (await rowOf(key))?.['visibility']]).toEqual([
      false,
      true,
      'chat',
    ])
  })
})

describe('erased is', () => {
  it.each([
    ['every file of a user', 'erase-files', (own: string) => ({ userGuid: own })],
    ['every file of a company', 'erase-company-files', (own: string) => ({ companyGuid: own })],
  ] as const)('%s, shown or not', async (_what, job, payloadOf) => {
    const own = guid()
    const owner = job === 'erase-files' ? { userGuid: own } : { companyGuid: own }
    const [unclaimed, shown, sent] = [
      await upload(owner),
      await upload(owner),
      await upload({ ...owner, isPublic: false }),
    ]
    const others = await upload()
    await show(guid(), 1, [shown, sent, others])
    await files.add(job, payloadOf(own))
    await files.runJobs()
    for (const key of [unclaimed, shown, sent])
      expect([await isStored(key), await rowOf(key)]).toEqual([false, undefined])
    expect(await isStored(others)).toBe(true)
    expect(await files.database.query('select from files.files f where f::text like $1', [`%${own}%`])).toEqual([])
  })

  it('also files that a crash has left half deleted', async () => {
    const key = await upload()
    await files.database.query('update files.files set removed_at = now() where key = $1', [key])
    await files.deps.storage.remove(key)
    await sweepAfter(0)
    expect(await rowOf(key)).toBeUndefined()
    expect(await refused({ userGuid: guid() }, 'company-logo', key)).toHaveLength(1)
  })
})
