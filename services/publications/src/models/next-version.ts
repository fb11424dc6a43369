import { expression } from '@sild/service-kit'

/** The `version` of a changed row. */
export const nextVersion = expression`version + 1`
