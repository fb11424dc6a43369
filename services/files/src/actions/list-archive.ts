import type { Locale } from '@sild/contract'
import { type OperationName, operations } from '@sild/contract/operations'
import type { ParsedInput } from '@sild/contract/schemas'
import { serviceNames } from '@sild/contract/services'
import { asSystem, expression } from '@sild/service-kit'
import type { makeZip } from 'client-zip'
import { stringify } from 'csv-stringify/sync'
import type { FilesDeps } from '../deps.ts'
import { fileMessages } from '../messages/index.ts'
import { StoredFile } from '../models/stored-file.ts'

type Row = Record<string, unknown>
type ExportInput = ParsedInput<'exportFilesData'>['body']
export type ArchiveOwner = Pick<ExportInput, 'userGuid' | 'email' | 'companyGuids'>
type Entry = Parameters<typeof makeZip>[0] extends Iterable<infer E> | AsyncIterable<infer E> ? E : never

/** The export operations of all services. A service without personal data has none. */
const shares = serviceNames.flatMap((service) => {
  const name = `export${service[0]?.toUpperCase()}${service.slice(1)}Data`
  // All of them have this operation's input and reply.
  return Object.hasOwn(operations, name) ? [{ service, operation: name as OperationName & 'exportFilesData' }] : []
})
const filesAtOnce = 100

/** What goes into the copy, one after another: of each service its tables, then the files. A page of rows is in memory at a time. */
export async function* listArchive(deps: FilesDeps, owner: ArchiveOwner, locale: Locale): AsyncGenerator<Entry> {
  const lastModified = deps.clock.now()
  yield { name: 'README.txt', input: fileMessages[locale].readme.join('\n\n'), lastModified }
  for (const { operation, service } of shares) {
    const ask = (table: string | null, after: string | null) =>
      deps.calls.call(
        operation,
        { body: { ...owner, table, after } },
        { actor: asSystem('they asked for all that we know of them') },
      )
    for (const table of (await ask(null, null)).tables) {
      const first = await ask(table, null)
      if (first.rows.length === 0) continue
      const pages = async function* () {
        let page = first
        yield page.rows
        while (page.next !== null) yield (page = await ask(table, page.next)).rows
      }
      const name = `${service}/${table.replaceAll('_', '-')}`
      yield { name: `${name}.json`, input: jsonOf(pages()), lastModified }
      yield { name: `${name}.csv`, input: csvOf(pages()), lastModified }
    }
  }
  yield* files(deps, owner)
}

async function* jsonOf(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let between = '[\n'
  for await (const rows of pages) {
    yield between + rows.map((row) => JSON.stringify(row)).join(',\n')
    between = ',\n'
  }
  yield '\n]\n'
}

/** With a mark, so that spreadsheets read UTF-8. What begins like a formula is none. */
async function* csvOf(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let isFirst = true
  for await (const rows of pages) {
    const columns = Object.keys(rows[0] ?? {})
    yield stringify(rows, { bom: isFirst, header: isFirst, columns, escape_formulas: true, cast: { boolean: String } })
    isFirst = false
  }
}

/** As their owner called them, behind the guid by which `files/files.json` names them. */
async function* files(
  { database, storage }: FilesDeps,
  { companyGuids, userGuid }: ArchiveOwner,
): AsyncGenerator<Entry> {
  let last: string | undefined
  let page: StoredFile[]
  do {
    const query = StoredFile.query(database.knex)
      .whereNull('removedAt')
      .where(expression`(owner_user_guid = ${userGuid} or owner_company_guid = any(${[...companyGuids]}))`)
      .orderBy('fileGuid')
      .limit(filesAtOnce)
    page = await (last ? query.where('fileGuid', '>', last) : query)
    for (const { createdAt, fileGuid, key, name } of page) {
      const found = await storage.open(key)
      const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')
      if (found) yield { name: `files/${fileGuid}-${plain}`, input: found.content, lastModified: createdAt }
    }
    last = page.at(-1)?.fileGuid
  } while (page.length === filesAtOnce)
}
