import { operation } from '../operation.ts'

/** How much was published. */
export const getPublicationFigures = operation('GET', '/api/backoffice/figures/publications', {
  access: 'admin',
  isRead: true,
})
/** Number of projects that got enough responses in time, among those with an elapsed period. */
export const getLiquidityFigures = operation('GET', '/api/backoffice/figures/liquidity', {
  access: 'admin',
  isRead: true,
})
