import { expect, it } from 'vitest'
import { messages } from './messages.ts'

/** Words of the specification, to the letter. */
it.each([
  ['field.invalid', 'The field is filled incorrectly'],
  ['field.required', 'This field is required'],
  ['field.choice-required', 'Required field'],
  ['field.email', 'Please enter a valid email address'],
  ['field.passwords-mismatch', 'Passwords do not match'],
  ['field.same-email', 'Email must not match the current one'],
  ['field.same-values', 'Please enter different values'],
  ['field.password-wrong', 'You entered the wrong password'],
  ['field.no-spaces', 'Field must not contain spaces'],
  ['field.name-exists', 'This name already exists'],
  ['field.price-positive', 'Price must be positive'],
  ['field.price-max', 'Price must be less 10000000'],
  ['field.upper-below-lower', 'The upper limit cannot be less than the lower limit'],
  ['field.tags-required', 'must select at least one tag from the list or add your own'],
  ['field.query-empty', 'Empty query'],
  ['error.internal', "We're experiencing an internal server problem."],
  ['error.sign-in-required', 'You need to be logged in to perform this action'],
  ['error.company-required', 'specify your company to see the section'],
  ['error.token-invalid', 'Wrong code, please try again'],
  ['error.quota-exceeded', 'Limit exceeded'],
  ['error.chat-not-found', 'Chat not found or deleted'],
  ['error.not-found', 'Nothing found'],
  ['error.file-type-refused', 'Cannot upload given file. Please try {types} format'],
  ['error.file-too-large', 'Cannot upload given file: exceeds the size limits'],
] as const)('%s says "%s"', (id, text) => {
  expect(messages.en[id]).toBe(text)
})
