import type { PreviewCookie } from '@sild/portal/previews/preview-cookie'

const unexpected = (): never => {
  throw new Error('A small portal has no previews.')
}

export const noPreviews: PreviewCookie = {
  isIn: (_cookies): _cookies is string => false,
  read: unexpected,
  keep: unexpected,
  forget: unexpected,
}
