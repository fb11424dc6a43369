import { isOffered } from '@sild/contract/content/offered'
import { listCategories } from '@sild/contract/content/operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData, useSearchParams } from '@sild/router'
import { apiContext, type PageHandle, useIntl, useText } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader, Stack, Text } from '@sild/ui'
import { NewsletterForm } from './NewsletterForm.tsx'

const states = ['sent', 'invalid', 'confirmed', 'ended', 'not-ended', 'failed'] as const

export const loader = async ({ context, request: { signal } }: LoaderArgs) => {
  const { list } = await context.get(apiContext).call(listCategories, { signal })
  return list.filter(isOffered).map(({ id, title }) => ({ id, title }))
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.newsletter.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.newsletter.description' }),
}

/** The form and its result. The browser submits it natively, so it works without scripts. */
export function Component() {
  const intl = useIntl()
  const categories = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const state = states.find((known) => known === search.get('state'))
  const text = useText('mf-content.newsletter')
  const isDone = state === 'sent' || state === 'confirmed' || state === 'ended'
  // A reader who wants to end the news is not offered more of it.
  const hasForm = !isDone && state !== 'not-ended'
  return (
    <Page width="form">
      <PageHeader title={text('title')} description={text('description')} />
      <Stack gap={24}>
        {state && state !== 'invalid' && (
          <Notice
            tone={isDone ? 'success' : 'danger'}
            title={text(state)}
            action={
              isDone ? (
                <ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'mf-content.home' })}</ButtonLink>
              ) : state === 'not-ended' ? (
                <ButtonLink href={paths.unsubscribe()}>{text('not-ended.new-link')}</ButtonLink>
              ) : undefined
            }
          >
            {text(`${state}.text`)}
          </Notice>
        )}
        {hasForm && (
          <NewsletterForm categories={categories} error={state === 'invalid' ? text('invalid') : undefined} />
        )}
        {hasForm && (
          <Text size={12} tone="muted">
            {text('promise')}
          </Text>
        )}
      </Stack>
    </Page>
  )
}
