import * as z from 'zod/mini'
import { keysOf } from '../keys.ts'
import { personalData } from '../personal-data.ts'
import { acknowledged, downloadedFile, guid, instant, programLine, token } from '../primitives.ts'
import { fileKeyPattern } from './key.ts'
import { fileKindNames, filePlaces } from './kinds.ts'

export const fileKey = z.string().check(z.regex(fileKeyPattern))
const kind = z.enum(fileKindNames)
const place = z.enum(keysOf(filePlaces))

const owner = { userGuid: guid, companyGuid: z.nullable(guid) }

/** All files that one thing shows from now on. A revision that is older than the last one changes nothing. */
export const showing = z.strictObject({
  shownIn: z.enum(['company', 'company-case', 'publication', 'chat-message', 'ticket-message', 'page']),
  subjectGuid: guid,
  revision: z.int(),
  ...owner,
  keys: z.array(fileKey).check(z.maxLength(200)),
})
export type Showing = z.infer<typeof showing>

export const dataExportStates = ['none', 'making', 'ready', 'expired', 'failed'] as const
const dataExport = z.strictObject({
  state: z.enum(dataExportStates),
  requestedAt: z.nullable(instant),
  /** For a ready export: its expiry, its size, and the token of its download. */
  expiresAt: z.nullable(instant),
  bytes: z.nullable(z.int()),
  link: z.nullable(z.string()),
  /** Earliest time of the next request; null while an export is running, and if a request is possible now. */
  mayAskAt: z.nullable(instant),
})

export const filesSchemas = {
  registerFile: {
    body: z.strictObject({
      key: fileKey,
      ...owner,
      kind,
      name: programLine(100),
      bytes: z.int(),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    reply: acknowledged,
  },
  reserveFiles: {
    body: z.strictObject({
      ...owner,
      files: z.array(z.strictObject({ key: fileKey, place })).check(z.maxLength(50)),
    }),
    /** Of those that may not be shown there, why. */
    reply: z.strictObject({
      refused: z.array(z.strictObject({ key: z.string(), code: z.enum(['file-not-found', 'file-type']) })),
    }),
  },
  getFileName: { query: z.strictObject({ key: fileKey }), reply: z.strictObject({ name: z.nullable(z.string()) }) },
  exportFilesData: personalData,
  getDataExport: { reply: dataExport },
  requestDataExport: { reply: dataExport },
  downloadDataExport: {
    query: z.strictObject({ link: token(200) }),
    reply: downloadedFile,
  },
} as const
