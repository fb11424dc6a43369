import { serve } from '../deps.ts'
import { ranking } from '../models/ranking.ts'

export const getRankingRoute = serve('getRanking', () => Promise.resolve(ranking))
