import { pipeline, Readable } from 'node:stream'
import type { AuditFilter } from '@sild/contract/audit/schemas'
import type { Locale } from '@sild/contract/enums'
import { spreadsheetOptions, sql } from '@sild/service-kit'
import { stringify } from 'csv-stringify'
import type { AuditDeps } from '../deps.ts'
import type { ChainedAction } from '../rules/chain.ts'
import { guidsOf } from './actions-page.ts'
import { columns } from '../models/chained-action.ts'
import { filteredBy } from '../models/filtered-by.ts'
import { namesOf } from './names-of.ts'

const BATCH = 1000
type Deps = Pick<AuditDeps, 'calls' | 'database'>
const headings: Record<Locale, readonly string[]> = {
  en: ['No.', 'Time', 'Who', 'Operation', 'About', 'Choices', 'Request', 'Hash'],
  et: ['Nr', 'Aeg', 'Kes', 'Toiming', 'Millega seotud', 'Valikud', 'Päring', 'Räsi'],
  fr: ['N°', 'Heure', 'Qui', 'Opération', 'Concerne', 'Choix', 'Requête', 'Empreinte'],
}

/** Streams all rows of a filter as CSV, the oldest first. */
export function actionsCsv(deps: Deps, filter: AuditFilter | null, locale: Locale): Readable {
  const file = stringify(spreadsheetOptions(locale))
  // `pipeline` passes an error on to the file, which aborts the response; `compose` would end the process.
  return pipeline(Readable.from(linesOf(deps, filter, locale)), file, () => undefined)
}

async function* linesOf(deps: Deps, filter: AuditFilter | null, locale: Locale): AsyncGenerator<readonly string[]> {
  yield headings[locale]
  let after = 0
  while (filter) {
    const rows = await deps.database.query<ChainedAction>(
      sql`select ${columns} from staff_actions where ${filteredBy(filter)} and position > ${after}
          order by position limit ${BATCH}`,
    )
    const names = await namesOf(deps, guidsOf(rows))
    for (const row of rows) yield lineOf(row, names)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.position
  }
}

const lineOf = (row: ChainedAction, names: ReadonlyMap<string, string>): string[] => [
  String(row.position),
  row.at.toISOString(),
  names.get(row.staffGuid) ?? row.staffGuid,
  row.operation,
  pairs(row.about),
  pairs(row.choices),
  row.requestId,
  row.hash.toString('hex'),
]

const pairs = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
