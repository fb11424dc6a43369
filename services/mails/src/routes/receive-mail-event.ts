import { AppError } from '@sild/service-kit'
import { takeMailEvent } from '../actions/take-mail-event.ts'
import { serve } from '../deps.ts'
import { SignatureError } from '../providers/provider.ts'

export const receiveMailEventRoute = serve('receiveMailEvent', async ({ deps, params, raw }) => {
  const { clock, provider } = deps
  if (provider?.name !== params.provider) throw new AppError('signature-refused')
  try {
    await takeMailEvent(deps, provider.readEvent(raw.bytes, clock.now()))
    return { acknowledged: true as const }
  } catch (error) {
    throw error instanceof SignatureError ? new AppError('signature-refused', { cause: error }) : error
  }
})
