import { paths } from '@sild/paths'
import { asSystem } from '@sild/service-kit'
import { endSuspension } from '../actions/end-suspension.ts'
import { handle } from '../deps.ts'
import { openSuspension, Suspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { writeSuspensionToken } from '../rules/suspension-token.ts'
import { mailLink } from './mail-link.ts'

const actor = asSystem('an appeal was answered')

/** Applies the decision about an appeal against a suspension, and mails the user why. Idempotent. */
export const answerSuspensionAppealJob = handle('answer-suspension-appeal', async ({ deps, payload }) => {
  const answer = await deps.calls.call('getAppealDecision', { params: payload }, { actor })
  const { decidedByUserGuid, decisionGuid: suspensionGuid, kind, message, outcome } = answer
  if (kind !== 'suspended') return
  const isOverturned = outcome === 'turned'
  const user = await deps.database.transaction(async (trx) => {
    const suspension = await Suspension.query(trx).findById(suspensionGuid)
    const found = suspension && (await User.query(trx).findById(suspension.userGuid).whereNull('deletedAt').forUpdate())
    if (!found) return null
    const open = await openSuspension(trx, found.userGuid)
    const holds = open?.suspensionGuid === suspensionGuid
    if (isOverturned && holds) {
      const requestId = `appeal ${payload.appealGuid}`
      await endSuspension(trx, deps, { suspension, restoredByGuid: decidedByUserGuid, note: message, requestId })
    }
    // If the suspension was withdrawn or decided again since, another mail has reported that.
    return holds || (isOverturned && !open) ? found : null
  })
  if (!user) return
  await mailLink(deps, user, {
    message: isOverturned ? 'suspensionTurned' : 'suspensionConfirmed',
    said: [message],
    path: isOverturned ? paths.signIn() : paths.suspension(writeSuspensionToken(deps.links, suspensionGuid)),
    effectKey: `suspension appeal ${payload.appealGuid}`,
  })
})
