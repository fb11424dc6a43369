import { languageLevels } from '@sild/contract/enums'
import { choiceParameters } from '@sild/paths/search-filters'
import { useIntl, useText } from '@sild/shell-api'
import { Glyph, Select } from '@sild/ui'
import { filterTitle } from '../../search-address/filter-names.ts'
import type { FilterProps } from './ChoiceFilter.tsx'
import * as css from './FilterFields.module.css'

const OPEN = 4

/** Each language with the least level at which it must be spoken, and how many speak it so. */
export function LanguageFilter({ address, counted, known }: FilterProps) {
  const intl = useIntl()
  const selected = new Map(address.languages.map((language) => [idOf(language), language]))
  const spoken = new Set([...selected.keys(), ...counted.values.map(({ value }) => idOf(value))])
  const rest = known.languages.map(({ id }) => String(id)).filter((id) => !spoken.has(id))
  const ids = [...spoken, ...rest]
  const open = Math.max(OPEN, selected.size)
  const fields = (shown: readonly string[]) => (
    <div className={css.languages}>
      {shown.map((id) => (
        <LanguageField key={id} id={id} selected={selected.get(id)} {...{ counted, known }} />
      ))}
    </div>
  )
  return (
    <fieldset className={css.filter}>
      <legend className={css.title}>{filterTitle(known, 'languages')}</legend>
      {fields(ids.slice(0, open))}
      <details className={css.more}>
        <summary className={css.summary}>
          <Glyph name="chevronDown" />
          {intl.formatMessage({ id: 'mf-search.filter.more' })}
        </summary>
        {fields(ids.slice(open))}
      </details>
    </fieldset>
  )
}

const idOf = (language: string): string => language.split(':')[0]!

interface LanguageFieldProps extends Omit<FilterProps, 'address'> {
  id: string
  selected: string | undefined
}

function LanguageField({ id, selected, counted, known }: LanguageFieldProps) {
  const intl = useIntl()
  const text = useText('mf-search')
  const title = known.languages.find((one) => String(one.id) === id)?.title
  if (!title) return null
  const countFrom = (place: number): number =>
    counted.values
      .filter(({ value }) => languageLevels.slice(place).some((level) => value === `${id}:${level}`))
      .reduce((sum, { count }) => sum + count, 0)
  return (
    <Select
      label={title}
      id={`language-${id}`}
      name={choiceParameters.languages}
      defaultValue={selected ?? ''}
      placeholder={text('filters.level.none')}
      options={languageLevels.map((level, place) => ({
        value: `${id}:${level}`,
        label: intl.formatMessage(
          { id: 'mf-search.filters.level' },
          { level: text(`level.${level}`), count: intl.formatNumber(countFrom(place)) + (counted.isExact ? '' : '+') },
        ),
      }))}
    />
  )
}
