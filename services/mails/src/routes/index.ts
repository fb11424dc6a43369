import { handOverMailRoute } from './hand-over-mail.ts'

export const routes = [
  // other services
  handOverMailRoute,
]
