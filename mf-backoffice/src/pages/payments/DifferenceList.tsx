import { listPaymentDifferences } from '@sild/contract/billing/payment-operations'
import { paths, withQuery } from '@sild/paths'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Cluster,
  DateTime,
  EmptyState,
  formatMoney,
  Heading,
  Stack,
  Text,
} from '@sild/ui'
import { useApprovalRequest } from '../../approvals/use-approval.ts'

/** Differences between our books and the provider's; they activated nothing. */
export function DifferenceList() {
  const {
    data: { list: differences },
  } = useApiQuery(listPaymentDifferences, {})
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-backoffice.payments')
  const resolution = useApprovalRequest('resolvePaymentDifference', {
    onSuccess: () => notify({ tone: 'success', text: text('difference.asked') }),
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const money = (cents: number | null): string =>
    cents === null ? text('difference.nothing') : formatMoney(cents, locale)
  if (differences.length === 0)
    return (
      <EmptyState level={2} title={text('difference.none')}>
        {text('difference.none.text')}
      </EmptyState>
    )
  return (
    <Stack as="ul" gap={12}>
      {differences.map(
        ({ foundAt, guid, kind, number, ownCents, provider, providerCents, providerRef, resolvedAt }) => (
          <Card as="li" key={guid}>
            <Stack gap={8}>
              <Cluster justify="between">
                <Heading level={2} size={16}>
                  {text(`difference.${kind}`)}
                </Heading>
                {resolvedAt && <Badge tone="success">{text('difference.resolved')}</Badge>}
              </Cluster>
              <Text>{text('difference.sides', { own: money(ownCents), theirs: money(providerCents), provider })}</Text>
              <Text size={14} tone="muted">
                {providerRef}&nbsp;· <DateTime value={foundAt} locale={locale} format="dayAndTime" />
              </Text>
              {kind === 'amount-differs' && !resolvedAt && <Text>{text('difference.resolve.cancels')}</Text>}
              <Cluster>
                {number && (
                  <ButtonLink size="dense" href={withQuery(paths.backofficePayments(), { query: number })}>
                    {number}
                  </ButtonLink>
                )}
                {!resolvedAt && (
                  <Button
                    size="dense"
                    isPending={resolution.isPending}
                    onClick={() => resolution.mutate({ params: { differenceGuid: guid } })}
                  >
                    {text('difference.resolve')}
                  </Button>
                )}
              </Cluster>
            </Stack>
          </Card>
        ),
      )}
    </Stack>
  )
}
