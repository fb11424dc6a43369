import type { Conversation } from '../conversations/build.ts'
import { dice, guid } from '../seeded.ts'
import { day } from '../time.ts'
import type {
  Company,
  Notification,
  NotificationType,
  Publication,
  Report,
  Subscription,
  SupportTicket,
} from '../types.ts'

interface Sources {
  companies: Company[]
  publications: Publication[]
  conversations: Conversation[]
  subscriptions: Subscription[]
  tickets: SupportTicket[]
  reports: Report[]
}

type Refs = Partial<Omit<Notification, 'notificationGuid' | 'userGuid' | 'type' | 'createdAgeMinutes' | 'isRead'>>

const keptPerUser = 25

/** What each main user was told: derived from what happened, so that every link leads somewhere. */
export function buildNotifications({
  companies,
  publications,
  conversations,
  subscriptions,
  tickets,
  reports,
}: Sources): Notification[] {
  const userByCompany = new Map(companies.map((company) => [company.companyGuid, company.mainUserGuid]))
  const userOf = (companyGuid: string) => userByCompany.get(companyGuid) ?? ''
  const notifications: Notification[] = []

  function tell(
    userGuid: string,
    type: NotificationType,
    key: string,
    createdAgeMinutes: number,
    isRead: boolean,
    refs: Refs = {},
  ): void {
    notifications.push({
      notificationGuid: guid(`notification:${type}:${key}`),
      userGuid,
      type,
      publicationGuid: null,
      companyGuid: null,
      chatGuid: null,
      reviewGuid: null,
      ticketGuid: null,
      decisionGuid: null,
      ...refs,
      createdAgeMinutes,
      isRead,
    })
  }

  for (const company of companies) {
    tell(company.mainUserGuid, 'tutorial', company.slug, company.joinedAgeMinutes - 1, true)
  }
  for (const subscription of subscriptions) {
    if (subscription.status === 'ACTIVE')
      tell(
        userOf(subscription.companyGuid),
        'subscriptions',
        subscription.subscriptionGuid,
        subscription.startedAgeMinutes,
        true,
      )
  }
  for (const { dismissal, reporterUserGuid } of reports) {
    if (!dismissal) continue
    const { decidedAgeMinutes, decisionGuid } = dismissal
    tell(reporterUserGuid, 'report-dismissed', decisionGuid, decidedAgeMinutes, true, { decisionGuid })
  }
  for (const publication of publications) {
    const { publicationGuid } = publication
    const owner = userOf(publication.companyGuid)
    if (publication.rejection) {
      tell(
        owner,
        'publication-rejected',
        publicationGuid,
        publication.rejection.decidedAgeMinutes,
        publication.rejection.decidedAgeMinutes > 5 * day,
        { publicationGuid },
      )
    } else if (publication.status === 'ACTIVE' && publication.publishedAgeMinutes !== null) {
      tell(
        owner,
        'publication-approved',
        publicationGuid,
        publication.publishedAgeMinutes,
        publication.publishedAgeMinutes > day,
        { publicationGuid },
      )
      const expires = publication.expiresAgeMinutes ?? 0
      if (expires > -3 * day)
        tell(owner, 'publication-expiring', publicationGuid, Math.max(1, expires + 3 * day), false, { publicationGuid })
    }
  }
  for (const { response, chat, reviews } of conversations) {
    const { publicationGuid, companyGuid } = response
    if (!chat) continue
    tell(
      userOf(chat.ownerCompanyGuid),
      'new-response',
      response.responseGuid,
      response.createdAgeMinutes,
      response.viewedAgeMinutes !== null,
      {
        publicationGuid,
        companyGuid,
        chatGuid: chat.chatGuid,
      },
    )
    const unread = chat.messages.slice(1).find((message) => message.readAgeMinutes === null)
    if (unread) {
      const reader = unread.companyGuid === chat.ownerCompanyGuid ? chat.responderCompanyGuid : chat.ownerCompanyGuid
      tell(userOf(reader), 'chat', chat.chatGuid, unread.sentAgeMinutes, false, {
        publicationGuid,
        companyGuid: unread.companyGuid,
        chatGuid: chat.chatGuid,
      })
    }
    for (const review of reviews) {
      if (review.status !== 'PUBLISHED') continue
      const publishedAge = Math.min(...reviews.map((one) => one.createdAgeMinutes))
      tell(
        userOf(review.toCompanyGuid),
        'new-company-review',
        review.reviewGuid,
        publishedAge,
        dice(`review-read:${review.reviewGuid}`).chance(0.85),
        {
          companyGuid: review.fromCompanyGuid,
          reviewGuid: review.reviewGuid,
        },
      )
    }
  }
  for (const ticket of tickets) {
    const answer = ticket.messages.findLast((message) => message.isFromStaff)
    if (answer)
      tell(ticket.userGuid, 'support', ticket.ticketGuid, answer.sentAgeMinutes, answer.readAgeMinutes !== null, {
        ticketGuid: ticket.ticketGuid,
      })
  }
  return latestPerUser(notifications)
}

function latestPerUser(notifications: Notification[]): Notification[] {
  const counts = new Map<string, number>()
  return notifications
    .toSorted((one, other) => one.createdAgeMinutes - other.createdAgeMinutes)
    .filter(({ userGuid }) => {
      const count = (counts.get(userGuid) ?? 0) + 1
      counts.set(userGuid, count)
      return count <= keptPerUser
    })
}
