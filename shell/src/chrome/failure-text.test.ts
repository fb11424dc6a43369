import { ApiError } from '@sild/api-client'
import { failureText } from '@sild/shell-api/failure'
import { createIntl } from '@formatjs/intl'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }

const intl = createIntl<ReactNode>({ locale: 'en', messages })

it('without a reply of the server is the general sentence', () => {
  expect(failureText(new TypeError('x is undefined'), intl)).toBe('Snackbar error')
})

it('of a call is the message of the server', () => {
  const refused = new ApiError('quota-exceeded', { status: 402, message: 'Limit exceeded' })
  expect(failureText(refused, intl)).toBe('Limit exceeded')
})
