import { decideReport, getReport, listReports } from '@sild/contract/moderation/report-operations'
import { type ReportDetails, reportOutcomes } from '@sild/contract/moderation/report-schemas'
import { useText } from '@sild/shell-api'
import { showReply } from '@sild/shell-api/query'
import { OutcomeForm } from '../../shown/OutcomeForm.tsx'

export function DecisionForm({ report: { reportGuid, targetType, reportsCount } }: { report: ReportDetails }) {
  const text = useText('mf-backoffice.report')
  const input = { params: { reportGuid } }
  return (
    <OutcomeForm
      operation={decideReport}
      schema={() => import('@sild/contract/moderation/report-schemas').then(({ decideReportBody }) => decideReportBody)}
      toInput={(body) => ({ ...input, body })}
      onDone={(decided) => showReply(getReport, input, decided)}
      list={listReports}
      note={reportsCount > 1 ? text('decide.all', { count: reportsCount }) : undefined}
      options={reportOutcomes.map((outcome) => ({
        value: outcome,
        label: text(`outcome.${outcome}`),
        hint: text(outcome === 'upheld' ? `outcome.upheld.${targetType}` : 'outcome.dismissed.text'),
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
