import { orderTypes, paymentStatuses } from '@sild/contract/billing/enums'
import { useSearchParams } from '@sild/router'
import { useText } from '@sild/shell-api'
import { Grid, Select } from '@sild/ui'

/** State, kind and year of the payments that are listed, as the address has them. */
export function PaymentFilter({ years }: { years: readonly number[] }) {
  const [search, setSearch] = useSearchParams()
  const text = useText('mf-account.billing')
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    next.delete('page')
    setSearch(next, { preventScrollReset: true })
  }
  const filters = {
    status: paymentStatuses.map((value) => ({ value, label: text(`payment-status.${value}`) })),
    type: orderTypes.map((value) => ({ value, label: text(`type.${value}`) })),
    year: years.map((year) => ({ value: String(year), label: String(year) })),
  }
  return (
    <Grid column="small" gap={12}>
      {Object.entries(filters).map(([name, options]) => (
        <Select
          key={name}
          label={text(`filter.${name}`)}
          value={search.get(name) ?? ''}
          options={[{ value: '', label: text('filter.all') }, ...options]}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        />
      ))}
    </Grid>
  )
}
