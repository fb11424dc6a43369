import type { ReplyOf } from '@sild/api-client'
import type { listSupportInbox } from '@sild/contract/support/staff-operations'
import { inboxViews } from '@sild/contract/support/staff-schemas'
import { paths, withQuery } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { useText } from '@sild/shell-api'
import { Badge, Chip, Cluster, Link, PageHeader, Tabs, Text } from '@sild/ui'
import { stateOf, tagOf, viewOf, wordsOf } from './inbox-input.ts'
import { InboxSearch } from './InboxSearch.tsx'

type Inbox = ReplyOf<typeof listSupportInbox>

/** Counts of open tickets, and the filters. */
export function InboxHead({ inbox: { counts, tags } }: { inbox: Inbox }) {
  const [parameters] = useSearchParams()
  const text = useText('mf-backoffice.support.inbox')
  return (
    <>
      <PageHeader
        level={2}
        title={text('title')}
        meta={
          <Cluster>
            <Text tone="muted">{text('waiting', { count: counts.waiting })}</Text>
            {counts.overdue > 0 && <Badge tone="danger">{text('overdue', { count: counts.overdue })}</Badge>}
          </Cluster>
        }
      />
      <Cluster gap={16}>
        <Link href={paths.cannedAnswers()}>{text('answers')}</Link>
        <Link href={paths.supportFigures()}>{text('figures')}</Link>
      </Cluster>
      <InboxSearch />
      {wordsOf(parameters) === '' && <InboxViews counts={counts} />}
      {tags.length > 0 && <InboxTags tags={tags} />}
    </>
  )
}

function InboxViews({ counts }: Pick<Inbox, 'counts'>) {
  const [parameters] = useSearchParams()
  const text = useText('mf-backoffice.support.inbox')
  const [tag, view] = [tagOf(parameters), viewOf(parameters)]
  return (
    <Tabs
      label={text('views')}
      items={inboxViews.map((one) => ({
        href: withQuery(paths.supportInbox(), { view: one === 'waiting' ? undefined : one, tag }),
        label: text(`view.${one}`),
        isCurrent: one === view,
        ...((one === 'waiting' || one === 'mine') && { count: counts[one] }),
      }))}
    />
  )
}

function InboxTags({ tags }: Pick<Inbox, 'tags'>) {
  const [parameters] = useSearchParams()
  const text = useText('mf-backoffice.support.inbox')
  const [state, chosen] = [stateOf(parameters), tagOf(parameters)]
  return (
    <Cluster gap={4} role="group" aria-label={text('tags')}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          isSelected={tag === chosen}
          href={withQuery(paths.supportInbox(), { ...state, tag: tag === chosen ? undefined : tag })}
        >
          {tag}
        </Chip>
      ))}
    </Cluster>
  )
}
