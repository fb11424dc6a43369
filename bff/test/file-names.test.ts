import { naughtyStrings } from '@sild/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUploadsServer } from '../src/uploads/uploads-server.ts'
import { ORIGIN, testBff, tokenFor } from './bff.ts'
import { multipartBody, multipartType } from './multipart.ts'

const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1e9' } })
let served: FastifyInstance
beforeAll(() => {
  served = createUploadsServer(bff.deps)
})
afterAll(() => served.close())

const upload = (fileName: string) =>
  bff.app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { token: tokenFor(bff.deps), origin: ORIGIN, 'content-type': multipartType },
    payload: multipartBody([
      { field: 'fieldAlias', content: 'publication-media' },
      { fileName, type: 'text/plain', content: 'Tere!' },
    ]),
  })
/** As browsers write it into the head of a part. */
const escaped = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

it('takes a file under any name, and hands it out under one that does nothing', { timeout: 60_000 }, async () => {
  for (const text of naughtyStrings) {
    const reply = await upload(escaped(`${text}.txt`))
    expect([reply.statusCode, text]).toEqual([201, text])
    const { fileUrl, name } = reply.json().result
    expect(name).toMatch(/^[^\p{Cc}\p{Cf}"*:<>?|/\\]*\.txt$/u)
    bff.services.mock({ getFileName: () => ({ name }) })
    const { pathname, search } = new URL(fileUrl)
    expect(pathname).toMatch(/^\/[0-9a-f]{2}\/[0-9a-f-]{36}\.txt$/)
    const file = await served.inject(pathname + search)
    const disposition = String(file.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.!~*'()-]*$/)
    expect([file.statusCode, file.body, file.headers['x-content-type-options']]).toEqual([200, 'Tere!', 'nosniff'])
  }
})
