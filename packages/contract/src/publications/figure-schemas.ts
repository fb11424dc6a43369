import * as z from 'zod/mini'
import { figuresIn, figuresQuery } from '../figures.ts'

/** A project that got so many responses within so many hours has found a market. */
export const liquidity = { responses: 3, hours: 72 } as const

export const figureSchemas = {
  getPublicationFigures: {
    query: figuresQuery,
    reply: figuresIn({ projectsCount: z.int(), servicesCount: z.int(), expertsCount: z.int() }),
  },
  getLiquidityFigures: {
    query: figuresQuery,
    reply: figuresIn({ projectsCount: z.int(), answeredCount: z.int() }),
  },
} as const
