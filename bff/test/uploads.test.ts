import { createHash } from 'node:crypto'
import { fileTimes } from '@sild/contract/files/limits'
import { createFileLinks } from '@sild/service-kit/file-links'
import { describe, expect, it } from 'vitest'
import { createUploadsServer } from '../src/uploads/uploads-server.ts'
import { DOCX, testUploads } from './uploads.ts'
import { wordDocument } from './zip.ts'

const { bff, read, storedFiles, upload } = testUploads()

describe('a document', () => {
  it.each([
    ['Hinnapakkumine õ 2026.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n…'), 'application/pdf'],
    ['brief.docx', DOCX, wordDocument(), DOCX],
    ['brief.docx', 'application/octet-stream', wordDocument(), DOCX],
    ['märkmed.txt', 'text/plain', Buffer.from('Tere!\nRida kaks\ttab'), 'text/plain; charset=utf-8'],
  ])('%s as %s is stored unchanged and only downloaded, never shown', async (name, type, content, served_as) => {
    bff.services.mock({ getFileName: () => ({ name }) })
    const reply = await upload(name, type, content)
    expect(reply.json().result).toMatchObject({ name, bytes: content.length, width: null, height: null })
    const address = new URL(reply.json().result.fileUrl)
    const file = await read(address.pathname + address.search)
    expect(file.rawPayload.equals(content)).toBe(true)
    expect(file.headers['content-type']).toBe(served_as)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(String(file.headers['content-disposition']).split("UTF-8''")[1] ?? '')).toBe(name)
  })

  it('is never saved as another kind of file, under any name', async () => {
    bff.services.mock({ getFileName: () => ({ name: 'x.exe"; filename="evil.html\r\nx: y' }) })
    const { fileUrl } = (await upload('a.pdf', 'application/pdf', '%PDF-1.7')).json().result
    const file = await read(new URL(fileUrl).pathname)
    expect(file.headers['content-disposition']).toMatch(/\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/)
    expect(file.headers['x']).toBeUndefined()
  })

  it('is saved under a default name while the files service is away', async () => {
    const { fileUrl } = (await upload('a.pdf', 'application/pdf', '%PDF-1.7')).json().result
    bff.services.mock({ getFileName: () => Promise.reject(new Error('away')) })
    const file = await read(new URL(fileUrl).pathname)
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="file.pdf"; filename*=UTF-8''file.pdf`,
    ])
  })
})

describe('the files service gets a record of an upload', () => {
  it('before the file is stored: with its owner and its purpose', async () => {
    let before: string[] = []
    const told: unknown[] = []
    bff.services.mock({
      async registerFile({ body }) {
        before = await storedFiles()
        told.push(body)
        return { acknowledged: true }
      },
    })
    const { fileUrl } = (await upload('a.pdf', 'application/pdf', '%PDF-1.7', 'publication-cv')).json().result
    const sha256 = createHash('sha256').update('%PDF-1.7').digest('hex')
    const key = bff.deps.links.keyOf(fileUrl)!
    expect(told).toMatchObject([{ key, kind: 'pdf', name: 'a.pdf', bytes: 8, sha256, companyGuid: null }])
    expect(before).not.toContain(key.split('/')[1])
  })

  it('or the file is not stored', async () => {
    const before = await storedFiles()
    bff.services.mock({ registerFile: () => Promise.reject(new Error('away')) })
    expect((await upload('a.pdf', 'application/pdf', '%PDF-1.7')).statusCode).toBe(500)
    expect(await storedFiles()).toEqual(before)
    bff.services.mock({ registerFile: () => ({ acknowledged: true }) })
  })
})

describe('a file of a chat', () => {
  it('is read by a link that is valid for minutes, and is not cached', async () => {
    const reply = await upload('plan.pdf', 'application/pdf', '%PDF-1.7', 'chat-attachment')
    const { pathname, search } = new URL(reply.json().result.fileUrl)
    expect(pathname).toMatch(/^\/chat\//)
    const file = await read(pathname + search)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=300'])
    const until = new URLSearchParams(search).get('until')!
    const later = search.replace(until, String(Number(until) + 1))
    for (const path of [pathname, pathname.replace('/chat', ''), pathname + later])
      expect([path, (await read(path)).statusCode]).toEqual([path, 404])
    // Only the clock differs: the link has expired.
    const old = createUploadsServer({
      ...bff.deps,
      links: createFileLinks({
        baseUrl: bff.deps.config.uploadsUrl,
        secret: bff.deps.config.keys.files,
        clock: { now: () => new Date(Date.now() + 2 * fileTimes.linkMs) },
      }),
    })
    expect((await old.inject(pathname + search)).statusCode).toBe(404)
    await old.close()
  })
})

describe('a file name', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\\\Users\\\\me\\\\brief.txt', 'brief.txt'],
    [`${'a'.repeat(4000)}.txt`, `${'a'.repeat(96)}.txt`],
    ['a\u202Etxt.exe.txt', 'atxt.exe.txt'],
  ])('%s becomes %s', async (given, kept) => {
    const reply = await upload(given, 'text/plain', 'a')
    expect(reply.json().result.name).toBe(kept)
    expect(reply.json().result.fileUrl.length).toBeLessThanOrEqual(500)
  })
})

describe('the files server', () => {
  it.each([
    '/',
    '/unfinished/x',
    '/ab/nothing.png',
    '/../secrets.json',
    '/ab/..%2f..%2fsecrets.json',
    '/incoming/x.txt',
    '/%',
  ])('serves nothing at %s', async (path) => {
    const reply = await read(path)
    expect([reply.statusCode, reply.body]).toEqual([404, 'Not found\n'])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })
})
