import { keepByLink, readKeepLink } from '@sild/contract/publications/operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData, useParams } from '@sild/router'
import { apiContext, isApiError, type PageHandle, useFailureText, useLocale, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, ButtonLink, DateTime, Notice, Page, PageHeader, Stack, Text } from '@sild/ui'

const refusals = ['keep-link-invalid', 'keep-link-used', 'keep-link-expired'] as const
type Refusal = (typeof refusals)[number]
const refusalOf = (error: unknown): Refusal | undefined =>
  isApiError(error) ? refusals.find((code) => code === error.code) : undefined

export const loader = async ({ context, params, request: { signal } }: LoaderArgs) => {
  try {
    const query = { token: params.token ?? '' }
    return { publication: await context.get(apiContext).call(readKeepLink, { query, signal }), refusal: null }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return { publication: null, refusal }
    throw error
  }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-publications.still-valid.title' }),
  isUnlisted: true,
}

/** A button extends the publication; opening the link does not, because mail scanners follow links. */
export function Component() {
  const locale = useLocale()
  const failureText = useFailureText()
  const { token = '' } = useParams()
  const { publication, refusal } = useLoaderData<typeof loader>()
  const keeping = useApiMutation(keepByLink, {})
  const text = useText('mf-publications.still-valid')
  const refused = refusal ?? refusalOf(keeping.error)
  const extended = keeping.data
  const name = publication?.name ?? ''
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} />
      <Stack gap={16}>
        {extended && (
          <Notice tone="success" isLive title={text('done', { name })}>
            {text('until')} <DateTime value={extended.expiresAt} locale={locale} />
          </Notice>
        )}
        {refused && (
          <Notice tone={refused === 'keep-link-used' ? 'success' : 'danger'} isLive title={text(refused)}>
            {text(`${refused}.text`)}
          </Notice>
        )}
        {keeping.error && !refused && <Notice tone="danger" isLive title={failureText(keeping.error)} />}
        {publication && !extended && !refused && (
          <>
            <Text>
              {text('question', { name })} <DateTime value={publication.expiresAt} locale={locale} />
            </Text>
            <div>
              <Button
                variant="primary"
                isPending={keeping.isPending}
                onClick={() => keeping.mutate({ body: { token } })}
              >
                {text('keep')}
              </Button>
            </div>
          </>
        )}
        <div>
          <ButtonLink href={paths.myPublications()}>{text('mine')}</ButtonLink>
        </div>
      </Stack>
    </Page>
  )
}
