import { readSuspension } from '@sild/contract/moderation/appeal-operations'
import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { useParams } from '@sild/router'
import { isApiError, type PageHandle, useApi, useFailureText, useText } from '@sild/shell-api'
import { Button, ButtonLink, Cluster, lazyPart, LoadingState, Notice, Page, PageHeader, Skeleton } from '@sild/ui'
import { Suspense, useState } from 'react'
import { AppealSection } from '../decisions/AppealSection.tsx'
import { ReasonsCard } from '../decisions/ReasonsCard.tsx'
import { useMailedLink } from '../use-mailed-link.ts'

// Readers who do not appeal need no form, and the form library is a large part of the page.
const SuspensionAppeal = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mf-account.suspension-appeal" */ './SuspensionAppeal.tsx')).SuspensionAppeal,
)

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.suspension.title' }),
  isUnlisted: true,
}

/** The reasons of a suspension, and the appeal. Loaded in the browser, so no server-rendered document contains it. */
export function Component() {
  const api = useApi()
  const { token = '' } = useParams()
  const text = useText('mf-account.suspension')
  const [link, readAgain] = useMailedLink(token, (code, signal) =>
    api.call(readSuspension, { query: { token: code }, signal }),
  )
  if (link.state === 'failed') return <Failed error={link.error} onRetry={readAgain} />
  return (
    <Page width="form">
      {link.state === 'done' ? (
        <Suspended read={link.result} token={token} />
      ) : (
        <>
          <PageHeader title={text('title')} />
          <LoadingState label={text('loading')}>
            <Skeleton shape="block" />
          </LoadingState>
        </>
      )}
    </Page>
  )
}

function Suspended({ read, token }: { read: Decision; token: string }) {
  const text = useText('mf-account.suspension')
  const [appealed, setAppealed] = useState<Decision | null>(null)
  const decision = appealed ?? read
  const { appeal, state, statement } = decision
  const isOver = state === 'outdated' || appeal?.answer?.outcome === 'turned'
  return (
    <>
      <PageHeader title={text(isOver ? 'over.title' : 'title')} />
      <ReasonsCard statement={statement} />
      {state === 'outdated' ? (
        <Notice tone="success" title={text('over')} />
      ) : (
        <AppealSection
          decision={decision}
          form={
            <Suspense fallback={<Skeleton shape="block" />}>
              <SuspensionAppeal decision={decision} token={token} onDone={setAppealed} />
            </Suspense>
          }
        />
      )}
      <Cluster>
        {isOver ? (
          <ButtonLink variant="primary" href={paths.signIn()}>
            {text('sign-in')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.contactUs()}>{text('contact')}</ButtonLink>
        )}
      </Cluster>
    </>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failureText = useFailureText()
  const text = useText('mf-account.suspension')
  const isUnknown = isApiError(error) && (error.status === 404 || error.code === 'invalid')
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} />
      <Notice tone="danger" isLive title={isUnknown ? text('unknown') : failureText(error)}>
        {isUnknown && text('unknown.text')}
      </Notice>
      <Cluster>
        {!isUnknown && (
          <Button variant="primary" onClick={onRetry}>
            {text('retry')}
          </Button>
        )}
        <ButtonLink href={paths.contactUs()}>{text('contact')}</ButtonLink>
      </Cluster>
    </Page>
  )
}
