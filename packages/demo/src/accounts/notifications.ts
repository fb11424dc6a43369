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
/** What happened, to be told to a user; `key` tells several of a type apart. */
interface DemoNotification {
  userGuid: string
  type: NotificationType
  key: string
  createdAgeMinutes: number
  isRead: boolean
  refs?: Refs
}
type UserOf = (companyGuid: string) => string

const keptPerUser = 25

/** What each main user was told: derived from what happened, so that every link leads somewhere. */
export function buildNotifications(sources: Sources): Notification[] {
  const { companies, conversations, publications, reports, subscriptions, tickets } = sources
  const userByCompany = new Map(companies.map((company) => [company.companyGuid, company.mainUserGuid]))
  const userOf: UserOf = (companyGuid) => userByCompany.get(companyGuid) ?? ''
  const notifications = [
    ...companies.map(ofCompany),
    ...subscriptions.flatMap((subscription) => ofSubscription(subscription, userOf)),
    ...reports.flatMap(ofReport),
    ...publications.flatMap((publication) => ofPublication(publication, userOf)),
    ...conversations.flatMap((conversation) => ofConversation(conversation, userOf)),
    ...tickets.flatMap(ofTicket),
  ]
  return latestPerUser(notifications.map(notificationOf))
}

const ofCompany = ({ joinedAgeMinutes, mainUserGuid, slug }: Company): DemoNotification => ({
  userGuid: mainUserGuid,
  type: 'tutorial',
  key: slug,
  createdAgeMinutes: joinedAgeMinutes - 1,
  isRead: true,
})

function ofSubscription(
  { companyGuid, startedAgeMinutes, status, subscriptionGuid }: Subscription,
  userOf: UserOf,
): DemoNotification[] {
  if (status !== 'ACTIVE') return []
  return [
    {
      userGuid: userOf(companyGuid),
      type: 'subscriptions',
      key: subscriptionGuid,
      createdAgeMinutes: startedAgeMinutes,
      isRead: true,
    },
  ]
}

function ofReport({ dismissal, reporterUserGuid }: Report): DemoNotification[] {
  if (!dismissal) return []
  const { decidedAgeMinutes, decisionGuid } = dismissal
  return [
    {
      userGuid: reporterUserGuid,
      type: 'report-dismissed',
      key: decisionGuid,
      createdAgeMinutes: decidedAgeMinutes,
      isRead: true,
      refs: { decisionGuid },
    },
  ]
}

function ofPublication(publication: Publication, userOf: UserOf): DemoNotification[] {
  const { companyGuid, expiresAgeMinutes, publicationGuid, publishedAgeMinutes, rejection, status } = publication
  const common = { userGuid: userOf(companyGuid), key: publicationGuid, refs: { publicationGuid } }
  if (rejection) {
    const { decidedAgeMinutes } = rejection
    const isRead = decidedAgeMinutes > 5 * day
    return [{ ...common, type: 'publication-rejected', createdAgeMinutes: decidedAgeMinutes, isRead }]
  }
  if (status !== 'ACTIVE' || publishedAgeMinutes === null) return []
  const notifications: DemoNotification[] = [
    {
      ...common,
      type: 'publication-approved',
      createdAgeMinutes: publishedAgeMinutes,
      isRead: publishedAgeMinutes > day,
    },
  ]
  const expires = expiresAgeMinutes ?? 0
  if (expires > -3 * day) {
    const createdAgeMinutes = Math.max(1, expires + 3 * day)
    notifications.push({ ...common, type: 'publication-expiring', createdAgeMinutes, isRead: false })
  }
  return notifications
}

function ofConversation({ chat, response, reviews }: Conversation, userOf: UserOf): DemoNotification[] {
  const { companyGuid, createdAgeMinutes, publicationGuid, responseGuid, viewedAgeMinutes } = response
  if (!chat) return []
  const { chatGuid, ownerCompanyGuid, responderCompanyGuid } = chat
  const notifications: DemoNotification[] = [
    {
      userGuid: userOf(ownerCompanyGuid),
      type: 'new-response',
      key: responseGuid,
      createdAgeMinutes,
      isRead: viewedAgeMinutes !== null,
      refs: { publicationGuid, companyGuid, chatGuid },
    },
  ]
  const unread = chat.messages.slice(1).find((message) => message.readAgeMinutes === null)
  if (unread)
    notifications.push({
      userGuid: userOf(unread.companyGuid === ownerCompanyGuid ? responderCompanyGuid : ownerCompanyGuid),
      type: 'chat',
      key: chatGuid,
      createdAgeMinutes: unread.sentAgeMinutes,
      isRead: false,
      refs: { publicationGuid, companyGuid: unread.companyGuid, chatGuid },
    })
  return [...notifications, ...ofReviews(reviews, userOf)]
}

function ofReviews(reviews: Conversation['reviews'], userOf: UserOf): DemoNotification[] {
  const publishedAge = Math.min(...reviews.map((review) => review.createdAgeMinutes))
  return reviews
    .filter(({ status }) => status === 'PUBLISHED')
    .map(({ fromCompanyGuid, reviewGuid, toCompanyGuid }) => ({
      userGuid: userOf(toCompanyGuid),
      type: 'new-company-review',
      key: reviewGuid,
      createdAgeMinutes: publishedAge,
      isRead: dice(`review-read:${reviewGuid}`).chance(0.85),
      refs: { companyGuid: fromCompanyGuid, reviewGuid },
    }))
}

function ofTicket({ messages, ticketGuid, userGuid }: SupportTicket): DemoNotification[] {
  const answer = messages.findLast((message) => message.isFromStaff)
  if (!answer) return []
  const { readAgeMinutes, sentAgeMinutes } = answer
  return [
    {
      userGuid,
      type: 'support',
      key: ticketGuid,
      createdAgeMinutes: sentAgeMinutes,
      isRead: readAgeMinutes !== null,
      refs: { ticketGuid },
    },
  ]
}

const notificationOf = ({ createdAgeMinutes, isRead, key, refs, type, userGuid }: DemoNotification): Notification => ({
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
