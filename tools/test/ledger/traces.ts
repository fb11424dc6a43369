import { jobs } from '@sild/contract/jobs'
import { serviceNames } from '@sild/contract/services'
import type { Queues } from '@sild/service-kit/jobs/queues'
import type pg from 'pg'

import type { Deal } from './deal.ts'

/** What one deal leaves in the database: so many rows that bear its mark. */
const tracesOf = ({ messages }: Deal) => [
  { of: 'accounts.users', in: 'email', rows: 2 },
  { of: 'companies.companies', in: 'name', rows: 2 },
  { of: 'publications.tags', in: 'label', rows: 1 },
  { of: 'publications.publications', in: 'name', rows: 1 },
  { of: 'moderation.moderation_cases', in: 'name', rows: 1 },
  { of: `moderation.moderation_cases join moderation.audit_entries using (case_guid)`, in: 'name', rows: 4 },
  { of: 'publications.responses', in: 'message', rows: 1 },
  { of: 'billing.quota_uses join companies.companies using (company_guid)', in: 'name', rows: 1 },
  { of: 'chat.chat_messages', in: 'message', rows: messages.length },
  // The approval, the response, and the last message, which is unread.
  { of: 'notifications.notifications', in: 'values', rows: 3 },
]

/** What is there more or less often than it was done. */
export async function findTraces(client: pg.Client, deals: readonly Deal[]) {
  const lost: string[] = []
  const doubled: string[] = []
  for (const deal of deals) {
    for (const trace of tracesOf(deal)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${trace.of} where ${trace.in}::text like '%' || $1 || '%'`,
        [deal.mark],
      )
      const { count } = rows[0]!
      const difference = `${deal.mark}: ${count} of ${trace.rows} in ${trace.of}`
      if (count < trace.rows) lost.push(difference)
      if (count > trace.rows) doubled.push(difference)
    }
  }
  return { lost, doubled }
}

const queueNames = [...new Set(Object.values(jobs).map(({ queue }) => queue))]

/** Work that waits, and work that failed for good. Work that is scheduled for later minutes does not count. */
export async function countWork(client: pg.Client, queues: Queues): Promise<{ waiting: number; failed: number }> {
  const outboxes = serviceNames
    .map((service) => `select 1 from ${service}.outbox where run_at is null or run_at < now() + interval '1 minute'`)
    .join(' union all ')
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from (${outboxes}) as rows`)
  const states = ['waiting', 'active', 'delayed', 'prioritized', 'failed'] as const
  const counts = await Promise.all(queueNames.map((name) => queues.queue(name).getJobCounts(...states)))
  const sumOf = (state: string): number => counts.reduce((sum, count) => sum + (count[state] ?? 0), 0)
  const unfinished = states.filter((state) => state !== 'failed').map(sumOf)
  return { waiting: unfinished.reduce((sum, count) => sum + count, rows[0]!.count), failed: sumOf('failed') }
}
