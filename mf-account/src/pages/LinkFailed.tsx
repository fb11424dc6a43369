import { isApiError, useFailureText, useText } from '@sild/shell-api'
import { Button, ButtonLink, Notice, Page, PageHeader, Stack } from '@sild/ui'

interface LinkFailedProps {
  error: unknown
  onRetry: () => void
  /** Where the user gets another link. */
  newLinkPath: string
}

/** Whether the same link may do what it just could not: nobody answered, or nothing was wrong with it. */
const isTemporary = (error: unknown): boolean => !isApiError(error) || error.status === 0 || error.status >= 500

/** A link of a mail that did not do what it is for. */
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
