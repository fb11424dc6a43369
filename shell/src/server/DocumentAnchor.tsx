import { localizedPath } from '@sild/paths'
import { useLocale } from '@sild/shell-api'
import type { AnchorProps } from '@sild/ui'
import { isOwnAddress } from '../frame/RouterAnchor.tsx'

/** What the router's link is in a document: nobody presses it on the server, so all that it prepares for that is left out. */
export function DocumentAnchor({ href, children, ...anchor }: AnchorProps) {
  const locale = useLocale()
  return (
    <a {...anchor} href={isOwnAddress({ href, ...anchor }) ? localizedPath(href, locale) : href}>
      {children}
    </a>
  )
}
