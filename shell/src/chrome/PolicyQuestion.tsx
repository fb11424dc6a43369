import { listPoliciesToAccept } from '@sild/contract/content/site-operations'
import type { ChangedPolicy } from '@sild/contract/content/site-schemas'
import { useApi, useSession } from '@sild/shell-api'
import { useEffect, useState } from 'react'
import { OpenPolicyQuestion } from './OpenPolicyQuestion.tsx'

/**
 * Checks once a visit whether a member must agree to a changed policy. Not in an impersonation: only the member may
 * agree.
 */
export function PolicyQuestion() {
  const session = useSession()
  return session.kind === 'member' && !session.viewing && <MemberQuestion key={session.user.guid} />
}

function MemberQuestion() {
  const api = useApi()
  const [policies, setPolicies] = useState<readonly ChangedPolicy[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    // If the call fails, the next visit checks again.
    api.call(listPoliciesToAccept, { signal: leaving.signal }).then(
      ({ list }) => setPolicies(list),
      () => undefined,
    )
    return () => leaving.abort()
  }, [api])
  return policies.length > 0 && <OpenPolicyQuestion policies={policies} onAgreed={() => setPolicies([])} />
}
