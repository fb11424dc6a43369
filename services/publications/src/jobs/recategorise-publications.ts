import { recategorisePublications } from '../actions/recategorise-publications.ts'
import { handle } from '../deps.ts'

export const recategorisePublicationsJob = handle('recategorise-publications', ({ deps }) =>
  recategorisePublications(deps),
)
