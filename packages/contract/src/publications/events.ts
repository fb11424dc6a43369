import type { EventTable } from '../job.ts'
import { byResponse, decided, publicationRevision } from '../payloads.ts'

export const events = {
  'response-erased': byResponse,
  'publication-submitted': publicationRevision,
  'publication-withdrawn': publicationRevision,
  'publication-approved': publicationRevision,
  /** Left the search without being closed: back to drafts, or a change of it was refused. Its chats go on. */
  'publication-hidden': publicationRevision,
  /** Something that its card shows has changed: the number of responses. */
  'publication-counted': publicationRevision,
  'publication-closed': publicationRevision,
  'publication-expired': publicationRevision,
  'publication-decision-applied': decided,
  'response-created': byResponse,
} as const satisfies EventTable
