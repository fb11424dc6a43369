import * as z from 'zod/mini'
import { parseJson, toJsonBytes } from './json.ts'
import type { RegistryStorage, WritableRegistryStorage } from './storage.ts'

/** Problems of an app in development: `work/<app>.json`, for its open pages. In the channel `dev` only. */
const notes = z.strictObject({ build: z.optional(z.string()), types: z.optional(z.string()) })
export type WorkNotes = z.infer<typeof notes>

const notesPath = (app: string): string => `work/${app}.json`
const parsed = (bytes: Buffer | null): WorkNotes => notes.safeParse(bytes && parseJson(bytes)).data ?? {}

export const readWorkNotes = async (storage: RegistryStorage, app: string): Promise<WorkNotes> =>
  parsed(await storage.read(notesPath(app)))

/** Null: nothing is wrong any more. */
export const noteWork = (
  storage: WritableRegistryStorage,
  app: string,
  kind: keyof WorkNotes,
  text: string | null,
): Promise<void> =>
  storage.update(notesPath(app), (current) => {
    const { [kind]: before, ...others } = parsed(current)
    return (before ?? null) === text ? null : toJsonBytes({ ...others, ...(text !== null && { [kind]: text }) })
  })
