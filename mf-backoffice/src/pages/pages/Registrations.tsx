import { exportWebinarRegistrations } from '@sild/contract/support/operations'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Cluster } from '@sild/ui'

/** Who is on the list of a webinar, as a file for a spreadsheet. */
export function Registrations({ slug }: { slug: string }) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const list = useApiMutation(exportWebinarRegistrations, {
    onSuccess: ({ fileName, href }) => {
      const link = document.createElement('a')
      link.href = href
      link.download = fileName
      link.click()
      // Not before the browser has read it.
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    },
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
