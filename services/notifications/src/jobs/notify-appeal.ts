import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Tells whoever appealed how that was answered, and why. */
export const notifyAppealJob = handle('notify-appeal', async ({ payload, deps }) => {
  const { appealGuid, appellantUserGuid, decisionGuid, kind, message, outcome } = await deps.calls.call(
    'getAppealDecision',
    { params: payload },
    { actor: asSystem('somebody is told of their appeal') },
  )
  // Accounts tells of a suspension by mail: whoever may not sign in sees no bell.
  if (!appellantUserGuid || kind === 'suspended') return
  await notify(deps, {
    userGuid: appellantUserGuid,
    type: 'appeal-decided',
    values: { outcome, reason: message },
    target: { decisionGuid },
    effectKey: `appeal ${appealGuid}`,
  })
})
