import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies the appellant of the outcome and the reason. */
export const notifyAppealJob = handle('notify-appeal', async ({ payload, deps }) => {
  const { appealGuid, appellantUserGuid, decisionGuid, kind, message, outcome } = await deps.calls.call(
    'getAppealDecision',
    { params: payload },
    { actor: asSystem('the author of an appeal is notified') },
  )
  // A suspended user cannot sign in to see notifications, so accounts sends a mail instead.
  if (!appellantUserGuid || kind === 'suspended') return
  await notify(deps, {
    userGuid: appellantUserGuid,
    type: 'appeal-decided',
    values: { outcome, reason: message },
    target: { decisionGuid },
    effectKey: `appeal ${appealGuid}`,
  })
})
