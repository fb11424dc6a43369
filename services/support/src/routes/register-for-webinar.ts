import { AppError } from '@sild/service-kit'
import { registerForWebinar } from '../actions/register-for-webinar.ts'
import { serve } from '../deps.ts'

export const registerForWebinarRoute = serve(
  'registerForWebinar',
  async ({ actor, body, deps, params, transaction }) => {
    const { categorySlug, slug } = await deps.calls.call('getPage', { params }, { actor })
    if (categorySlug !== 'webinar') throw new AppError('page-not-found')
    return transaction(async (trx) => {
      await registerForWebinar(trx, deps, actor, { body, params: { slug } })
      return { acknowledged: true as const }
    })
  },
)
