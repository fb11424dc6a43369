import { notification } from './schemas.ts'

export const live = { notification } as const
