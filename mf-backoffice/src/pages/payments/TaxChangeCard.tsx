import type { TaxTerms } from '@sild/contract/companies/tax-change'
import type { StaffTaxChange } from '@sild/contract/companies/staff-schemas'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import {
  Badge,
  Button,
  Card,
  Cluster,
  DateTime,
  DescriptionList,
  Heading,
  joinFacts,
  Link,
  Stack,
  Text,
} from '@sild/ui'
import { useState } from 'react'
import { ownPaths } from '../../paths.ts'
import { TaxChangeDialog } from './TaxChangeDialog.tsx'

/** A company's requested change, the previous data, and the data of its register. */
export function TaxChangeCard({ change }: { change: StaffTaxChange }) {
  const intl = useIntl()
  const locale = useLocale()
  const [isDeciding, setIsDeciding] = useState(false)
  const text = useText('mf-backoffice.payments.tax')
  const { after, before, check, company, decidedAt, reason, requestedAt, state } = change
  const termsOf = ({ countryCode, orgAddress, postalCode, registrationNumber, vatId }: TaxTerms): string =>
    joinFacts([
      countryCode && intl.formatDisplayName(countryCode, { type: 'region' }),
      registrationNumber,
      vatId === null ? text('no-vat') : vatId,
      postalCode,
      orgAddress,
    ]) || '—'
  return (
    <Card as="li">
      <Stack gap={8}>
        <Cluster justify="between">
          <Heading level={3} size={16}>
            <Link href={ownPaths.company(company.guid)}>{company.name}</Link>
          </Heading>
          {state !== 'waiting' && (
            <Badge tone={state === 'accepted' ? 'success' : 'danger'}>{text(`state.${state}`)}</Badge>
          )}
        </Cluster>
        <DescriptionList
          items={[
            { term: text('before'), description: termsOf(before) },
            { term: text('after'), description: termsOf(after) },
            {
              term: text('register'),
              description: check
                ? joinFacts([text(`check.${check.status}`), check.registeredName])
                : text('check.none'),
            },
            ...(reason ? [{ term: text('reason'), description: reason }] : []),
          ]}
        />
        <Text size={14} tone="muted">
          <DateTime value={decidedAt ?? requestedAt} locale={locale} format="dayAndTime" />
        </Text>
        {state === 'waiting' && (
          <Cluster>
            <Button
              size="dense"
              aria-label={text('decide.of', { company: company.name })}
              onClick={() => setIsDeciding(true)}
            >
              {text('decide')}
            </Button>
          </Cluster>
        )}
      </Stack>
      {isDeciding && <TaxChangeDialog change={change} onClose={() => setIsDeciding(false)} />}
    </Card>
  )
}
