import { type FieldErrorCode, fieldErrorCodes } from '@sild/contract/field-codes'
import { expect, it } from 'vitest'
import { filesOf } from './sources.ts'

/** Messages that no page can bring about: its fields do not let that be typed or chosen. Only a call made by hand reads them. */
const onlyForCalls: Partial<Record<FieldErrorCode, string>> = {
  'tags-count': 'the field of tags takes no more than ten',
  'items-min': 'lists of choices start from what is allowed',
  'items-max': 'lists of choices end with what is allowed',
  'value-min': 'numbers of pages and positions are chosen by links',
  'value-max': 'numbers of pages and positions are chosen by links',
  'file-not-found': 'pages name what their own upload returned',
  'file-type': 'pages send no file to where its kind does not stand',
  'country-not-sold': 'the select offers only countries that are sold to',
  'unknown-property': 'forms send what the contract knows',
}

it('every message of a field has a page and a field that show it, in its field-message-mocks.ts', async () => {
  const mocks = await Promise.all(
    filesOf('mf-*/src/field-message-mocks.ts', 'packages/dialogs/test/field-message-mocks.ts').map(
      // Read here, a list of another program; its own says what all is in it.
      (path) => import(`../../${path}`) as Promise<{ fieldMessages: readonly { code: FieldErrorCode }[] }>,
    ),
  )
  const shown = mocks.flatMap(({ fieldMessages }) => fieldMessages.map(({ code }) => code))
  const addressed = new Set<string>([...shown, ...Object.keys(onlyForCalls)])
  expect(fieldErrorCodes.filter((code) => !addressed.has(code))).toEqual([])
  expect(shown.filter((code) => code in onlyForCalls)).toEqual([])
})
