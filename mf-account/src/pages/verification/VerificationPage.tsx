import { verifyEmail, verifyOnboarding } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { useParams, useSearchParams } from '@sild/router'
import { type PageHandle, useApi, useLocale, useSession, useText } from '@sild/shell-api'
import { ButtonLink, DateTime, lazyPart, LoadingState, Notice, Page, PageHeader, Skeleton } from '@sild/ui'
import { Suspense } from 'react'
import { LinkFailed } from '../LinkFailed.tsx'
import { OtherAccount } from '../OtherAccount.tsx'
import { useGoOn } from '../use-go-on.ts'
import { useMailedLink } from '../use-mailed-link.ts'

// Few users arrive without a password, and the form library is a large part of the page.
const ChoosePassword = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mf-account.choose-password" */ './ChoosePassword.tsx')).ChoosePassword,
)

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.verification.title' }),
  isUnlisted: true,
}

export function Component() {
  const { code } = useParams()
  const isPasswordNext = useSearchParams()[0].get('step') === 'password'
  const text = useText('mf-account')
  const api = useApi()
  const session = useSession()
  const isMember = session.kind === 'member'
  const locale = useLocale()
  const goOn = useGoOn()
  const [verification, retry] = useMailedLink(code, async (token, signal) => {
    if (isPasswordNext) return api.call(verifyOnboarding, { body: { verificationToken: token }, signal })
    const { changesAt, signInToken } = await api.call(verifyEmail, { params: { token }, signal })
    if (!changesAt) await goOn(signInToken)
    return { changesAt }
  })

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
  if (verification.state === 'failed')
    return (
      <LinkFailed
        error={verification.error}
        onRetry={retry}
        newLinkPath={isPasswordNext ? paths.recovery() : paths.activation()}
      />
    )
  const { result } = verification
  if ('passwordToken' in result)
    return (
      <Suspense>
        <ChoosePassword {...result} />
      </Suspense>
    )
  if (session.kind === 'member' && !session.user.isVerified) return <OtherAccount user={session.user} />
  if (result.changesAt)
    return (
      <Page width="narrow">
        <PageHeader title={text('verification.waiting')} />
        <Notice isLive title={text('verification.waiting.text')}>
          {text('verification.waiting.at')} <DateTime value={result.changesAt} locale={locale} format="dayAndTime" />
        </Notice>
        <ButtonLink variant="primary" isWide href={isMember ? paths.home() : paths.signIn()}>
          {text(isMember ? 'activation.go-on' : 'activation.sign-in')}
        </ButtonLink>
      </Page>
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
