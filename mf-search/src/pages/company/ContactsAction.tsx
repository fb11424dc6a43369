import { getActiveSubscription } from '@sild/contract/billing/operations'
import { getCompanyContacts } from '@sild/contract/companies/profile-operations'
import type { Company } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { isApiError, useFailureText, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, ButtonLink, Card, DescriptionList, Heading, Notice, Stack, Text } from '@sild/ui'
import { useRemaining } from '../../use-remaining.ts'

const fields = ['contactPersonName', 'email', 'phone', 'address'] as const

/** Shows the contacts on request: the first view in a period uses one of the plan's contact views. */
export function ContactsAction({ company }: { company: Company }) {
  const failureText = useFailureText()
  const remaining = useRemaining('contact-views')
  const reveal = useApiMutation(getCompanyContacts, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getActiveSubscription.path] }),
  })
  const text = useText('mf-search.contacts')
  const isUsedUp = isApiError(reveal.error) && reveal.error.code === 'quota-exceeded'
  const known = fields.flatMap((name) => {
    const description = reveal.data?.[name]
    return description ? [{ term: text(name), description }] : []
  })
  return (
    <Card as="section" aria-labelledby="contacts">
      <Stack gap={12}>
        <Heading level={2} size={16} id="contacts">
          {text('title')}
        </Heading>
        {!reveal.data && (
          <>
            <Text size={14} tone="muted">
              {text('explained')}
            </Text>
            {remaining && (
              <Text size={14} tone="muted">
                {text('quota', remaining)}
              </Text>
            )}
            <Button isPending={reveal.isPending} onClick={() => reveal.mutate({ params: { guid: company.guid } })}>
              {text('show')}
            </Button>
          </>
        )}
        {reveal.error && (
          <Notice
            tone="warning"
            isLive
            title={failureText(reveal.error)}
            action={
              isUsedUp && (
                <ButtonLink href={paths.subscriptionPlans(paths.company(company.slug))}>{text('plans')}</ButtonLink>
              )
            }
          />
        )}
        {reveal.data && known.length === 0 && <Text>{text('none')}</Text>}
        {known.length > 0 && <DescriptionList layout="stacked" items={known} />}
      </Stack>
    </Card>
  )
}
