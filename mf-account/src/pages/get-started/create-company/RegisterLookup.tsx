import type { Reply } from '@sild/contract'
import { searchRegister } from '@sild/contract/companies/operations'
import { limits } from '@sild/contract/limits'
import { useFailureText, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, joinFacts, Notice, Stack, Text } from '@sild/ui'

export type RegisteredCompany = Reply<'searchRegister'>['list'][number]

interface RegisterLookupProps {
  countryCode: string
  /** The name or the number that was typed. */
  query: string
  onChosen: (company: RegisteredCompany) => void
}

/** Suggests companies of the country's register to fill the form. Optional: the form works without it. */
export function RegisterLookup({ countryCode, query, onChosen }: RegisterLookupProps) {
  const failureText = useFailureText()
  const lookup = useApiMutation(searchRegister)
  const text = useText('mf-account.register')
  const isAskable = countryCode !== '' && query.trim().length >= limits.autocomplete.min
  const found = lookup.data
  return (
    <Stack gap={12}>
      <Cluster>
        <Button
          disabled={!isAskable}
          isPending={lookup.isPending}
          onClick={() =>
            lookup.mutate({ query: { countryCode, query: query.trim().slice(0, limits.companyName.max) } })
          }
        >
          {text('look-up')}
        </Button>
        <Text size={14} tone="muted">
          {text('hint')}
        </Text>
      </Cluster>
      {lookup.error && <Notice tone="warning" isLive title={failureText(lookup.error)} />}
      {found && !found.isAvailable && (
        <Notice isLive title={text('unavailable')}>
          {text('unavailable.text')}
        </Notice>
      )}
      {found?.isAvailable && found.list.length === 0 && <Notice isLive title={text('nothing')} />}
      {found && found.list.length > 0 && (
        <Stack as="ul" gap={8} aria-label={text('found')}>
          {found.list.map((company) => (
            <Card as="li" key={company.registrationNumber} padding="small">
              <Cluster justify="between" gap={12}>
                <Stack gap={4}>
                  <Text isStrong>{company.name}</Text>
                  <Text size={14} tone="muted">
                    {joinFacts([company.registrationNumber, company.address, !company.isActive && text('struck-off')])}
                  </Text>
                </Stack>
                <Button
                  aria-label={text('use.of', { company: company.name })}
                  onClick={() => {
                    lookup.reset()
                    onChosen(company)
                  }}
                >
                  {text('use')}
                </Button>
              </Cluster>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
