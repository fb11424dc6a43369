import { exportStaffActions } from '@sild/contract/audit/operations'
import { useSearchParams } from '@sild/router'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button } from '@sild/ui'
import { saveDownload } from '@sild/ui/save-download.ts'
import { exportInput } from './audit-input.ts'

/** Downloads the results of the page's filter as CSV. */
export function ExportButton() {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const [parameters] = useSearchParams()
  const file = useApiMutation(exportStaffActions, {
    onSuccess: saveDownload,
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Button isPending={file.isPending} onClick={() => file.mutate(exportInput(parameters))}>
      {intl.formatMessage({ id: 'mf-backoffice.log.export' })}
    </Button>
  )
}
