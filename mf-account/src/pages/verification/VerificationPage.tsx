import { verifyEmail, verifyOnboarding } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { useParams, useSearchParams } from '@sild/router'
import { type PageHandle, useApi, useIntl, useSession, useSessionActions } from '@sild/shell-api'
import { ButtonLink, lazyPart, LoadingState, Notice, Page, PageHeader, Skeleton } from '@sild/ui'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { LinkFailed } from '../LinkFailed.tsx'

// Few come here without a password, and what forms are made of is much of the page.
const ChoosePassword = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mf-account.choose-password" */ './ChoosePassword.tsx')).ChoosePassword,
)

type Verification =
  | { state: 'waiting' | 'verified' }
  | { state: 'password'; token: string }
  | { state: 'failed'; error: unknown }

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.verification.title' }),
  isUnlisted: true,
}

/** The page makes the call, so that a scanner of mails which only opens the link confirms nothing. */
function useVerification(code: string | undefined, isPasswordNext: boolean): [Verification, () => void] {
  const api = useApi()
  const session = useSession()
  const { refresh } = useSessionActions()
  const [verification, setVerification] = useState<Verification>({ state: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const isReady = session.kind !== 'pending'
  const verify = useEffectEvent(async (token: string, signal: AbortSignal): Promise<Verification> => {
    if (isPasswordNext) {
      const reply = await api.call(verifyOnboarding, { body: { verificationToken: token }, signal })
      return { state: 'password', token: reply.passwordToken }
    }
    await api.call(verifyEmail, { params: { token }, signal })
    if (session.kind === 'member') await refresh()
    return { state: 'verified' }
  })
  // Once a code and attempt: the session that changes afterwards is no reason to confirm again.
  useEffect(() => {
    if (!code || !isReady) return
    const controller = new AbortController()
    verify(code, controller.signal).then(
      (result) => controller.signal.aborted || setVerification(result),
      (error: unknown) => controller.signal.aborted || setVerification({ state: 'failed', error }),
    )
    return () => controller.abort()
  }, [code, isReady, attempt])
  return [verification, () => (setVerification({ state: 'waiting' }), setAttempt(attempt + 1))]
}

export function Component() {
  const { code } = useParams()
  const isPasswordNext = useSearchParams()[0].get('step') === 'password'
  const intl = useIntl()
  const isMember = useSession().kind === 'member'
  const [verification, retry] = useVerification(code, isPasswordNext)
  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })

  if (!code)
    return (
      <Page width="narrow">
        <PageHeader title={text('verification.title')} description={text('activation.open-link')} />
        <ButtonLink isWide href={paths.activation()}>
          {text('activation.new-link')}
        </ButtonLink>
      </Page>
    )
  if (verification.state === 'waiting')
    return (
      <Page width="narrow">
        <PageHeader title={text('verification.title')} />
        <LoadingState label={text('activation.checking')}>
          <Skeleton shape="block" />
        </LoadingState>
      </Page>
    )
  if (verification.state === 'password')
    return (
      <Suspense>
        <ChoosePassword token={verification.token} />
      </Suspense>
    )
  if (verification.state === 'failed')
    return (
      <LinkFailed
        error={verification.error}
        onRetry={retry}
        newLinkPath={isPasswordNext ? paths.recovery() : paths.activation()}
      />
    )
  return (
    <Page width="narrow">
      <PageHeader title={text('activation.done')} />
      <Notice tone="success" isLive title={text('verification.done')} />
      <ButtonLink variant="primary" isWide href={isMember ? paths.home() : paths.signIn()}>
        {text(isMember ? 'activation.go-on' : 'activation.sign-in')}
      </ButtonLink>
    </Page>
  )
}
