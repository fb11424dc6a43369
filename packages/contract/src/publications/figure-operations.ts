import { operation } from '../operation.ts'

/** How much was published. */
export const getPublicationFigures = operation('GET', '/api/backoffice/figures/publications', {
  access: 'admin',
  isRead: true,
})
/** How many projects got enough responses in time, of those whose time is over. */
export const getLiquidityFigures = operation('GET', '/api/backoffice/figures/liquidity', {
  access: 'admin',
  isRead: true,
})
