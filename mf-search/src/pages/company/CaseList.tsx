import type { Company } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, EmptyState, Grid, Notice, Stack, Text } from '@sild/ui'
import { CaseCard } from './CaseCard.tsx'
import type { LoadedCases } from './load-cases.ts'

const SHOWN_CHARACTERS = 180

/** Cuts a text at a word boundary. */
const beginningOf = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).replace(/\s+\S*$/, '')}…` : text

interface CaseListProps {
  company: Company
  cases: NonNullable<LoadedCases['cases']>
}

export function CaseList({ company, cases: { list, total } }: CaseListProps) {
  const text = useText('mf-search.cases')
  if (total === 0)
    return (
      <EmptyState
        title={text('empty')}
        action={<ButtonLink href={paths.company(company.slug)}>{text('empty.action')}</ButtonLink>}
      />
    )
  return (
    <Stack>
      {list.length < total && (
        <Notice
          action={
            <ButtonLink href={paths.subscriptionPlans(paths.companyCases(company.slug))}>{text('plans')}</ButtonLink>
          }
        >
          {text('limited', { total })}
        </Notice>
      )}
      <Grid as="ul" column="large" gap={16}>
        {list.map(({ guid, description, ...teaser }) => (
          <CaseCard key={guid} level={2} company={company.slug} teaser={teaser}>
            <Text size={14} tone="muted">
              {beginningOf(description)}
            </Text>
          </CaseCard>
        ))}
      </Grid>
    </Stack>
  )
}
