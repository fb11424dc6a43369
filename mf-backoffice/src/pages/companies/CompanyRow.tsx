import type { FoundCompany } from '@sild/contract/companies/staff-schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { CardTitle, DateTime, joinFacts, Row, Text } from '@sild/ui'
import { ownPaths } from '../../paths.ts'
import { CompanyBadges } from './CompanyBadges.tsx'

export function CompanyRow({ company }: { company: FoundCompany }) {
  const intl = useIntl()
  const locale = useLocale()
  const { guid, joinedAt, location, name, registrationNumber } = company
  const { cityTitle, countryCode } = location
  const country = intl.formatDisplayName(countryCode, { type: 'region' })
  return (
    <Row isLinked end={<CompanyBadges company={company} />}>
      <CardTitle level={2} href={ownPaths.company(guid)}>
        {name}
      </CardTitle>
      <Text size={14} tone="muted">
        {joinFacts([registrationNumber, cityTitle ?? undefined, country])}&nbsp;·{' '}
        {intl.formatMessage({ id: 'mf-backoffice.companies.joined' })}{' '}
        <DateTime value={joinedAt} locale={locale} format="day" />
      </Text>
    </Row>
  )
}
