import { serve } from '../deps.ts'
import { ranking } from '../models/ranking.ts'

export const getRanking = serve('getRanking', () => Promise.resolve(ranking))
