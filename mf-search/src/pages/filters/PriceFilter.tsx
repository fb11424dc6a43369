import { priceSteps } from '@sild/contract/search/choices'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Cluster, formatMoney, formatMoneyRange, TextField } from '@sild/ui'
import { filterTitle } from '../../search-address/filter-names.ts'
import type { SearchAddress } from '../../search-address/search-address.ts'
import * as css from './FilterFields.module.css'

interface PriceFilterProps {
  address: SearchAddress
  /** How many have a price in each range of `priceSteps`. */
  counts: readonly number[]
}
const HIGH = 40
const WIDE = 20

/** A range of prices, below a picture of what prices there are. */
export function PriceFilter({ address, counts }: PriceFilterProps) {
  const intl = useIntl()
  const text = useText('mf-search.filters')
  const euros = (cents: number | null) => (cents === null ? '' : String(cents / 100))
  return (
    <fieldset className={css.filter}>
      <legend className={css.title}>{filterTitle({ intl }, 'budget')}</legend>
      <Histogram address={address} counts={counts} />
      <Cluster gap={8}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            name={end}
            id={`price-${end}`}
            label={text(end)}
            inputMode="decimal"
            autoComplete="off"
            suffix="€"
            maxLength={10}
            className={css.price}
            defaultValue={euros(end === 'from' ? address.budgetFromCents : address.budgetToCents)}
          />
        ))}
      </Cluster>
    </fieldset>
  )
}

function Histogram({ address, counts }: PriceFilterProps) {
  const intl = useIntl()
  const locale = useLocale()
  const most = Math.max(...counts)
  if (most === 0) return null
  const rangeName = (place: number): string => {
    const [from = 0, to] = priceSteps.slice(place, place + 2)
    return to === undefined
      ? intl.formatMessage({ id: 'mf-search.filters.prices.over' }, { price: formatMoney(from, locale) })
      : (formatMoneyRange(from, to, locale) ?? '')
  }
  const isWithin = (place: number): boolean => {
    const next = priceSteps[place + 1] ?? Infinity
    return next > (address.budgetFromCents ?? 0) && (priceSteps[place] ?? 0) <= (address.budgetToCents ?? Infinity)
  }
  return (
    <svg
      viewBox={`0 0 ${counts.length * WIDE} ${HIGH}`}
      role="img"
      aria-label={intl.formatMessage({ id: 'mf-search.filters.prices' }, { most: rangeName(counts.indexOf(most)) })}
      className={css.histogram}
      preserveAspectRatio="none"
    >
      {counts.map((count, place) => {
        const height = count === 0 ? 1 : Math.max(3, (count / most) * HIGH)
        return (
          <rect
            key={priceSteps[place]}
            x={place * WIDE + 1}
            y={HIGH - height}
            width={WIDE - 2}
            height={height}
            className={isWithin(place) ? css.bar : css.outside}
          />
        )
      })}
    </svg>
  )
}
