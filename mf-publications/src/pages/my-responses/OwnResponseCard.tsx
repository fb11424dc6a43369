import { openChat } from '@sild/contract/chat/operations'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, DateTime, Link, Notice, Prose, Stack, StatusBadge, Text } from '@sild/ui'
import { useState } from 'react'
import { FavoriteResponseButton } from '../../favorites/FavoriteResponseButton.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const tones = { ACTIVE: 'success', VIEWED: 'success' } as const

/** A response that the company has sent, with its status. */
export function OwnResponseCard({ response }: { response: PublicationResponse }) {
  const { createdAt, decline, deletedByCompanion, guid, message, publication, status } = response
  const locale = useLocale()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const text = useText('mf-publications')
  const open = useApiMutation(openChat, {
    onSuccess: ({ chatGuid }) => navigate(paths.chats(chatGuid)),
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Card as="li" id={`response-${guid}`}>
      <Stack gap={12}>
        <Cluster justify="between">
          {publication.publicationStatus === 'ACTIVE' ? (
            <Link isAlone href={paths.publication(publication.cardType, publication.slug)}>
              {publication.name}
            </Link>
          ) : (
            <Text isStrong>{publication.name}</Text>
          )}
          <Cluster>
            <StatusBadge tone={status in tones ? 'success' : 'neutral'}>
              {text(`my-responses.status.${status}`)}
            </StatusBadge>
            <FavoriteResponseButton guid={guid} label={text('my-responses.favorite', { name: publication.name })} />
          </Cluster>
        </Cluster>
        {deletedByCompanion && <Text tone="muted">{text('my-responses.publication-deleted')}</Text>}
        <Prose isPlainText>{message}</Prose>
        {decline && (
          <Notice title={text('declined.by-them', { reason: text(`reason.${decline.reasonCode}`) })}>
            {decline.text}
          </Notice>
        )}
        <Cluster justify="between">
          <Text size={12} tone="muted">
            <DateTime value={createdAt} locale={locale} format="dayAndTime" />
          </Text>
          <Cluster>
            <Button onClick={() => setIsWithdrawing(true)}>{text('withdraw')}</Button>
            <Button
              isPending={open.isPending}
              onClick={() => open.mutate({ body: { respondGuid: guid, respondType: publication.cardType } })}
            >
              {text('my-responses.chat')}
            </Button>
          </Cluster>
        </Cluster>
        {isWithdrawing && <WithdrawDialog response={response} onClose={() => setIsWithdrawing(false)} />}
      </Stack>
    </Card>
  )
}
