import * as z from 'zod/mini'
import { guid } from '../primitives.ts'

export const live = { 'publication-changed': z.strictObject({ publicationGuid: guid }) } as const
