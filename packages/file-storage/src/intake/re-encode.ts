import { createConcurrencyLimit } from '@sild/service-kit/concurrency-limit'
import { AppError } from '@sild/service-kit/errors'
import sharp, { type Sharp } from 'sharp'
import { typeRefused } from './type-refused.ts'
import type { FileKindName, FilePlace } from '@sild/contract/files/kinds'

export interface Picture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const MAX_PIXELS = 40_000_000
const MAX_SIDE = 4096
// One member has at most eight files under way, so one member cannot fill this queue.
const limited = createConcurrencyLimit(2, 60)
// A picture on two threads delays two requests instead of one.
sharp.concurrency(1)

/**
 * Re-encodes a picture, which drops hidden data and metadata such as the place and the camera.
 * @throws file-type-refused for other files, file-too-large for too many pixels, unavailable under load
 */
export const reEncode = (path: string, kind: FileKindName, place: FilePlace): Promise<Picture> =>
  limited(async () => {
    const refuseType = (cause?: unknown): never => {
      throw typeRefused(place, cause)
    }
    const source = sharp(path, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
    const { width, height, format } = await source.metadata().catch(refuseType)
    if (format !== (kind === 'jpg' ? 'jpeg' : kind)) refuseType()
    if (width * height > MAX_PIXELS) throw new AppError('file-too-large')
    const drawn = source
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encoded(drawn, kind).toBuffer({ resolveWithObject: true }).catch(refuseType)
    return { bytes: data, width: info.width, height: info.height }
  })

function encoded(picture: Sharp, kind: FileKindName): Sharp {
  if (kind === 'png') return picture.png({ compressionLevel: 8 })
  return kind === 'webp' ? picture.webp({ quality: 84 }) : picture.jpeg({ quality: 84, progressive: true })
}
