import { lifetimeDays } from '@sild/contract/publications/lifetime'
import { dice } from '../seeded.ts'
import { day, hour } from '../time.ts'
import type { AgeMinutes } from '../types.ts'
import type { PublicationDraft } from './draft.ts'

export interface Timeline {
  createdAgeMinutes: AgeMinutes
  submittedAgeMinutes: AgeMinutes | null
  decidedAgeMinutes: AgeMinutes
  publishedAgeMinutes: AgeMinutes | null
  updatedAgeMinutes: AgeMinutes
  expiresAgeMinutes: AgeMinutes | null
}

/** Derives when a publication was begun, submitted, decided and published from the one age in its draft. */
export function timeline(draft: PublicationDraft): Timeline {
  const lot = dice(`timeline:${draft.key}`)
  const ageMinutes = Math.round((draft.ageDays ?? drawAgeDays(lot.next())) * day) + lot.between(0, 180)
  const moderationMinutes = lot.between(9, 95)
  const writingMinutes = lot.between(25, 30 * hour)

  switch (draft.status ?? 'ACTIVE') {
    case 'DRAFT':
      return { ...never, createdAgeMinutes: ageMinutes + writingMinutes, updatedAgeMinutes: ageMinutes }
    case 'MODERATION':
      return {
        ...never,
        createdAgeMinutes: ageMinutes + writingMinutes,
        submittedAgeMinutes: ageMinutes,
        updatedAgeMinutes: ageMinutes,
      }
    case 'REJECTED': {
      const submittedAgeMinutes = ageMinutes + moderationMinutes
      return {
        ...never,
        createdAgeMinutes: submittedAgeMinutes + writingMinutes,
        submittedAgeMinutes,
        decidedAgeMinutes: ageMinutes,
        updatedAgeMinutes: ageMinutes,
      }
    }
    case 'ARCHIVED': {
      const publishedAgeMinutes = ageMinutes + lot.between(5, 24) * day
      return { ...live(publishedAgeMinutes, moderationMinutes, writingMinutes), updatedAgeMinutes: ageMinutes }
    }
    case 'ACTIVE':
      return {
        ...live(ageMinutes, moderationMinutes, writingMinutes),
        expiresAgeMinutes: ageMinutes - lifetimeDays * day,
      }
  }
}

const never = { submittedAgeMinutes: null, decidedAgeMinutes: 0, publishedAgeMinutes: null, expiresAgeMinutes: null }

function live(publishedAgeMinutes: number, moderationMinutes: number, writingMinutes: number): Timeline {
  const submittedAgeMinutes = publishedAgeMinutes + moderationMinutes
  return {
    createdAgeMinutes: submittedAgeMinutes + writingMinutes,
    submittedAgeMinutes,
    decidedAgeMinutes: publishedAgeMinutes,
    publishedAgeMinutes,
    updatedAgeMinutes: publishedAgeMinutes,
    expiresAgeMinutes: null,
  }
}

/** Some of today, many of this week, the rest within the month. */
function drawAgeDays(share: number): number {
  if (share < 0.15) return share * 6
  if (share < 0.5) return 1 + (share - 0.15) * 17
  if (share < 0.9) return 7 + (share - 0.5) * 40
  // One in ten ends within a week.
  return 53 + (share - 0.9) * 40
}
