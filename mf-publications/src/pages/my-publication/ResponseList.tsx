import { listPublicationResponses, markResponsesRead } from '@sild/contract/publications/operations'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { useIntl } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { EmptyState, Stack } from '@sild/ui'
import { useEffect, useEffectEvent } from 'react'
import { ResponseCard } from './ResponseCard.tsx'

/** Opening the list marks responses as read; the badge of new ones stays until the user leaves the page. */
export function ResponseList({
  publication,
  responses,
}: {
  publication: OwnPublication
  responses: readonly PublicationResponse[]
}) {
  const intl = useIntl()
  const read = useApiMutation(markResponsesRead)
  const unread = responses.filter(({ status }) => status === 'UNVIEWED').map(({ guid }) => guid)
  const unreadKey = unread.join()

  const markRead = useEffectEvent((responseGuids: string[]) => read.mutate({ body: { responseGuids } }))
  useEffect(() => {
    if (unreadKey) markRead(unreadKey.split(','))
    return () => void queryClient.invalidateQueries({ queryKey: [listPublicationResponses.path] })
  }, [unreadKey])

  if (responses.length === 0)
    return (
      <EmptyState level={3} title={intl.formatMessage({ id: 'mf-publications.responses.empty' })}>
        {intl.formatMessage({
          id:
            publication.publicationStatus === 'ACTIVE'
              ? 'mf-publications.responses.empty.text'
              : 'mf-publications.responses.empty.not-live',
        })}
      </EmptyState>
    )
  return (
    <Stack as="ul" gap={12}>
      {responses.map((response) => (
        <ResponseCard key={response.guid} response={response} cardType={publication.cardType} />
      ))}
    </Stack>
  )
}
