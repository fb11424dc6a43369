import { checkAuditChain, getAuditOverview, listStaffActions } from '@sild/contract/audit/operations'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, DateTime, Notice } from '@sild/ui'

/** Whether the log is intact, when it was last checked, and a button to check now. */
export function ChainNotice() {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const { chain } = useApiQuery(getAuditOverview, {}).data
  const text = useText('mf-backoffice.log.chain')
  const check = useApiMutation(checkAuditChain, {
    onSuccess: async () => {
      for (const { path } of [getAuditOverview, listStaffActions])
        await queryClient.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const { brokenAt, checkedAt, headHash, rowCount } = chain
  return (
    <Notice
      tone={brokenAt === null ? (checkedAt ? 'success' : 'info') : 'danger'}
      title={brokenAt === null ? text(checkedAt ? 'whole' : 'unchecked') : text('broken', { position: brokenAt })}
      action={
        <Button size="dense" isPending={check.isPending} onClick={() => check.mutate({})}>
          {text('check')}
        </Button>
      }
    >
      {text('rows', { count: rowCount })}
      {checkedAt && (
        <>
          {' '}
          {text('checked')} <DateTime value={checkedAt} locale={locale} format="dayAndTime" />
        </>
      )}
      {headHash !== null && (
        <p>
          {text('head', { position: rowCount })} <code>{headHash}</code>
        </p>
      )}
      {brokenAt !== null && <p>{text('broken.text')}</p>}
    </Notice>
  )
}
