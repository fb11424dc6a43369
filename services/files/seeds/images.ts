import { imageName } from '@sild/demo/images/image-name'
import { imageSizes, renderImage } from '@sild/demo/images/index'
import type { DemoImage, Market } from '@sild/demo/types'
import sharp from 'sharp'
import type { FilesDeps } from '../src/deps.ts'

const AT_ONCE = 4

/** Draws every image of the demo market into the storage, under the name by which all services know it. Drawn ones stay. */
export async function drawImages({ storage }: Pick<FilesDeps, 'storage'>, market: Market): Promise<void> {
  const images = new Map(imagesIn(market).map((image) => [imageName(image), image]))
  const waiting = [...images]
  const draw = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, image] = next
      const known = await storage.open(name)
      known?.content.destroy()
      // The fastest compression: there are hundreds of images, and a developer waits for the first start.
      if (!known)
        await storage.put(
          name,
          await sharp(Buffer.from(renderImage(image)))
            .webp({ quality: 80, effort: 0 })
            .toBuffer(),
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
}

/** Every image in the market, at any depth. */
export function imagesIn(value: unknown): DemoImage[] {
  if (typeof value !== 'object' || value === null) return []
  if (isImage(value)) return [value]
  return Object.values(value).flatMap(imagesIn)
}

function isImage(value: object): value is DemoImage {
  const { kind, key, label } = value as Partial<DemoImage> // Each is looked at below.
  return kind !== undefined && kind in imageSizes && typeof key === 'string' && typeof label === 'string'
}
