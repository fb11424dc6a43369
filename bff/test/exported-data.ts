import { unzip } from '@sild/testing/unzip'
import { expect } from 'vitest'
import type { TestBff } from './bff.ts'

/** What is erased with a member and is in no copy of their data, and why. */
export const notExported: Readonly<Record<string, string>> = {
  'accounts.activation_tokens': 'hashes of links that still work',
  'accounts.known_devices': 'hashes of browsers',
  'accounts.mailed_tokens': 'hashes of links that still work',
  'audit.approvals': 'what the staff ask a colleague to approve',
  'billing.billing_actions': 'what the staff did, and why',
  'billing.refunds': 'what the staff did, and why',
  'chat.erased_users': 'written by the erasure',
  'content.flags': 'what the staff said of features',
  'content.page_revisions': 'what editors write for the portal',
  'moderation.audit_entries': 'what the staff did and said',
  'moderation.report_decisions': 'what the staff did and said',
  'publications.authors': 'a copy of the company',
  'publications.tags': 'names of skills, which publications have in the copy',
  'search.card_names': 'a copy of publications',
  'search.cards': 'a copy of publications',
  'search.companies': 'a copy of the company',
  'support.ticket_actions': 'what the staff did',
}

export interface ExportedData {
  /** What each table has, as JSON, by `service.table`. */
  readonly tables: ReadonlyMap<string, string>
  readonly files: readonly string[]
}

/** Asks for the copy as a member does, waits for the workers, and reads it. */
export async function exportedData(bff: TestBff, token: string): Promise<ExportedData> {
  expect((await bff.call('requestDataExport', { token })).statusCode).toBe(200)
  const state = async () => (await bff.call('getDataExport', { token })).json().result
  await expect.poll(async () => (await state()).state, { timeout: 60_000, interval: 500 }).toBe('ready')
  const { link } = await state()
  const { rawPayload } = await bff.call('downloadDataExport', { token, query: { link } })
  const entries = unzip(rawPayload).map(({ bytes, name }) => ({ name, text: bytes.toString() }))
  const tables = entries.flatMap(({ name, text }): [string, string][] => {
    const [, service, table] = /^(\w+)\/([\w-]+)\.json$/.exec(name) ?? []
    return service && table ? [[`${service}.${table.replaceAll('-', '_')}`, text]] : []
  })
  const isFile = ({ name }: { name: string }) => /^files\/[\da-f]{8}-/.test(name)
  return { tables: new Map(tables), files: entries.filter(isFile).map(({ text }) => text) }
}
