import type { Operation } from '../operation.ts'

export const sendContactForm = {
  name: 'sendContactForm',
  method: 'POST',
  path: '/api/contacts/form',
  service: 'support',
  access: 'guest',
  errors: [],
  status: 201,
} as const satisfies Operation

/** Registering again with the same address changes nothing and is acknowledged alike. */
export const registerForWebinar = {
  name: 'registerForWebinar',
  method: 'POST',
  path: '/api/webinar/{slug}/registration',
  service: 'support',
  access: 'guest',
  errors: [],
  status: 201,
} as const satisfies Operation

/** What a member thinks of Sild. */
export const sendFeedback = {
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/user/feedback',
  service: 'support',
  access: 'member',
  errors: [],
  status: 201,
} as const satisfies Operation

/** Erases what anybody has sent under an address, whose account is gone. */
export const forgetAddress = {
  name: 'forgetAddress',
  method: 'POST',
  path: '/internal/support/addresses/forget',
  service: 'support',
  access: 'system',
  errors: [],
} as const satisfies Operation
