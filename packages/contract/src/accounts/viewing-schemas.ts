import * as z from 'zod/mini'
import { guid, instant } from '../primitives.ts'
import { user } from './schemas.ts'

/** Grounds of an impersonation, which the member reads. */
export const viewingGrounds = ['ticket', 'payment', 'fault', 'abuse'] as const
export type ViewingGround = (typeof viewingGrounds)[number]

const ofViewing = z.strictObject({ viewingGuid: guid })
export const openViewingBody = z.strictObject({ ground: z.enum(viewingGrounds) })

const shownViewing = z.strictObject({
  viewingGuid: guid,
  ground: z.enum(viewingGrounds),
  begunAt: instant,
  /** When it ended; for one that goes on, when it will end by itself. */
  endsAt: instant,
  isOpen: z.boolean(),
})

export const viewingSchemas = {
  openViewing: {
    params: z.strictObject({ userGuid: guid }),
    body: openViewingBody,
    reply: z.strictObject({ viewingGuid: guid, endsAt: instant }),
  },
  endViewing: { params: ofViewing, reply: z.strictObject({ viewingGuid: guid, userGuid: guid }) },
  listViewings: { reply: z.strictObject({ list: z.array(shownViewing) }) },
  getViewing: {
    params: ofViewing,
    reply: z.strictObject({ user, viewedByGuid: guid, sessionGuid: guid, endsAt: instant }),
  },
} as const
