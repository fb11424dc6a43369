import { Link } from '@sild/router'
import type { AnchorProps } from '@sild/ui'

/** Addresses of the portal navigate within it; others are plain links. */
export const isOwnAddress = ({ download, href, target }: AnchorProps): boolean =>
  /^\/(?!\/)/.test(href) && target === undefined && download === undefined

export function RouterAnchor(props: AnchorProps) {
  const { href, children, ...anchor } = props
  return isOwnAddress(props) ? (
    <Link to={href} discover="none" {...anchor}>
      {children}
    </Link>
  ) : (
    <a {...props}>{children}</a>
  )
}
