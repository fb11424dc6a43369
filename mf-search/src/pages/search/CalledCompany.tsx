import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { Card, Cluster, CompanyLogo, Link, Text } from '@sild/ui'
import type { LoadedSearch } from './load-search.ts'

type Called = NonNullable<LoadedSearch['found']['company']>

/** The company that is called as was typed, before the results of any kind. */
export function CalledCompany({ company: { logoUrl, name, slug } }: { company: Called }) {
  const intl = useIntl()
  return (
    <Card padding="small">
      <Cluster>
        <CompanyLogo name={name} src={logoUrl ?? undefined} size={40} />
        <Text as="span" tone="muted">
          {intl.formatMessage({ id: 'mf-search.called' })}
        </Text>
        <Link href={paths.company(slug)}>{name}</Link>
      </Cluster>
    </Card>
  )
}
