import { serve } from '../deps.ts'

export const explainResultRoute = serve('explainResult', async ({ body, deps, locale }) => ({
  explanation: await deps.engine.explain(body, locale),
}))
