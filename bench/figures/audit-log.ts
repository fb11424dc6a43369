/**
 * A page of the audit log among 100 000 entries of 40 colleagues, each row held against its link of the chain: the latest, by each
 * filter, and deep inside. Then the whole chain. Without the two calls to other services that name people.
 */

import { run, sql } from '@sild/service-kit'
import pg from 'pg'
import { followChain } from '../../services/audit/src/actions/follow-chain.ts'
import { createDeps } from '../../services/audit/src/deps.ts'
import { findChainCheck } from '../../services/audit/src/models/chain-check.ts'
import { actionsPage } from '../../services/audit/src/replies/actions-page.ts'
import { linkHash } from '../../services/audit/src/rules/chain.ts'
import { auditService } from '../../services/audit/src/service.ts'
import { openScratchInstallation } from '../measure/scratch-installation.ts'
import { reportValue } from '../measure/report.ts'
import { median, quantile } from '../measure/statistics.ts'

const ENTRIES = Number(process.env['ENTRIES'] ?? 100_000)
const ROUNDS = 60

await using scratch = await openScratchInstallation(auditService)
const { transaction } = scratch.kit.database
// Names come from other services, which are not here.
const deps = { ...createDeps(scratch.kit), calls: { call: async () => ({ users: [], companies: [] }) as never } }

const guid = (kind: number, number: number): string =>
  `0b0e7f0a-0000-4000-8000-${String(kind).padStart(4, '0')}${String(number).padStart(8, '0')}`
const operations = ['claimTicket', 'answerTicket', 'approvePublication', 'rejectPublication', 'giveGift', 'savePage']
const startsAt = Date.UTC(2025, 0, 1)
const entryOf = (position: number) => {
  const about = { ticketGuid: guid(2, position % 50_000), companyGuid: guid(3, position % 5000) }
  return {
    position,
    entryGuid: guid(1, position),
    at: new Date(startsAt + position * 420_000),
    staffGuid: guid(4, position % 40),
    operation: operations[position % operations.length]!,
    about,
    subjects: Object.values(about),
    choices: { isClosing: position % 2 === 0 },
    requestId: guid(5, position),
  }
}
const STEP = 2000
let previous: Buffer | null = null
for (let from = 1; from <= ENTRIES; from += STEP) {
  const entries = Array.from({ length: Math.min(STEP, ENTRIES - from + 1) }, (_, index) => entryOf(from + index))
  const rows = entries.map((entry) => {
    previous = linkHash(deps.chainKey, previous, entry)
    return { ...entry, hash: `\\x${previous.toString('hex')}` }
  })
  await transaction(async (trx) => {
    await run(
      trx,
      sql`insert into staff_actions (position, entry_guid, at, staff_guid, operation, about, subjects, choices, request_id, hash)
          select position, "entryGuid", at, "staffGuid", operation, about,
            array(select jsonb_array_elements_text(subjects)), choices, "requestId", hash::bytea
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (position bigint, "entryGuid" uuid, at timestamptz,
            "staffGuid" uuid, operation text, about jsonb, subjects jsonb, choices jsonb, "requestId" text, hash text)`,
    )
  })
}
// As autovacuum does in time; a service may not wait so long for a statement.
const admin = new pg.Client(scratch.databaseUrl)
await admin.connect()
await admin.query('set statement_timeout = 0')
await admin.query('vacuum analyze staff_actions')
await admin.end()

type Asked = Parameters<typeof actionsPage>[1] & { before?: number }
const page = async ({ before, ...filter }: Asked): Promise<number> => {
  const at = performance.now()
  const { list } = await actionsPage(deps, filter, { before, limit: 50 })
  if (list.length === 0 || list.some(({ isAltered }) => isAltered)) throw new Error(JSON.stringify({ before, filter }))
  return performance.now() - at
}
const asked: Readonly<Record<string, (round: number) => Asked>> = {
  latest: () => ({}),
  'deep inside': (round) => ({ before: 1000 + ((round * 7919) % (ENTRIES - 1000)) }),
  'of a colleague': (round) => ({ staffGuid: guid(4, round % 40) }),
  'of an operation': (round) => ({ operation: operations[round % operations.length] }),
  'about a company': (round) => ({ about: guid(3, round % 5000) }),
  'about a ticket': (round) => ({ about: guid(2, 1 + (round % 5000)) }),
  'of a day': (round) => ({ from: `2025-03-${10 + (round % 20)}`, until: `2025-03-${10 + (round % 20)}` }),
  'of a colleague on old days': (round) => ({ staffGuid: guid(4, round % 40), until: '2025-02-01' }),
}
const all: number[] = []
for (const [name, input] of Object.entries(asked)) {
  for (const round of [0, 1, 2]) await page(input(round))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await page(input(round)))
  all.push(...times)
  reportValue(`audit log: ${name}, p50`, median(times), 'ms')
  reportValue(`audit log: ${name}, p95`, quantile(times, 0.95), 'ms', { atMost: 50 })
}
reportValue('a page of the audit log, p95 of all', quantile(all, 0.95), 'ms', { atMost: 50 })
const at = performance.now()
await followChain(deps, { maxRows: ENTRIES + 1, isFromBeginning: true })
const { brokenAt } = await findChainCheck(scratch.kit.database)
if (brokenAt !== null) throw new Error(`The chain is broken at ${brokenAt}`)
reportValue('the whole chain followed', performance.now() - at, 'ms')
