import { searchTypes } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import { useIntl, useLocale, useText, useTrack } from '@sild/shell-api'
import { Columns, Page, PageHeader, Stack, Tabs, Text, formatNumber } from '@sild/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { Pager } from '../Pager.tsx'
import { CompareBar } from '../../compare/CompareBar.tsx'
import { RecentlyViewed } from '../../recent/RecentlyViewed.tsx'
import { SaveSearchButton } from './SaveSearchButton.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { CalledCompany } from './CalledCompany.tsx'
import { Filters } from './Filters.tsx'
import { IgnoredValues } from './IgnoredValues.tsx'
import type { LoadedSearch } from './load-search.ts'
import { HiddenLink } from './HiddenLink.tsx'
import { NothingFound } from './NothingFound.tsx'
import { feedOf, searchHref } from '../../search-address/search-address.ts'
import { ReadingNote } from './ReadingNote.tsx'
import { ResultList } from './ResultList.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useOwnResults } from './use-own-results.ts'
import * as css from './SearchResults.module.css'
import { SortOrder } from './SortOrder.tsx'

/** If the pressed control disappears, such as the chip of a filter, moves focus to the result count. */
function useResultsFocus(total: RefObject<HTMLElement | null>, found: LoadedSearch['found']): void {
  const seen = useRef(found)
  useEffect(() => {
    if (seen.current === found) return
    seen.current = found
    if (document.activeElement === document.body) total.current?.focus()
  }, [found, total])
}

export function SearchResults(loaded: LoadedSearch) {
  const { address, categories, languages } = loaded
  const found = useOwnResults(loaded)
  const intl = useIntl()
  const locale = useLocale()
  const feed = feedOf(address)
  const text = useText('mf-search')
  const { searchType, query } = address
  /** A saved search uses the corrected query, which has found the results. */
  const foundBy = { ...address, query: found.reading.corrected ?? query }
  const known = { intl, locale, categories, languages }
  const total = useRef<HTMLParagraphElement>(null)
  useResultsFocus(total, found)
  const track = useTrack()
  useEffect(
    () => track('searched', { searchType, hasWords: query !== '', foundCount: found.total }),
    [track, found, searchType, query],
  )
  return (
    <Page>
      <PageHeader title={query ? text(`title.${searchType}.query`, { query }) : text(`title.${searchType}`)} />
      <SearchForm key={`${searchType} ${query}`} address={address} categories={categories} />
      <Tabs
        label={text('tabs')}
        items={searchTypes.map((type) => ({
          href: searchHref(address, { searchType: type }),
          label: text(`tab.${type}`),
          count: found.counts[type],
          isCurrent: type === searchType,
        }))}
      />
      <Columns asideSide="start" aside={<Filters address={address} found={found} known={known} />}>
        <Stack gap={16}>
          <div className={css.bar}>
            <p ref={total} role="status" tabIndex={-1} className={css.total}>
              {text(found.isTotalExact ? 'total' : 'total.more', {
                total: found.total,
                shown: formatNumber(found.total, locale),
              })}
            </p>
            {found.cards.length > 0 && <SaveSearchButton address={foundBy} known={known} />}
            {found.cards.length > 1 && <SortOrder address={address} />}
          </div>
          <ReadingNote address={address} reading={found.reading} />
          <AppliedFilters address={address} known={known} />
          <IgnoredValues values={address.ignored} />
          {found.company && searchType !== 'companies' && address.page === 1 && (
            <CalledCompany company={found.company} />
          )}
          {found.cards.length === 0 ? (
            <NothingFound address={address} found={found} known={known} />
          ) : (
            <ResultList {...loaded} found={found} />
          )}
          {feed && (
            <Text size={14}>
              <a href={localizedPath(feed, locale)} type="application/atom+xml">
                {text('feed')}
              </a>
            </Text>
          )}
          <HiddenLink address={address} />
          <Pager page={found.page} pageCount={found.pagesCount} hrefOf={(page) => searchHref(address, { page })} />
        </Stack>
      </Columns>
      {query === '' && address.page === 1 && <RecentlyViewed />}
      <CompareBar />
    </Page>
  )
}
