import { listLanguages } from '@sild/contract/content/operations'
import { useApi, useIntl, useLocale, useText } from '@sild/shell-api'
import { Button, ErrorState, LoadingState, SkeletonCards } from '@sild/ui'
import { Sheet } from '@sild/ui/heavy'
import { useEffect, useId, useState } from 'react'
import type { ShownCategory } from '../../cards/shown-card.ts'
import type { NamedLanguage } from '../../search-address/filter-names.ts'
import { type SearchAddress, withoutFilters } from '../../search-address/search-address.ts'
import { FilterForm } from './FilterForm.tsx'
import { ShowResults } from './ShowResults.tsx'
import { useFilterForm } from './use-filter-form.ts'

interface FilterSheetProps {
  address: SearchAddress
  categories: readonly ShownCategory[]
  onClose: () => void
}

/** All filters in a sheet; the results change only on submit. */
export function FilterSheet({ address: initial, categories, onClose }: FilterSheetProps) {
  const intl = useIntl()
  const locale = useLocale()
  const formId = useId()
  const { address, choose, counted, hasFailed, isCounting, retry } = useFilterForm(initial, null)
  const languages = useLanguages()
  const [cleared, setCleared] = useState(0)
  const text = useText('mf-search')
  const clear = () => {
    choose({ ...address, ...withoutFilters })
    setCleared(cleared + 1)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text('filters.title')}
      closeLabel={text('filters.close')}
      actions={
        counted && (
          <>
            <Button onClick={clear}>{text('filter.clear')}</Button>
            <ShowResults form={formId} {...{ counted, hasFailed, isCounting }} />
          </>
        )
      }
    >
      {!counted && hasFailed ? (
        <ErrorState
          level={3}
          title={text('filters.failed')}
          action={<Button onClick={retry}>{text('filters.again')}</Button>}
        />
      ) : !counted || !languages ? (
        <LoadingState label={text('filters.loading')}>
          <SkeletonCards count={3} />
        </LoadingState>
      ) : (
        <FilterForm
          // Fields keep their values, so clearing the filters creates a new form.
          key={cleared}
          id={formId}
          {...{ address, counted }}
          known={{ intl, locale, categories, languages }}
          onChoose={choose}
          onSent={onClose}
        />
      )}
    </Sheet>
  )
}

/** Null if loading fails: the other filters still work. */
function useLanguages(): readonly NamedLanguage[] | null {
  const api = useApi()
  const [languages, setLanguages] = useState<readonly NamedLanguage[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const { list } = await api.call(listLanguages, { signal }).catch(() => ({ list: [] }))
      if (!signal.aborted) setLanguages(list)
    }
    void load()
    return () => controller.abort()
  }, [api])
  return languages
}
