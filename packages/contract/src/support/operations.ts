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
