import type { ReplyOf } from '@sild/api-client'
import { approveRequest, declineRequest, listApprovals } from '@sild/contract/audit/approval-operations'
import type { Approval } from '@sild/contract/audit/approval-schemas'
import { useFailureText, useIntl, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import {
  Badge,
  Button,
  Card,
  CardTitle,
  Cluster,
  DateTime,
  DescriptionList,
  focusHeading,
  Link,
  Stack,
  Text,
  type Tone,
} from '@sild/ui'
import { detailText, placeOf } from './approval-details.ts'

const tones: Partial<Record<Approval['state'], Tone>> = {
  waiting: 'warning',
  approved: 'warning',
  done: 'success',
  failed: 'danger',
}

interface ApprovalCardProps {
  approval: Approval
  onApproved: (reply: ReplyOf<typeof approveRequest>) => void
}

/** One request, with the details that a colleague needs to decide. */
export function ApprovalCard({ approval, onApproved }: ApprovalCardProps) {
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-backoffice.approvals')
  const { about, decidedAt, decidedBy, details, failure, operation, requestedAt, requestedBy, state } = approval
  const nameOf = (name: string): string => {
    const id = `mf-backoffice.approvals.field.${name}`
    return id in intl.messages ? text(`field.${name}`) : name
  }
  return (
    <Card as="li">
      <Stack gap={12}>
        <Cluster justify="between">
          <CardTitle level={2}>{text(`operation.${operation}`)}</CardTitle>
          <Badge tone={tones[state] ?? 'neutral'}>{text(`state.${state}`)}</Badge>
        </Cluster>
        <DescriptionList
          items={[
            ...about.map(({ label, name, value }) => {
              const place = placeOf(name, value)
              const shown = label ?? value
              return { term: nameOf(name), description: place ? <Link href={place}>{shown}</Link> : shown }
            }),
            ...details
              .filter(({ name }) => !about.some((each) => each.name === name))
              .map(({ name, value }) => ({ term: nameOf(name), description: detailText(name, value, locale) })),
          ]}
        />
        <Text size={14} tone="muted">
          {text('asked')}&nbsp;· {requestedBy ?? text('nobody')}&nbsp;·{' '}
          <DateTime value={requestedAt} locale={locale} format="dayAndTime" />
        </Text>
        {decidedAt && (
          <Text size={14} tone="muted">
            {text('decided')}&nbsp;· {decidedBy ?? text('nobody')}&nbsp;·{' '}
            <DateTime value={decidedAt} locale={locale} format="dayAndTime" />
          </Text>
        )}
        {failure && <Text>{text('failure', { failure })}</Text>}
        <Decision approval={approval} onApproved={onApproved} />
      </Stack>
    </Card>
  )
}

function Decision({ approval: { expiresAt, guid, isOwn, operation, state }, onApproved }: ApprovalCardProps) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-backoffice.approvals')
  const readAgain = async (): Promise<void> => {
    focusHeading()
    await queryClient.invalidateQueries({ queryKey: [listApprovals.path] })
  }
  const onError = (error: Error): void => {
    notify({ tone: 'error', text: failureText(error) })
    void queryClient.invalidateQueries({ queryKey: [listApprovals.path] })
  }
  const approve = useApiMutation(approveRequest, {
    onError,
    onSuccess: async (reply) => {
      const { failure } = reply
      notify(failure ? { tone: 'error', text: failure } : { tone: 'success', text: text('approved') })
      onApproved(reply)
      await readAgain()
    },
  })
  const decline = useApiMutation(declineRequest, {
    onError,
    onSuccess: async () => {
      notify({ tone: 'success', text: text(isOwn ? 'withdrawn' : 'declined') })
      await readAgain()
    },
  })
  if (state !== 'waiting' && state !== 'approved') return null
  const params = { approvalGuid: guid }
  const of = { operation: text(`operation.${operation}`) }
  return (
    <>
      <Text size={14} tone="muted">
        {text('expires')} <DateTime value={expiresAt} locale={locale} format="dayAndTime" />
      </Text>
      {isOwn && <Text>{text('own')}</Text>}
      <Cluster>
        {!isOwn && (
          <Button
            variant="primary"
            aria-label={text('approve.of', of)}
            isPending={approve.isPending}
            onClick={() => approve.mutate({ params })}
          >
            {text('approve')}
          </Button>
        )}
        {state === 'waiting' && (
          <Button
            aria-label={text(isOwn ? 'withdraw.of' : 'decline.of', of)}
            isPending={decline.isPending}
            onClick={() => decline.mutate({ params })}
          >
            {text(isOwn ? 'withdraw' : 'decline')}
          </Button>
        )}
      </Cluster>
    </>
  )
}
