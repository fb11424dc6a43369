import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { countSearchFilters } from '@sild/contract/search/operations'
import { type LoaderArgs, useLoaderData } from '@sild/router'
import { apiContext, type PageHandle, useIntl, useLocale, useText } from '@sild/shell-api'
import { ButtonLink, Page, PageHeader, Stack } from '@sild/ui'
import { shownCategories } from '../../cards/shown-card.ts'
import { addressOf, withKnown } from '../../search-address/address-of-request.ts'
import { conditionsOf, filtersHref, searchHref, withoutFilters } from '../../search-address/search-address.ts'
import * as css from './AllFiltersPage.module.css'
import { FilterForm } from './FilterForm.tsx'
import { ShowResults } from './ShowResults.tsx'
import { useFilterForm } from './use-filter-form.ts'

const FORM = 'all-filters'

export async function loader({ context, request }: LoaderArgs) {
  const api = context.get(apiContext)
  const { signal } = request
  const [{ list: categories }, { list: languages }] = await Promise.all([
    api.call(listCategories, { signal }),
    api.call(listLanguages, { signal }),
  ])
  const address = withKnown(addressOf(request), { categories, languages })
  const counted = await api.call(countSearchFilters, { body: conditionsOf(address), signal })
  return {
    address: { ...address, ...counted.successors },
    counted,
    categories: shownCategories(categories),
    languages: languages.map(({ id, title }) => ({ id, title })),
  }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-search.filters.title' }),
  isUnlisted: true,
}

/** The page with the form of the filter sheet, for browsers without scripts. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  // A new form for each address, because fields keep their values.
  return <AllFilters key={filtersHref(loaded.address)} {...loaded} />
}

function AllFilters({
  address: initialAddress,
  categories,
  counted: first,
  languages,
}: Awaited<ReturnType<typeof loader>>) {
  const intl = useIntl()
  const locale = useLocale()
  const { address, choose, counted, ...counting } = useFilterForm(initialAddress, first)
  const text = useText('mf-search')
  return (
    <Page>
      <PageHeader
        title={text('filters.title')}
        actions={<ButtonLink href={searchHref(initialAddress)}>{text('filters.back')}</ButtonLink>}
      />
      <Stack gap={24}>
        <FilterForm
          id={FORM}
          address={address}
          counted={counted ?? first}
          known={{ intl, locale, categories, languages }}
          onChoose={choose}
        />
        <div className={css.actions}>
          <ButtonLink href={filtersHref(initialAddress, withoutFilters)}>{text('filter.clear')}</ButtonLink>
          <ShowResults form={FORM} counted={counted} {...counting} />
        </div>
      </Stack>
    </Page>
  )
}
