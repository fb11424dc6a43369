import { expression } from '@sild/service-kit'

/** How long an approved publication stays before it is archived automatically. Each approval restarts the time. */
export const lifetimeDays = 60
/** What `expires_at` becomes when it begins again. */
export const endOfLifetime = () => expression`now() + make_interval(days => ${lifetimeDays})`
