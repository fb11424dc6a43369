import { errorKinds } from '@sild/contract/errors'
import { fieldErrorCodes } from '@sild/contract/field-codes'

const values = { type: 'object', additionalProperties: { type: ['string', 'number'] } }
const fieldError = {
  type: 'object',
  properties: { code: { type: 'string', enum: [...fieldErrorCodes] }, message: { type: 'string' }, values },
  required: ['code', 'message'],
  additionalProperties: false,
}

/** The body of every answer that is not a success. */
export const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', enum: Object.keys(errorKinds) },
        message: { type: 'string', description: 'A sentence in the language of `x-language`' },
        requestId: { type: 'string' },
        fields: {
          type: 'object',
          description: 'What is wrong, by dotted path of the input',
          additionalProperties: fieldError,
        },
        values,
        problems: {
          type: 'array',
          description: 'What is wrong with a release, line by line',
          items: { type: 'string' },
        },
      },
      required: ['code', 'message', 'requestId'],
      additionalProperties: false,
    },
  },
  required: ['error'],
  additionalProperties: false,
}
