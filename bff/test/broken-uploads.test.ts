import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createIncoming } from '@sild/file-storage/intake/incoming'
import { multipartBody } from './multipart.ts'
import { testUploads } from './uploads.ts'

const { bff, headers, storedFiles } = testUploads()

describe('an interrupted upload', () => {
  it('half-way by the client leaves nothing', async () => {
    const stored = async () => (await storedFiles()).length
    const before = await stored()
    const soon = { timeout: 2000, interval: 10 }
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
    await expect.poll(stored, soon).toBeGreaterThan(before)
    sending.destroy()
    await expect.poll(stored, soon).toBe(before)
  })

  it('by a full disk is refused with a 507 and leaves nothing', async () => {
    const directory = join(bff.deps.config.dataDir, 'full')
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
      },
    })
    await expect(createIncoming(directory).write(full)).rejects.toMatchObject({ code: 'storage-full', status: 507 })
    expect(await readdir(directory)).toEqual([])
  })

  it('by a crash is deleted after an hour', async () => {
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
