import type { CardType, Locale, PublicationStatus } from '@sild/contract/enums'
import type { OwnPublication, Publication as PublicationReply } from '@sild/contract/publications/schemas'
import { modelOf } from '@sild/service-kit'

type Reply<Field extends keyof PublicationReply> = PublicationReply[Field]

export class Publication extends modelOf('publications', 'publicationGuid', [
  'locations',
  'languages',
  'media',
  'translations',
  'rejection',
  'archiveFeedback',
]) {
  declare publicationGuid: string
  declare cardType: CardType
  declare slug: string
  declare companyGuid: string
  declare authorUserGuid: string
  declare status: PublicationStatus
  declare revision: number
  declare version: number
  declare isLive: boolean
  /** Only where it was selected: live and not expired, by the database's clock. */
  declare isVisible?: boolean
  declare locale: Locale
  declare name: string
  declare description: string
  /** Null in drafts that have none yet. */
  declare categoryId: number | null
  declare segment: Reply<'segment'>
  declare paymentType: Reply<'paymentType'>
  declare budgetFromCents: number | null
  declare budgetToCents: number | null
  declare budgetPerHourCents: number | null
  declare workExperience: Reply<'workExperience'>
  declare projectDuration: Reply<'projectDuration'>
  declare hoursPerWeek: Reply<'hoursPerWeek'>
  declare workType: Reply<'workType'>
  declare locations: Reply<'locations'>
  declare languages: Reply<'languages'>
  declare media: { key: string; name: string }[]
  declare translations: Reply<'translations'>
  declare speciality: string | null
  declare cvKey: string | null
  /** Until when it is listed above others. Computed from its promotions. */
  declare promotedUntil: Date | null
  declare viewsCount: number
  declare responsesCount: number
  /** Whether it is deleted. Its respondents still see that it existed. */
  declare deletedByCompanion: boolean
  declare rejection: Rejection | null
  /** Of a change that waited when a report took the publication down: whether readers saw meanwhile what was approved before. */
  declare interruptedWait: 'shown' | 'unseen' | null
  declare archiveReason: string | null
  declare archiveFeedback: object | null
  declare createdAt: Date
  declare updatedAt: Date
  declare submittedAt: Date | null
  declare publishedAt: Date | null
  declare expiresAt: Date | null
  declare archivedAt: Date | null
}

type Decision = NonNullable<OwnPublication['decision']>
/** What the moderator wrote. A decision older than appeals has no guid. */
export type Rejection = Omit<Decision, 'decisionGuid'> & Partial<Pick<Decision, 'decisionGuid'>>
