import { lifetimeDays } from '@sild/contract/publications/lifetime'
import { expression } from '@sild/service-kit'

/** `expires_at` of a publication that is approved or kept now. */
export const endOfLifetime = () => expression`now() + make_interval(days => ${lifetimeDays})`
