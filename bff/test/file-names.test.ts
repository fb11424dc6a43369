import { naughtyStrings } from '@sild/testing'
import { expect, it } from 'vitest'
import { testUploads } from './uploads.ts'

const { bff, read, upload } = testUploads()
/** As browsers write it into the head of a part. */
const escaped = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

// Hundreds of names, an upload each.
it('accepts a file under any name, and serves it under a harmless one', { timeout: 60_000 }, async () => {
  for (const text of naughtyStrings) {
    const reply = await upload(escaped(`${text}.txt`), 'text/plain', 'Tere!')
    expect([reply.statusCode, text]).toEqual([201, text])
    const { fileUrl, name } = reply.json().result
    expect(name).toMatch(/^[^\p{Cc}\p{Cf}"*:<>?|/\\]*\.txt$/u)
    bff.services.mock({ getFileName: () => ({ name }) })
    const { pathname, search } = new URL(fileUrl)
    expect(pathname).toMatch(/^\/[0-9a-f]{2}\/[0-9a-f-]{36}\.txt$/)
    const file = await read(pathname + search)
    const disposition = String(file.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.!~*'()-]*$/)
    expect([file.statusCode, file.body, file.headers['x-content-type-options']]).toEqual([200, 'Tere!', 'nosniff'])
  }
})
