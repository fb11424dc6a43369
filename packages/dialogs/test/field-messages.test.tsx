import { locales } from '@sild/contract/enums'
import { showFieldMessage } from '@sild/testing/field-message'
import { expect, it } from 'vitest'
import { fieldMessages } from './field-message-mocks.ts'
import { remote } from './remote.tsx'

const everywhere = fieldMessages.flatMap((row) => locales.map((locale) => ({ ...row, locale })))

it.each(everywhere)('$path says $code beside $field and in the summary, in $locale', async ({ locale, ...row }) => {
  const { expected, description, isInvalid, summary, isSummaryFocused } = await showFieldMessage(remote, row, locale)
  expect(description).toContain(expected)
  expect(summary).toContain(expected)
  expect([isInvalid, isSummaryFocused]).toEqual([true, true])
})
