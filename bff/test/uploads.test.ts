import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileLinks } from '@sild/service-kit/file-links'
import { fileTimes } from '@sild/contract/files/limits'
import { createIncoming } from '../src/uploads/incoming.ts'
import { createUploadsServer } from '../src/uploads/uploads-server.ts'
import { ORIGIN, testBff, tokenFor } from './bff.ts'
import { multipartBody, multipartType, type Part } from './multipart.ts'
import type { FilePlace } from '@sild/contract/files/kinds'
import { wordDocument, zip } from './zip.ts'

const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1000' } })
let served: FastifyInstance
beforeAll(() => {
  served = createUploadsServer(bff.deps)
})
afterAll(() => served.close())

const headers = () => ({ token: tokenFor(bff.deps), origin: ORIGIN, 'content-type': multipartType })
const send = (parts: readonly Part[], more: Record<string, string> = {}) =>
  bff.app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { ...headers(), ...more },
    payload: multipartBody(parts),
  })
const place = (name: FilePlace): Part => ({ field: 'fieldAlias', content: name })
const upload = (fileName: string, type: string, content: Buffer | string, at: FilePlace = 'publication-media') =>
  send([place(at), { fileName, type, content }])
const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(bff.deps.config.dataDir, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#264653', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
const JPEG = 'image/jpeg'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('a picture', () => {
  it('is drawn anew, upright, without what the camera knew', async () => {
    const gps = { IFD0: { Make: 'CANARY' }, IFD3: { GPSLatitude: '59/1 26/1 0/1', GPSLatitudeRef: 'N' } }
    const content = await noise(300, 200).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const reply = await upload('Foto Tallinnast.JPEG', JPEG, content)
    expect(reply.statusCode).toBe(201)
    const { fileUrl, ...rest } = reply.json().result
    expect(rest).toMatchObject({ name: 'Foto Tallinnast.JPEG', width: 200, height: 300 })
    expect(fileUrl).toMatch(/^https:\/\/files\.sild-uploads\.test\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/)
    const file = await served.inject(new URL(fileUrl).pathname)
    const { exif, orientation } = await sharp(file.rawPayload).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    expect(file.rawPayload.includes('CANARY')).toBe(false)
  })

  it('is served by an origin of its own where it can do nothing', async () => {
    const { fileUrl } = (await upload('a.png', 'image/png', await noise(8, 8).png().toBuffer())).json().result
    const file = await served.inject(new URL(fileUrl).pathname)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(file.headers['content-disposition']).toBeUndefined()
  })

  it('loses what was hidden behind it', async () => {
    const content = Buffer.concat([await noise(8, 8).webp().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const reply = await upload('a.webp', 'image/webp', content)
    const file = await served.inject(new URL(reply.json().result.fileUrl).pathname)
    expect(file.rawPayload.includes('script')).toBe(false)
  })

  it('larger than a screen is made smaller', async () => {
    const reply = await upload(
      'a.jpg',
      JPEG,
      await sharp({ create: { width: 6000, height: 1000, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    )
    expect(reply.json().result).toMatchObject({ width: 4096, height: 683 })
  })

  it('of more pixels than we draw is too large, however small its file', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 4000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const reply = await upload('a.png', 'image/png', bomb)
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'file-too-large'])
  })
})

/** The head of a PNG that claims a size, and nothing behind it: whoever makes room for it has lost. */
function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(17)
  head.write('IHDR', 'latin1')
  head.writeUInt32BE(width, 4)
  head.writeUInt32BE(height, 8)
  head.set([8, 2, 0, 0, 0], 12)
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(13)
  checksum.writeUInt32BE(crc32(head))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), length, head, checksum, Buffer.alloc(4096)])
}

describe('a picture of 30 000 pixels a side', () => {
  it.each([
    ['a.png', 'image/png', () => claimedPng(30_000, 30_000)],
    ['a.png', 'image/png', () => claimedPng(2_000_000_000, 2_000_000_000)],
  ])('is refused before it is drawn', async (name, type, content) => {
    const [before, startedAt] = [process.memoryUsage().rss, performance.now()]
    const reply = await upload(name, type, content())
    expect([413, 415]).toContain(reply.statusCode)
    expect(performance.now() - startedAt).toBeLessThan(3000)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('a document', () => {
  it.each([
    ['Hinnapakkumine õ 2026.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n…'), 'application/pdf'],
    ['brief.docx', DOCX, wordDocument(), DOCX],
    ['brief.docx', 'application/octet-stream', wordDocument(), DOCX],
    ['märkmed.txt', 'text/plain', Buffer.from('Tere!\nRida kaks\ttab'), 'text/plain; charset=utf-8'],
  ])('%s as %s is kept as it came and only saved, never shown', async (name, type, content, served_as) => {
    bff.services.mock({ getFileName: () => ({ name }) })
    const reply = await upload(name, type, content)
    expect(reply.json().result).toMatchObject({ name, bytes: content.length, width: null, height: null })
    const address = new URL(reply.json().result.fileUrl)
    const file = await served.inject(address.pathname + address.search)
    expect(file.rawPayload.equals(content)).toBe(true)
    expect(file.headers['content-type']).toBe(served_as)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(String(file.headers['content-disposition']).split("UTF-8''")[1] ?? '')).toBe(name)
  })

  it('is never saved as another kind of file, whatever it is called', async () => {
    bff.services.mock({ getFileName: () => ({ name: 'x.exe"; filename="evil.html\r\nx: y' }) })
    const { fileUrl } = (await upload('a.pdf', 'application/pdf', '%PDF-1.7')).json().result
    const file = await served.inject(new URL(fileUrl).pathname)
    expect(file.headers['content-disposition']).toMatch(/\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/)
    expect(file.headers['x']).toBeUndefined()
  })

  it('is saved under some name while the files service is away', async () => {
    const { fileUrl } = (await upload('a.pdf', 'application/pdf', '%PDF-1.7')).json().result
    bff.services.mock({ getFileName: () => Promise.reject(new Error('away')) })
    const file = await served.inject(new URL(fileUrl).pathname)
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="file.pdf"; filename*=UTF-8''file.pdf`,
    ])
  })
})

describe('the files service is told of an upload', () => {
  it('before it is stored: whose it is, and what', async () => {
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

  it('or nothing is stored', async () => {
    const before = await storedFiles()
    bff.services.mock({ registerFile: () => Promise.reject(new Error('away')) })
    expect((await upload('a.pdf', 'application/pdf', '%PDF-1.7')).statusCode).toBe(500)
    expect(await storedFiles()).toEqual(before)
    bff.services.mock({ registerFile: () => ({ acknowledged: true }) })
  })
})

describe('a file of a chat', () => {
  it('is read by a link that is good for minutes, and kept by no one else', async () => {
    const reply = await upload('plan.pdf', 'application/pdf', '%PDF-1.7', 'chat-attachment')
    const { pathname, search } = new URL(reply.json().result.fileUrl)
    expect(pathname).toMatch(/^\/chat\//)
    const file = await served.inject(pathname + search)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=300'])
    const until = new URLSearchParams(search).get('until')!
    const later = search.replace(until, String(Number(until) + 1))
    for (const path of [pathname, pathname.replace('/chat', ''), pathname + later])
      expect([path, (await served.inject(path)).statusCode]).toEqual([path, 404])
    // Only what tells the time is another: the link has become old.
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

describe('refused is', () => {
  const png = () => noise(8, 8).png().toBuffer()
  it.each<[string, string, string, () => Promise<Buffer | string> | Buffer | string]>([
    ['an SVG', 'a.svg', 'image/svg+xml', () => '<svg onload="alert(1)"/>'],
    ['an SVG that calls itself a picture', 'a.png', 'image/png', () => '<svg onload="alert(1)"/>'],
    ['HTML', 'a.html', 'text/html', () => '<html><script>alert(1)</script>'],
    ['HTML that calls itself text', 'a.txt', 'text/plain', () => ' \n<!DOCTYPE html><script>alert(1)</script>'],
    ['an SVG that calls itself text', 'a.txt', 'text/plain', () => '\uFEFF<svg/>'],
    ['bytes that are no text', 'a.txt', 'text/plain', () => Buffer.from([0xff, 0xfe, 0x00, 0x41])],
    ['text with a NUL', 'a.txt', 'text/plain', () => 'a\0b'],
    ['a GIF that is JavaScript', 'a.gif', 'image/gif', () => 'GIF89a/*'],
    ['a PDF that begins as a web page', 'a.pdf', 'application/pdf', () => '<html><script>alert(1)</script>%PDF-1.7'],
    ['a picture that is a zip too', 'a.docx', DOCX, async () => Buffer.concat([await png(), wordDocument()])],
    ['a GIF that calls itself a JPEG', 'a.jpg', JPEG, () => 'GIF89a'],
    ['a name and a type that do not agree', 'a.pdf', 'image/png', png],
    ['a type and a content that do not agree', 'a.jpg', JPEG, png],
    ['the head of a picture without a picture', 'a.jpg', JPEG, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a picture cut off', 'a.jpg', JPEG, async () => (await noise(400, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['a zip that is no document', 'a.docx', DOCX, () => zip([{ name: 'a.txt' }])],
    ['a document with macros', 'a.docx', DOCX, () => wordDocument([{ name: 'word/vbaProject.bin' }])],
    [
      'a document that unpacks to gigabytes',
      'a.docx',
      DOCX,
      () => wordDocument([{ name: 'word/bomb.xml', claimedBytes: 4_000_000_000 }]),
    ],
    ['a document cut off', 'a.docx', DOCX, () => wordDocument().subarray(0, 60)],
    ['a program', 'a.exe', 'application/octet-stream', () => 'MZ'],
    ['a name without an extension', 'pdf', 'application/pdf', () => '%PDF-1.7'],
    ['two extensions that hide one', 'a.pdf.html', 'application/pdf', () => '%PDF-1.7'],
    ['nothing at all', 'a.pdf', 'application/pdf', () => ''],
  ])('%s', async (_what, name, type, content) => {
    const before = await storedFiles()
    const reply = await upload(name, type, await content())
    expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'file-type-refused'])
    expect(reply.json().error.message).toBe(
      'Cannot upload given file. Please try JPG, PNG, WEBP, PDF, DOCX, TXT format',
    )
    expect(await storedFiles()).toEqual(before)
  })

  it('a file beyond the limit, declared or not', async () => {
    const before = await storedFiles()
    const content = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
    const declared = await upload('a.txt', 'text/plain', content)
    expect([declared.statusCode, declared.json().error.code]).toEqual([413, 'file-too-large'])
    expect(declared.json().error.message).toContain('exceeds the size limits')
    const streamed = await bff.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: headers(),
      payload: Readable.from([
        multipartBody([place('publication-media'), { fileName: 'a.txt', type: 'text/plain', content }]),
      ]),
    })
    expect([streamed.statusCode, streamed.json().error.code]).toEqual([413, 'file-too-large'])
    expect(await storedFiles()).toEqual(before)
  })

  it.each<[string, readonly Part[], number, string]>([
    ['no file', [], 400, 'file-missing'],
    ['only a field', [place('company-logo')], 400, 'file-missing'],
    [
      'two files',
      [1, 2].map(() => ({ fileName: 'a.txt', type: 'text/plain', content: 'a' })),
      400,
      'malformed-request',
    ],
    ['a thousand parts', Array.from({ length: 1001 }, () => ({ field: 'x', content: 'y' })), 400, 'invalid'],
    ['a field we do not know', [{ field: 'isAdmin', content: 'true' }], 400, 'invalid'],
    ['a field that reaches for a prototype', [{ field: '__proto__', content: 'true' }], 400, 'malformed-request'],
    [
      'a file in another field',
      [{ field: 'avatar', fileName: 'a.txt', type: 'text/plain', content: 'a' }],
      400,
      'invalid',
    ],
  ])('%s', async (_what, parts, status, code) => {
    const before = await storedFiles()
    const reply = await send(parts)
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
    expect(await storedFiles()).toEqual(before)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 400],
    ['with another boundary', 'multipart/form-data; boundary=other', 400],
    ['as JSON', 'application/json', 415],
  ])('a body %s', async (_what, type, status) => {
    expect(
      (await send([{ fileName: 'a.txt', type: 'text/plain', content: 'a' }], { 'content-type': type })).statusCode,
    ).toBe(status)
  })

  it('a guest, before his file is read', async () => {
    const reply = await bff.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { origin: ORIGIN, 'content-type': multipartType },
      payload: 'x',
    })
    expect(reply.statusCode).toBe(401)
  })
})

it('refuses what does not stand in its place, and names what does', async () => {
  const reply = await upload('a.pdf', 'application/pdf', '%PDF-1.7', 'company-logo')
  expect([reply.statusCode, reply.json().error.message]).toEqual([
    415,
    'Cannot upload given file. Please try JPG, PNG, WEBP format',
  ])
})

it.each([[[]], [[{ field: 'fieldAlias', content: 'elsewhere' }]]])(
  'refuses a file for no place: %j',
  async (fields) => {
    const reply = await send([...fields, { fileName: 'a.txt', type: 'text/plain', content: 'a' }])
    expect([reply.statusCode, Object.keys(reply.json().error.fields)]).toEqual([400, ['fieldAlias']])
  },
)

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
  ])('has nothing at %s', async (path) => {
    const reply = await served.inject(path)
    expect([reply.statusCode, reply.body]).toEqual([404, 'Not found\n'])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('whatever breaks', () => {
  it('half-way by the client leaves nothing', async () => {
    const before = await storedFiles()
    const address = new URL(await bff.app.listen({ host: '127.0.0.1', port: 0 }))
    const body = multipartBody([{ fileName: 'a.txt', type: 'text/plain', content: Buffer.alloc(4_000_000, 'a') }])
    const sending = request({
      host: address.hostname,
      port: address.port,
      method: 'POST',
      path: '/api/files/upload',
      headers: { ...headers(), 'content-length': body.length },
    })
    sending.on('error', () => undefined)
    sending.write(body.subarray(0, 2_000_000))
    await waitFor(async () => (await storedFiles()).length > before.length)
    sending.destroy()
    await waitFor(async () => (await storedFiles()).length === before.length)
  })

  it('by a full disk is told as such and leaves nothing', async () => {
    const directory = join(bff.deps.config.dataDir, 'full')
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
      },
    })
    await expect(createIncoming(directory).write(full)).rejects.toMatchObject({ code: 'storage-full', status: 507 })
    expect(await readdir(directory)).toEqual([])
  })

  it('by a crash is swept up after an hour', async () => {
    const directory = join(bff.deps.config.dataDir, 'swept')
    let now = Date.now()
    const incoming = createIncoming(directory, { now: () => new Date(now) })
    const path = await incoming.write(Readable.from(['left']))
    await incoming.sweep()
    expect(await readdir(directory)).toHaveLength(1)
    now += 3_700_000
    await incoming.sweep()
    expect(await readdir(directory)).toEqual([])
    expect(path).toContain(directory)
  })
})

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isTrue()) return
    await delay(10)
  }
  throw new Error('It did not come true within two seconds')
}
