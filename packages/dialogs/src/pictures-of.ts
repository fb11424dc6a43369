import type { PreviewPicture } from '@sild/ui/heavy'

export interface AttachedFile {
  url: string
  name: string
}

/** The files that a browser can show as pictures, by extension; the server has checked that it is right. */
export const picturesOf = (files: readonly AttachedFile[]): PreviewPicture[] =>
  files
    .filter(({ name }) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map(({ url, name }) => ({ url, alt: name, caption: name }))
