import type { Chat } from '@sild/contract/chat/schemas'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, CompanyLogo, Heading, Link, StatusBadge, Text } from '@sild/ui'
import { ArrowLeft } from 'lucide-react'
import { ChatActions } from './ChatActions.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import * as css from './ThreadHeader.module.css'

export function ThreadHeader({ chat, listPath }: { chat: Chat; listPath: string }) {
  const { companion, publication } = chat
  const text = useText('mf-chat')
  return (
    <header className={css.header}>
      <span className={css.back}>
        <ButtonLink
          variant="quiet"
          href={listPath}
          aria-label={text('back')}
          icon={<ArrowLeft size={20} aria-hidden />}
        />
      </span>
      <span className={css.logo}>
        <CompanyLogo name={companion.name} src={companion.logoUrl ?? undefined} size={40} />
      </span>
      <div className={css.words}>
        <Heading level={2} size={16} className={css.name}>
          {companion.hasLeft ? (
            text('deleted-company')
          ) : companion.isReachable ? (
            <Link variant="quiet" href={paths.company(companion.slug)}>
              <span className={css.lines}>{companion.name}</span>
            </Link>
          ) : (
            <span className={css.lines}>{companion.name}</span>
          )}
        </Heading>
        <Text size={14} tone="muted" className={css.publication}>
          {publication.publicationStatus === 'ACTIVE' && companion.isReachable ? (
            <Link variant="quiet" href={paths.publication(publication.cardType, publication.slug)}>
              <span className={css.line}>{publication.name}</span>
            </Link>
          ) : (
            <span className={css.line}>{publication.name}</span>
          )}
        </Text>
      </div>
      {companion.isVerified && (
        <span className={css.verified}>
          <StatusBadge tone="success">{text('verified')}</StatusBadge>
        </span>
      )}
      <FavoriteButton chat={chat} />
      <ChatActions chat={chat} listPath={listPath} />
    </header>
  )
}
