import type { ChatAttachment } from '@sild/contract/chat/schemas'
import type { PreviewPicture } from '@sild/ui/heavy'

/** Those among files that a browser shows; the kind of a file stands in its name, the server holds it to that. */
export const picturesOf = (files: readonly Pick<ChatAttachment, 'url' | 'name'>[]): PreviewPicture[] =>
  files
    .filter(({ name }) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map(({ url, name }) => ({ url, alt: name, caption: name }))
