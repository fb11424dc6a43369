import { fieldId } from '@sild/ui'

export const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus()
