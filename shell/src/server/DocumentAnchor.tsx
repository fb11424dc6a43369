import { localizedPath } from '@sild/paths'
import { useLocale } from '@sild/shell-api'
import type { AnchorProps } from '@sild/ui'
import { isOwnAddress } from '../frame/RouterAnchor.tsx'

/** The router's link on the server: a plain anchor without click handling. */
export function DocumentAnchor({ href, children, ...anchor }: AnchorProps) {
  const locale = useLocale()
  return (
    <a {...anchor} href={isOwnAddress({ href, ...anchor }) ? localizedPath(href, locale) : href}>
      {children}
    </a>
  )
}
