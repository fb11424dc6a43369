import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import { choiceParameters } from '@sild/paths/search-filters'
import { useIntl } from '@sild/shell-api'
import { Choice, Glyph } from '@sild/ui'
import { type ReactNode, useState } from 'react'
import { filterTitle, type KnownNames, valueName } from '../../search-address/filter-names.ts'
import type { SearchAddress } from '../../search-address/search-address.ts'
import * as css from './FilterFields.module.css'
import { countText, isChosen, offeredValues } from './filter-values.ts'

const OPEN = 6

export interface FilterProps {
  address: SearchAddress
  counted: SearchFiltersReply['filters'][number]
  known: KnownNames
}

/** Values of one filter with their counts; results match any chosen value. */
export function ChoiceFilter({ children, ...props }: FilterProps & { children?: ReactNode }) {
  const { address, counted, known } = props
  const intl = useIntl()
  const { first, rest } = useFolded(offeredValues(counted, address, known), (value) =>
    isChosen(address, counted.name, value),
  )
  if (first.length === 0 && !children) return null
  return (
    <fieldset className={css.filter}>
      <legend className={css.title}>{filterTitle(known, counted.name)}</legend>
      <Values {...props} values={first} />
      {rest.length > 0 && (
        <details className={css.more}>
          <summary className={css.summary}>
            <Glyph name="chevronDown" />
            {intl.formatMessage({ id: 'mf-search.filter.more' })}
          </summary>
          <Values {...props} values={rest} />
        </details>
      )}
      {children}
    </fieldset>
  )
}

/** A chosen value is always visible. Visible values keep their places when counts change; new ones follow them. */
function useFolded(values: readonly (string | number)[], isChosenNow: (value: string | number) => boolean) {
  const [seen] = useState(() => {
    const first = values.filter((value, place) => place < OPEN || isChosenNow(value))
    return { first, rest: values.filter((value) => !first.includes(value)) }
  })
  const later = values.filter((value) => !seen.first.includes(value) && !seen.rest.includes(value))
  return {
    first: [...seen.first, ...later.filter(isChosenNow)],
    rest: [...seen.rest, ...later.filter((value) => !isChosenNow(value))],
  }
}

function Values({ address, counted, known, values }: FilterProps & { values: readonly (string | number)[] }) {
  const { name } = counted
  return (
    <ul className={css.values}>
      {values.map((value) => (
        <li key={value}>
          <Choice
            label={
              <span className={css.option}>
                <span className={css.name}>{valueName(name, value, known) ?? String(value)}</span>{' '}
                <span className={css.count}>{countText(counted, value, known)}</span>
              </span>
            }
          >
            <input
              type="checkbox"
              name={choiceParameters[name]}
              value={value}
              defaultChecked={isChosen(address, name, value)}
            />
          </Choice>
        </li>
      ))}
    </ul>
  )
}
