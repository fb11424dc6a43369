import { appealDecision, getDecision } from '@sild/contract/moderation/appeal-operations'
import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { useNotify, useText } from '@sild/shell-api'
import { showReply } from '@sild/shell-api/query'
import { AppealForm } from './AppealForm.tsx'

export function DecisionAppealForm({ decision: { appealableUntil, decisionGuid } }: { decision: Decision }) {
  const notify = useNotify()
  const text = useText('mf-account.appeal')
  const input = { params: { decisionGuid } }
  return (
    <AppealForm
      appealableUntil={appealableUntil}
      operation={appealDecision}
      schema={() => import('@sild/contract/moderation/appeal-schemas').then(({ appealBody }) => appealBody)}
      toInput={(body) => ({ ...input, body })}
      onDone={(appealed) => {
        showReply(getDecision, input, appealed)
        notify({ tone: 'success', text: text('done') })
      }}
    />
  )
}
