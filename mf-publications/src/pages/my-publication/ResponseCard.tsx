import { openChat } from '@sild/contract/chat/operations'
import type { CardType } from '@sild/contract/enums'
import { erasedText } from '@sild/contract/erasure'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Badge, Button, Card, Cluster, CompanyLogo, DateTime, Link, Prose, Stack, Text } from '@sild/ui'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { FavoriteResponseButton } from '../../favorites/FavoriteResponseButton.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { DeclinedNotice } from './DeclinedNotice.tsx'

export function ResponseCard({ response, cardType }: { response: PublicationResponse; cardType: CardType }) {
  const locale = useLocale()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const open = useApiMutation(openChat, {
    onSuccess: ({ chatGuid }) => navigate(paths.chats(chatGuid)),
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const [isDeclining, setIsDeclining] = useState(false)
  const { company, createdAt, decline, deletedByCompanion, message, status, withdrawalReason } = response
  const text = useText('mf-publications')
  const hasLeft = company.name === erasedText
  const name = hasLeft ? text('deleted-company') : company.name
  return (
    <Card as="li" id={`response-${response.guid}`}>
      <Stack gap={12}>
        <Cluster justify="between">
          <Cluster gap={12}>
            <CompanyLogo name={name} src={company.logoUrl ?? undefined} size={40} />
            <div>
              {hasLeft ? (
                <Text isStrong>{name}</Text>
              ) : (
                <Link isAlone href={paths.company(company.slug)}>
                  {name}
                </Link>
              )}
              <Text size={12} tone="muted">
                <DateTime value={createdAt} locale={locale} format="dayAndTime" />
              </Text>
            </div>
          </Cluster>
          <Cluster>
            {status === 'UNVIEWED' && <Badge tone="accent">{text('response.new')}</Badge>}
            {decline && <Badge>{text('declined')}</Badge>}
            {deletedByCompanion ? (
              <Badge>{text(hasLeft ? 'ended' : 'withdrawn')}</Badge>
            ) : (
              <FavoriteResponseButton
                guid={response.guid}
                label={text('response.favorite', { company: company.name })}
              />
            )}
          </Cluster>
        </Cluster>
        {deletedByCompanion ? (
          <Text tone="muted">
            {hasLeft ? text('left') : text('withdrawn.text', { company: name })}
            {withdrawalReason && `: ${text(`reason.${withdrawalReason}`)}`}
          </Text>
        ) : (
          <>
            <Prose isPlainText>{message}</Prose>
            {decline && <DeclinedNotice response={response} decline={decline} />}
            <Cluster>
              <Button
                variant="primary"
                icon={<MessageSquare size={16} aria-hidden />}
                isPending={open.isPending}
                onClick={() => open.mutate({ body: { respondGuid: response.guid, respondType: cardType } })}
              >
                {text('response.chat')}
              </Button>
              {!decline && <Button onClick={() => setIsDeclining(true)}>{text('decline')}</Button>}
            </Cluster>
          </>
        )}
        {isDeclining && <DeclineDialog response={response} onClose={() => setIsDeclining(false)} />}
      </Stack>
    </Card>
  )
}
