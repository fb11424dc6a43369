import { locales } from '@sild/contract/enums'
import { inboxViews, messageKinds, ticketActions } from '@sild/contract/support/staff-schemas'
import { ticketSources, ticketStates } from '@sild/contract/support/ticket-schemas'
import { ticketViews } from '../../mf-account/src/pages/support/support-input.ts'

/** Entries of `dynamicMessages` for support. */
export const dynamicSupportMessages: Readonly<Record<string, readonly string[]>> = {
  'mf-account.support.empty.*': ticketViews,
  'mf-account.support.empty.*.text': ticketViews,
  'mf-account.support.files.*': ['type', 'size', 'many'],
  'mf-account.support.state.*': ticketStates,
  'mf-account.support.view.*': ticketViews,
  'mf-backoffice.support.answers.field.*': ['name', ...locales],
  'mf-backoffice.support.composer.*': ['sent', 'noted'],
  'mf-backoffice.support.customer.locale.*': locales,
  'mf-backoffice.support.figures.column.*': [
    'week',
    'created',
    'answered',
    'in-time',
    'first-answer',
    'ratings',
    'average',
  ],
  'mf-backoffice.support.files.*': ['type', 'size', 'many'],
  'mf-backoffice.support.inbox.empty.*': [...inboxViews, 'search'],
  'mf-backoffice.support.inbox.empty.*.text': [...inboxViews, 'search'],
  'mf-backoffice.support.inbox.source.*': ticketSources,
  'mf-backoffice.support.inbox.view.*': inboxViews,
  'mf-backoffice.support.ticket.history.*': ticketActions,
  'mf-backoffice.support.ticket.kind.*': messageKinds,
  'mf-backoffice.support.ticket.state.*': ticketStates,
}
