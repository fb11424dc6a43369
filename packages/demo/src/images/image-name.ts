import { guid } from '../seeded.ts'
import type { DemoImage } from '../types.ts'

export const imageGuid = ({ kind, key }: DemoImage): string => guid(`image:${kind}:${key}`)

/** Name of the file in the storage that the seeds draw an image into: every service can tell its address by itself. */
export function imageName(image: DemoImage): string {
  const name = imageGuid(image)
  return `${name.slice(0, 2)}/${name}.webp`
}
