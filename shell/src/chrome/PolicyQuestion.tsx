import { listPoliciesToAccept } from '@sild/contract/content/site-operations'
import type { ChangedPolicy } from '@sild/contract/content/site-schemas'
import { useApi, useSession } from '@sild/shell-api'
import { lazyPart } from '@sild/ui'
import { Suspense, useEffect, useState } from 'react'

const OpenPolicyQuestion = lazyPart(
  async () => (await import(/* webpackChunkName: "policy-question" */ './OpenPolicyQuestion.tsx')).OpenPolicyQuestion,
)

/** Members are asked once a visit whether a policy has changed; the question comes with its code when one has. */
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
  return (
    <Suspense fallback={null}>
      <OpenPolicyQuestion policies={policies} onAgreed={() => setPolicies([])} />
    </Suspense>
  )
}
