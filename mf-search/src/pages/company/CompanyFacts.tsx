import type { Company } from '@sild/contract/companies/schemas'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Card, DescriptionList, Stack, formatDate, formatNumber, useTimeZone } from '@sild/ui'
import { AnsweringNote } from '../../answering/AnsweringNote.tsx'
import type { Answering } from '../../answering/load-answering.ts'
import { companySize } from '../../company-size.ts'

/** Counts of 0 are not shown. */
const counted = ['experts', 'offers', 'activeProjects', 'closedProjects'] as const

export function CompanyFacts({ answering, company }: { answering: Answering; company: Company }) {
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { statistics } = company
  const text = useText('mf-search')
  const facts: [string, string | null | undefined][] = [
    ['type', company.type && text(`company.type.${company.type}`)],
    ['size', company.size && companySize(company.size, intl)],
    ['registrationNumber', company.registrationNumber],
    ['joined', formatDate(company.joinedAt, locale, 'day', timeZone)],
    ...counted.map((name): [string, string | null] => [
      name,
      statistics[name] > 0 ? formatNumber(statistics[name], locale) : null,
    ]),
  ]
  return (
    <Card>
      <Stack gap={12}>
        <AnsweringNote answering={answering} />
        <DescriptionList
          layout="stacked"
          items={facts.flatMap(([term, description]) =>
            description ? [{ term: text(`company.fact.${term}`), description }] : [],
          )}
        />
      </Stack>
    </Card>
  )
}
