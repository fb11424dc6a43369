import { isGuid } from '@sild/contract/guid'
import { explainResult, getRanking } from '@sild/contract/search/operations'
import { searchHref } from '../../search-address/search-address.ts'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData } from '@sild/router'
import { apiContext, type PageHandle, useText } from '@sild/shell-api'
import { ButtonLink, Page, PageHeader, Stack } from '@sild/ui'
import { addressOf } from '../../search-address/address-of-request.ts'

import { Ranking } from './Ranking.tsx'
import { ResultExplanation } from './ResultExplanation.tsx'

export async function loader({ context, request }: LoaderArgs) {
  const api = context.get(apiContext)
  const { signal } = request
  const address = addressOf(request)
  const { query, searchType } = address
  const guid = new URL(request.url).searchParams.get('guid') ?? ''
  const [ranking, reply] = await Promise.all([
    api.call(getRanking, { signal }),
    isGuid(guid) ? api.call(explainResult, { body: { searchType, guid, query }, signal }) : undefined,
  ])
  return { address, ranking, isAsked: guid !== '', explanation: reply?.explanation ?? null }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-search.ranking.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-search.ranking.lead' }),
  canonicalPath: () => paths.howRankingWorks(),
}

/** The factors that raise and lower results, from the weights themselves, and the points of one result. */
export function Component() {
  const { address, explanation, isAsked, ranking } = useLoaderData<typeof loader>()
  const text = useText('mf-search.ranking')
  return (
    <Page width="form">
      <PageHeader
        title={text('title')}
        description={text('lead')}
        actions={<ButtonLink href={searchHref(address)}>{text('back')}</ButtonLink>}
      />
      <Stack gap={48}>
        {isAsked && <ResultExplanation searchType={address.searchType} explanation={explanation} />}
        <Ranking ranking={ranking} />
      </Stack>
    </Page>
  )
}
