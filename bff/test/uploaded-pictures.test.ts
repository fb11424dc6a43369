import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { JPEG, noise, testUploads } from './uploads.ts'

const { bff, read, upload } = testUploads()

describe('a picture', () => {
  it('is re-encoded, upright, without metadata', async () => {
    const gps = { IFD0: { Make: 'CANARY' }, IFD3: { GPSLatitude: '59/1 26/1 0/1', GPSLatitudeRef: 'N' } }
    const content = await noise(300, 200).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const reply = await upload('Foto Tallinnast.JPEG', JPEG, content)
    expect(reply.statusCode).toBe(201)
    const { fileUrl, ...rest } = reply.json().result
    expect(rest).toMatchObject({ name: 'Foto Tallinnast.JPEG', width: 200, height: 300 })
    expect(fileUrl).toMatch(/^https:\/\/files\.sild-uploads\.test\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/)
    const file = await read(new URL(fileUrl).pathname)
    const { exif, orientation } = await sharp(file.rawPayload).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    expect(file.rawPayload.includes('CANARY')).toBe(false)
  })

  it('is served by an origin of its own without rights', async () => {
    const { fileUrl } = (await upload('a.png', 'image/png', await noise(8, 8).png().toBuffer())).json().result
    const file = await read(new URL(fileUrl).pathname)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(file.headers['content-disposition']).toBeUndefined()
  })

  it('loses data hidden behind it', async () => {
    const content = Buffer.concat([await noise(8, 8).webp().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const reply = await upload('a.webp', 'image/webp', content)
    const file = await read(new URL(reply.json().result.fileUrl).pathname)
    expect(file.rawPayload.includes('script')).toBe(false)
  })

  it('larger than a screen is scaled down', async () => {
    const reply = await upload(
      'a.jpg',
      JPEG,
      await sharp({ create: { width: 6000, height: 1000, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    )
    expect(reply.json().result).toMatchObject({ width: 4096, height: 683 })
  })

  it('of too many pixels is refused, however small its file', async () => {
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

describe('a picture in the width of its place', () => {
  const uploaded = async (width: number): Promise<string> => {
    const reply = await upload(
      'a.jpg',
      JPEG,
      await noise(width, width / 2)
        .jpeg()
        .toBuffer(),
    )
    return new URL(reply.json().result.fileUrl).pathname
  }
  it('is sent as WebP, and cached by browsers like the picture itself', async () => {
    const path = await uploaded(800)
    for (const _ of ['drawn', 'kept']) {
      const picture = await read(`${path}?w=96`)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      const { format, height, width } = await sharp(picture.rawPayload).metadata()
      expect({ format, height, width }).toEqual({ format: 'webp', height: 48, width: 96 })
    }
  })

  it('is not scaled up', async () => {
    const picture = await read(`${await uploaded(300)}?w=480`)
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(300)
  })

  it.each(['97', '', '96.0', '1e9', '-96'])('comes in no width of %s', async (width) => {
    expect((await read(`${await uploaded(200)}?w=${width}`)).statusCode).toBe(404)
  })

  it('is deleted with the picture', async () => {
    const path = await uploaded(200)
    expect((await read(`${path}?w=96`)).statusCode).toBe(200)
    await bff.deps.storage.remove(path.slice(1))
    expect((await read(`${path}?w=96`)).statusCode).toBe(404)
  })
})

/** The head of a PNG that claims a size, without content: a decoder that allocates memory for it has lost. */
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
