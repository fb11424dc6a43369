import { activateAccount, resendVerification } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { useParams } from '@sild/router'
import { type PageHandle, useApi, useFailureText, useNotify, useSession, useText } from '@sild/shell-api'
import { Button, ButtonLink, lazyPart, LoadingState, Notice, Page, PageHeader, Skeleton, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import { LinkFailed } from '../LinkFailed.tsx'
import { OtherAccount } from '../OtherAccount.tsx'
import { useGoOn } from '../use-go-on.ts'
import { useMailedLink } from '../use-mailed-link.ts'

// Only members need the form, and the form library is a large part of the page.
const ChangeEmail = lazyPart(
  async () => (await import(/* webpackChunkName: "mf-account.change-email" */ './ChangeEmail.tsx')).ChangeEmail,
)

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.activation.title' }),
  isUnlisted: true,
}

export function Component() {
  const { code } = useParams()
  const text = useText('mf-account')
  const api = useApi()
  const session = useSession()
  const goOn = useGoOn()
  const [activation, retry] = useMailedLink(code, async (token, signal) => {
    const { signInToken } = await api.call(activateAccount, { params: { token }, signal })
    await goOn(signInToken)
  })

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
  if (session.kind === 'member' && !session.user.isVerified) return <OtherAccount user={session.user} />
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
  const notify = useNotify()
  const failureText = useFailureText()
  const session = useSession()
  const [isPending, setIsPending] = useState(false)
  const text = useText('mf-account')

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
