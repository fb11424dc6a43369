import type { Company } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { useIntl, useSession } from '@sild/shell-api'
import { Heading, Link, Stack, Text } from '@sild/ui'
import { CaseCard } from './CaseCard.tsx'

/** Shows that the company has cases. A guest must sign in to read them. */
export function LatestCase({ company }: { company: Company }) {
  const intl = useIntl()
  const isGuest = useSession().kind !== 'member'
  const { casesCount: count, lastCase, slug } = company
  if (!lastCase) return null
  return (
    <section aria-labelledby="latest-case">
      <Stack>
        <Heading id="latest-case">{intl.formatMessage({ id: 'mf-search.company.case.latest' })}</Heading>
        <Stack as="ul">
          <CaseCard company={slug} teaser={lastCase}>
            {isGuest && (
              <Text size={14} tone="muted">
                {intl.formatMessage({ id: 'mf-search.company.case.sign-in' })}
              </Text>
            )}
          </CaseCard>
        </Stack>
        {count > 1 && (
          <Link isAlone href={paths.companyCases(slug)}>
            {intl.formatMessage({ id: 'mf-search.company.case.all' }, { count })}
          </Link>
        )}
      </Stack>
    </section>
  )
}
