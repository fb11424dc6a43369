import { buffer } from 'node:stream/consumers'
import type { OpenFile } from '@sild/file-storage'
import { createConcurrencyLimit } from '@sild/service-kit/concurrency-limit'
import sharp from 'sharp'

/** Pictures in the sizes of the pages. They are made on the first request; browsers cache them for a year. */
export interface DrawnPictures {
  /** Encodes a picture as WebP. Always reads or closes the input. @throws unavailable under load */
  draw(key: string, width: number, file: OpenFile): Promise<Buffer>
}

const MAX_BYTES = 32 * 1024 * 1024
const QUALITY = 80

export function createDrawnPictures(maxBytes = MAX_BYTES): DrawnPictures {
  const limited = createConcurrencyLimit(1, 200)
  const cached = new Map<string, Buffer>()
  let cachedBytes = 0
  const keep = (name: string, picture: Buffer): void => {
    cachedBytes += picture.length - (cached.get(name)?.length ?? 0)
    cached.delete(name)
    cached.set(name, picture)
    for (const [oldest, { length }] of cached) {
      if (cachedBytes <= maxBytes) break
      cached.delete(oldest)
      cachedBytes -= length
    }
  }
  return {
    async draw(key, width, { content }) {
      const name = `${width} ${key}`
      const known = cached.get(name)
      if (known) {
        content.destroy()
        keep(name, known)
        return known
      }
      const original = await buffer(content)
      const picture = await limited(() =>
        sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer(),
      )
      keep(name, picture)
      return picture
    },
  }
}
