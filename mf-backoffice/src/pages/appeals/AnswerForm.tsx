import { decideAppeal, getAppeal, listAppeals } from '@sild/contract/moderation/appeal-operations'
import { type AppealDetails, appealOutcomes } from '@sild/contract/moderation/appeal-schemas'
import { useText } from '@sild/shell-api'
import { showReply } from '@sild/shell-api/query'
import { OutcomeForm } from '../../shown/OutcomeForm.tsx'

export function AnswerForm({ appeal: { appealGuid, kind, targetType } }: { appeal: AppealDetails }) {
  const text = useText('mf-backoffice.appeal')
  const input = { params: { appealGuid } }
  return (
    <OutcomeForm
      operation={decideAppeal}
      schema={() => import('@sild/contract/moderation/appeal-schemas').then(({ decideAppealBody }) => decideAppealBody)}
      toInput={(body) => ({ ...input, body })}
      onDone={(answered) => showReply(getAppeal, input, answered)}
      list={listAppeals}
      options={appealOutcomes.map((outcome) => ({
        value: outcome,
        label: text(`outcome.${outcome}`),
        hint: outcome === 'turned' ? text(`turned.${kind}`, { targetType }) : text('outcome.confirmed.text'),
      }))}
      labels={{
        title: text('decide'),
        problem: text('problem'),
        outcome: text('outcome'),
        message: text('message'),
        messageHint: text('message.hint'),
        remaining: (remaining) => text('remaining', { remaining }),
        submit: text('submit'),
        done: text('done'),
      }}
    />
  )
}
