import { getCompanyAccount, repeatRegisterCheck, searchCompanies } from '@sild/contract/companies/staff-operations'
import type { CompanyAccount } from '@sild/contract/companies/staff-schemas'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, DateTime, Heading, joinFacts, Stack, Text } from '@sild/ui'

type Check = CompanyAccount['checks'][number]

/** All answers of the register; staff can repeat the check. */
export function RegisterChecks({ companyGuid, checks }: { companyGuid: string; checks: readonly Check[] }) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-backoffice.companies')
  const outcomeOf = ({ reason }: Check) => text(reason ? `reason.${reason}` : 'reason.none')
  const ask = useApiMutation(repeatRegisterCheck, {
    onSuccess: ({ check }) =>
      notify({ tone: check.status === 'verified' ? 'success' : 'information', text: outcomeOf(check) }),
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
    onSettled: async () => {
      for (const { path } of [getCompanyAccount, searchCompanies])
        await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text('register')}</Heading>
          <Text tone="muted">{text('register.text')}</Text>
        </Stack>
        {checks.length === 0 ? (
          <Text tone="muted">{text('register.none')}</Text>
        ) : (
          <Stack as="ol" gap={12}>
            {checks.map((check) => (
              <li key={check.queriedAt}>
                <Text isStrong>{outcomeOf(check)}</Text>
                <Text size={14} tone="muted">
                  {joinFacts([check.source && text(`source.${check.source}`), check.number, check.registeredName])}
                </Text>
                <Text size={14} tone="muted">
                  <DateTime value={check.queriedAt} locale={locale} format="dayAndTime" />
                </Text>
              </li>
            ))}
          </Stack>
        )}
        <Cluster>
          <Button isPending={ask.isPending} onClick={() => ask.mutate({ params: { companyGuid } })}>
            {text(checks.length === 0 ? 'register.ask' : 'register.repeat')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
