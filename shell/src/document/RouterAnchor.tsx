import { Link } from '@sild/router'
import type { AnchorProps } from '@sild/ui'

/** Addresses of the portal navigate within it; others are plain links. */
export const isOwnAddress = ({ download, href, target }: AnchorProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined

export function RouterAnchor({ href, children, ...anchor }: AnchorProps) {
  return isOwnAddress({ href, ...anchor }) ? (
    <Link to={href} discover="none" {...anchor}>
      {children}
    </Link>
  ) : (
    <a href={href} {...anchor}>
      {children}
    </a>
  )
}
