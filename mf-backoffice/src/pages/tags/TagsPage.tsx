import { limits } from '@sild/contract/limits'
import { listAllTags } from '@sild/contract/publications/tag-operations'
import { tagStates } from '@sild/contract/publications/tag-schemas'
import { paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink } from '@sild/ui'
import { ListPage } from '../../shown/ListPage.tsx'
import { WordSearch } from '../../shown/WordSearch.tsx'
import { TagRow } from './TagRow.tsx'
import { pageSize, stateOf, tagsInput, wordsOf } from './tags-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listAllTags, tagsInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.tags.title' }),
  isUnlisted: true,
}

/** All skills of publications, to merge duplicates and ban unwanted ones. */
export function Component() {
  const [parameters, setParameters] = useSearchParams()
  const { data } = useApiQuery(listAllTags, tagsInput(parameters))
  const text = useText('mf-backoffice')
  const [current, query] = [stateOf(parameters), wordsOf(parameters)]
  return (
    <ListPage
      title={text('tags.title')}
      description={text('tags.description')}
      layout="rows"
      tabs={{
        label: text('tags.states'),
        parts: tagStates,
        current,
        nameOf: (state) => text(`tags.state.${state}`),
        hrefOf: (state) => paths.tags({ state: state === 'offered' ? undefined : state }),
        counts: { [current]: query ? undefined : data.total },
      }}
      filters={
        <WordSearch
          words={query}
          label={text('tags.query')}
          submitLabel={text('tags.search')}
          maxLength={limits.tag.max}
          onSearch={(words) =>
            setParameters({ ...(current !== 'offered' && { state: current }), ...(words && { query: words }) })
          }
        />
      }
      empty={{
        title: text(query ? 'tags.none' : 'tags.empty'),
        action: query && <ButtonLink href={paths.tags()}>{text('tags.all')}</ButtonLink>,
      }}
      hrefOf={({ page }) =>
        paths.tags({ state: current === 'offered' ? undefined : current, query: query || undefined, page })
      }
      pages={{
        size: pageSize,
        total: data.total,
        labels: {
          navigation: text('tags.pages'),
          previous: text('jobs.pages.previous'),
          next: text('jobs.pages.next'),
          page: (page) => text('jobs.pages.page', { page }),
        },
      }}
    >
      {data.list.map((tag) => (
        <TagRow key={tag.guid} tag={tag} />
      ))}
    </ListPage>
  )
}
