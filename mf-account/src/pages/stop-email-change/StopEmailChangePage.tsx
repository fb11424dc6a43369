import { stopEmailChange } from '@sild/contract/accounts/operations'
import type { MoveOutcome } from '@sild/contract/accounts/schemas'
import { paths } from '@sild/paths'
import { useParams } from '@sild/router'
import { isApiError, type PageHandle, useApi, useFailureText, useText } from '@sild/shell-api'
import { Button, ButtonLink, LoadingState, Notice, Page, PageHeader, Skeleton, Stack } from '@sild/ui'
import { useMailedLink } from '../use-mailed-link.ts'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.stop-email-change.title' }),
  isUnlisted: true,
}

/** The former address stops a change that the staff began. The press in the mail is enough: the page makes the call. */
export function Component() {
  const api = useApi()
  const { token = '' } = useParams()
  const text = useText('mf-account.stop-email-change')
  const [link, retry] = useMailedLink(token, (code, signal) =>
    api.call(stopEmailChange, { body: { token: code }, signal }),
  )
  if (link.state === 'failed') return <Failed error={link.error} onRetry={retry} />
  if (link.state === 'done') return <Outcome outcome={link.result.outcome} />
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} />
      <LoadingState label={text('waiting')}>
        <Skeleton shape="block" />
      </LoadingState>
    </Page>
  )
}

/** Only a change that was made before the press is a reason to worry. */
function Outcome({ outcome }: { outcome: MoveOutcome }) {
  const text = useText('mf-account.stop-email-change')
  const isMade = outcome === 'made'
  return (
    <Page width="narrow">
      <PageHeader title={text(isMade ? 'made' : 'stopped')} />
      <Notice tone={isMade ? 'danger' : 'success'} isLive title={text(isMade ? 'made.text' : 'stopped.text')} />
      <Stack gap={12}>
        {!isMade && (
          <ButtonLink variant="primary" isWide href={paths.signIn(paths.settings())}>
            {text('password')}
          </ButtonLink>
        )}
        <ButtonLink isWide variant={isMade ? 'primary' : 'secondary'} href={paths.contactUs()}>
          {text('contact')}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failureText = useFailureText()
  const text = useText('mf-account.stop-email-change')
  const isUnknown = isApiError(error) && (error.status === 404 || error.code === 'invalid')
  return (
    <Page width="narrow">
      <PageHeader title={text('failed')} />
      <Notice tone="danger" isLive title={isUnknown ? text('unknown') : failureText(error)} />
      <Stack gap={12}>
        {!isUnknown && (
          <Button variant="primary" isWide onClick={onRetry}>
            {text('retry')}
          </Button>
        )}
        <ButtonLink isWide variant={isUnknown ? 'primary' : 'secondary'} href={paths.contactUs()}>
          {text('contact')}
        </ButtonLink>
      </Stack>
    </Page>
  )
}
