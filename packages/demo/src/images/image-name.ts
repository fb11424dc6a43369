import { guid } from '../seeded.ts'
import type { DemoImage } from '../types.ts'

/** Name of the file in the storage that the seeds draw an image into: every service can tell its address by itself. */
export function imageName({ kind, key }: DemoImage): string {
  const name = guid(`image:${kind}:${key}`)
  return `${name.slice(0, 2)}/${name}.webp`
}
