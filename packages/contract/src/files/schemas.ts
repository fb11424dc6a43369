import * as z from 'zod/mini'
import { fileUrl, guid } from '../primitives.ts'

/** Addresses of a user's files, without the names that documents carry behind a question mark. */
export const filesOfUser = z.strictObject({ userGuid: guid, files: z.array(fileUrl).check(z.maxLength(500)) })

/** Of them, those that something of him in the service still shows. */
const shown = { body: filesOfUser, reply: z.strictObject({ files: z.array(z.string()) }) }

export const filesSchemas = { findFilesInPublications: shown, findFilesInChats: shown } as const
