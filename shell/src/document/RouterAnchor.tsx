import { Link } from '@sild/router'
import type { AnchorProps } from '@sild/ui'

/** Addresses of the portal navigate within it; others are plain links. */
export function RouterAnchor({ href, children, ...anchor }: AnchorProps) {
  const isOwn =
    href.startsWith('/') && !href.startsWith('//') && anchor.target === undefined && anchor.download === undefined
  return isOwn ? (
    <Link to={href} {...anchor}>
      {children}
    </Link>
  ) : (
    <a href={href} {...anchor}>
      {children}
    </a>
  )
}
