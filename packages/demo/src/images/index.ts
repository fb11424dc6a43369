import type { DemoImage, ImageKind } from '../types.ts'
import { avatar } from './avatar.ts'
import { composition } from './composition.ts'
import { logo } from './logo.ts'

/** Sizes in pixels, as drawn; a rasteriser may scale them down. */
export const imageSizes: Record<ImageKind, { width: number; height: number }> = {
  logo: { width: 256, height: 256 },
  avatar: { width: 256, height: 256 },
  portrait: { width: 256, height: 256 },
  'company-cover': { width: 1600, height: 400 },
  case: { width: 1200, height: 800 },
  gallery: { width: 1200, height: 800 },
  publication: { width: 1200, height: 800 },
  article: { width: 1200, height: 675 },
  event: { width: 1200, height: 675 },
}

/** A whole SVG document, below 4 kB, always the same for the same image. */
export function renderImage(image: DemoImage): string {
  const { width, height } = imageSizes[image.kind]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing(image, width, height)}</svg>`
}

function drawing(image: DemoImage, width: number, height: number): string {
  if (image.kind === 'logo') return logo(image.key, image.label)
  if (image.kind === 'avatar' || image.kind === 'portrait') return avatar(image.key, image.label)
  return composition(`${image.kind}:${image.key}`, width, height)
}
