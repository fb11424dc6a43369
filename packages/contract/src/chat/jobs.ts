import type { JobTable } from '../job.ts'
import { byCompany, byReportDecision, byResponse, byUser, publicationRevision } from '../payloads.ts'

export const jobs = {
  'start-chat': { queue: 'chat', payload: byResponse, follows: ['response-created'] },
  'close-withdrawn-chat': { queue: 'chat', payload: byResponse, follows: ['response-withdrawn'] },
  'archive-chats': { queue: 'chat', payload: publicationRevision, follows: ['publication-closed'] },
  'uphold-chat-report': { queue: 'chat', payload: byReportDecision, follows: ['report-decided'] },
  'erase-messages': { queue: 'chat', payload: byUser, follows: ['user-erased'] },
  'close-company-chats': { queue: 'chat', payload: byCompany, follows: ['company-erased'] },
  'erase-company-titles': { queue: 'chat', payload: byCompany, follows: ['company-erased'] },
} as const satisfies JobTable
