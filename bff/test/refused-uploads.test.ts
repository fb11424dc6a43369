import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { ORIGIN } from './bff.ts'
import { multipartBody, multipartType, type Part } from './multipart.ts'
import { DOCX, JPEG, noise, place, sendForm, testUploads } from './uploads.ts'
import { wordDocument, zip } from './zip.ts'

const { bff, headers, storedFiles, upload } = testUploads()
const send = (parts: readonly Part[], more: Record<string, string> = {}) =>
  sendForm(bff, { ...headers(), ...more }, multipartBody(parts))

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
    ['a zip that is not a document', 'a.docx', DOCX, () => zip([{ name: 'a.txt' }])],
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

  it('a file over the limit, declared or not', async () => {
    const before = await storedFiles()
    const content = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
    const declared = await upload('a.txt', 'text/plain', content)
    expect([declared.statusCode, declared.json().error.code]).toEqual([413, 'file-too-large'])
    expect(declared.json().error.message).toContain('exceeds the size limits')
    const body = multipartBody([place('publication-media'), { fileName: 'a.txt', type: 'text/plain', content }])
    const streamed = await sendForm(bff, headers(), Readable.from([body]))
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

  it('a guest, before their file is read', async () => {
    const reply = await sendForm(bff, { origin: ORIGIN, 'content-type': multipartType }, Buffer.from('x'))
    expect(reply.statusCode).toBe(401)
  })
})

it('refuses a file of a wrong type, and names the right ones', async () => {
  const reply = await upload('a.pdf', 'application/pdf', '%PDF-1.7', 'company-logo')
  expect([reply.statusCode, reply.json().error.message]).toEqual([
    415,
    'Cannot upload given file. Please try JPG, PNG, WEBP format',
  ])
})

it.each([[[]], [[{ field: 'fieldAlias', content: 'elsewhere' }]]])(
  'refuses a file for an unknown place: %j',
  async (fields) => {
    const reply = await send([...fields, { fileName: 'a.txt', type: 'text/plain', content: 'a' }])
    expect([reply.statusCode, Object.keys(reply.json().error.fields)]).toEqual([400, ['fieldAlias']])
  },
)
