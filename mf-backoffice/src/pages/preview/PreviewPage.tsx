import { enterPreview } from '@sild/contract/delivery/operations'
import { paths } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useFailureText, useIntl, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, ButtonLink, EmptyState, Notice, Page, PageHeader, Stack } from '@sild/ui'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.preview.title' }),
  isUnlisted: true,
}

/** A link to unpublished work of production: only the session of the staff opens it, by a press and not by itself. */
export function Component() {
  const intl = useIntl()
  const [parameters] = useSearchParams()
  const token = parameters.get('t')
  const failureText = useFailureText()
  // Other releases begin with another document.
  const entering = useApiMutation(enterPreview, { onSuccess: ({ path }) => location.assign(path) })
  const text = useText('mf-backoffice.preview')
  if (!token)
    return (
      <Page width="form">
        <EmptyState
          level={1}
          title={text('missing')}
          action={
            <ButtonLink href={paths.backoffice()}>
              {intl.formatMessage({ id: 'mf-backoffice.navigation.backoffice' })}
            </ButtonLink>
          }
        >
          {text('missing.text')}
        </EmptyState>
      </Page>
    )
  return (
    <Page width="form">
      <PageHeader title={text('title')} description={text('description')} />
      <Stack>
        {entering.error && (
          <Notice tone="danger" isLive>
            {failureText(entering.error)}
          </Notice>
        )}
        <Button
          variant="primary"
          isPending={entering.isPending || entering.isSuccess}
          onClick={() => entering.mutate({ body: { token } })}
        >
          {text('enter')}
        </Button>
      </Stack>
    </Page>
  )
}
