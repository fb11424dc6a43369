import { market, timeAt } from '@sild/demo'
import type { Notification as DemoNotification } from '@sild/demo/types'
import type { NotificationsDeps } from '../src/deps.ts'
import { Notification } from '../src/models/notification.ts'

const typeOf: Partial<Record<DemoNotification['type'], Notification['type']>> = {
  'new-response': 'response-received',
  'publication-approved': 'publication-approved',
  'publication-rejected': 'publication-rejected',
  chat: 'chat-message',
  'new-company-review': 'company-review',
  subscriptions: 'subscription',
  tutorial: 'tutorial',
  support: 'support',
}

/** The notifications of the demo market whose kind the portal shows. Running it twice changes nothing. */
export async function seed({ database, clock }: NotificationsDeps): Promise<void> {
  const { notifications, publications, companies } = market()
  const publicationOf = new Map(publications.map((publication) => [publication.publicationGuid, publication]))
  const companyOf = new Map(companies.map((company) => [company.companyGuid, company]))
  const rows = notifications.flatMap((notification) => {
    const type = typeOf[notification.type]
    if (!type) return []
    const publication = notification.publicationGuid ? publicationOf.get(notification.publicationGuid) : undefined
    const company = notification.companyGuid ? companyOf.get(notification.companyGuid) : undefined
    return [
      {
        notificationGuid: notification.notificationGuid,
        userGuid: notification.userGuid,
        type,
        values: {
          ...(publication && { publication: publication.texts[publication.sourceLocale]!.name }),
          ...(company && { company: company.name }),
        },
        target: {
          ...(publication && {
            publicationGuid: publication.publicationGuid,
            publicationSlug: publication.slug,
            cardType: publication.kind,
          }),
          ...(company && { companySlug: company.slug }),
          ...(notification.chatGuid && { chatGuid: notification.chatGuid }),
        },
        effectKey: `demo ${notification.notificationGuid}`,
        createdAt: timeAt(clock.now(), notification.createdAgeMinutes),
        readAt: notification.isRead ? timeAt(clock.now(), notification.createdAgeMinutes) : null,
      },
    ]
  })
  if (rows.length === 0) return
  await database.transaction(async (trx) => Notification.query(trx).insert(rows).onConflict('effectKey').ignore())
}
