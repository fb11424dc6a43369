import type { EventTable } from '../job.ts'
import {
  byPromotion,
  byResponse,
  byTag,
  changedPromotion,
  decided,
  declinedResponse,
  publicationRevision,
  submittedPromotion,
} from '../payloads.ts'

export const events = {
  'response-erased': byResponse,
  'publication-submitted': publicationRevision,
  'publication-withdrawn': publicationRevision,
  'publication-approved': publicationRevision,
  /** Left the search without being closed: back to drafts, or a change of it was refused. Its chats go on. */
  'publication-hidden': publicationRevision,
  /** Something that its card shows has changed: the number of responses, whether it is promoted. */
  'publication-counted': publicationRevision,
  'publication-closed': publicationRevision,
  'publication-expired': publicationRevision,
  'publication-expiring': publicationRevision,
  'publication-decision-applied': decided,
  /** A paid promotion of a published publication waits for a moderator. */
  'promotion-submitted': submittedPromotion,
  'promotion-withdrawn': byPromotion,
  'promotion-changed': changedPromotion,
  /** Another one is in its place: `listMergedTags` says which. */
  'tag-merged': byTag,
  'response-created': byResponse,
  'response-declined': declinedResponse,
  'response-withdrawn': byResponse,
} as const satisfies EventTable
