import { serve } from '../deps.ts'
import { signUpFigures } from '../replies/sign-up-figures.ts'

export const getSignUpFiguresRoute = serve('getSignUpFigures', ({ deps, query }) =>
  signUpFigures(deps.database, query.range),
)
