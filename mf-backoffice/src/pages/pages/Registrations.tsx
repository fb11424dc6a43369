import { exportWebinarRegistrations } from '@sild/contract/support/operations'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Cluster } from '@sild/ui'
import { saveDownload } from '@sild/ui/save-download.ts'

/** Downloads the registrations of a webinar as CSV. */
export function Registrations({ slug }: { slug: string }) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const list = useApiMutation(exportWebinarRegistrations, {
    onSuccess: saveDownload,
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Cluster>
      <Button isPending={list.isPending} onClick={() => list.mutate({ params: { slug } })}>
        {intl.formatMessage({ id: 'mf-backoffice.pages.registrations' })}
      </Button>
    </Cluster>
  )
}
