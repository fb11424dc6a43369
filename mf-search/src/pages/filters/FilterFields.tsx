import { dateFilters } from '@sild/contract/enums'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import { useIntl } from '@sild/shell-api'
import { Choice } from '@sild/ui'
import { Fragment } from 'react'
import { filterTitle, type KnownNames } from '../../search-address/filter-names.ts'
import { hasPrices, type SearchAddress } from '../../search-address/search-address.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import * as css from './FilterFields.module.css'
import { isWritten, type WrittenFilter as WrittenName } from './filter-values.ts'
import { LanguageFilter } from './LanguageFilter.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import { WrittenFilter } from './WrittenFilter.tsx'

interface FilterFieldsProps {
  address: SearchAddress
  counted: SearchFiltersReply
  known: KnownNames
  onAdd: (name: WrittenName, value: string) => void
}

/** All filters of the index. Field names are those of the address, so that the form works without scripts. */
export function FilterFields({ address, counted, known, onAdd }: FilterFieldsProps) {
  return (
    <div className={css.fields}>
      {counted.filters.map((filter) => {
        const { name } = filter
        const props = { address, counted: filter, known }
        return (
          <Fragment key={name}>
            {name === 'languages' ? (
              <LanguageFilter {...props} />
            ) : isWritten(name) ? (
              <WrittenFilter {...props} name={name} onAdd={onAdd} />
            ) : (
              <ChoiceFilter {...props} />
            )}
            {name === 'workTypes' && counted.prices && <PriceFilter address={address} counts={counted.prices} />}
          </Fragment>
        )
      })}
      {hasPrices(address) && <AgeFilter address={address} />}
    </div>
  )
}

function AgeFilter({ address }: { address: SearchAddress }) {
  const intl = useIntl()
  return (
    <fieldset className={css.filter}>
      <legend className={css.title}>{filterTitle({ intl }, 'publishedWithin')}</legend>
      {dateFilters.map((filter) => (
        <Choice key={filter} label={intl.formatMessage({ id: `mf-search.within.${filter}` })}>
          <input type="radio" name="within" value={filter} defaultChecked={filter === address.publishedWithin} />
        </Choice>
      ))}
    </fieldset>
  )
}
