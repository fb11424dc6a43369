import { search } from '@sild/contract/search/operations'
import type { SearchCard } from '@sild/contract/search/schemas'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { apiContext, useIntl } from '@sild/shell-api'
import { Card, CardTitle, EmptyState, Page, PageHeader, Text } from '@sild/ui'
import * as css from './SearchPage.module.css'

export function loader({ context, request }: LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const page = Number(parameters.get('page') ?? 1)
  return context.get(apiContext).call(search, { body: { searchType: 'tasks', query: parameters.get('query') ?? '', page } })
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-search.search.title' }),
  description: ({ intl, loaded }) => intl.formatMessage({ id: 'mf-search.search.description' }, { total: loaded.total }),
}

export function Component() {
  const intl = useIntl()
  const { cards, total } = useLoaderData<typeof loader>()
  return (
    <Page>
      <PageHeader title={intl.formatMessage({ id: 'mf-search.search.title' })} meta={<Text>{intl.formatMessage({ id: 'mf-search.search.total' }, { total })}</Text>} />
      {cards.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'mf-search.search.empty' })} />
      ) : (
        <ul className={css.results}>
          {cards.map((card) => (
            <li key={card.guid}>
              <ResultCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

function ResultCard({ card }: { card: SearchCard }) {
  const href = card.cardType === 'company' ? paths.company(card.slug) : paths.publication(card.cardType, card.slug)
  return (
    <Card isLinked>
      <CardTitle level={2} href={href}>
        {card.name}
      </CardTitle>
      <Text>{card.summary}</Text>
    </Card>
  )
}
