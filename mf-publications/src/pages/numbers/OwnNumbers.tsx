import { getOwnStatistics } from '@sild/contract/publications/operations'
import { useIntl } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Numbers } from './Numbers.tsx'

/** Statistics of all publications of the company. */
export function OwnNumbers() {
  const intl = useIntl()
  const { data } = useApiQuery(getOwnStatistics, { query: {} })
  return <Numbers statistics={data} title={intl.formatMessage({ id: 'mf-publications.numbers.own' })} />
}
