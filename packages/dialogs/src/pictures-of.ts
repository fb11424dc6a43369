import type { PreviewPicture } from '@sild/ui/heavy'

export interface AttachedFile {
  url: string
  name: string
}

/** Those among files that a browser shows; the kind of a file stands in its name, the server holds it to that. */
export const picturesOf = (files: readonly AttachedFile[]): PreviewPicture[] =>
  files
    .filter(({ name }) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map(({ url, name }) => ({ url, alt: name, caption: name }))
