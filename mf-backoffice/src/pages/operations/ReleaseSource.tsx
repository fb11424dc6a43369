import type { ReleaseSummary } from '@sild/contract/delivery/shapes'
import { useText } from '@sild/shell-api'
import { Link } from '@sild/ui'
import type { ReactNode } from 'react'
import { changeAddress, commitAddress } from '@sild/contract/delivery/source-address'

/** The author and source of a release, with links to the commit and the pull request. */
export function ReleaseSource({ source }: { source: ReleaseSummary['source'] }) {
  const text = useText('mf-backoffice.operations')
  const { actor, commit, pr, ref } = source
  return (
    <>
      {actor}&nbsp;· {ref}&nbsp;·{' '}
      <ToSource href={commitAddress(source)} label={text('commit', { commit: commit.slice(0, 8) })}>
        {commit.slice(0, 8)}
      </ToSource>
      {pr !== undefined && (
        <>
          &nbsp;·{' '}
          <ToSource href={changeAddress(source)} label={text('pull-request', { number: String(pr) })}>
            #{pr}
          </ToSource>
        </>
      )}
    </>
  )
}

const ToSource = ({ children, href, label }: { children: ReactNode; href: string | null; label: string }) =>
  href ? (
    <Link href={href} aria-label={label}>
      {children}
    </Link>
  ) : (
    children
  )
