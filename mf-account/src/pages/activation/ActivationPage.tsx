import { activateAccount, resendVerification } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { useParams } from '@sild/router'
import {
  type PageHandle,
  useApi,
  useFailureText,
  useIntl,
  useNotify,
  useSession,
  useSessionActions,
} from '@sild/shell-api'
import { Button, ButtonLink, lazyPart, LoadingState, Notice, Page, PageHeader, Skeleton, Text } from '@sild/ui'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { LinkFailed } from '../LinkFailed.tsx'

// The form is for members alone, and what forms are made of is much of the page.
const ChangeEmail = lazyPart(
  async () => (await import(/* webpackChunkName: "mf-account.change-email" */ './ChangeEmail.tsx')).ChangeEmail,
)

type Activation = { state: 'waiting' | 'done' } | { state: 'failed'; error: unknown }

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.activation.title' }),
  isUnlisted: true,
}

/** The page makes the call, so that a scanner of mails which only opens the link confirms nothing. */
function useActivation(code: string | undefined): [Activation, () => void] {
  const api = useApi()
  const session = useSession()
  const { refresh } = useSessionActions()
  const [activation, setActivation] = useState<Activation>({ state: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const isReady = session.kind !== 'pending'
  const confirm = useEffectEvent(async (token: string, signal: AbortSignal) => {
    await api.call(activateAccount, { params: { token }, signal })
    if (session.kind === 'member') await refresh()
  })
  // Once a code and attempt: the session that changes afterwards is no reason to confirm again.
  useEffect(() => {
    if (!code || !isReady) return
    const controller = new AbortController()
    confirm(code, controller.signal).then(
      () => setActivation({ state: 'done' }),
      (error: unknown) => controller.signal.aborted || setActivation({ state: 'failed', error }),
    )
    return () => controller.abort()
  }, [code, isReady, attempt])
  return [activation, () => (setActivation({ state: 'waiting' }), setAttempt(attempt + 1))]
}

export function Component() {
  const { code } = useParams()
  const intl = useIntl()
  const session = useSession()
  const [activation, retry] = useActivation(code)
  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })

  if (!code) return <Resend title={text('activation.title')} />
  if (activation.state === 'waiting')
    return (
      <Page width="narrow">
        <PageHeader title={text('activation.title')} />
        <LoadingState label={text('activation.checking')}>
          <Skeleton shape="block" />
        </LoadingState>
      </Page>
    )
  if (activation.state === 'failed')
    return (
      <LinkFailed
        error={activation.error}
        onRetry={retry}
        newLinkPath={session.kind === 'member' ? paths.activation() : paths.signIn(paths.activation())}
      />
    )
  const isMember = session.kind === 'member'
  return (
    <Page width="narrow">
      <PageHeader
        title={text('activation.done')}
        description={text(isMember ? 'activation.done.member' : 'activation.done.guest')}
      />
      <ButtonLink variant="primary" isWide href={isMember ? paths.createCompany() : paths.signIn(paths.getStarted())}>
        {text(isMember ? 'activation.go-on' : 'activation.sign-in')}
      </ButtonLink>
    </Page>
  )
}

function Resend({ title }: { title: string }) {
  const api = useApi()
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const session = useSession()
  const [isPending, setIsPending] = useState(false)
  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })

  async function resend() {
    setIsPending(true)
    try {
      await api.call(resendVerification, { body: {} })
      notify({ tone: 'success', text: text('activation.resent') })
    } catch (error) {
      notify({ tone: 'error', text: failureText(error) })
    } finally {
      setIsPending(false)
    }
  }

  if (session.kind === 'member' && session.user.isVerified)
    return (
      <Page width="narrow">
        <PageHeader title={text('activation.done')} description={text('activation.done.member')} />
        <ButtonLink variant="primary" isWide href={paths.getStarted()}>
          {text('activation.go-on')}
        </ButtonLink>
      </Page>
    )
  return (
    <Page width="narrow">
      <PageHeader title={title} description={text('activation.open-link')} />
      {session.kind === 'member' ? (
        <>
          <Text isStrong>{session.user.email}</Text>
          <Button variant="primary" isWide isPending={isPending} onClick={() => void resend()}>
            {text('activation.resend')}
          </Button>
          <Suspense fallback={null}>
            <ChangeEmail />
          </Suspense>
        </>
      ) : (
        <Notice action={<ButtonLink href={paths.signIn(paths.activation())}>{text('activation.sign-in')}</ButtonLink>}>
          {text('activation.sign-in-to-resend')}
        </Notice>
      )}
    </Page>
  )
}
