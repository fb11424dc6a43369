import { operation } from '../operation.ts'

/** How many people signed up, and how many of them confirmed their address. */
export const getSignUpFigures = operation('GET', '/api/backoffice/figures/sign-ups', {
  access: 'admin',
  isRead: true,
})
/** How many users who signed up in a week came in each of the weeks after. */
export const getRetentionFigures = operation('GET', '/api/backoffice/figures/retention', {
  access: 'admin',
  isRead: true,
})
