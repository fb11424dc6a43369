import { unsubscribe } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { isApiError, type PageHandle, useApi, useIntl } from '@sild/shell-api'
import {
  Button,
  lazyPart,
  Link,
  LoadingState,
  Notice,
  Page,
  PageHeader,
  Skeleton,
  Text,
  useIsInBrowser,
} from '@sild/ui'
import { Suspense, useState } from 'react'
import { useMailedLink } from '../use-mailed-link.ts'

// Most links are valid and need no form, and the form library is a large part of the page.
const NewLinkForm = lazyPart(
  async () => (await import(/* webpackChunkName: "mf-account.new-link" */ './NewLinkForm.tsx')).NewLinkForm,
)

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.unsubscribe.title' }),
  isUnlisted: true,
}

/** The page makes the call, so that a mail scanner that only opens the link changes nothing. */
export function Component() {
  const api = useApi()
  const intl = useIntl()
  const [parameters] = useSearchParams()
  const isInBrowser = useIsInBrowser()
  const linkedEmail = parameters.get('email') ?? ''
  const token = parameters.get('token') ?? undefined
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const [link, retry] = useMailedLink(linkedEmail, async (email, signal) => {
    try {
      return (await api.call(unsubscribe, { query: { email, token }, signal })).outcome
    } catch (error) {
      // An address or a token that cannot be one of ours was damaged on its way.
      if (isApiError(error) && error.code === 'invalid') return 'link-invalid'
      throw error
    }
  })

  const email = mailedTo ?? linkedEmail
  const text = (id: string) => intl.formatMessage({ id: `mf-account.unsubscribe.${id}` }, { email })
  const outcome = mailedTo !== null ? 'link-sent' : link.state === 'done' ? link.result : null
  const isWaiting = linkedEmail !== '' && link.state === 'waiting'
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} />
      {isWaiting && (
        <LoadingState label={text('waiting')}>
          <Skeleton shape="block" />
        </LoadingState>
      )}
      {outcome === 'ended' && <Notice tone="success" isLive title={text('done')} />}
      {outcome === 'link-sent' && <Notice isLive title={text('mailed')} />}
      {outcome === 'link-invalid' && (
        <Notice tone="danger" isLive title={text('failed')}>
          {text('link-invalid')}
        </Notice>
      )}
      {link.state === 'failed' && (
        <>
          <Notice tone="danger" isLive title={text('failed')} />
          <Button variant="primary" isWide onClick={retry}>
            {text('retry')}
          </Button>
        </>
      )}
      {(linkedEmail === '' || outcome === 'link-invalid') && outcome !== 'link-sent' && (
        <Suspense fallback={<Skeleton shape="block" />}>
          {isInBrowser ? <NewLinkForm email={linkedEmail} onSent={setMailedTo} /> : <Skeleton shape="block" />}
        </Suspense>
      )}
      <Text tone="muted">
        {text('choose')} <Link href={paths.settings()}>{text('settings')}</Link>
      </Text>
    </Page>
  )
}
