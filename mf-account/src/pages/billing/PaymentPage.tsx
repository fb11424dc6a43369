import { getPayment } from '@sild/contract/billing/payment-operations'
import type { Payment } from '@sild/contract/billing/payment-schemas'
import { ownPath, paths } from '@sild/paths'
import { type LoaderArgs, useNavigate, useParams, useSearchParams } from '@sild/router'
import {
  apiContext,
  type PageHandle,
  useApi,
  useIntl,
  useLive,
  useLocale,
  useSessionActions,
  useText,
} from '@sild/shell-api'
import { apiQuery, loadQuery, queryClient, useApiQuery, useQuery } from '@sild/shell-api/query'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Cluster,
  DescriptionList,
  Page,
  PageHeader,
  Stack,
  Text,
} from '@sild/ui'
import { PaymentDocuments } from './PaymentDocuments.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx'
import { paymentFacts } from './payment-facts.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { useCancelPayment } from './use-cancel-payment.ts'

const inputOf = (guid: string | undefined) => ({ params: { paymentGuid: guid ?? '' } })
/** While the order is open it is polled, because the live message may be missed. */
const ASK_EVERY_MS = 3000

export async function loader(page: LoaderArgs) {
  const input = inputOf(page.params['paymentGuid'])
  // A user who returns from the bank must not see the cached state.
  await queryClient.invalidateQueries({ queryKey: apiQuery(page.context.get(apiContext), getPayment, input).queryKey })
  return loadQuery(page, getPayment, input)
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded }) =>
    intl.formatMessage({ id: 'mf-account.billing.payment.title' }, { number: loaded?.number ?? '' }),
  isUnlisted: true,
}

/** One order with its state and next step. A user who returns from the bank waits here for the result. */
export function Component() {
  const api = useApi()
  const { paymentGuid } = useParams()
  const [search] = useSearchParams()
  const { refresh } = useSessionActions()
  const isResult = search.has('result')
  const query = apiQuery(api, getPayment, inputOf(paymentGuid))
  const { data: payment } = useApiQuery(getPayment, inputOf(paymentGuid))
  // After a decline, another attempt may have succeeded.
  const isOpen = payment.status === 'WAITING' || payment.status === 'REJECTED'
  useQuery({ ...query, refetchInterval: isResult && isOpen ? ASK_EVERY_MS : false })
  useLive('payment-changed', (changed) => {
    if (changed.paymentGuid !== paymentGuid) return
    void queryClient.invalidateQueries()
    // The session contains the plan.
    void refresh()
  })
  return (
    <PaymentView
      payment={payment}
      isResult={isResult}
      isLeft={search.get('result') === 'left'}
      back={ownPath(search.get('back'))}
    />
  )
}

interface PaymentViewProps {
  payment: Payment
  /** Whether the user returns from the payment provider. */
  isResult: boolean
  /** Whether they left the provider without paying. */
  isLeft: boolean
  back: string | null
}

function PaymentView({ back, isLeft, isResult, payment }: PaymentViewProps) {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const cancellation = useCancelPayment()
  const text = useText('mf-account.billing.payment')
  const { guid, method, number, paymentUrl, product, status, transfer } = payment
  const isOpen = paymentUrl !== null
  const isAwaited = isResult && !isLeft && status === 'WAITING' && method === 'card'
  return (
    <Page width="form">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={text('path')}
            items={[
              { href: paths.billing(), label: text('all') },
              { href: paths.payment(guid), label: number },
            ]}
          />
        }
        title={product}
        meta={<PaymentStatusBadge status={status} />}
      />
      {isAwaited && (
        <Card as="section" aria-live="polite">
          <Stack gap={8}>
            <Text isStrong>{text('awaited')}</Text>
            <Text tone="muted">{text('awaited.text')}</Text>
          </Stack>
        </Card>
      )}
      {transfer && <TransferDetails transfer={transfer} grossCents={payment.amount.grossCents} />}
      <Card as="section" padding="large">
        <DescriptionList items={paymentFacts(payment, { intl, locale })} />
      </Card>
      <PaymentDocuments payment={payment} />
      {isOpen && (
        <Cluster>
          {method === 'card' && (
            <ButtonLink href={paymentUrl} variant="primary">
              {text(status === 'REJECTED' ? 'try-again' : 'pay')}
            </ButtonLink>
          )}
          <Button
            isPending={cancellation.isPending}
            onClick={() => cancellation.mutate({ params: { paymentGuid: guid } })}
          >
            {text('cancel')}
          </Button>
        </Cluster>
      )}
      {isResult && (
        <PaymentResult
          payment={payment}
          back={back}
          onClose={() => void navigate(paths.payment(guid), { replace: true, preventScrollReset: true })}
        />
      )}
    </Page>
  )
}
