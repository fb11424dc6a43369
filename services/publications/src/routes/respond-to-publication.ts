import { AppError } from '@sild/service-kit'
import { dropReservation } from '../actions/drop-reservation.ts'
import { ensureAuthor } from '../actions/ensure-author.ts'
import { reserveResponse } from '../actions/reserve-response.ts'
import { writeResponse } from '../actions/write-response.ts'
import { serve } from '../deps.ts'
import { responseReply } from '../replies/response-json.ts'

const refusals = new Set(['publication-not-found', 'publication-not-live', 'response-exists'])

export const respondToPublicationRoute = serve(
  'respondToPublication',
  async ({ actor, body, deps, params, transaction }) => {
    const { companyGuid } = actor
    const target = { ...params, companyGuid }
    await ensureAuthor(deps, companyGuid)
    const responseGuid = await reserveResponse(deps, actor, target)
    try {
      return await transaction(async (trx) => {
        await writeResponse(trx, deps, { target, responseGuid, actor, message: body.message })
        return responseReply(trx, responseGuid, companyGuid)
      })
    } catch (error) {
      // After any other failure the response may still be written by another call; the sweep settles what is left.
      if (error instanceof AppError && refusals.has(error.code)) await dropReservation(deps, responseGuid)
      throw error
    }
  },
)
