import { run, sql } from '@sild/service-kit'
import pg from 'pg'
import { inboxPage } from '../../services/support/src/replies/inbox-page.ts'
import { supportService } from '../../services/support/src/service.ts'
import { openScratchInstallation } from '../measure/scratch-installation.ts'
import { reportValue } from '../measure/report.ts'
import { median, quantile } from '../measure/statistics.ts'

/**
 * Measures a page of the support inbox among 100 000 tickets (3 000 of them open) with 300 000 messages: each view, a
 * tag, and searches by number, by a rare and by a common word. Without the two calls to other services for names.
 */
const TICKETS = Number(process.env['TICKETS'] ?? 100_000)
const ROUNDS = 60
const staff = '0b0e7f0a-0000-4000-8000-000000000001'

await using scratch = await openScratchInstallation(supportService)
const { kit } = scratch
const { transaction } = kit.database

const STEP = 2000
for (let from = 1; from <= TICKETS; from += STEP)
  await transaction(async (trx) => {
    // Tickets of a year and a half. The latest wait; most of the others are closed.
    await run(
      trx,
      sql`insert into tickets (title, state, source, locale, user_guid, tags, due_at, claimed_by_user_guid, claimed_until, created_at, updated_at)
          select 'Question about ' || (array['an invoice', 'a payment', 'a project', 'a chat', 'an address'])[1 + n % 5] || ' word' || n,
            case when n % 33 = 0 then 'open' when n % 20 = 0 then 'messaged' when n % 3 = 0 then 'rated' else 'closed' end,
            'member', 'en', uuidv7(),
            case when n % 10 = 0 then array['invoice'] when n % 7 = 0 then array['card', 'bank'] else '{}' end,
            case when n % 33 = 0 then now() - make_interval(mins => n % 3000) + interval '1 day' end,
            case when n % 990 = 0 then ${staff}::uuid end,
            case when n % 990 = 0 then now() + interval '1 hour' end,
            now() - make_interval(mins => (${TICKETS} - n) * 8), now() - make_interval(mins => (${TICKETS} - n) * 8)
          from generate_series(${from}::int, ${Math.min(TICKETS, from + STEP - 1)}::int) n`,
    )
  })
for (let from = 1001; from < 1001 + TICKETS; from += STEP)
  for (const part of [0, 1, 2])
    await transaction(async (trx) => {
      await run(
        trx,
        sql`insert into ticket_messages (ticket_guid, kind, message, sent_at)
            select ticket_guid, (array['question', 'answer', 'note'])[${part + 1}::int],
              'Hello, our invoice of the month is not where we looked, case' || number || '. Please help us to find it, it is needed by our accountant today.',
              created_at + make_interval(mins => ${part * 30}::int)
            from tickets where number >= ${from}::int and number < ${from + STEP}::int`,
      )
    })
// As autovacuum does in time; a service may not wait so long for a statement.
const admin = new pg.Client(scratch.databaseUrl)
await admin.connect()
await admin.query('set statement_timeout = 0')
for (const table of ['tickets', 'ticket_messages']) await admin.query(`vacuum analyze ${table}`)
await admin.end()

// Names come from other services, which are not here.
const deps = { ...kit, calls: { call: async () => ({ users: [], companies: [] }) as never } }
const page = async (asked: Partial<Parameters<typeof inboxPage>[2]>): Promise<number> => {
  const at = performance.now()
  const { list } = await inboxPage(deps, staff, { view: 'waiting', limit: 50, offset: 0, ...asked }, null)
  if (list.length === 0) throw new Error(`Nothing is found for ${JSON.stringify(asked)}`)
  return performance.now() - at
}
const asked = {
  waiting: () => ({}),
  'waiting, its last page': () => ({ offset: 1000 }),
  mine: () => ({ view: 'mine' as const }),
  answered: () => ({ view: 'answered' as const }),
  closed: () => ({ view: 'closed' as const }),
  'closed with a tag': () => ({ view: 'closed' as const, tag: 'card' }),
  'search by number': (round: number) => ({ query: `#${1001 + ((round * 7919) % TICKETS)}` }),
  'search by a rare word': (round: number) => ({ query: `case${1001 + ((round * 7919) % TICKETS)}` }),
  'search by a word of every message': () => ({ query: 'invoice' }),
}
const all: number[] = []
for (const [name, input] of Object.entries(asked)) {
  for (const round of [0, 1, 2]) await page(input(round))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await page(input(round)))
  all.push(...times)
  reportValue(`inbox: ${name}, p50`, median(times), 'ms')
  reportValue(`inbox: ${name}, p95`, quantile(times, 0.95), 'ms', { atMost: 50 })
}
reportValue('a page of the inbox, p95 of all', quantile(all, 0.95), 'ms', { atMost: 50 })
