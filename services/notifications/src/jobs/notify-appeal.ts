import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Tells whoever appealed how that was answered, and why. */
export const notifyAppeal = handle('notify-appeal', async ({ payload, deps }) => {
  const { appealGuid, appellantUserGuid, decisionGuid, message, outcome } = await deps.calls.call(
    'getAppealDecision',
    { params: payload },
    { actor: asSystem('somebody is told of their appeal') },
  )
  if (!appellantUserGuid) return
  await notify(deps, {
    userGuid: appellantUserGuid,
    type: 'appeal-decided',
    values: { outcome, reason: message },
    target: { decisionGuid },
    effectKey: `appeal ${appealGuid}`,
  })
})
