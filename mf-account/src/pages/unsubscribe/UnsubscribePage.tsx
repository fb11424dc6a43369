import { unsubscribe } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useApi, useIntl, useSession } from '@sild/shell-api'
import { Link, LoadingState, Notice, Page, PageHeader, Skeleton, Text } from '@sild/ui'
import { useEffect, useEffectEvent, useState } from 'react'

type Outcome = 'waiting' | 'done' | 'failed'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.unsubscribe.title' }),
  isUnlisted: true,
}

/** The page makes the call, so that a scanner of mails which only opens the link changes nothing. */
export function Component() {
  const api = useApi()
  const intl = useIntl()
  const session = useSession()
  const [parameters] = useSearchParams()
  const email = parameters.get('email')
  const token = parameters.get('token') ?? undefined
  const [outcome, setOutcome] = useState<Outcome>('waiting')
  const isReady = session.kind !== 'pending'
  const isOwn = session.kind === 'member' && session.user.email === email
  const end = useEffectEvent((signal: AbortSignal) =>
    api.call(unsubscribe, { query: { email: email ?? '', token }, signal }),
  )
  useEffect(() => {
    if (!email || !isReady) return
    const controller = new AbortController()
    end(controller.signal).then(
      () => setOutcome('done'),
      () => controller.signal.aborted || setOutcome('failed'),
    )
    return () => controller.abort()
  }, [email, token, isReady])

  const text = (id: string) => intl.formatMessage({ id: `mf-account.unsubscribe.${id}` }, { email })
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} />
      {email && outcome === 'waiting' && (
        <LoadingState label={text('waiting')}>
          <Skeleton shape="block" />
        </LoadingState>
      )}
      {email && outcome === 'done' && <Notice tone="success" isLive title={text(token || isOwn ? 'done' : 'mailed')} />}
      {outcome === 'failed' && <Notice tone="danger" isLive title={text('failed')} />}
      <Text tone="muted">
        {text('choose')} <Link href={paths.settings()}>{text('settings')}</Link>
      </Text>
    </Page>
  )
}
