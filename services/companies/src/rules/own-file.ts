import { invalidField } from '@sild/service-kit'

/** Only files that were uploaded here: a picture from elsewhere would tell its owner who looks at the page. */
export function ownFile<Url extends string | null | undefined>(field: string, url: Url, uploadsUrl: string): Url {
  if (url == null) return url
  const isOwn = URL.canParse(url) && new URL(url).origin === new URL(uploadsUrl).origin
  if (!isOwn) throw invalidField(field, { code: 'invalid' })
  return url
}
