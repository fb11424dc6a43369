import type { FavoriteResponse } from '@sild/contract/search/favorite-schemas'
import { paths } from '@sild/paths'
import { useIntl, useLocale, useSession, useText } from '@sild/shell-api'
import { Card, CardTitle, DateTime, IconButton, Prose, Stack, StatusBadge, Text } from '@sild/ui'
import { Heart } from 'lucide-react'
import * as css from './FavoriteItem.module.css'

interface FavoriteResponseCardProps {
  response: FavoriteResponse
  isRemoving: boolean
  onRemove: () => void
}

/** A response with its company, publication and status, as sent or received. It links to where it can be answered. */
export function FavoriteResponseCard({ response, isRemoving, onRemove }: FavoriteResponseCardProps) {
  const { company, createdAt, guid, message, publication, status } = response
  const intl = useIntl()
  const locale = useLocale()
  const session = useSession()
  const isSent = session.kind === 'member' && session.company?.guid === company.guid
  // The respondent must not learn that the owner has hidden the response.
  const shownStatus = isSent && status === 'HIDDEN' ? 'VIEWED' : status
  const text = useText('mf-search.favorites.response')
  const from = isSent ? text('sent') : text('received', { company: company.name })
  const isGone = publication.publicationStatus === 'DELETED'
  const received = isGone ? undefined : paths.receivedResponse(publication.cardType, publication.guid, guid)
  return (
    <Card as="li">
      <div className={css.head}>
        <Stack gap={8}>
          <div className={css.state}>
            <CardTitle level={2} href={isSent ? paths.myResponses(guid) : received}>
              {publication.name}
            </CardTitle>
            <StatusBadge tone={shownStatus === 'ACTIVE' || shownStatus === 'VIEWED' ? 'success' : 'neutral'}>
              {text(`status.${shownStatus}`)}
            </StatusBadge>
          </div>
          <Text size={12} tone="muted">
            {from} · <DateTime value={createdAt} locale={locale} format="dayAndTime" />
          </Text>
          {isGone && <Text tone="muted">{text('publication-deleted')}</Text>}
          <Prose isPlainText>{message}</Prose>
        </Stack>
        <IconButton
          variant="quiet"
          label={intl.formatMessage({ id: 'mf-search.favorite' }, { name: publication.name })}
          aria-pressed
          isPending={isRemoving}
          icon={<Heart size={20} fill="currentcolor" aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </Card>
  )
}
