import { isApiError, useFailureText, useText } from '@sild/shell-api'
import { Button, ButtonLink, Notice, Page, PageHeader, Stack } from '@sild/ui'

interface LinkFailedProps {
  error: unknown
  onRetry: () => void
  /** Address of the page that sends another link. */
  newLinkPath: string
}

/** Whether a retry of the link may work: the server did not respond, or the link is not the cause. */
const isTemporary = (error: unknown): boolean => !isApiError(error) || error.status === 0 || error.status >= 500

/** The error page of a mailed link. */
export function LinkFailed({ error, onRetry, newLinkPath }: LinkFailedProps) {
  const failureText = useFailureText()
  const mayRetry = isTemporary(error)
  const text = useText('mf-account.activation')
  return (
    <Page width="narrow">
      <PageHeader title={text(mayRetry ? 'failed' : 'link-failed')} />
      <Notice tone="danger" isLive title={failureText(error)}>
        {!mayRetry && text('link-failed.text')}
      </Notice>
      <Stack gap={12}>
        {mayRetry && (
          <Button variant="primary" isWide onClick={onRetry}>
            {text('retry')}
          </Button>
        )}
        <ButtonLink isWide variant={mayRetry ? 'secondary' : 'primary'} href={newLinkPath}>
          {text('new-link')}
        </ButtonLink>
      </Stack>
    </Page>
  )
}
