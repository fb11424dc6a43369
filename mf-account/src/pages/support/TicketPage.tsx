import { getTicket } from '@sild/contract/support/ticket-operations'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { loadQuery } from '@sild/shell-api/query'
import { Page } from '@sild/ui'
import { NewTicket } from './NewTicket.tsx'
import { ticketInput } from './support-input.ts'
import { TicketThread } from './TicketThread.tsx'

export async function loader(page: LoaderArgs) {
  const guid = new URL(page.request.url).searchParams.get('ticket')
  return guid ? loadQuery(page, getTicket, ticketInput(guid)) : null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded }) => loaded?.title ?? intl.formatMessage({ id: 'mf-account.support.create.title' }),
  isUnlisted: true,
}

/** The page to write to support: a new ticket or an existing one. */
export function Component() {
  const guid = useSearchParams()[0].get('ticket')
  return <Page width="text">{guid ? <TicketThread key={guid} guid={guid} /> : <NewTicket />}</Page>
}
