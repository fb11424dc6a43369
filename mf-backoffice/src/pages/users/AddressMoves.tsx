import { cancelEmailChange, getUserAccount } from '@sild/contract/accounts/staff-operations'
import type { AddressMove, UserAccount } from '@sild/contract/accounts/staff-schemas'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, DateTime, focusHeading, Heading, Notice, Stack, Text } from '@sild/ui'

/** Changes of address that the staff began. The one that waits can be stopped by any colleague. */
export function AddressMoves({ user: { addressMoves, guid } }: { user: UserAccount }) {
  const text = useText('mf-backoffice.users.moves')
  if (addressMoves.length === 0) return null
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Heading level={2}>{text('title')}</Heading>
        <Stack as="ul" gap={16}>
          {addressMoves.map((move) => (
            <li key={move.guid}>
              <Move move={move} userGuid={guid} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function Move({ move, userGuid }: { move: AddressMove; userGuid: string }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.users.moves')
  const { by, confirmedAt, dueAt, email, endedAt, formerEmail, outcome, startedAt } = move
  return (
    <Stack gap={8}>
      <Text isStrong>{text('from-to', { from: formerEmail, to: email })}</Text>
      <Text size={14} tone="muted">
        {text('begun')}&nbsp;· {by ?? text('nobody')}&nbsp;·{' '}
        <DateTime value={startedAt} locale={locale} format="dayAndTime" />
      </Text>
      {outcome === null ? (
        <Waiting userGuid={userGuid} dueAt={dueAt} isConfirmed={confirmedAt !== null} />
      ) : (
        <Text size={14} tone="muted">
          {text(`outcome.${outcome}`)}
          {endedAt && (
            <>
              &nbsp;· <DateTime value={endedAt} locale={locale} format="dayAndTime" />
            </>
          )}
        </Text>
      )}
    </Stack>
  )
}

function Waiting({ dueAt, isConfirmed, userGuid }: { dueAt: string; isConfirmed: boolean; userGuid: string }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.users.moves')
  const notify = useNotify()
  const failureText = useFailureText()
  const stop = useApiMutation(cancelEmailChange, {
    onSuccess: async () => {
      notify({ tone: 'success', text: text('stopped') })
      focusHeading()
      await queryClient.invalidateQueries({ queryKey: [getUserAccount.path] })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <>
      <Notice tone="warning" title={text(isConfirmed ? 'confirmed' : 'unconfirmed')}>
        {text('due')} <DateTime value={dueAt} locale={locale} format="dayAndTime" />
      </Notice>
      <Cluster>
        <Button isPending={stop.isPending} onClick={() => stop.mutate({ params: { userGuid } })}>
          {text('stop')}
        </Button>
      </Cluster>
    </>
  )
}
