import { retagPublications } from '../actions/retag-publications.ts'
import { handle } from '../deps.ts'

export const retagPublicationsJob = handle('retag-publications', ({ deps, payload }) =>
  retagPublications(deps, payload.tagGuid),
)
