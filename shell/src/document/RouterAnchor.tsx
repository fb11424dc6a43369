import { Link } from '@sild/router'
import type { AnchorProps } from '@sild/ui'

/** Addresses of the portal navigate within it; others are plain links. */
export function RouterAnchor({ href, ...anchor }: AnchorProps) {
  const isOwn =
    href.startsWith('/') && !href.startsWith('//') && anchor.target === undefined && anchor.download === undefined
  return isOwn ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />
}
