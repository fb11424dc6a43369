import type { News } from '@sild/contract/notifications/schemas'
import { market, timeAt } from '@sild/demo'
import type { Notification as DemoNotification } from '@sild/demo/types'
import type { NotificationsDeps } from '../src/deps.ts'
import { Notification } from '../src/models/notification.ts'

/** Adds the notifications of the demo market. A second run changes nothing. */
export async function seed({ database, clock }: NotificationsDeps): Promise<void> {
  const newsOf = newsOfMarket()
  const rows = market().notifications.flatMap((notification) => {
    const news = newsOf(notification)
    if (!news) return []
    const { notificationGuid, userGuid, createdAgeMinutes, isRead } = notification
    const createdAt = timeAt(clock.now(), createdAgeMinutes)
    const effectKey = `demo ${notificationGuid}`
    return [{ ...news, notificationGuid, userGuid, effectKey, createdAt, readAt: isRead ? createdAt : null }]
  })
  if (rows.length === 0) return
  await database.transaction(async (trx) => Notification.query(trx).insert(rows).onConflict('effectKey').ignore())
}

function newsOfMarket(): (notification: DemoNotification) => News | null {
  const { companies, publications, tickets } = market()
  const ticketOf = new Map(tickets.map((ticket) => [ticket.ticketGuid, ticket]))
  const publicationOf = new Map(publications.map((publication) => [publication.publicationGuid, publication]))
  const companyOf = new Map(companies.map((company) => [company.companyGuid, company]))
  const companyOfUser = new Map(companies.map((company) => [company.mainUserGuid, company]))
  return ({ type, userGuid, publicationGuid, companyGuid, chatGuid, ticketGuid, decisionGuid }): News | null => {
    const found = publicationOf.get(publicationGuid ?? '')
    const publication = found?.texts[found.sourceLocale]?.name ?? ''
    const toPublication = found && { publicationGuid: found.publicationGuid, cardType: found.kind }
    const other = companyOf.get(companyGuid ?? '')
    const company = other?.name ?? ''
    switch (type) {
      case 'publication-approved':
      case 'publication-rejected':
      case 'publication-expiring':
        return toPublication ? { type, values: { publication }, target: toPublication } : null
      case 'new-response':
        return toPublication
          ? { type: 'response-received', values: { company, publication }, target: toPublication }
          : null
      case 'chat':
        return chatGuid && companyGuid
          ? {
              type: 'chat-message',
              values: { company, publication },
              target: { chatGuid, authorCompanyGuid: companyGuid },
            }
          : null
      case 'new-company-review': {
        const own = companyOfUser.get(userGuid)
        if (!own || !other) return null
        const target = { companySlug: own.slug, authorCompanyGuid: other.companyGuid }
        return { type: 'company-review', values: { company }, target }
      }
      case 'subscriptions':
        return { type: 'subscription', values: {}, target: {} }
      case 'report-dismissed':
        return decisionGuid
          ? { type: 'report-decided', values: { outcome: 'dismissed' }, target: { decisionGuid } }
          : null
      case 'tutorial':
        return { type, values: {}, target: {} }
      case 'support': {
        const ticket = ticketOf.get(ticketGuid ?? '')
        return ticket ? { type, values: { ticket: ticket.title }, target: { ticketGuid: ticket.ticketGuid } } : null
      }
    }
  }
}
