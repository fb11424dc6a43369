import { describe, expect, it } from 'vitest'
import { tokenFor } from './bff.ts'
import { testUploads, uploadFile } from './uploads.ts'

const { bff, read, storedFiles } = testUploads()
const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), Buffer.alloc(5000, 'film')])
const editor = () => tokenFor(bff.deps, { kind: 'staff', isVerified: true, roles: ['editor'] })
const upload = (fileName: string, type: string, content: Buffer | string, at: 'page-video' | 'page-captions') =>
  uploadFile(bff, editor(), at, { fileName, type, content })
const uploaded = async () => new URL((await upload('film.mp4', 'video/mp4', film, 'page-video')).json().result.fileUrl)

describe('a film', () => {
  it('is streamed in ranges', async () => {
    const { pathname } = await uploaded()
    const whole = await read(pathname)
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    expect(whole.headers['content-disposition']).toBeUndefined()
    expect(whole.rawPayload.equals(film)).toBe(true)
  })

  it.each([
    ['bytes=0-3', 206, `bytes 0-3/${film.length}`, film.subarray(0, 4)],
    ['bytes=-4', 206, `bytes ${film.length - 4}-${film.length - 1}/${film.length}`, film.subarray(-4)],
    [`bytes=${film.length}-`, 416, `bytes */${film.length}`, Buffer.alloc(0)],
  ])('requested for %s returns that range', async (range, status, contentRange, content) => {
    const part = await read((await uploaded()).pathname, { range })
    expect([part.statusCode, part.headers['content-range']]).toEqual([status, contentRange])
    expect(part.rawPayload.equals(content)).toBe(true)
  })

  it('may be larger than other files, up to its own limit', async () => {
    const large = Buffer.concat([film, Buffer.alloc(11 * 1024 * 1024)])
    expect((await upload('large.mp4', 'video/mp4', large, 'page-video')).statusCode).toBe(201)
    const before = await storedFiles()
    const tooLarge = await upload('huge.mp4', 'video/mp4', Buffer.alloc(100 * 1024 * 1024 + 1), 'page-video')
    expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'file-too-large'])
    expect(await storedFiles()).toEqual(before)
  })

  it.each([
    ['film.mp4', 'video/mp4', 'no film', 'page-video'],
    ['film.webm', 'video/webm', film, 'page-video'],
    ['film.mp4', 'video/mp4', film, 'page-captions'],
    ['words.vtt', 'text/vtt', 'Hello', 'page-captions'],
    ['words.vtt', 'text/vtt', Buffer.from('WEBVTT\n\0'), 'page-captions'],
  ] as const)('%s that is broken is refused: %#', async (name, type, content, at) => {
    const reply = await upload(name, type, content, at)
    expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'file-type-refused'])
  })

  it('is refused from users who are not editors, and so is a large file for another place', async () => {
    const member = tokenFor(bff.deps, { isVerified: true, companyGuid: crypto.randomUUID() })
    const file = { fileName: 'film.mp4', type: 'video/mp4', content: film }
    const reply = await uploadFile(bff, member, 'page-video', file)
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'forbidden'])
    const large = { fileName: 'a.txt', type: 'text/plain', content: Buffer.alloc(11 * 1024 * 1024, 'a') }
    expect((await uploadFile(bff, member, 'publication-media', large)).statusCode).toBe(413)
  })

  it('has captions, which pages of another origin may take', async () => {
    const words = 'WEBVTT\n\n00:00.000 --> 00:02.000\nTere!\n'
    const { fileUrl } = (await upload('film.vtt', 'text/vtt', words, 'page-captions')).json().result
    const { body, headers } = await read(new URL(fileUrl).pathname)
    expect([body, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      words,
      'text/vtt; charset=utf-8',
      '*',
    ])
  })
})
