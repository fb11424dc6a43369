import { findReader } from '../actions/find-reader.ts'
import { handle } from '../deps.ts'

export const sendAddressCheckJob = handle('send-address-check', async ({ deps, jobId, payload: { userGuid } }) => {
  const { mailer, publicUrl } = deps
  const reader = await findReader(deps, userGuid)
  if (!reader) return
  // Loading the renderer takes 250 ms, and only the worker renders.
  const { writeAddressCheck } = await import('../mails/write-address-check.ts')
  const { email: to, locale } = reader
  const letter = await writeAddressCheck(locale, publicUrl)
  await mailer.send({ kind: 'service', effectKey: `address check ${jobId}`, to, userGuid, locale, ...letter })
})
