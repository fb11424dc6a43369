import { paths } from '@sild/paths'
import { useLocation, useRouteError } from '@sild/router'
import { isOffline, useIntl, useSession } from '@sild/shell-api'
import { ButtonLink, ErrorState, Page } from '@sild/ui'
import type { Failure } from './failure.ts'
import { failureOf } from './failure.ts'
import { AccessPage } from '../access/AccessPage.tsx'
import { RetryButton } from './RetryButton.tsx'
import { RetryCard } from './RetryCard.tsx'

/** Shows any error of a page inside its layout. */
export function ErrorPage() {
  const failure = failureOf(useRouteError())
  return (
    <Page width="text">
      <FailureMessage failure={failure} />
    </Page>
  )
}

function FailureMessage({ failure }: { failure: Failure }) {
  if (failure.kind === 'access') return <AccessPage missing={failure.missing} />
  if (failure.kind === 'remote') return <RetryCard />
  if (failure.kind === 'switched-off') return <SwitchedOff />
  if (failure.kind === 'unreachable') return <Unreachable />
  if (failure.kind === 'not-found') return <NotFound />
  return failure.kind === 'server' ? <ServerProblem requestId={failure.requestId} /> : <OtherProblem {...failure} />
}

function NotFound() {
  const intl = useIntl()
  return (
    <ErrorState
      level={1}
      title={`${intl.formatMessage({ id: 'shell.error.title' })} ${intl.formatMessage({ id: 'shell.error.not-found' })}`}
      action={<HomeButton />}
    >
      <p>{intl.formatMessage({ id: 'shell.error.not-found-detail' })}</p>
    </ErrorState>
  )
}

/** Also works without scripts, in the document. */
function SwitchedOff() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const actions = (
    <>
      <ButtonLink href={pathname + search}>{intl.formatMessage({ id: 'shell.retry' })}</ButtonLink>
      <HomeButton variant="secondary" />
    </>
  )
  return (
    <ErrorState level={1} title={intl.formatMessage({ id: 'shell.remote-down' })} action={actions}>
      <p>{intl.formatMessage({ id: 'shell.switched-off' })}</p>
    </ErrorState>
  )
}

function Unreachable() {
  const intl = useIntl()
  const reason = isOffline() ? 'offline' : 'unreachable'
  const title = intl.formatMessage({ id: `shell.error.${reason}` })
  return (
    <ErrorState level={1} title={title} action={<RetryButton />}>
      <p>{intl.formatMessage({ id: `shell.error.${reason}.text` })}</p>
    </ErrorState>
  )
}

function ServerProblem({ requestId }: { requestId: string | null }) {
  const intl = useIntl()
  const session = useSession()
  const actions = (
    <>
      <RetryButton />
      <ButtonLink href={session.kind === 'member' ? paths.newTicket() : paths.contactUs()} variant="secondary">
        {intl.formatMessage({ id: 'shell.error.support' })}
      </ButtonLink>
      <HomeButton variant="secondary" />
    </>
  )
  return (
    <ErrorState
      level={1}
      title={intl.formatMessage({ id: 'shell.error.title' })}
      action={actions}
      {...useRequestId(requestId)}
    >
      <p>{intl.formatMessage({ id: 'shell.error.server' })}</p>
      <p>{intl.formatMessage({ id: 'shell.error.later' })}</p>
    </ErrorState>
  )
}

function OtherProblem({ status, requestId }: { status: number; requestId: string | null }) {
  const intl = useIntl()
  return (
    <ErrorState
      level={1}
      title={intl.formatMessage({ id: 'shell.error.generic' })}
      action={<HomeButton />}
      {...useRequestId(requestId)}
    >
      <p>{intl.formatMessage({ id: 'shell.error.status' }, { code: status })}</p>
    </ErrorState>
  )
}

function HomeButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const intl = useIntl()
  return (
    <ButtonLink href={paths.home()} variant={variant}>
      {intl.formatMessage({ id: 'shell.error.home' })}
    </ButtonLink>
  )
}

function useRequestId(requestId: string | null) {
  const intl = useIntl()
  return requestId ? { requestId, requestIdLabel: intl.formatMessage({ id: 'shell.error.request-id' }) } : {}
}
