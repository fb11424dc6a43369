import { listPoliciesToAccept } from '@sild/contract/content/site-operations'
import type { ChangedPolicy } from '@sild/contract/content/site-schemas'
import { useApi, useSession } from '@sild/shell-api'
import { useEffect, useState } from 'react'
import { OpenPolicyQuestion } from './OpenPolicyQuestion.tsx'

/** Members are asked once a visit whether a policy has changed. */
export function PolicyQuestion() {
  const api = useApi()
  const session = useSession()
  const [policies, setPolicies] = useState<readonly ChangedPolicy[]>([])
  const userGuid = session.kind === 'member' ? session.user.guid : null
  useEffect(() => {
    setPolicies([])
    if (!userGuid) return
    const leaving = new AbortController()
    // Who cannot be asked now is asked at the next visit.
    api.call(listPoliciesToAccept, { signal: leaving.signal }).then(
      ({ list }) => setPolicies(list),
      () => undefined,
    )
    return () => leaving.abort()
  }, [api, userGuid])
  if (policies.length === 0) return null
  return <OpenPolicyQuestion policies={policies} onAgreed={() => setPolicies([])} />
}
